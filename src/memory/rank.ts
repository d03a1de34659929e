/** Ranks the compared memories: the nearest come first, or those with the best score. */
import { ORDINARY_IMPORTANCE, type Memory } from './memory.ts'
import type { Compared } from './private-index.ts'

/** How much each part of the score counts, after Generative Agents (Park and others, 2023). */
export interface Weights {
  readonly relevance?: number
  readonly recency?: number
  readonly importance?: number
  /** what is left of recency from one step to the next */
  readonly decay?: number
}

// the paper's, there for an hour of the simulated day
const DECAY = 0.995

export interface Ranked {
  readonly memory: Memory
  readonly squared: number
  readonly score?: number
}

export type IsWanted = (memory: Memory, place: number) => boolean

/** The first `k` by distance; of equally distant ones the older comes first. */
export function nearest({ memories, places, squared, next }: Compared, k: number, isWanted: IsWanted): Ranked[] {
  const first = new Chosen(k, (one, other) => squared[one]! - squared[other]! || places[one]! - places[other]!)
  // nearly all rows are farther than those found already: they are passed over where they were compared
  let farthest = Infinity
  for (let row = next(0, farthest); row < squared.length; row = next(row + 1, farthest)) {
    if (!isWanted(memories[row]!, places[row]!)) continue
    first.offer(row)
    if (first.rows.length === k) farthest = squared[first.rows[k - 1]!]!
  }
  return first.rows.map((row) => ({ memory: memories[row]!, squared: squared[row]! }))
}

/**
 * The first `k` by score. Each part is stretched over all memories from 0 to 1, so that none drowns the others.
 * The paper counts recency from the last time a memory was recalled; here it counts from when it was made, because
 * recalling changes nothing.
 */
export function bestScored(
  { memories, places, squared }: Compared,
  k: number,
  isWanted: IsWanted,
  step: number,
  { relevance = 1, recency = 1, importance = 1, decay = DECAY }: Weights,
): Ranked[] {
  const wanted = memories.flatMap((memory, row) =>
    isWanted(memory, places[row]!) ? [{ memory, place: places[row]!, squared: squared[row]! }] : [],
  )
  // of vectors of length 1, the cosine falls as the squared distance grows
  const relevances = stretch(wanted.map((each) => -each.squared))
  const recencies = stretch(wanted.map(({ memory }) => power(decay, Math.max(0, step - memory.step))))
  const importances = stretch(wanted.map(({ memory }) => memory.importance ?? ORDINARY_IMPORTANCE))
  const scored = wanted.map(({ memory, squared: distance }, at) => ({
    memory,
    squared: distance,
    score: relevance * relevances[at]! + recency * recencies[at]! + importance * importances[at]!,
  }))
  const first = new Chosen(
    k,
    (one, other) => scored[other]!.score - scored[one]!.score || wanted[one]!.place - wanted[other]!.place,
  )
  for (const row of scored.keys()) first.offer(row)
  return first.rows.map((row) => scored[row]!)
}

/** The best `k` rows so far, the best first. `k` is small, so they are kept in order by hand. */
class Chosen {
  readonly rows: number[] = []
  readonly #k: number
  readonly #compare: (one: number, other: number) => number

  constructor(k: number, compare: (one: number, other: number) => number) {
    this.#k = k
    this.#compare = compare
  }

  offer(row: number): void {
    const { rows } = this
    let at = rows.length
    if (at === this.#k && this.#compare(rows[at - 1]!, row) <= 0) return
    while (at > 0 && this.#compare(rows[at - 1]!, row) > 0) at--
    rows.splice(at, 0, row)
    if (rows.length > this.#k) rows.pop()
  }
}

function stretch(values: readonly number[]): number[] {
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return values.map((value) => (high > low ? (value - low) / (high - low) : 0))
}

/** By squaring, because Math.pow may differ in its last bit from one machine to another. */
function power(base: number, exponent: number): number {
  let result = 1
  for (let factor = base, left = Math.floor(exponent); left > 0; left = Math.floor(left / 2), factor *= factor) {
    if (left % 2 === 1) result *= factor
  }
  return result
}
