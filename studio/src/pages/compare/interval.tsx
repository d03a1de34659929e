/** Means with their intervals on one line each: where they do not overlap, the eye sees it. */
import type { Estimate, Range } from './evaluation-rows.ts'

const WIDTH = 160
const EDGE = 6
const APART = 9

export function Interval({
  range,
  estimates,
}: {
  readonly range: Range
  readonly estimates: readonly (Estimate | null)[]
}) {
  const { min, max } = range
  const at = (value: number) => {
    const part = Math.min(1, Math.max(0, (value - min) / (max - min)))
    return EDGE + part * (WIDTH - 2 * EDGE)
  }
  return (
    <svg className="interval" width={WIDTH} height={estimates.length * APART + APART} aria-hidden="true">
      {estimates.map((found, place) =>
        found === null ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- a side has its place
          <g key={place} className={`hue-${place}`}>
            <path d={`M${at(found.low ?? found.mean)} ${(place + 1) * APART}H${at(found.high ?? found.mean)}`} />
            <circle cx={at(found.mean)} cy={(place + 1) * APART} r={3.5} />
          </g>
        ),
      )}
    </svg>
  )
}
