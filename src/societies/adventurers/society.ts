/**
 * The society of adventurers, described: which story, how long, what they may do, and how a game is shown and measured.
 */
import { join } from 'node:path'
import { listed, TroupeError } from '../../base/errors.ts'
import type { Store } from '../../store/store.ts'
import { amount, choice, count, seed } from '../option.ts'
import type { Choosing, RunFile } from '../society.ts'
import { society } from '../define-society.ts'
import { createAdventurers } from './adventurers.ts'
import type { Mode } from './board.ts'
import { checkEdit } from './check-edit.ts'
import { findStory } from './find-story.ts'
import { keepPlayed } from './keep-played.ts'
import { MOST_SEED, readSource } from './read-board.ts'
import { text } from '../../base/read-values.ts'
import { mindsOf, presetNames } from './presets.ts'
import { checkTemplates, readPrompts } from './prompts/own-prompts.ts'
import { shelf } from './shelf.ts'
import { openSource, storySource, type StorySource } from './story-source.ts'

// a game is held in memory while it is measured, some fifteen kilobytes a command
const MEASURED_COMMANDS = 10_000
const MOST_STEPS = 100_000
const LONGEST_NAME = 100
const MOST_MINUTES = 24 * 60

const modes: Readonly<Record<Mode, string>> = {
  plain: 'Plain: one life, no looking ahead',
  retry: 'Retry: may begin again, and remembers',
  imagine: 'Imagine: tries commands in forks of the world first',
}

export const description = society({
  name: 'adventurers',
  title: 'Adventurers',
  says: 'Navigator, Puzzle Solver and Memory Tracker advise, Strategy decides: together they play a text adventure.',
  flow: (minds, variant = {}) => createAdventurers({ minds, variant }),
  thinkers: ['navigator', 'puzzle', 'memory', 'strategy'],
  options: [
    choice({
      path: 'story',
      label: 'Story',
      default: 'fog-bell',
      choices: () => shelf().map(({ name, title }) => ({ value: name, label: title })),
      orFile: true,
      isArgument: true,
    }),
    choice({
      path: 'mode',
      label: 'Mode',
      default: 'plain',
      choices: Object.entries(modes).map(([value, label]) => ({ value, label })),
      flag: '--mode',
    }),
    // as many as others published their scores for; our own story is over before
    count({ path: 'maxSteps', label: 'Commands at most', default: 500, min: 1, max: MOST_STEPS, flag: '--steps' }),
    seed({
      path: 'worldSeed',
      label: 'Seed of the story',
      about: 'chance, in the story and in the society',
      default: 1,
      max: MOST_SEED,
    }),
    amount({
      path: 'imagineSeconds',
      label: 'Minutes to imagine',
      about: 'how long to imagine',
      default: 1,
      min: 0,
      max: MOST_MINUTES,
      factor: 60,
      flag: '--minutes',
      when: { path: 'mode', is: 'imagine' },
    }),
  ],
  command: {
    name: 'adventure',
    notes: [
      'STORY is a name that `troupe stories` lists, or the path of a story file: Z-code of version 3, 4, 5 or 8.',
      ...Object.values(modes).map((mode) => `${mode}.`),
      'At a terminal of 80 × 24 or more the game is drawn: ' +
        'the text, the map (● the player, ╌ a way not yet tried, ↑ ↓ stairs),',
      'what is carried, and what Navigator, Puzzle Solver and Memory Tracker propose. Elsewhere every turn is a line.',
      'Rules think unless a model does: --mind strategy=MODEL, or --preset for all four; --mind goes before --preset.',
      'With --remember a game begins with what earlier ones learned: of the same story what kills, the map, refusals',
      'and the best route, of any story what usually works. docs/remembering.md',
      'With - for the story somebody else runs the game: a line of JSON on stdin is what it says, as a text or as',
      '{"observation", "room", "score", "moves", "step", "over"}; a line of JSON on stdout is what to type next:',
      '{"step", "reasoning", "action"}, or {"error"} for a line that cannot be used. docs/played-from-outside.md',
    ],
    folders: [
      {
        flag: '--prompts',
        path: 'prompts',
        about: 'prompts of your own: a folder with some of navigator.txt, puzzle.txt, memory.txt and strategy.txt',
        read: readPrompts,
      },
    ],
    examples: [
      'adventure fog-bell',
      'adventure zork1 --steps 500 --seed 3',
      'adventure fog-bell --mode imagine --minutes 2',
      'adventure fog-bell --steps 40 --mind strategy=ollama/llama3.2 --max-cost 0.50',
      'adventure fog-bell --preset saving --mind memory=rules --prompts my-prompts',
      'adventure fog-bell --mode retry --remember lessons.json',
      'adventure - --story zork1 --session my-game',
    ],
  },
  view: 'adventure',
  paceMs: 120,
  turns: {
    playedBy: 'game',
    turnOf: ({ step }) => step as number,
    say: (command) => ({ action: { action: command, reasoning: 'a person' } }),
  },
  example: { input: { story: 'fog-bell', maxSteps: 400 }, paceMs: 250 },
  prepare: (input, choosing) => ({
    ...input,
    story: sourceOf(input['story'], choosing),
    ...(input['prompts'] !== undefined && { prompts: checkTemplates(input['prompts']) }),
  }),
  presets: Object.fromEntries(presetNames.map((name) => [name, (server?: string) => mindsOf(name, server)])),
  outside: async () => (await import('./outside/open-outside.ts')).openOutside,
  keep: ({ story }, { folder, warn }) => {
    // of a game that somebody else runs there may be none
    if (story !== undefined) keepPlayed(story as StorySource, join(folder, 'stories'), { warn })
  },
  checkEdit,
  // of a run from elsewhere they may be anything
  nameOf({ story, worldSeed }) {
    const name = readName(((story ?? {}) as Partial<StorySource>).name)
    const title = shelf().find((each) => each.name === name)?.title ?? name ?? 'A story'
    return Number.isSafeInteger(worldSeed) ? `${title}, seed ${worldSeed}` : title
  },
  scoreOf({ observation, maxScore }) {
    const { score } = (observation ?? {}) as { score?: unknown }
    return { ...(typeof score === 'number' && { score }), ...(typeof maxScore === 'number' && { maxScore }) }
  },
  measure: async (store, run, board) => {
    if (board['isOutside'] === true) throw unmeasured()
    const { measureRun } = await import('./metrics/measure.ts')
    return measureRun(store, run, { mostCommands: MEASURED_COMMANDS })
  },
  asking: async () => (await import('./questions/ask.ts')).asking,
  files: [
    gameFile('transcript', 'transcript.txt', 'text/plain', 'What was typed and what the story said, as text.'),
    gameFile(
      'html',
      'game.html',
      'text/html',
      'One page that needs no network, with the map, the votes of every turn and the score over time.',
    ),
    gameFile(
      'commands',
      'commands.txt',
      'text/plain',
      'What was typed, for `troupe play STORY --commands FILE` with the seed of the game.',
    ),
  ],
  remembering: async () => (await import('./remember/remember.ts')).remembering,
  evaluation: async () => (await import('./metrics/evaluation.ts')).evaluation,
  evolution: async () => (await import('./evolution/evolution.ts')).evolution,
  terminal: async () => (await import('./terminal/terminal-view.ts')).adventureTerminal,
})

const readName = text(LONGEST_NAME)

const unmeasured = () =>
  new TroupeError(
    'ADVENTURE_OUTSIDE_MODE',
    'A game that somebody else runs cannot be measured: what is true in it is known only to whoever runs it.',
  )

/**
 * A story of the shelf by its name, or one that another run was played with, which is known by its SHA-256. Only a
 * person at this computer may name a file: nothing that comes with a request is opened by its path.
 */
function sourceOf(story: unknown, { isLocal }: Choosing): StorySource {
  const source = readSource(story)
  if (source !== undefined) {
    openSource(source)
    return source
  }
  if (isLocal === true && typeof story === 'string') return storySource(findStory(story))
  const stories = shelf()
  const found = stories.find((each) => each.name === story)
  if (found !== undefined) return storySource(found.file)
  const which = typeof story === 'string' ? JSON.stringify(story.slice(0, LONGEST_NAME)) : 'like that'
  throw new TroupeError(
    'STORY_UNKNOWN',
    `There is no story ${which} on the shelf. There are: ${listed(stories.map(({ name }) => name))}.`,
  )
}

/** What reads and draws games is loaded when a file is asked for. */
function gameFile(as: string, name: string, type: string, says: string): RunFile {
  return {
    as,
    name,
    says,
    type: `${type}; charset=utf-8`,
    async *write(store: Store, run: string) {
      const { writeGame } = await import('./files/write-game.ts')
      yield* writeGame(as, store, run)
    },
  }
}
