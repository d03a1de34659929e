/** Things of somebody's own: GLB files, each with a note beside it or none, as assets with names and paths. */
import type { Asset } from '../asset.ts'
import { isWatertight } from '../mesh/measure.ts'
import { makeOwnAsset } from './own-asset.ts'
import { badAsset, readNote } from './own-note.ts'
import { readGlb } from './read-glb.ts'

export interface OwnFile {
  /** of the file, without its folder: `reading chair.glb` */
  readonly name: string
  readonly bytes: Uint8Array
  /** the text of `reading chair.json`, where there is one */
  readonly note?: string
}

export interface OwnShelf {
  /** to a path: `own/reading-chair?sha=0f3a…` */
  readonly names: ReadonlyMap<string, string>
  readonly assets: ReadonlyMap<string, Asset>
  /** what somebody should know of these files */
  readonly notes: readonly string[]
}

const MOST_FILES = 300

/** Throws for the first file that is none: a folder that is half read would furnish rooms by chance. */
export async function readOwnAssets(files: readonly OwnFile[]): Promise<OwnShelf> {
  if (files.length > MOST_FILES) throw badAsset('that folder', `It holds more than ${MOST_FILES} files.`)
  const names = new Map<string, string>()
  const assets = new Map<string, Asset>()
  const notes: string[] = []
  for (const { name, bytes, note: text } of files) {
    const words =
      name
        .replace(/\.glb$/i, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? []
    if (words.length === 0) throw badAsset(name, 'Its name has no letters: it is what the thing is called.')
    const note = text === undefined ? {} : readNote(name.replace(/\.glb$/i, '.json'), text)
    const asset = makeOwnAsset(await readGlb(name, bytes), note)
    // the note is part of what the thing is: another one makes another thing
    const path = `own/${words.join('-')}?sha=${await digest(bytes, text ?? '')}`
    assets.set(path, asset)
    for (const called of [words.join(' '), ...(note.names ?? []).map((other) => other.toLowerCase().trim())])
      if (!names.has(called)) names.set(called, path)
    const open = asset.parts.filter(({ mesh }) => !isWatertight(mesh)).length
    if (open > 0)
      notes.push(
        `${open} of ${asset.parts.length} parts of ${name} are not closed: ` +
          'whether it touches others cannot be measured exactly.',
      )
  }
  return { names, assets, notes }
}

const DIGITS = 16

async function digest(bytes: Uint8Array, note: string): Promise<string> {
  const text = new TextEncoder().encode(note)
  const all = new Uint8Array(bytes.length + text.length)
  all.set(bytes)
  all.set(text, bytes.length)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', all))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS)
}
