/** The evaluation in the gym: what share of the points of many small games, and what the steps went to. */
import { firstSeed, rounded, seedsFrom, tableOf, type Evaluating, type Evaluation } from '../../evaluation.ts'
import { amount, choice, count, toggle } from '../../option.ts'
import type { Mode } from '../board.ts'
import { playSeeds, type SeedResult } from './evaluate.ts'
import { kindWords } from './evaluation.ts'
import { gameOf, gymOf, gymSets, gymStories, noteExam, percent, walkthroughPoints } from './gym.ts'
import type { GymGame, GymResult, GymSet } from './gym.ts'

const STEPS = 300
const modes: readonly Mode[] = ['plain', 'retry', 'imagine']

export const evaluation: Evaluation = {
  says: 'Many small games of different kinds, beside chance: what share of their points, and what the steps went to.',
  options: [
    choice({
      path: 'set',
      label: 'Games',
      default: 'development',
      choices: gymSets.map((value) => ({ value, label: value })),
      flag: '--set',
    }),
    toggle({
      path: 'exam',
      label: 'Exam',
      about: 'play the sealed games; each exam is noted',
      default: false,
      flag: '--exam',
    }),
    choice({
      path: 'mode',
      label: 'Mode',
      default: 'plain',
      choices: modes.map((value) => ({ value, label: value })),
      flag: '--mode',
    }),
    count({ path: 'seeds', label: 'Seeds', default: 5, min: 1, max: 1_000, flag: '--seeds' }),
    firstSeed,
    count({
      path: 'steps',
      label: 'Steps',
      about: 'commands at most',
      default: STEPS,
      min: 1,
      max: 100_000,
      flag: '--steps',
    }),
    amount({
      path: 'minutes',
      label: 'Minutes',
      about: 'CPU-minutes for each game that imagines',
      default: 1,
      min: 0,
      max: 1_440,
      flag: '--minutes',
    }),
  ],
  async run(chosen, going) {
    const { set, exam, mode, seeds, firstSeed: first, steps, minutes } = chosen as unknown as Chosen
    const files = gymStories(set, exam)
    const on = seedsFrom(first, seeds)
    const gym = await playGym(files, { mode, steps, minutes, seeds: on }, going)
    const { mean, random } = gym
    if (set === 'sealed' && gym.games.length > 0)
      noteExam({ on: new Date().toISOString().slice(0, 10), mode, seeds: on, limit: steps, mean, random })
    return {
      lines: describe(gym, `${set}, ${mode}, ${steps} steps, ${seeds} seeds from ${first}`),
      json: { set, mode, limit: steps, seeds: on, ...rounded(gym) },
    }
  },
}

interface Chosen {
  readonly set: GymSet
  readonly exam: boolean
  readonly mode: Mode
  readonly seeds: number
  readonly firstSeed: number
  readonly steps: number
  readonly minutes: number
}

interface Playing {
  readonly mode: Mode
  readonly steps: number
  readonly minutes: number
  readonly seeds: readonly number[]
}

async function playGym(
  files: readonly string[],
  { seeds, ...how }: Playing,
  { signal, progress, openStore, resume, found }: Evaluating,
): Promise<GymResult> {
  const store = openStore?.()
  const games: GymGame[] = []
  const all: SeedResult[][] = []
  for (const [place, file] of files.entries()) {
    // one evaluation, game by game: after the first it goes on
    const going = { store, signal, resume: place === 0 ? resume : ('all' as const) }
    const { results, isStopped } = await playSeeds({ file, ...how }, seeds, {
      ...going,
      onProgress: ({ read, trial }) => {
        if (trial === undefined) return void (read > 0 && found?.(read))
        progress(`game ${place + 1} of ${files.length}, seed ${trial.seed}, ${trial.side}`)
      },
    })
    if (results.length > 0) {
      games.push(gameOf(file, results, await walkthroughPoints(file)))
      all.push(results)
    }
    if (isStopped) break
  }
  return gymOf(games, all)
}

function describe({ mean, interval, random, games, steps }: GymResult, played: string): string[] {
  const { low = null, high = null } = interval ?? {}
  const range = low === null || high === null ? '' : ` [${percent(low)}, ${percent(high)}]`
  const lost = (part: number) => `${(part * 100).toFixed(0)} %`
  return [
    `${games.length} games, ${played}`,
    `${percent(mean)} of the points${range}; by chance ${percent(random)}`,
    `steps: ${kindWords(steps)}`,
    '',
    ...tableOf([
      ['game', 'points', 'of', 'share', 'by chance', 'deaths', 'repeated', 'keys', 'not understood', 'refused'],
      ...games.map((game) => [
        game.name,
        game.mean.toFixed(1),
        String(game.max ?? '?'),
        percent(game.shares.reduce((sum, share) => sum + share, 0) / game.shares.length),
        percent(game.random),
        game.deaths.toFixed(1),
        lost(game.steps.repeated),
        lost(game.steps.keys),
        lost(game.steps.notUnderstood),
        lost(game.steps.refused),
      ]),
    ]),
  ]
}
