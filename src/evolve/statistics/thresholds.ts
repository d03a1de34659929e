/**
 * How large W must be: false discovery over a whole line of certifications is at most 5 %. The t-th test of a line may
 * spend 1/(t(t+1)) of that, times one more than have been certified (e-LOND); all of it together is never more than
 * 5 %, however long the line is. The same share for each of twenty tests would ask for W ≥ 400 at once, and misses a
 * quarter of the changes that are worth 0.4 standard deviations.
 */
const ALPHA = 0.05

/** `tested`: certifications begun in this line before; `certified`: how many of them succeeded. */
export function thresholdFor(tested: number, certified: number): number {
  const turn = tested + 1
  return (turn * (turn + 1)) / (ALPHA * (certified + 1))
}
