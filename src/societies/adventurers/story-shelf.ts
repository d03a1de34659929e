/**
 * The shelf: the folders stories are looked for in, by the SHA-256 of the file and by nothing else. What a board, an
 * imported file or a caller says of paths is never opened.
 */
import { createHash } from 'node:crypto'
import { readdirSync, statSync, type Stats } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageFile } from '../../base/package-file.ts'
import { readStoryFile } from '../../worlds/adventure/read-story-file.ts'

/** What was downloaded lies beside the store. */
export const DOWNLOADS = join('.troupe', 'stories')
export const SHIPPED = fileURLToPath(packageFile('stories/'))
/** In a folder of stories, copies of those that were named by a path; each is called by its SHA-256. */
export const PLAYED = 'played'

const STORY_NAME = /\.(z[1-8]|zblorb|zblb|blorb|blb|dat)$/i
export const isStoryName = (file: string) => STORY_NAME.test(file)

// somebody may name a whole archive; what comes after so many files is not looked at
const MOST_FILES = 5_000

/** Folders that the program that runs knows besides: those of the stores it has open. */
const opened = new Set<string>()
export function addStoryFolder(folder: string): void {
  opened.add(resolve(folder))
}

function foldersHere(): string[] {
  const named = (process.env['TROUPE_STORIES'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...new Set([SHIPPED, DOWNLOADS, ...opened, ...named].map((folder) => resolve(folder)))]
}

/** The bytes with this SHA-256, if a file on the shelf has them. `name` says which files to look at first. */
export function findOnShelf(sha256: string, name: string): Uint8Array | undefined {
  const folders = foldersHere()
  for (const folder of folders) {
    const copy = namesIn(join(folder, PLAYED)).find((file) => file.startsWith(`${sha256}.`))
    const bytes = copy === undefined ? undefined : bytesWith(sha256, join(folder, PLAYED, copy))
    if (bytes !== undefined) return bytes
  }
  const filesIn = (folder: string) => namesIn(folder).filter(isStoryName)
  const files = folders.flatMap((folder) => filesIn(folder).map((file) => join(folder, file)))
  const isNamed = (file: string) => file.includes(`${name}.`)
  const inOrder = [...files.filter(isNamed), ...files.filter((file) => !isNamed(file))].slice(0, MOST_FILES)
  for (const file of inOrder) {
    const bytes = hashOfFile(file) === sha256 ? bytesWith(sha256, file) : undefined
    if (bytes !== undefined) return bytes
  }
  return undefined
}

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** By path: what it was when it was read. A file that has changed since is read again. */
const hashes = new Map<string, { readonly state: string; readonly hash: string | undefined }>()

function hashOfFile(file: string): string | undefined {
  const found = lookAt(file)
  if (found?.isFile() !== true) return undefined
  const state = `${found.ino} ${found.size} ${found.mtimeMs}`
  const known = hashes.get(file)
  if (known?.state === state) return known.hash
  const bytes = readIfStory(file)
  const hash = bytes && hashOf(bytes)
  if (hashes.size >= MOST_FILES) hashes.clear()
  hashes.set(file, { state, hash })
  return hash
}

function bytesWith(sha256: string, file: string): Uint8Array | undefined {
  const bytes = readIfStory(file)
  return bytes !== undefined && hashOf(bytes) === sha256 ? bytes : undefined
}

/** What cannot be read is not on the shelf; why is nobody's business. */
function readIfStory(file: string): Uint8Array | undefined {
  try {
    return readStoryFile(file)
  } catch {
    return undefined
  }
}

function lookAt(file: string): Stats | undefined {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
