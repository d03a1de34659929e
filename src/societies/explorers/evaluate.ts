/** Evaluates explorers: against chance, without mail, against one alone; and how many of them one run bears. */
import { runTrials, type Progress, type TrialsOptions } from '../../evaluate/trials/run-trials.ts'
import { wholeTrials } from '../../evaluate/trials/whole-trials.ts'
import type { TrialRun, TrialSide } from '../../evaluate/trials/trial.ts'
import { createMinds } from '../../minds/mind.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { createExplorers } from './explorers.ts'
import { explorerNames } from './names.ts'
import { tally, type Tally } from './tally.ts'
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

/** Four explorers within the budget, chance within it, four in silence and one alone; and four to the end. */
const sides: readonly [TrialSide, ...TrialSide[]] = [
  { name: 'within', flow: explorers },
  { name: 'chance', flow: walkers },
  { name: 'silent', flow: explorers },
  { name: 'alone', flow: explorers },
  { name: 'team', flow: explorers },
]

const setups: Readonly<Record<string, { count: number; talk: boolean; maxSteps: number }>> = {
  within: { count: TEAM, talk: true, maxSteps: BUDGET },
  chance: { count: TEAM, talk: false, maxSteps: BUDGET },
  silent: { count: TEAM, talk: false, maxSteps: ROUNDS_AT_MOST },
  alone: { count: 1, talk: true, maxSteps: ROUNDS_AT_MOST },
  team: { count: TEAM, talk: true, maxSteps: ROUNDS_AT_MOST },
}

type Found = Pick<Tally, 'objects' | 'found' | 'rounds'>

export interface Evaluated extends Omit<TrialsOptions, 'concurrency' | 'onProgress'> {
  readonly progress?: (what: string) => void
  readonly found?: ((trials: number) => void) | undefined
}

/** Every world played four times, and a fifth where four explorers did not find everything within the budget. */
export async function evaluateWorlds(seeds: readonly string[], options: Evaluated = {}): Promise<WorldResult[]> {
  const store = options.store ?? memoryStore()
  const place = (seed: string) => seeds.indexOf(seed) + 1
  const progress = ({ read, trial }: Progress) => {
    if (trial === undefined) return read > 0 && options.found?.(read)
    return options.progress?.(`world ${place(String(trial.seed))} of ${seeds.length}, ${trial.side}`)
  }
  const first = await play(['within', 'chance', 'silent', 'alone'], seeds, { ...options, store, onProgress: progress })
  const unfinished = seeds.filter((seed) => first.get('within', seed).found < first.get('within', seed).objects)
  // the same evaluation goes on, whatever was to be taken up of earlier
  const whole =
    unfinished.length === 0
      ? first
      : await play(['team'], unfinished, { ...options, store, resume: 'all', onProgress: progress })
  return seeds.map((seed) => {
    const { objects, found, rounds } = first.get('within', seed)
    return {
      seed,
      objects,
      found,
      randomFound: first.get('chance', seed).found,
      team: unfinished.includes(seed) ? whole.get('team', seed).rounds : rounds,
      silent: first.get('silent', seed).rounds,
      alone: first.get('alone', seed).rounds,
    }
  })
}

async function play(names: readonly string[], seeds: readonly string[], options: TrialsOptions) {
  const plans = seeds.flatMap((seed) =>
    names.map((side) => {
      const { count, talk, maxSteps } = setups[side]!
      const input = { world: { seed, size: SIZE }, explorers: explorerNames(count), maxSteps, talk }
      return { side, case: 'building', seed, input }
    }),
  )
  const measure = ({ board }: TrialRun): Found => {
    const { objects, found, rounds } = tally(board as unknown as Parameters<typeof tally>[0])
    return { objects, found, rounds }
  }
  const played = wholeTrials(await runTrials({ name: 'explorers', sides, plans, measure, concurrency: 1, ...options }))
  return { get: (side: string, seed: string) => played.measured<Found>(side, seed) }
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
