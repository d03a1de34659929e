/** Evaluates adventurers: a story on several seeds, beside chance, with the criteria of seed 1. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { View } from '../../../board/field.ts'
import { estimatePaired, meanOf, type PairedEstimate } from '../../../evaluate/trials/statistics.ts'
import { runTrials, type TrialsOptions } from '../../../evaluate/trials/run-trials.ts'
import type { TrialRun, TrialSide } from '../../../evaluate/trials/trial.ts'
import { createMinds } from '../../../minds/mind.ts'
import { createAdventurers, type adventurers } from '../adventurers.ts'
import type { Mode } from '../board.ts'
import { meanCriteria, type Criteria } from './criteria.ts'
import { measureRun, type GameMetrics } from './measure.ts'
import { kindShares, type StepCounts } from './step-kinds.ts'
import { DOWNLOADS, SHIPPED } from '../story-shelf.ts'
import { openSource, storySource, type StorySource } from '../story-source.ts'
import { createAdventure } from '../../../worlds/adventure/adventure.ts'
import type { Handicap } from '../../../worlds/adventure/handicaps.ts'

// beside the project, or where `troupe stories get zork1` puts it
const zorkPlaces = [join(SHIPPED, '../../shared/stories/zork1.z3'), join(DOWNLOADS, 'zork1.z3')]

// of each minute; the rest is for playing what was imagined
const IMAGINING_SECONDS = 59.4

export interface Game {
  readonly file: string
  readonly mode: Mode
  readonly steps: number
  /** CPU-minutes for each game that imagines */
  readonly minutes: number
}

/** Zork I where it is, and our own story, which is short. */
export function usualStories(): { file: string; steps: number }[] {
  const zork = zorkPlaces.find((file) => existsSync(file))
  const own = { file: join(SHIPPED, 'fog-bell.z5'), steps: 300 }
  return zork === undefined ? [own] : [{ file: zork, steps: 500 }, own]
}

/** Scores others published for a story, by its name. */
const published: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  zork1: {
    random: 0,
    NAIL: 10.3,
    DRRN: 32.6,
    'MC!Q*BERT': 41.6,
    ZorkGPT: 44,
    'MC-DML': 48.7,
    JitRL: 53,
    'the best chat model': 75,
    XTX: 103,
  },
}

export interface SeedResult {
  readonly seed: number
  /** in the end; in retry mode the best that was reached, as TextQuests counts it */
  readonly score: number
  readonly maxScore: number | null
  readonly random: number
  readonly steps: number
  readonly reason: string
  /** null where a part of it was played before an interruption */
  readonly cpuSeconds: number | null
  /** the list of commands, played again from the beginning, comes to the same score */
  readonly replays: boolean
  readonly handicaps: readonly Handicap[]
  readonly metrics: GameMetrics
}

// whatever model the environment names: rules are measured here
const minds = createMinds({ model: 'rules' })
const sides: readonly [TrialSide, TrialSide] = [
  { name: 'adventurers', flow: createAdventurers({ minds }) },
  { name: 'chance', flow: createAdventurers({ player: 'random', minds }) },
]

/** What is kept of one game; of one by chance only the score. */
type Measured = Omit<SeedResult, 'seed' | 'random' | 'cpuSeconds'>

export interface Evaluated extends Omit<TrialsOptions, 'concurrency'> {}

/**
 * A game on each seed, and one as long by chance: those that were played to the end on both sides. `isStopped` when
 * somebody wanted out before all were.
 */
export async function playSeeds(
  { file, mode, steps, minutes }: Game,
  seeds: readonly number[],
  options: Evaluated = {},
): Promise<{ results: SeedResult[]; isStopped: boolean }> {
  const story = storySource(file)
  const shared = { story, maxSteps: steps }
  const plans = seeds.flatMap((seed) => [
    {
      side: 'adventurers',
      case: story.name,
      seed,
      input: { ...shared, worldSeed: seed, mode, imagineSeconds: minutes * IMAGINING_SECONDS },
    },
    { side: 'chance', case: story.name, seed, input: { ...shared, worldSeed: seed, mode: 'plain' } },
  ])
  const { trials, stopped } = await runTrials({
    name: 'adventurers',
    sides,
    plans,
    measure: (run) => (run.side === 'chance' ? { score: run.board['score'] } : measureGame(run, story)),
    // one after the other: what a game takes of the processor is measured
    concurrency: 1,
    ...options,
  })
  const failed = trials.find(({ error }) => error !== undefined)
  if (failed !== undefined)
    throw new Error(`${story.name}, seed ${failed.seed}, ${failed.side}: ${failed.error!.message}`)
  const of = (side: string) =>
    new Map(trials.filter((trial) => trial.side === side).map((trial) => [trial.seed, trial]))
  const [own, chance] = [of('adventurers'), of('chance')]
  const results = seeds.flatMap((seed): SeedResult[] => {
    const [game, other] = [own.get(seed), chance.get(seed)]
    if (game === undefined || other === undefined) return []
    const { score: random } = other.measured as { score: number }
    const cpuSeconds = game.cpuMs === null ? null : game.cpuMs / 1000
    return [{ seed, ...(game.measured as Measured), random, cpuSeconds }]
  })
  return { results, isStopped: stopped !== undefined }
}

async function measureGame({ run, board, store, reason = '', seed }: TrialRun, story: StorySource): Promise<Measured> {
  const { mode, progress, score, maxScore, step, commands, observation, handicaps } = board as unknown as GameBoard
  return {
    score: mode === 'retry' ? progress : score,
    maxScore,
    steps: step,
    reason,
    replays: replaysTo(story, seed as number, commands, observation),
    handicaps,
    metrics: await measureRun(store, run),
  }
}

type GameBoard = View<(typeof adventurers)['board']['fields']>

/** In a world of its own, without any handicap. */
function replaysTo(
  story: StorySource,
  seed: number,
  commands: readonly string[],
  last: { readonly text: string; readonly score?: number; readonly refused?: string } | null,
): boolean {
  const world = createAdventure({ story: openSource(story), seed })
  const [player] = world.agents() as [string]
  for (const command of commands) if (!world.perform(player, command).ok) return false
  const { text, score } = world.observe(player)
  return score === last?.score && (last?.refused !== undefined || text === last?.text)
}

export interface Row {
  readonly story: string
  readonly mode: Mode
  /** commands at most */
  readonly limit: number
  /** what they went to, as shares of all */
  readonly steps: StepCounts
  readonly mean: number
  readonly min: number
  readonly max: number
  readonly maxScore: number | null
  readonly n: number
  /** the mean of chance on the same seeds */
  readonly random: number
  /** how much better than chance, seed by seed, with its 95 % interval */
  readonly gain: PairedEstimate
  /** for a game, in the mean; nothing but playing. null where none was played without an interruption */
  readonly cpuSeconds: number | null
  readonly criteria: ReturnType<typeof meanCriteria>
  readonly scores: readonly number[]
  readonly replays: boolean
  readonly handicaps: readonly Handicap[]
  readonly published?: Readonly<Record<string, number>>
}

export function rowOf({ file, mode, steps }: Game, results: readonly SeedResult[]): Row {
  const story = storySource(file).name
  const scores = results.map(({ score }) => score)
  const mean = (of: (result: SeedResult) => number) => meanOf(results.map(of))
  const times = results.flatMap(({ cpuSeconds }) => cpuSeconds ?? [])
  const others = Object.hasOwn(published, story) ? published[story] : undefined
  return {
    story,
    mode,
    limit: steps,
    steps: kindShares(results.map(({ metrics }) => metrics.kinds)),
    mean: mean(({ score }) => score),
    min: Math.min(...scores),
    max: Math.max(...scores),
    maxScore: results[0]?.maxScore ?? null,
    n: results.length,
    random: mean(({ random }) => random),
    gain: estimatePaired([results.map(({ score, random }) => score - random)])!,
    cpuSeconds: times.length === 0 ? null : meanOf(times),
    criteria: meanCriteria(results.map(({ metrics }): Criteria => metrics.criteria)),
    scores,
    replays: results.every(({ replays }) => replays),
    handicaps: results[0]?.handicaps ?? [],
    ...(others && { published: others }),
  }
}
