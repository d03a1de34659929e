/**
 * Reads the board of an evolution from its journal, which may have come from elsewhere: what does not fit is left out,
 * and a board that says nothing of a course is none.
 */
import { list, number, oneOf, orNull, record, text, thing, whole, type Read } from '../base/read-values.ts'
import type { Finding, FoundStep } from '../societies/evolution.ts'
import { readVariant } from '../societies/variant.ts'
import type { EvolutionBoard } from './evolution-board.ts'
import { STAKES } from './statistics/betting.ts'
import type { Course, Game, Member, Pair, PairPlan, Race, Settings, Verdict } from './model.ts'

// more than any evolution has; what is beyond is in the journal, and not told
const MOST = 100_000
const MOST_MEMBERS = 5_000
const MOST_TASKS = 2_000
const LONGEST_NAME = 300
const LONGEST_WORDS = 2_000

const name = text(LONGEST_NAME)
const words = text(LONGEST_WORDS)
const counted = whole(0, Number.MAX_SAFE_INTEGER)
const names = (most: number) => list(name, most)

const member = thing<Omit<Member, 'parent'>, { parent: string }>(
  {
    name,
    variant: readVariant,
    by: oneOf('release', 'catalogue', 'model', 'control'),
    answers: names(100),
    says: words,
    race: counted,
  },
  { parent: name },
)

const step = thing<FoundStep>({ run: name, step: counted, says: words })
const finding: Read<Finding> = thing({
  pattern: name,
  society: name,
  runs: names(MOST_TASKS),
  steps: list(step, 100),
  count: number,
  cost: number,
  cause: oneOf('ours', 'world', 'unknown'),
  says: words,
})

const game = thing<Omit<Game, 'error'>, { error: string }>(
  {
    run: name,
    variant: name,
    task: name,
    seed: number,
    stage: oneOf('survey', 'smoke', 'race', 'certify'),
    score: number,
    counts: record(number, 50),
    steps: counted,
    cpuMs: number,
    cost: number,
  },
  { error: words },
)

const both: Read<Pair['runs']> = (value) => {
  const [child, parent] = names(2)(value) ?? []
  return child === undefined || parent === undefined ? undefined : [child, parent]
}
const pair: Read<Pair> = thing({
  child: name,
  parent: name,
  stage: oneOf('race', 'certify'),
  number: counted,
  runs: both,
  d: number,
  task: name,
  seed: number,
})

const race = thing<Omit<Race, 'winner'>, { winner: string }>(
  {
    number: counted,
    parent: name,
    entrants: names(100),
    rounds: list(
      thing<{ left: readonly string[]; pairs: number }>({
        left: names(100),
        pairs: counted,
      }),
      20,
    ),
    means: record(number, 100),
    broken: names(100),
  },
  { winner: name },
)

const standing = oneOf('accepted', 'futile', 'exhausted', 'broken', 'spent')
const spreads = record(number, MOST_TASKS)
const verdict: Read<Verdict> = thing({
  child: name,
  parent: name,
  number: counted,
  standing,
  W: number,
  threshold: number,
  pairs: counted,
  mean: number,
  low: orNull(number),
  high: orNull(number),
  spreads,
})

const course: Read<Course> = thing<Omit<Course, 'standing'>, { standing: NonNullable<Course['standing']> }>(
  {
    ancestor: name,
    tip: name,
    raced: counted,
    races: counted,
    round: number,
    entrants: names(100),
    broken: names(100),
    tested: counted,
    certified: counted,
    threshold: number,
    spreads,
    wager: thing<Course['wager']>({ pairs: counted, sum: number, wealth: list(number, STAKES.length) }),
    nextSeed: counted,
    pairs: counted,
    cpuMs: number,
    idle: counted,
    stage: oneOf('survey', 'smoke', 'race', 'certify'),
    planned: list(thing<PairPlan>({ task: name, seed: number }), MOST_TASKS),
  },
  { standing: (value) => standing(value) ?? oneOf('open')(value) },
)

const settings: Read<Settings> = thing({
  pairs: counted,
  cpuMinutes: number,
  seed: number,
  firstSeed: counted,
  races: counted,
  entrants: counted,
})

const boardOf = thing<Omit<EvolutionBoard, 'advice'>>({
  society: name,
  settings,
  tasks: names(MOST_TASKS),
  members: record(member, MOST_MEMBERS),
  findings: record(finding, MOST_MEMBERS),
  games: record(game, MOST),
  pairs: list(pair, MOST),
  races: list(race, MOST_MEMBERS),
  verdicts: list(verdict, MOST_MEMBERS),
  course,
})

/** What a model has just proposed is left out: it is nobody's yet. */
export function readEvolutionBoard(values: unknown): EvolutionBoard | undefined {
  const read = boardOf(values)
  return read === undefined ? undefined : { ...read, advice: [] }
}
