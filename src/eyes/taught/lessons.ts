/** Lessons: a folder of pictures with `lessons.json` beside them, which says what is where on each of them. */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { messageOf, TroupeError } from '../../base/errors.ts'
import type { Label } from './cells.ts'

const FILE = 'lessons.json'
const LONGEST_NAME = 60
const MOST_LABELS = 64

/** A number of pixels: pictures of windows are no larger. */
const pixels = z.number().min(0).max(20_000)

const labelSchema = z.strictObject({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  box: z.strictObject({ x: pixels, y: pixels, width: pixels.positive(), height: pixels.positive() }),
})

export const labelsSchema = z.array(labelSchema).max(MOST_LABELS)

/** By the name of the picture's file. A picture with an empty list was looked at, and shows nothing with a name. */
const lessonsSchema = z.record(z.string(), labelsSchema)

export type Lessons = Readonly<Record<string, readonly Label[]>>

/** Nothing where the folder has no lessons yet. */
export async function readLessons(folder: string): Promise<Lessons> {
  let text: string
  try {
    text = await readFile(join(folder, FILE), 'utf8')
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return {}
    throw badLessons(folder, messageOf(error))
  }
  try {
    const read = lessonsSchema.safeParse(JSON.parse(text))
    if (read.success) return Object.fromEntries(Object.entries(read.data).filter(([file]) => isPictureName(file)))
    throw badLessons(folder, z.prettifyError(read.error).slice(0, 300))
  } catch (error) {
    throw error instanceof TroupeError ? error : badLessons(folder, messageOf(error))
  }
}

/** The PNG files of a folder, in the order of their names. */
export async function picturesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter(isPictureName).toSorted()
  } catch (error) {
    throw badLessons(folder, messageOf(error))
  }
}

const writing = new Map<string, Promise<unknown>>()

/** Says what is where on one picture, in place of what was said before. One after the other, and always whole. */
export async function writeLabels(folder: string, file: string, labels: readonly Label[]): Promise<void> {
  if (!isPictureName(file)) throw badLessons(folder, `${JSON.stringify(file.slice(0, 80))} is no name of a picture`)
  const write = async () => {
    const lessons = { ...(await readLessons(folder)), [file]: labelsSchema.parse(labels) }
    const beside = join(folder, `.${FILE}.part`)
    await writeFile(beside, `${JSON.stringify(lessons, null, 1)}\n`)
    await rename(beside, join(folder, FILE))
  }
  const before = writing.get(folder) ?? Promise.resolve()
  const next = before.then(write, write)
  writing.set(folder, next)
  await next
}

/** A file of the folder itself, and nothing that leads out of it. */
export const isPictureName = (file: string): boolean => /^[\w][\w .-]{0,120}\.png$/i.test(file) && !file.includes('..')

export const badLessons = (folder: string, why: string) =>
  new TroupeError('EYE_BAD_LESSONS', `The lessons in ${folder} cannot be used: ${why}. \`troupe teach\` makes them.`)
