/** How much pairs of a task spread: the standard deviation of the differences that races saw, or of games alone. */
import { LEAST_SPREAD } from '../statistics/betting.ts'
import type { Game, Pair } from '../model.ts'

const ENOUGH = 6

/** By task. Fixed before a trial begins, so that no trial chooses its own measure. */
export function spreadsOf(
  tasks: readonly string[],
  games: Iterable<Game>,
  pairs: readonly Pair[],
): Readonly<Record<string, number>> {
  const all = [...games]
  const own = tasks.map((task) => {
    const differences = pairs.filter((pair) => pair.task === task).map(({ d }) => d)
    if (differences.length >= ENOUGH) return rootMeanSquare(differences)
    const scores = all.filter((game) => game.task === task && game.error === undefined).map(({ score }) => score)
    // two games apart differ by as much as a pair that has nothing in common
    return deviation(scores) * Math.SQRT2
  })
  // a few games of one task say little: what all tasks have in common counts as much
  const common = rootMeanSquare(own)
  return Object.fromEntries(
    tasks.map((task, place) => [task, Math.max(LEAST_SPREAD, rootMeanSquare([own[place]!, common]))]),
  )
}

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length)

function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
