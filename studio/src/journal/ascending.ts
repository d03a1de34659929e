/** Looking things up in what ascends, which is most of a journal: steps, entries, points of a curve. */

/** How many of them are not above a limit. */
export function countBy<T>(things: readonly T[], limit: number, of: (thing: T) => number): number {
  let [low, high] = [0, things.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (of(things[middle]!) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

const itself = (number: number) => number

export const countUpTo = (numbers: readonly number[], limit: number): number => countBy(numbers, limit, itself)

/** The last of the numbers that is not above a limit. */
export const lastUpTo = (numbers: readonly number[], limit: number): number | undefined =>
  numbers[countUpTo(numbers, limit) - 1]
