/**
 * Finds the story a person means: by a path, the name of one that was downloaded, or the name of one that comes with
 * Troupe.
 */
import { statSync, type Stats } from 'node:fs'
import { listed, TroupeError } from '../../base/errors.ts'
import { shelves, storiesHere, type Shelves, type StoryOnShelf } from './shelf.ts'
import { catalogue } from './story-catalogue.ts'
import { isStoryName } from './story-shelf.ts'
import { commandLine, quote } from '../../terminal/invocation.ts'
import { suggestion } from '../../base/nearest.ts'

/** The path of the story; when there is none, an error that says which there are and what to try. */
export function findStory(nameOrPath: string, places: Shelves = shelves): string {
  // what is neither file nor folder is refused by whoever reads it, who knows what it is
  if (lookAt(nameOrPath)?.isDirectory() === false) return nameOrPath
  const here = storiesHere(places)
  const named = here.find(({ name }) => name === nameOrPath)
  if (named !== undefined) return named.file
  throw new TroupeError('STORY_UNKNOWN', explainUnknown(nameOrPath, here))
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

function lookAt(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false })
}
