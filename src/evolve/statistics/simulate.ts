/**
 * Simulated evolutions, to know how often the statistics are wrong: worlds in which we know what each change is worth.
 * `npm run eval -- evolution` and the tests count false certifications and missed ones with it.
 */
import { createRandom, type Random, type Seed } from '../../base/random.ts'
import { bet, NO_BETS, type Wager } from './betting.ts'
import { MOST_PAIRS, standingOf } from './certify.ts'
import { ROUNDS, survivorsOf, winnerOf } from './race.ts'
import { thresholdFor } from './thresholds.ts'

/** Differences of one pair with mean 0 and standard deviation 1, as games have them. */
export type Noise = (random: Random) => number

export const noises = {
  normal: (random: Random) => normal(random),
  /** on Zork I 36 % of all pairs are exactly alike */
  tied: (random: Random) => (random.next() < 0.36 ? 0 : normal(random) / Math.sqrt(0.64)),
  veryTied: (random: Random) => (random.next() < 0.75 ? 0 : normal(random) / 0.5),
  /** much is won rarely, a little is lost often */
  skewed: (random: Random) => (random.next() < 0.1 ? 3 : -1 / 3),
  /** much is lost rarely, a little is won often: a change that looks good on few seeds */
  treacherous: (random: Random) => (random.next() < 0.1 ? -3 : 1 / 3),
} satisfies Record<string, Noise>

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}

/** A world: how pairs spread, what a change may be worth on each task, and how many tasks there are. */
export interface World {
  readonly noise: Noise
  readonly tasks: number
  /** what a new change is worth by task, in standard deviations */
  readonly change: (random: Random) => readonly number[]
}

export interface Certification {
  readonly accepted: boolean
  readonly pairs: number
  /** the mean over all tasks of what it is really worth */
  readonly worth: number
}

const meanWorth = (worth: readonly number[]) => worth.reduce((sum, each) => sum + each, 0) / worth.length

export function certifyOne(
  worth: readonly number[],
  noise: Noise,
  threshold: number,
  random: Random,
  mostPairs = MOST_PAIRS,
): Certification {
  let wager: Wager = NO_BETS
  let standing = standingOf(wager, threshold, worth.length, mostPairs)
  while (standing === 'open') {
    const task = wager.pairs % worth.length
    wager = bet(wager, worth[task]! + noise(random), 1)
    standing = standingOf(wager, threshold, worth.length, mostPairs)
  }
  return { accepted: standing === 'accepted', pairs: wager.pairs, worth: meanWorth(worth) }
}

const ENTRANTS = 8
const RACES = 3

/** A whole line: races of eight changes, three in turn, then the tip is certified; until the pairs are spent. */
export function evolveOnce({ noise, tasks, change }: World, pairs: number, seed: Seed): readonly Certification[] {
  const random = createRandom(seed)
  const certifications: Certification[] = []
  let spent = 0
  let certified = 0
  while (spent < pairs) {
    let tip: readonly number[] = Array.from({ length: tasks }, () => 0)
    let hasChanged = false
    for (let race = 0; race < RACES && spent < pairs; race++) {
      const changes = Array.from({ length: ENTRANTS }, () => change(random))
      const names = changes.map((_, place) => String(place))
      const results: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]))
      let left: readonly string[] = names
      let task = random.integer(tasks)
      for (const round of ROUNDS) {
        for (let pair = 0; pair < round; pair++, task = (task + 1) % tasks)
          for (const name of left) results[name]!.push(changes[Number(name)]![task]! + noise(random))
        spent += round * left.length
        if (left.length > 1) left = survivorsOf(left, results)
      }
      const winner = winnerOf(left, results)
      if (winner === undefined) continue
      hasChanged = true
      tip = tip.map((worth, place) => worth + changes[Number(winner)]![place]!)
    }
    if (!hasChanged || spent >= pairs) continue
    const tested = certifyOne(tip, noise, thresholdFor(certifications.length, certified), random)
    spent += tested.pairs
    if (tested.accepted) certified++
    certifications.push(tested)
  }
  return certifications
}

/** The share of evolutions of that many pairs in which anything was certified that is worth nothing. */
export function falseRate(world: World, evolutions: number, pairs: number): number {
  let wrong = 0
  for (let seed = 1; seed <= evolutions; seed++)
    if (evolveOnce(world, pairs, seed).some(({ accepted, worth }) => accepted && worth <= 1e-9)) wrong++
  return wrong / evolutions
}

/** The share of changes worth `gain` that are certified within so many pairs, as the first of a line. */
export function powerOf(gain: number, noise: Noise, mostPairs: number, changes: number): number {
  const random = createRandom(7)
  const worth = Array.from({ length: 12 }, () => gain)
  let found = 0
  for (let count = 0; count < changes; count++)
    if (certifyOne(worth, noise, thresholdFor(0, 0), random, mostPairs).accepted) found++
  return found / changes
}

const same = (tasks: number, worth: number) => Array.from({ length: tasks }, () => worth)

/** Worlds of which nobody should learn anything wrong. */
export const worlds = {
  nothingHelps: { noise: noises.tied, tasks: 12, change: () => same(12, 0) },
  skewed: { noise: noises.skewed, tasks: 12, change: () => same(12, 0) },
  treacherous: { noise: noises.treacherous, tasks: 12, change: () => same(12, 0) },
  mostlyTied: { noise: noises.veryTied, tasks: 12, change: () => same(12, 0) },
  everythingHarms: { noise: noises.tied, tasks: 12, change: () => same(12, -0.2) },
  /** helps in half of the tasks as much as it harms in the others */
  helpsHereHarmsThere: {
    noise: noises.tied,
    tasks: 16,
    change: (random: Random) => {
      const first = random.integer(2)
      return Array.from({ length: 16 }, (_, task) => (task % 2 === first ? 0.5 : -0.5))
    },
  },
  /** one change of eight helps, one harms, the others do nothing */
  mixed: {
    noise: noises.tied,
    tasks: 12,
    change: (random: Random) => {
      const kind = random.integer(8)
      return same(12, kind === 0 ? 0.4 : kind === 1 ? -0.4 : 0)
    },
  },
} satisfies Record<string, World>
