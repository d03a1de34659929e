/** Files of a run: read below its folder, and written there as effects, which are announced and never done twice. */
import { lstat, open } from 'node:fs/promises'
import type { Handlers } from '../../define/effects.ts'
import type { EffectData } from '../../store/record.ts'
import { readText, within, writeWhole } from '../../tools/built-in/files.ts'
import { messageOf } from '../../base/errors.ts'
import { NodeStop } from './component.ts'
import type { Outside } from './surroundings.ts'

// a report, a table, a photograph; not a film
const MOST_BYTES = 8 * 1024 * 1024

export interface SaveEffect extends EffectData {
  readonly type: 'save-file'
  readonly path: string
  readonly text: string
  readonly append: boolean
}

export function fileHandlers(surroundings: Outside): Handlers {
  return { 'save-file': (effect: SaveEffect) => saveFile(surroundings, effect) }
}

export async function saveFile({ folder, mayWrite }: Outside, effect: EffectData): Promise<string> {
  if (!isSave(effect)) throw new Error(`There is no effect "${effect.type}" of a component.`)
  if (folder === undefined || mayWrite !== true) throw new Error('Writing files is switched off here.')
  const { path, text, append } = effect
  const place = await within(folder, path)
  const before = append ? await readText(place, path, MOST_BYTES).catch(() => '') : ''
  await writeWhole(place, `${before}${text}`)
  return path
}

function isSave(effect: EffectData): effect is SaveEffect {
  return effect.type === 'save-file'
}

/** A text file below the folder; a node that wants another is stopped. */
export function readFileText(surroundings: Outside, path: string): Promise<string> {
  return reading(surroundings, path, (place) => readText(place, path, MOST_BYTES))
}

export function readBytes(surroundings: Outside, path: string): Promise<Buffer> {
  return reading(surroundings, path, async (place) => {
    const about = await lstat(place)
    if (!about.isFile() || about.size > MOST_BYTES)
      throw new Error(`${path} is no file of at most ${MOST_BYTES} bytes.`)
    const handle = await open(place)
    try {
      return await handle.readFile()
    } finally {
      await handle.close()
    }
  })
}

async function reading<T>({ folder }: Outside, path: string, read: (place: string) => Promise<T>): Promise<T> {
  if (folder === undefined) {
    throw new NodeStop(`It reads the file "${path}", and no folder was given that files may be read from.`)
  }
  try {
    return await read(await within(folder, path))
  } catch (error) {
    throw new NodeStop(`The file "${path}" cannot be read. ${messageOf(error)}`)
  }
}

const IMAGES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

export function mimeOfImage(path: string): string | undefined {
  return IMAGES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()]
}
