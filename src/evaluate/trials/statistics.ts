/** Statistics of scores: mean with a 95 % confidence interval, and paired differences with wins, ties and losses. */

export interface Estimate {
  readonly mean: number
  /** the ends of the 95 % interval; null where a single value says nothing about its spread */
  readonly low: number | null
  readonly high: number | null
  /** how many values stand behind it: cases, or seeds of one case */
  readonly n: number
  /** Student's t over the values; Wilson's score interval for yes and no */
  readonly method: 't' | 'wilson' | 'none'
}

export interface PairedEstimate extends Estimate {
  /** pairs of the same case and seed */
  readonly pairs: number
  readonly wins: number
  readonly ties: number
  readonly losses: number
}

/** Values of one group, such as the seeds of one case. */
export type Group = readonly number[]

/**
 * The mean over groups, each group counting once. With several groups those are the sample and not the values in them:
 * twenty seeds of one case are not twenty cases. With one group its values are the sample. `isYesOrNo`: they are
 * shares, and not counts that happen to be 0 or 1 here.
 */
export function estimate(groups: readonly Group[], isYesOrNo = areYesOrNo(groups.flat())): Estimate | null {
  const filled = groups.filter((group) => group.length > 0)
  if (filled.length === 0) return null
  const values = filled.length === 1 ? filled[0]! : filled.map(meanOf)
  // equal values have no spread that t could go by, and five of five is not certainty
  if (isYesOrNo && areYesOrNo(values)) return wilson(values)
  const found = student(values)
  const { low, high } = found
  // a share has its ends
  return isYesOrNo && low !== null && high !== null
    ? { ...found, low: Math.max(0, low), high: Math.min(1, high) }
    : found
}

export const areYesOrNo = (values: readonly number[]) => values.every((value) => value === 0 || value === 1)

/** The same of differences, with who won how often. */
export function estimatePaired(groups: readonly Group[]): PairedEstimate | null {
  const filled = groups.filter((group) => group.length > 0)
  if (filled.length === 0) return null
  const all = filled.flat()
  const count = (fits: (difference: number) => boolean) => all.filter(fits).length
  return {
    ...student(filled.length === 1 ? filled[0]! : filled.map(meanOf)),
    pairs: all.length,
    wins: count((difference) => difference > 0),
    ties: count((difference) => difference === 0),
    losses: count((difference) => difference < 0),
  }
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function student(values: readonly number[]): Estimate {
  const n = values.length
  const mean = meanOf(values)
  if (n < 2) return { mean, low: null, high: null, n, method: 'none' }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  const half = tQuantile(n - 1) * Math.sqrt(variance / n)
  return { mean, low: mean - half, high: mean + half, n, method: 't' }
}

const Z = 1.959963984540054

function wilson(values: readonly number[]): Estimate {
  const n = values.length
  const mean = meanOf(values)
  const centre = (mean + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((mean * (1 - mean)) / n + Z ** 2 / (4 * n ** 2))
  // at the ends of the scale without what rounding leaves
  const [low, high] = [mean === 0 ? 0 : centre - half, mean === 1 ? 1 : centre + half]
  return { mean, low, high, n, method: 'wilson' }
}

// the 97.5 % quantile of Student's t for 1 to 10 degrees of freedom, where the expansion below is too coarse
const SMALL = [
  12.706204736, 4.30265273, 3.182446305, 2.776445105, 2.570581836, 2.446911851, 2.364624252, 2.306004135, 2.262157163,
  2.228138852,
]

/** The 97.5 % quantile of Student's t; for more degrees by the expansion of Cornish and Fisher. */
export function tQuantile(degrees: number): number {
  const known = SMALL[degrees - 1]
  if (known !== undefined) return known
  const terms = [
    Z,
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92_160,
  ]
  return terms.reduce((sum, term, power) => sum + term / degrees ** power, 0)
}
