/** The two numbers a series is told by: its median, and how far apart its ends are. */
export type Summary = { median: number; min: number; max: number }

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return NaN
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function summarize(values: number[]): Summary {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

/** Three significant digits: more would claim what a shared machine cannot give. */
export function threeDigits(value: number): number {
  return Number(value.toPrecision(3))
}
