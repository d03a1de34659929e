/**
 * The best view: of all places that one knows a way to and all ways to look from there, the one expected to show
 * most for each round it takes to get there and turn.
 */
import { BLOCKED } from '../../worlds/explorable.ts'
import type { Situation } from './situation.ts'

export interface BestView {
  readonly place: number
  /** the first step of the way there; nothing when one is there */
  readonly next: readonly number[]
  /** what to do first, where it is known: how to turn when one is there */
  readonly action?: string
  readonly rounds: number
  readonly expected: number
}

// what shows less than one new cell is no view
const LEAST_EXPECTED = 1
// nobody sees more at once
const MOST_EXPECTED = 60

/** `detour`: by how many steps a place is made to look farther away, because somebody else is on it. */
export function bestView(
  { chart, knowledge, pose }: Pick<Situation, 'chart' | 'knowledge' | 'pose'>,
  detour: (place: number, distance: number) => number,
  through: number,
): BestView | undefined {
  if (chart.viewsAt === undefined) return undefined
  const kindOf = (place: number) => knowledge.kind(place)
  const from = chart.placeAt(chart.spotOf(pose))!
  // by place, the first step of the way there
  const firstStep = new Map<number, number>([[from, from]])
  let best: (BestView & { readonly rate: number }) | undefined
  let ring = [from]
  for (let distance = 0; ring.length > 0; distance++) {
    // whoever goes farther sees more only if there is so much to be seen
    if (best !== undefined && MOST_EXPECTED / Math.max(1, distance) < best.rate) break
    const outer: number[] = []
    for (const place of ring) {
      const first = firstStep.get(place)!
      const others = distance === 0 ? 0 : detour(place, distance)
      for (const view of chart.viewsAt(pose, place)) {
        const rounds = distance + view.rounds
        if (rounds === 0) continue
        const expected = view.expects(kindOf, through)
        const rate = expected / (rounds + others)
        if (expected < LEAST_EXPECTED || (best !== undefined && rate <= best.rate)) continue
        const action = distance === 0 && view.action !== undefined ? { action: view.action } : {}
        best = { place, next: distance === 0 ? [] : [first], ...action, rounds, expected, rate }
      }
      for (const near of chart.neighboursOf(place)) {
        const kind = knowledge.kind(near)
        if (kind === undefined || kind === BLOCKED || firstStep.has(near)) continue
        firstStep.set(near, distance === 0 ? near : first)
        outer.push(near)
      }
    }
    ring = outer
  }
  return best
}
