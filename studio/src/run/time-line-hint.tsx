/** What is under the pointer: the step, the curve's value there, and the marks near it. */
import { valueAt, type Curve } from '../contract.ts'
import { kindOf } from '../mark-kind.ts'
import { shortText } from '../ui/clip-text.ts'
import { bucketNear, type Bucket } from './time-line-buckets.ts'
import { stepAt, type Scale } from './time-line-scale.ts'
import { MarkIcon } from './time-line-shapes.tsx'

const LABELS_IN_A_HINT = 4

export function Hint({
  place,
  scale,
  curve,
  buckets,
}: {
  place: number
  scale: Scale
  curve: Curve | undefined
  buckets: readonly Bucket[]
}) {
  const near = bucketNear(buckets, place)
  const step = near?.marks[0]?.step ?? stepAt(place, scale)
  const value = curve && valueAt(curve, step)
  const at = Math.min(scale.width, Math.max(0, place))
  const rest = (near?.marks.length ?? 0) - LABELS_IN_A_HINT
  return (
    <div className="time-line-ghost" style={{ transform: `translateX(${at}px)` }} aria-hidden="true">
      <div className="time-line-hint" style={{ transform: `translateX(${-100 * (at / Math.max(1, scale.width))}%)` }}>
        <span className="time-line-hint-step">
          step {step.toLocaleString('en')}
          {curve && value !== undefined && ` · ${curve.label} ${value.toLocaleString('en')}`}
        </span>
        {near?.marks.slice(0, LABELS_IN_A_HINT).map((mark, index) => (
          <span key={index} className="time-line-hint-mark" dir="auto">
            <MarkIcon kind={kindOf(mark.kind)} />
            {shortText(mark.label, 120)}
          </span>
        ))}
        {rest > 0 && <span className="time-line-hint-mark soft">and {rest.toLocaleString('en')} more</span>}
      </div>
    </div>
  )
}
