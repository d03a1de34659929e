/** The story a person means: a path, the name of one that was downloaded, or the name of one that comes with Troupe. */
import { readdirSync, statSync, type Stats } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { listed, TroupeError } from '../base/errors.ts'
import { DOWNLOADS, isStoryName, SHIPPED } from '../societies/adventurers/story-shelf.ts'
import { commandLine, quote } from './invocation.ts'
import { suggestion } from './nearest.ts'
import { catalogue } from './stories/catalogue.ts'

export interface StoryOnShelf {
  readonly name: string
  readonly file: string
  readonly from: 'download' | 'troupe'
}

export interface Shelves {
  readonly downloads: string
  readonly shipped: string
}

const shelves: Shelves = { downloads: DOWNLOADS, shipped: SHIPPED }

/** The path of the story; when there is none, an error that says which there are and what to try. */
export function findStory(nameOrPath: string, places: Shelves = shelves): string {
  // what is neither file nor folder is refused by whoever reads it, who knows what it is
  if (lookAt(nameOrPath)?.isDirectory() === false) return nameOrPath
  const here = storiesHere(places)
  const named = here.find(({ name }) => name === nameOrPath)
  if (named !== undefined) return named.file
  throw new TroupeError('STORY_UNKNOWN', explainUnknown(nameOrPath, here))
}

/** A name that is on both shelves means the downloaded one. */
export function storiesHere({ downloads, shipped }: Shelves = shelves): StoryOnShelf[] {
  const all = [...storiesIn(downloads, 'download'), ...storiesIn(shipped, 'troupe')]
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
}

function storiesIn(folder: string, from: StoryOnShelf['from']): StoryOnShelf[] {
  return namesIn(folder)
    .filter(isStoryName)
    .toSorted()
    .map((file) => ({ name: basename(file, extname(file)), file: join(folder, file), from }))
}

function explainUnknown(given: string, here: readonly StoryOnShelf[]): string {
  if (catalogue.some(({ name }) => name === given))
    return `${given} is not here yet. Get it: ${commandLine(['stories', 'get', given])}`
  const names = [...new Set([...here, ...catalogue].map(({ name }) => name))]
  const known = `Stories known by name: ${listed(names)}.`
  if (lookAt(given)?.isDirectory() === true) return `${quote(given)} is a folder, not a story file. ${known}`
  if (isStoryName(given) || /[/\\]/.test(given)) return `There is no file ${quote(given)}. ${known}`
  const hint = `Any other can be named by its path, such as ./${given}.z5`
  return `There is no story ${JSON.stringify(given)}.${suggestion(given, names)} ${known} ${hint}`
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function lookAt(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false })
}
