/** Adventurers as people start them: which story, how long, and what they may do. */
import { listed, TroupeError } from '../../base/errors.ts'
import type { Board, Offer } from '../offer.ts'
import { MOST_SEED, readSource } from './read-board.ts'
import { text } from './read-values.ts'
import { openSource, storySource, type StorySource } from './story-source.ts'

/** A story that can be chosen by its name. Files that are not on the shelf cannot be opened from a form. */
export interface ShelvedStory {
  readonly name: string
  readonly title: string
  readonly file: string
}

const MOST_STEPS = 100_000
const LONGEST_NAME = 100
const MOST_SECONDS = 24 * 60 * 60

const modes: Readonly<Record<string, string>> = {
  plain: 'Plain: one life, no looking ahead',
  retry: 'Retry: may begin again, and remembers',
  imagine: 'Imagine: tries commands in forks of the world first',
}

/** The first story of the shelf is played when none is chosen. */
export function offerAdventurers(shelf: readonly ShelvedStory[]): Offer {
  const input = { story: shelf[0]?.name ?? '', maxSteps: 300, mode: 'plain', worldSeed: 1, imagineSeconds: 60 }
  const sourceOf = (story: unknown): StorySource => {
    // one that another run was played with is known by its SHA-256; the path it names means nothing here
    const source = readSource(story)
    if (source !== undefined) {
      openSource(source)
      return source
    }
    const found = shelf.find((each) => each.name === story)
    if (found !== undefined) return storySource(found.file)
    const which = typeof story === 'string' ? JSON.stringify(story.slice(0, LONGEST_NAME)) : 'like that'
    throw new TroupeError(
      'STORY_UNKNOWN',
      `There is no story ${which} on the shelf. There are: ${listed(shelf.map(({ name }) => name))}.`,
    )
  }
  return {
    title: 'Adventurers',
    says: 'Navigator, Puzzle Solver and Memory Tracker advise, Strategy decides: together they play a text adventure.',
    view: 'adventure',
    input,
    options: [
      {
        name: 'story',
        label: 'Story',
        kind: 'choice',
        choices: shelf.map(({ name, title }) => ({ value: name, label: title })),
        isArgument: true,
      },
      {
        name: 'mode',
        label: 'Mode',
        kind: 'choice',
        choices: Object.entries(modes).map(([value, label]) => ({ value, label })),
        flag: '--mode',
      },
      { name: 'maxSteps', label: 'Commands at most', kind: 'number', min: 1, max: MOST_STEPS, flag: '--steps' },
      { name: 'worldSeed', label: 'Seed of the story', kind: 'number', min: 0, max: MOST_SEED, flag: '--seed' },
    ],
    command: 'adventure',
    thinkers: ['navigator', 'puzzle', 'memory', 'strategy'],
    paceMs: 120,
    example: { input: { maxSteps: 400 }, paceMs: 250 },
    prepare(chosen, seed) {
      const given = { ...input, ...(isCount(seed, MOST_SEED) && { worldSeed: seed }), ...chosen }
      const { mode, maxSteps, worldSeed, imagineSeconds } = given
      if (!Object.hasOwn(modes, mode)) throw unfit(`mode takes ${listed(Object.keys(modes))}`)
      if (!isCount(maxSteps, MOST_STEPS) || maxSteps < 1)
        throw unfit(`maxSteps takes a whole number of commands from 1 to ${MOST_STEPS}`)
      if (!isCount(worldSeed, MOST_SEED)) throw unfit(`worldSeed takes a whole number from 0 to ${MOST_SEED}`)
      if (!isCount(imagineSeconds, MOST_SECONDS)) throw unfit(`imagineSeconds goes from 0 to ${MOST_SECONDS}`)
      return { ...given, story: sourceOf(given.story) }
    },
    nameOf({ story, worldSeed }) {
      // of a run from elsewhere they may be anything
      const name = readName(((story ?? {}) as Partial<StorySource>).name)
      const title = shelf.find((each) => each.name === name)?.title ?? name ?? 'A story'
      return isCount(worldSeed, MOST_SEED) ? `${title}, seed ${worldSeed}` : title
    },
    scoreOf({ observation, maxScore }: Board) {
      const { score } = (observation ?? {}) as { score?: unknown }
      return {
        ...(typeof score === 'number' && { score }),
        ...(typeof maxScore === 'number' && { maxScore }),
      }
    },
  }
}

const readName = text(LONGEST_NAME)

function isCount(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most
}

function unfit(what: string): TroupeError {
  return new TroupeError('BOARD_INVALID_VALUE', `This game cannot be started: ${what}.`)
}
