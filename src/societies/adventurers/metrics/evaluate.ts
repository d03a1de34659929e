/** Evaluates adventurers: a story on several seeds, beside chance, with the criteria of seed 1. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createMinds } from '../../../minds/mind.ts'
import { createAdventurers } from '../adventurers.ts'
import type { Mode } from '../board.ts'
import { meanCriteria, type Criteria } from './criteria.ts'
import { measureRun, type GameMetrics } from './measure.ts'
import { playAtRandom } from './random-play.ts'
import { DOWNLOADS, SHIPPED } from '../story-shelf.ts'
import { openSource, storySource, type StorySource } from '../story-source.ts'
import { memoryStore } from '../../../store/memory-store.ts'
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
  readonly cpuSeconds: number
  /** the list of commands, played again from the beginning, comes to the same score */
  readonly replays: boolean
  readonly handicaps: readonly Handicap[]
  readonly metrics: GameMetrics
}

// whatever model the environment names: rules are measured here
const society = createAdventurers({ minds: createMinds({ model: 'rules' }) })

/** One game, and one as long by chance. */
export async function playSeed(
  { file, mode, steps, minutes }: Game,
  seed: number,
  signal?: AbortSignal,
): Promise<SeedResult> {
  const story = storySource(file)
  const store = memoryStore()
  const input = { story, worldSeed: seed, maxSteps: steps, mode, imagineSeconds: minutes * IMAGINING_SECONDS }
  const before = process.cpuUsage()
  const run = society.run(input, { seed, store, ...(signal && { signal }) })
  const { id, board, reason = '', status } = await run.finished
  const { user, system } = process.cpuUsage(before)
  stopIfInterrupted(status !== 'ended')
  const chance = await playAtRandom({ story, worldSeed: seed, maxSteps: steps, ...(signal && { signal }) })
  stopIfInterrupted(signal?.aborted === true)
  return {
    seed,
    score: mode === 'retry' ? board.progress : board.score,
    maxScore: board.maxScore,
    random: chance.score,
    steps: board.step,
    reason,
    cpuSeconds: (user + system) / 1e6,
    replays: replaysTo(story, seed, board.commands, board.observation),
    handicaps: board.handicaps,
    metrics: await measureRun(store, id),
  }
}

function stopIfInterrupted(isInterrupted: boolean): void {
  if (isInterrupted) throw new DOMException('The evaluation was interrupted.', 'AbortError')
}

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
  readonly steps: number
  readonly mean: number
  readonly min: number
  readonly max: number
  readonly maxScore: number | null
  readonly n: number
  /** the mean of chance on the same seeds */
  readonly random: number
  /** for a game, in the mean; nothing but playing */
  readonly cpuSeconds: number
  readonly criteria: ReturnType<typeof meanCriteria>
  readonly scores: readonly number[]
  readonly replays: boolean
  readonly handicaps: readonly Handicap[]
  readonly published?: Readonly<Record<string, number>>
}

export function rowOf({ file, mode, steps }: Game, results: readonly SeedResult[]): Row {
  const story = storySource(file).name
  const scores = results.map(({ score }) => score)
  const mean = (of: (result: SeedResult) => number) => results.reduce((sum, one) => sum + of(one), 0) / results.length
  const others = Object.hasOwn(published, story) ? published[story] : undefined
  return {
    story,
    mode,
    steps,
    mean: mean(({ score }) => score),
    min: Math.min(...scores),
    max: Math.max(...scores),
    maxScore: results[0]?.maxScore ?? null,
    n: results.length,
    random: mean(({ random }) => random),
    cpuSeconds: mean(({ cpuSeconds }) => cpuSeconds),
    criteria: meanCriteria(results.map(({ metrics }): Criteria => metrics.criteria)),
    scores,
    replays: results.every(({ replays }) => replays),
    handicaps: results[0]?.handicaps ?? [],
    ...(others && { published: others }),
  }
}
