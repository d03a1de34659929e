/** The story of a run: where its file is, and what its bytes must be; the world is made from it and the commands so far. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { messageOf, TroupeError } from '../../base/errors.ts'
import { createAdventure, type Adventure } from '../../worlds/adventure/adventure.ts'
import type { Handicap } from '../../worlds/adventure/handicaps.ts'
import { readStory } from '../../worlds/adventure/story-file.ts'
import type { Story } from '../../worlds/zmachine/index.ts'
import { readMarks } from './textquests/marks.ts'

export interface StorySource {
  readonly name: string
  readonly file: string
  readonly sha256: string
  /** the story marks its text for a benchmark; marks are taken out, and some stand for other text, by number */
  readonly marks?: Readonly<Record<string, string>>
}

export function storySource(file: string): StorySource {
  const bytes = readBytes(file)
  readStory(bytes, file)
  return { name: basename(file).replace(/\.[^.]+$/, ''), file, sha256: hashOf(bytes) }
}

const stories = new Map<string, Story>()

export function openSource({ file, sha256, name }: StorySource): Story {
  const known = stories.get(sha256)
  if (known !== undefined) return known
  const bytes = readBytes(file)
  if (hashOf(bytes) !== sha256) {
    throw new TroupeError(
      'STORY_CHANGED',
      `${file} is not the file this run of ${name} was played with: its SHA-256 is ${hashOf(bytes)}, not ${sha256}. Put the old one back.`,
    )
  }
  const story = readStory(bytes, file)
  stories.set(sha256, story)
  return story
}

export interface Play {
  readonly story: StorySource
  readonly worldSeed: number
  readonly handicaps: readonly Handicap[]
  readonly commands: readonly string[]
}

// worlds of runs that go on at the same time; a world that is not here is made again from its commands
const MOST_WORLDS = 128
const worlds = new Map<string, Adventure>()

/** The world as it is after these commands. It belongs to the run; what it is follows from the board alone. */
export function worldOf(run: string, { story, worldSeed, handicaps, commands }: Play): Adventure {
  const key = `${run} ${story.sha256} ${worldSeed}`
  let world = worlds.get(key)
  if (world === undefined) {
    const { marks } = story
    // whoever imagines finds the valid actions in forks; an observation would pay for them every time
    const opened = handicaps.filter((handicap) => handicap !== 'valid-actions')
    const edit = marks && ((text: string) => readMarks(text, marks).text)
    world = createAdventure({ story: openSource(story), seed: worldSeed, handicaps: opened, ...(edit && { edit }) })
    const [oldest] = worlds.keys()
    if (worlds.size >= MOST_WORLDS && oldest !== undefined) worlds.delete(oldest)
    worlds.set(key, world)
  }
  world.restore({ commands })
  return world
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new TroupeError('STORY_UNKNOWN', `The story ${file} cannot be read: ${messageOf(error)}.`, { cause: error })
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
