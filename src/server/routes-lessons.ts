/** Lessons for eyes over HTTP: pictures of folders that were named at the start, and of no others, and their labels. */
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { isPictureName, labelsSchema, picturesIn, readLessons, writeLabels } from '../eyes/taught/lessons.ts'
import { answerJson } from './answers.ts'
import type { LessonFolder, LessonPicture, LessonPictures } from './api-lessons.ts'
import { badRequest, ServerFault } from './faults.ts'
import { readBody, textOf } from './read.ts'

const LARGEST_PICTURE = 20_000_000
const LONGEST_FILE = 200

/** Folders by the last part of their path; a second one of the same name gets a number. */
export function lessonRoutes(paths: readonly string[]): Hono {
  const folders = new Map<string, string>()
  for (const path of paths) {
    const name = basename(path) || 'lessons'
    folders.set(folders.has(name) ? `${name}-${folders.size + 1}` : name, path)
  }
  const app = new Hono()

  app.get('/lessons', async (c) =>
    answerJson(
      c,
      await Promise.all(
        [...folders].map(async ([name, path]): Promise<LessonFolder> => {
          const { files: _, ...told } = await describe(name, path)
          return told
        }),
      ),
    ),
  )

  app.get('/lessons/:folder', async (c) => {
    const { name, path } = folderOf(c)
    return answerJson(c, await describe(name, path))
  })

  app.get('/lessons/:folder/pictures/:file', async (c) => {
    const { path } = folderOf(c)
    return new Response(await readPicture(path, c.req.param('file')), {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; sandbox`,
      },
    })
  })

  app.post('/lessons/:folder/label', async (c) => {
    const { path } = folderOf(c)
    const body = await readBody(c, ['file', 'labels'])
    const file = textOf(body, 'file', LONGEST_FILE) ?? ''
    const labels = labelsSchema.safeParse(body['labels'])
    if (!labels.success) throw badRequest(`labels cannot be read: ${z.prettifyError(labels.error).slice(0, 300)}`)
    if (!isPictureName(file) || !(await picturesIn(path)).includes(file)) throw noPicture()
    await writeLabels(path, file, labels.data)
    const told: LessonPicture = { file, labels: labels.data }
    return answerJson(c, told)
  })

  function folderOf(c: Context) {
    const name = c.req.param('folder') ?? ''
    const path = folders.get(name)
    if (path !== undefined) return { name, path }
    throw new ServerFault(
      'SERVER_NOT_FOUND',
      'There is no such folder of lessons. Name it when the studio is started: --lessons FOLDER.',
    )
  }
  return app
}

async function describe(name: string, path: string): Promise<LessonPictures> {
  const [files, lessons] = await Promise.all([picturesIn(path), readLessons(path)])
  const told = files.map((file): LessonPicture => ({ file, labels: lessons[file] ?? null }))
  const labelled = told.flatMap(({ labels }) => (labels === null ? [] : [labels]))
  const names = [...new Set(labelled.flatMap((labels) => labels.map((label) => label.name)))].toSorted()
  return { name, pictures: files.length, labelled: labelled.length, names, files: told }
}

async function readPicture(folder: string, file: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPictureName(file)) throw noPicture()
  const handle = await open(join(folder, file)).catch(() => undefined)
  if (handle === undefined) throw noPicture()
  try {
    const found = await handle.stat()
    if (!found.isFile() || found.size > LARGEST_PICTURE) throw noPicture()
    return Uint8Array.from(await handle.readFile())
  } finally {
    await handle.close()
  }
}

const noPicture = () => new ServerFault('SERVER_NOT_FOUND', 'There is no such picture in this folder.')
