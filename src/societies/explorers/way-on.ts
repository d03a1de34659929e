/**
 * The next step where places are only guessed at. Every way on is imagined, and from everywhere along it every other
 * one, sliding along the walls that are known; begun is the one that soonest leads to what nobody saw. Whoever slides
 * along a wall finds the doorway in it, which whoever walks straight at it misses by a hand's breadth.
 */
import type { Guess } from '../../worlds/explorable.ts'
import type { Situation } from './situation.ts'

/** How far each of the two ways is imagined, and how much less what comes a round later is worth. */
const ROUNDS = 10
const FADES = 0.9
// of a place where nobody stood; and more where nobody looked at it either
const NEW = 1
const UNSEEN = 2
// nothing new for longer: something is not as it is imagined, and chance leads out of it
export const PATIENCE = 3

export interface WayOn {
  readonly action: string
  /** the last new place on it */
  readonly place: number
}

interface Imagined extends WayOn {
  readonly worth: number
}

/** Those who choose first take the best; nothing where no way leads to anything new. */
export function chooseWay(situation: Situation, guess: Guess<Situation['pose']>, leave: number): WayOn | undefined {
  const { chart, knowledge, pose, actions, round, random, last, refused } = situation
  const steps = actions.filter((action) => chart.stepOf(pose, action) !== undefined)
  const here = chart.placeAt(chart.spotOf(pose))
  if (here === undefined || steps.length === 0) return undefined
  if (round - knowledge.news.round > PATIENCE) return { action: random.pick(steps), place: here }

  const kindOf = (place: number) => knowledge.kind(place)
  const worths = new Map<number, number>()
  const worthOf = (place: number): number => {
    let worth = worths.get(place)
    if (worth === undefined) {
      worth = kindOf(place) !== undefined ? 0 : guess.wasSeen(place, kindOf) ? NEW : NEW + UNSEEN
      worths.set(place, worth)
    }
    return worth
  }

  const all = steps.flatMap((action) => bestWith(action) ?? []).toSorted((one, other) => other.worth - one.worth)
  // what was just done is not undone while anything else is left: where walls are a little elsewhere than they are
  // thought to be, somebody would step to and fro for ever
  const on = all.filter(({ action }) => last === undefined || refused !== undefined || !guess.isBack(action, last))
  const ways = on.length > 0 ? on : all
  return ways[Math.min(leave, ways.length - 1)]

  function bestWith(action: string): Imagined | undefined {
    let best: Imagined | undefined
    for (const leg of follow({ at: pose, action, fade: 1, worth: 0, place: here!, visited: new Set() }))
      for (const second of steps) {
        if (second === action) continue
        const { worth, place } = [...follow({ ...leg, action: second, visited: new Set(leg.visited) })].at(-1) ?? leg
        if (worth > (best?.worth ?? 0)) best = { action, worth, place }
      }
    return best
  }

  /** Every round of a way, until it leads nowhere. */
  function* follow(leg: Leg): Generator<Leg> {
    let { at, fade, worth, place } = leg
    for (let left = ROUNDS; left > 0; left--) {
      const next = guess.imagine(at, leg.action, kindOf)
      const to = chart.placeAt(chart.spotOf(next))
      if (next === at || to === undefined) return
      at = next
      if (!leg.visited.has(to) && worthOf(to) > 0) {
        leg.visited.add(to)
        worth += fade * worthOf(to)
        place = to
      }
      fade *= FADES
      yield { ...leg, at, fade, worth, place }
    }
  }
}

interface Leg {
  readonly at: Situation['pose']
  readonly action: string
  readonly fade: number
  readonly worth: number
  readonly place: number
  readonly visited: Set<number>
}
