/** Evaluates explorers: against chance, without mail, against one alone; and how many of them one run bears. */
import { createMinds } from '../../minds/mind.ts'
import { createExplorers } from './explorers.ts'
import { explorerNames } from './names.ts'
import { tally } from './tally.ts'
import { wander } from './wander.ts'

/** Rounds in which rules have to find nearly everything. */
export const BUDGET = 80
const TEAM = 4
const SIZE = 24
// nobody has needed a quarter of it
const ROUNDS_AT_MOST = 2000
const STAGES = 6

// whatever model the environment names: rules are measured here
const minds = createMinds({ choose: { decision: 'rules' } })
const explorers = createExplorers({ minds })
const walkers = createExplorers({ minds, rules: wander })

/** Worlds that are only measured; the rules were tried out in others. */
export const worldSeed = (place: number) => `eval/${place}`

export interface WorldResult {
  readonly seed: string
  readonly objects: number
  /** within the budget */
  readonly found: number
  readonly randomFound: number
  /** rounds until everything was found */
  readonly team: number
  readonly silent: number
  readonly alone: number
}

/** One world played four times. */
export async function evaluateWorld(seed: string, signal?: AbortSignal): Promise<WorldResult> {
  const rounds = async (count: number, talk: boolean) => (await explore({ seed, count, talk, signal })).rounds
  const within = await explore({ seed, count: TEAM, talk: true, maxSteps: BUDGET, signal })
  const chance = await explore({ seed, count: TEAM, talk: false, maxSteps: BUDGET, signal, society: walkers })
  return {
    seed,
    objects: within.objects,
    found: within.found,
    randomFound: chance.found,
    team: within.found === within.objects ? within.rounds : await rounds(TEAM, true),
    silent: await rounds(TEAM, false),
    alone: await rounds(1, true),
  }
}

interface Expedition {
  readonly seed: string
  readonly count: number
  readonly talk: boolean
  readonly maxSteps?: number
  readonly size?: number
  readonly signal?: AbortSignal | undefined
  readonly society?: typeof explorers
}

async function explore({
  seed,
  count,
  talk,
  size = SIZE,
  maxSteps = ROUNDS_AT_MOST,
  signal,
  society = explorers,
}: Expedition) {
  const input = { world: { seed, size }, explorers: explorerNames(count), maxSteps, talk }
  const { board, status } = await society.run(input, { seed, ...(signal && { signal }) }).finished
  if (status !== 'ended') throw new DOMException('The evaluation was interrupted.', 'AbortError')
  return tally(board)
}

export interface Summary {
  readonly found: number
  readonly randomFound: number
  /** how many more rounds they need without mail */
  readonly mailGain: number
  /** the rounds of four, measured in rounds of one */
  readonly teamRatio: number
  readonly worlds: number
}

export function summarize(results: readonly WorldResult[]): Summary {
  const sum = (part: Exclude<keyof WorldResult, 'seed'>) => results.reduce((total, result) => total + result[part], 0)
  return {
    found: sum('found') / sum('objects'),
    randomFound: sum('randomFound') / sum('objects'),
    mailGain: sum('silent') / sum('team') - 1,
    teamRatio: sum('team') / sum('alone'),
    worlds: results.length,
  }
}

export interface Scale {
  readonly agents: number
  /** one explorer going through its six stages is a step */
  readonly stepsPerSecond: number
  readonly mb: number
}

const SCALE_ROUNDS = 20

/** A run with many explorers, in a world that grows with them. For a process of its own: it looks at the memory. */
export async function measureScale(agents: number): Promise<Scale> {
  const size = Math.ceil(SIZE * Math.sqrt(agents / TEAM))
  const input = { world: { seed: 'scale', size }, explorers: explorerNames(agents), maxSteps: SCALE_ROUNDS + 1 }
  // the first round makes the map and warms up; it is not counted
  const { id } = await explorers.run(input, { seed: 1, steps: STAGES + 1 }).finished
  const start = performance.now()
  await explorers.resume(id, { steps: STAGES * SCALE_ROUNDS }).finished
  const seconds = (performance.now() - start) / 1000
  return {
    agents,
    stepsPerSecond: Math.round((agents * SCALE_ROUNDS) / seconds),
    mb: Math.round(process.resourceUsage().maxRSS / 1024),
  }
}
