/** Trials of a household: days of five people by rules and by chance, and towns that talk or are silent. */
import { runTrials, type Progress } from '../../../evaluate/trials/run-trials.ts'
import { wholeTrials } from '../../../evaluate/trials/whole-trials.ts'
import type { TrialPlan, TrialRun, TrialSide } from '../../../evaluate/trials/trial.ts'
import { defaultHouse } from '../../../worlds/house/default-house.ts'
import { seedsFrom, type Evaluating } from '../../evaluation.ts'
import { castNames, castOf } from '../cast/cast.ts'
import { tally } from '../tally.ts'
import { byChance, byRules, readHousehold } from './play.ts'
import { measureTown, townInput, type TownResult } from './town.ts'

export const HOUSEHOLD = 5

/** Households that are only measured; the rules were tried out on others. */
const seedsOf = (kind: string, first: number, count: number) =>
  seedsFrom(first, count).map((seed) => `eval/${kind}/${seed}`)

export interface DayResult {
  readonly seed: string
  readonly goals: number
  readonly acceptance: number
  readonly asked: number
  readonly silent: number
  readonly repeats: number
  readonly needsAtZero: number
  readonly statements: number
  readonly ungrounded: number
}

const sides: readonly [TrialSide, ...TrialSide[]] = [
  { name: 'rules', flow: byRules },
  { name: 'chance', flow: byChance },
  { name: 'talking', flow: byRules },
  { name: 'silent', flow: byRules },
]

export interface Wanted {
  readonly days: number
  readonly towns: number
  readonly firstSeed?: number
}

/** Every day and every town on both of its sides, in the order of their seeds. */
export async function playAll(wanted: Wanted, going: Pick<Evaluating, 'signal'> & Partial<Evaluating>) {
  const { signal, progress, openStore, resume, found } = going
  const { days, towns, firstSeed = 1 } = wanted
  const [dayNames, townNames] = [seedsOf('day', firstSeed, days), seedsOf('town', firstSeed, towns)]
  const plans = [
    ...dayNames.flatMap((seed) => ['rules', 'chance'].map((side) => dayPlan(side, seed))),
    ...townNames.flatMap((seed) => ['talking', 'silent'].map((side) => townPlan(side, seed))),
  ]
  const onProgress = ({ done, total, read, trial }: Progress) => {
    if (trial === undefined) return void (read > 0 && found?.(read))
    progress?.(`${done} of ${total} runs: ${trial.seed}, ${trial.side}`)
  }
  const measure = (run: TrialRun) => (run.case === 'day' ? measureDay(run) : measureTown(run))
  const played = wholeTrials(
    // one after the other: rules keep one processor busy as it is
    await runTrials({
      name: 'household',
      sides,
      plans,
      measure,
      concurrency: 1,
      store: openStore?.(),
      signal,
      resume,
      onProgress,
    }),
  )
  const dayResults = (side: string) => dayNames.map((seed) => played.measured<DayResult>(side, seed))
  const townResults = (side: string) => townNames.map((seed) => played.measured<TownResult>(side, seed))
  return {
    results: dayResults('rules'),
    chance: dayResults('chance'),
    talking: townResults('talking'),
    silent: townResults('silent'),
  }
}

function dayPlan(side: string, seed: string): TrialPlan {
  const people = castOf(castNames(HOUSEHOLD), defaultHouse, seed)
  return { side, case: 'day', seed, input: { house: defaultHouse, people, days: 1, talk: true } }
}

function townPlan(side: string, seed: string): TrialPlan {
  return { side, case: 'town', seed, input: townInput(seed, side === 'talking') }
}

async function measureDay(run: TrialRun): Promise<DayResult> {
  const { board, worstAtZero, statements, ungrounded } = await readHousehold(run)
  const { goals, chats, acceptance, silent, repeats } = tally(board)
  const all = goals.met + goals.missed + goals.open
  return {
    seed: String(run.seed),
    goals: all === 0 ? 1 : goals.met / all,
    acceptance,
    asked: chats.asked,
    silent: silent.length,
    repeats,
    needsAtZero: worstAtZero,
    statements,
    ungrounded,
  }
}
