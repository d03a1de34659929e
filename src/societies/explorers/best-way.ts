/**
 * The best way on where places are only guessed at: of all that one can imagine to come to by a turn and steps, and of
 * all ways to look from there, the one from which most is expected to come into view for each round until then.
 */
import { OPEN, type Guess } from '../../worlds/explorable.ts'
import type { BestView } from './best-view.ts'
import type { Situation } from './situation.ts'

// that one can be seen through of which nobody knows whether it is a wall
const THROUGH = 0.9
// and that one can go there
const PASSES = 0.8
// nobody plans on less
const LEAST_CHANCE = 0.1
// from one end of a large house to the other
const ROUNDS = 60
// what shows less than that is a corner in which nothing fits
const LEAST_EXPECTED = 2
// nobody sees more at once
const MOST_EXPECTED = 30
// added to the rounds of every way: what is near is not worth a turn for each corner of it
const BESIDES = 3

type State = Situation['pose']

/** Somewhere one can come to: the first action of the way there, and which of the ways to look one has then. */
interface Stop {
  readonly at: State
  readonly facing: number
  readonly first: string
  readonly place: number
  /** that one can come there */
  readonly chance: number
}

/** `detour`: by how many rounds a place is made to look farther away, because somebody else is on it. */
export function bestWay(
  { chart, knowledge, pose, actions, last, refused }: Situation,
  guess: Guess<State>,
  detour: (place: number, rounds: number) => number,
): BestView | undefined {
  const kindOf = (place: number) => knowledge.kind(place)
  const from = chart.placeAt(chart.spotOf(pose))
  if (from === undefined) return undefined
  const steps = actions.filter((action) => chart.stepOf(pose, action) !== undefined)
  const facings = guess.facings(pose)
  // where something is a little elsewhere than it is thought to be, somebody would push against it, or go to and fro
  const isIdle = (action: string) =>
    last !== undefined && (refused === undefined ? guess.isBack(action, last) : action === last)
  const seen = new Set<number>()
  const views = new Map<number, { readonly expected: readonly number[]; readonly most: number }>()
  const viewsFrom = ({ at, place }: Stop) => {
    let all = views.get(place)
    if (all === undefined) {
      const prospect = guess.prospect(at, kindOf, THROUGH)
      const expected = facings.map(({ state }) => prospect(state))
      views.set(place, (all = { expected, most: Math.max(...expected) }))
    }
    return all
  }
  const isKnown = (one: number, other: number) =>
    one === other ||
    kindOf(other) !== undefined ||
    (chart.stepsBetween(one, other) === 1 && kindOf(guess.wallBetween(one, other)) === OPEN)
  const rings: Stop[][] = []
  const add = (rounds: number, stop: Stop) => {
    const mark = guess.mark(stop.at, steps)
    if (seen.has(mark)) return
    seen.add(mark)
    ;(rings[rounds] ??= []).push(stop)
  }
  let best: (BestView & { readonly rate: number }) | undefined
  for (let rounds = 0; rounds <= ROUNDS; rounds++) {
    // whoever goes farther sees more only if there is so much to be seen
    if (best !== undefined && MOST_EXPECTED / (rounds + BESIDES) < best.rate) break
    for (const [facing, { state, rounds: turning, first = '' }] of facings.entries())
      if (turning === rounds) add(rounds, { at: rounds === 0 ? pose : state, facing, first, place: from, chance: 1 })
    for (const stop of rings[rounds] ?? []) {
      const { expected, most } = viewsFrom(stop)
      if (best === undefined || most / (rounds + BESIDES) > best.rate) {
        const others = detour(stop.place, rounds)
        for (const [turn, { rounds: turning, first }] of facings.entries()) {
          const shows = expected[(stop.facing + turn) % facings.length]! * stop.chance
          const all = rounds + turning
          const rate = shows / (all + BESIDES + others)
          const action = stop.first === '' ? first : stop.first
          if (shows < LEAST_EXPECTED || action === undefined || (best !== undefined && rate <= best.rate)) continue
          best = { action, next: [], place: stop.place, expected: shows, rounds: all, rate }
        }
      }
      for (const action of steps) {
        if (stop.at === pose && isIdle(action)) continue
        const at = guess.imagine(stop.at, action, kindOf)
        const place = at === stop.at ? undefined : chart.placeAt(chart.spotOf(at))
        if (place === undefined) continue
        const chance = stop.chance * (isKnown(stop.place, place) ? 1 : PASSES)
        if (chance >= LEAST_CHANCE)
          add(rounds + 1, { ...stop, at, first: stop.first === '' ? action : stop.first, place, chance })
      }
    }
  }
  return best
}
