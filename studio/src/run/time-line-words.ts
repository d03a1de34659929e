/** A place on the time line for those who listen. */
import { valueAt, type Curve, type Mark } from '../contract.ts'
import { kindOf } from '../mark-kind.ts'
import { shortText } from '../ui/clip-text.ts'
import { markBeside } from './time-line-buckets.ts'

export function stepInWords(step: number, last: number, curve: Curve | undefined, marks: readonly Mark[]): string {
  const value = curve && valueAt(curve, step)
  const here = markAt(marks, step)
  return [
    `step ${step} of ${Math.max(step, last)}`,
    ...(curve && value !== undefined ? [`${curve.label} ${value}`] : []),
    ...(here ? [`${kindOf(here.kind).name}: ${shortText(here.label, 120)}`] : []),
  ].join(', ')
}

function markAt(marks: readonly Mark[], step: number): Mark | undefined {
  const before = markBeside(marks, step + 1, -1)
  return before?.step === step ? before : undefined
}
