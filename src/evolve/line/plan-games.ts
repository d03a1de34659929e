/**
 * Which tasks and seeds are played next: tasks in turn, so that every block has one seed of each, and a seed that
 * nobody has used before. What was raced with is never certified with.
 */
import { createRandom } from '../../base/random.ts'
import type { PairPlan } from '../model.ts'

/** In an order of the evolution's own, so that the first tasks by name are not always the first. */
export function orderOf(tasks: readonly string[], seed: number): readonly string[] {
  const random = createRandom(`order ${seed}`)
  const left = [...tasks]
  return tasks.map(() => left.splice(random.integer(left.length), 1)[0]!)
}

/** `count` pairs from here on. */
export function nextPairs(order: readonly string[], nextSeed: number, count: number): readonly PairPlan[] {
  return Array.from({ length: count }, (_, place) => ({
    task: order[place % order.length]!,
    seed: nextSeed + place,
  }))
}
