/** The source of a run's story: its name, and what its bytes must be. */
import { basename } from 'node:path'
import { TroupeError } from '../../base/errors.ts'
import { readStoryFile } from '../../worlds/adventure/read-story-file.ts'
import { readStory } from '../../worlds/adventure/story-file.ts'
import type { Story } from '../../worlds/zmachine/index.ts'
import { readSource } from './read-board.ts'
import { DOWNLOADS, findOnShelf, hashOf } from './story-shelf.ts'

export interface StorySource {
  readonly name: string
  /** where it was when it was named, for people; nothing is ever opened by it */
  readonly file: string
  readonly sha256: string
  /** the story marks its text for a benchmark; marks are taken out, and some stand for other text, by number */
  readonly marks?: Readonly<Record<string, string>>
}

/** A story that a person or a program names by its path; from now on this process knows it by its SHA-256. */
export function storySource(file: string): StorySource {
  const bytes = readStoryFile(file)
  const story = readStory(bytes, file)
  const sha256 = hashOf(bytes)
  if (!stories.has(sha256)) stories.set(sha256, story)
  return { name: basename(file).replace(/\.[^.]+$/, ''), file, sha256 }
}

const stories = new Map<string, Story>()

/** The story of a board, wherever that comes from: it is found by its SHA-256, and its path is not even looked at. */
export function openSource(source: StorySource): Story {
  const { name, sha256 } = checkSource(source)
  const known = stories.get(sha256)
  if (known !== undefined) return known
  const bytes = findOnShelf(sha256, name)
  if (bytes === undefined) throw notHere(name, sha256)
  const story = readStory(bytes, harmlessName(name))
  stories.set(sha256, story)
  return story
}

function checkSource(source: unknown): StorySource {
  const read = readSource(source)
  if (read !== undefined) return read
  throw new TroupeError(
    'STORY_UNKNOWN',
    'This run does not say which story it plays: its story takes a name, a file and the SHA-256 of that file.',
  )
}

function notHere(name: string, sha256: string): TroupeError {
  return new TroupeError(
    'STORY_UNKNOWN',
    `The story ${harmlessName(name)} (SHA-256 ${sha256.slice(0, 12)}…) of this run is not here. ` +
      `Put its file into ${DOWNLOADS}, or name its folder in TROUPE_STORIES.`,
  )
}

const LONGEST_NAME_TOLD = 60

/** In a message it stands in one line, and steers no terminal. */
function harmlessName(name: string): string {
  return name.replaceAll(/\p{C}/gu, '').slice(0, LONGEST_NAME_TOLD)
}
