/** How many of the ascending numbers are not above a limit. */
export function countUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** The last of the ascending numbers that is not above a limit. */
export const lastUpTo = (numbers: readonly number[], limit: number): number | undefined =>
  numbers[countUpTo(numbers, limit) - 1]
