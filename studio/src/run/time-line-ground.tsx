/** What the cursor moves over: curve, marks and numbers. Drawn anew when the run has grown, not when you move. */
import { memo, useMemo } from 'react'
import type { Curve } from '../contract.ts'
import { drawCurve, type Bucket } from './time-line-buckets.ts'
import { placeOf, ticksOf, type Scale } from './time-line-scale.ts'
import { MarkShape } from './time-line-shapes.tsx'

/** pixels: the curve, then the lane of the marks, and the numbers below */
export const AREA = 38
const LANE = 16
const NUMBERS = 14

interface GroundProps {
  readonly curve: Curve | undefined
  readonly buckets: readonly Bucket[]
  readonly scale: Scale
  readonly isLive: boolean
}

export const Ground = memo(function Ground({ curve, buckets, scale, isLive }: GroundProps) {
  const drawing = useMemo(() => curve && drawCurve(curve, scale, AREA - 2), [curve, scale])
  const { width } = scale
  return (
    <svg className="time-line-ground" width={width} height={AREA + LANE + NUMBERS} aria-hidden="true">
      {drawing && (
        <g transform="translate(0 1)">
          <path className="time-line-area" d={drawing.area} />
          <path className="time-line-curve" d={drawing.line} />
        </g>
      )}
      <path className="time-line-base" d={`M0 ${AREA}H${width}`} />
      {buckets.map((bucket) => (
        <g key={bucket.place} transform={`translate(${bucket.place.toFixed(1)} ${AREA + LANE / 2 + 1})`}>
          <MarkShape kind={bucket.kind} />
        </g>
      ))}
      {ticksOf(scale).map((tick) => (
        <text key={tick} x={placeOf(tick, scale)} y={AREA + LANE + NUMBERS - 3} textAnchor={anchorOf(tick, scale)}>
          {tick.toLocaleString('en')}
        </text>
      ))}
      {isLive && <circle className="time-line-live" cx={width} cy={AREA} r={3.5} />}
    </svg>
  )
})

// a number at the rim would be cut
function anchorOf(tick: number, scale: Scale): 'start' | 'middle' | 'end' {
  const place = placeOf(tick, scale)
  return place < 16 ? 'start' : place > scale.width - 16 ? 'end' : 'middle'
}
