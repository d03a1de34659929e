/** One step of a race: what the last round came to, who goes on, and what is played next. */
import type { EvolutionBoard } from '../evolution-board.ts'
import { NO_BETS, shareOf } from '../statistics/betting.ts'
import { ROUNDS, survivorsOf, winnerOf } from '../statistics/race.ts'
import type { Course, Game, Pair, Race } from '../model.ts'
import { pairsOf } from './pairs-of.ts'
import { nextPairs, orderOf } from './plan-games.ts'

type RaceView = Pick<EvolutionBoard, 'course' | 'settings' | 'tasks' | 'members' | 'games' | 'pairs'>

export interface Raced {
  readonly course: Course
  readonly pairs: readonly Pair[]
  readonly races: readonly Race[]
  readonly next: 'game' | 'adviser' | 'certify' | 'registrar'
}

// what joins may use half as much again of the processor, and a little that any process may take for itself
const MOST_CPU = 1.5
const CPU_SLACK_MS = 500

export function raceStep(view: RaceView, spent: string | undefined): Raced {
  const { course, games } = view
  const broken = [...new Set([...course.broken, ...brokenIn(view)])]
  const entrants = course.entrants.filter((name) => !broken.includes(name))
  const cpuMs = Object.values(games).reduce((sum, game) => sum + game.cpuMs, 0)
  const now: Course = { ...course, entrants, broken, cpuMs }
  // those who enter have only shown that they work
  if (course.stage === 'smoke') return nextRound(view, { ...now, round: 0, stage: 'race' }, [], spent)
  const fresh = entrants.flatMap((child) =>
    pairsOf(games, { child, parent: course.tip, stage: 'race', number: course.races, planned: course.planned }),
  )
  const counted: Course = { ...now, pairs: course.pairs + course.planned.length * course.entrants.length }
  const results = resultsOf([...view.pairs, ...fresh], course)
  const left = entrants.length > 1 ? survivorsOf(entrants, results) : entrants
  if (course.round + 1 < ROUNDS.length && left.length > 0)
    return nextRound(view, { ...counted, entrants: left, round: course.round + 1 }, fresh, spent)
  return concluded(view, counted, fresh, results, spent)
}

function nextRound(view: RaceView, course: Course, pairs: readonly Pair[], spent: string | undefined): Raced {
  if (spent !== undefined || course.entrants.length === 0)
    return { course: { ...course, planned: [] }, pairs, races: [], next: 'registrar' }
  // tasks go on where the round before ended
  const played = ROUNDS.slice(0, course.round).reduce((sum, round) => sum + round, 0)
  const order = orderOf(view.tasks, view.settings.seed)
  const turned = order.map((_, place) => order[(place + played) % order.length]!)
  const planned = nextPairs(turned, course.nextSeed, ROUNDS[course.round]!)
  return {
    course: { ...course, planned, nextSeed: course.nextSeed + planned.length },
    pairs,
    races: [],
    next: 'game',
  }
}

function concluded(
  { settings, members, pairs: before }: RaceView,
  course: Course,
  pairs: readonly Pair[],
  results: Readonly<Record<string, readonly number[]>>,
  spent: string | undefined,
): Raced {
  const winner = winnerOf(course.entrants, results)
  const entered = Object.values(members).filter(({ race }) => race === course.races)
  const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length
  const ran = [...before, ...pairs].filter(({ stage, number }) => stage === 'race' && number === course.races)
  const race: Race = {
    number: course.races,
    parent: course.tip,
    entrants: entered.map(({ name }) => name),
    rounds: ROUNDS.map((_, round) => {
      const least = ROUNDS.slice(0, round).reduce((sum, each) => sum + each, 0)
      const left = entered.map(({ name }) => name).filter((name) => (results[name]?.length ?? 0) > least)
      return { left, pairs: ROUNDS[round]! }
    }),
    means: Object.fromEntries(Object.entries(results).map(([name, all]) => [name, round4(mean(all))])),
    ...(winner !== undefined && { winner }),
    broken: course.broken,
  }
  const tip = winner ?? course.tip
  const raced = course.raced + 1
  const isTime = raced >= settings.races
  const next =
    spent !== undefined ? 'registrar' : !isTime ? 'adviser' : tip === course.ancestor ? 'registrar' : 'certify'
  const { standing: _, ...rest } = course
  const after: Course = { ...rest, tip, raced, entrants: [], planned: [], wager: NO_BETS }
  return { course: after, pairs, races: ran.length === 0 ? [] : [race], next }
}

const round4 = (value: number) => Math.round(value * 1e4) / 1e4

/** As bets are made, by entrant: in thirds of a standard deviation, one game counting no more than three. */
function resultsOf(pairs: readonly Pair[], { races, spreads }: Course): Record<string, number[]> {
  const results: Record<string, number[]> = {}
  for (const { child, task, stage, number, d } of pairs)
    if (stage === 'race' && number === races) (results[child] ??= []).push(shareOf(d, spreads[task]!))
  return results
}

/** Whoever could not play, and newcomers that take too long. */
function brokenIn({ course, games }: RaceView): readonly string[] {
  const seeds = new Set(course.planned.map(({ seed }) => seed))
  const now = Object.values(games).filter(({ seed }) => seeds.has(seed))
  const failed = now.filter(({ error, variant }) => error !== undefined && variant !== course.tip)
  if (course.stage !== 'smoke') return failed.map(({ variant }) => variant)
  const own = cpuOf(now, course.tip)
  const slow = course.entrants.filter(
    (name) => now.some(({ variant }) => variant === name) && cpuOf(now, name) > own * MOST_CPU + CPU_SLACK_MS,
  )
  return [...failed.map(({ variant }) => variant), ...slow]
}

const cpuOf = (games: readonly Game[], name: string): number =>
  games.filter(({ variant }) => variant === name).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
