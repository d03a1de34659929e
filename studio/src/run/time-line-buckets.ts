/** What ten thousand steps look like in a thousand pixels: one pass over them when they change, none when you move. */
import type { Curve, Mark } from '../contract.ts'
import { kindOf, type MarkKind } from '../mark-kind.ts'
import { placeOf, roundUp, type Scale } from './time-line-scale.ts'

/** Marks too near each other to be told apart. */
export interface Bucket {
  readonly place: number
  /** the one that is shown: the weightiest of them */
  readonly kind: MarkKind
  readonly marks: readonly Mark[]
}

const MARK_PX = 11

export function bucketMarks(marks: readonly Mark[], scale: Scale): Bucket[] {
  const columns = new Map<number, Mark[]>()
  for (const mark of marks) {
    if (mark.step < scale.first || mark.step > scale.last) continue
    const column = Math.floor(placeOf(mark.step, scale) / MARK_PX)
    const together = columns.get(column)
    if (together === undefined) columns.set(column, [mark])
    else together.push(mark)
  }
  return [...columns.values()].map((together) => {
    const shown = together.reduce((best, mark) => (weightOf(mark) > weightOf(best) ? mark : best))
    return { kind: kindOf(shown.kind), marks: together, place: placeOf(shown.step, scale) }
  })
}

const weightOf = ({ kind }: Mark) => kindOf(kind).weight

export interface Drawing {
  readonly line: string
  readonly area: string
}

/** A stair of the curve: it holds a value until the next. Each pixel shows the highest and the last it had. */
export function drawCurve({ points, max }: Curve, scale: Scale, height: number): Drawing | undefined {
  if (points.length === 0) return undefined
  const columns: { x: number; low: number; high: number; end: number }[] = []
  let [lowest, highest] = [0, 0]
  for (const [step, value] of points) {
    if (!Number.isFinite(value) || step > scale.last) continue
    lowest = Math.min(lowest, value)
    highest = Math.max(highest, value)
    const x = Math.floor(Math.max(0, placeOf(step, scale)))
    const last = columns.at(-1)
    if (last?.x === x) {
      last.low = Math.min(last.low, value)
      last.high = Math.max(last.high, value)
      last.end = value
    } else columns.push({ x, low: value, high: value, end: value })
  }
  if (columns.length === 0) return undefined
  // a round number above it, so that the curve does not shrink with every point of score
  const top = Math.max(1, Math.min(roundUp(highest), max ?? Number.POSITIVE_INFINITY), highest)
  const y = (value: number) => Number((height - ((value - lowest) / (top - lowest)) * height).toFixed(1))
  let line = `M${columns[0]!.x} ${y(columns[0]!.low)}`
  for (const { x, low, high, end } of columns) {
    line += `H${x}`
    if (high !== end) line += `V${y(high)}`
    if (low !== end && low !== high) line += `V${y(low)}`
    line += `V${y(end)}`
  }
  line += `H${scale.width}`
  return { line, area: `${line}V${height}H${columns[0]!.x}Z` }
}

/** The mark before or after a step, in a list that ascends. */
export function markBeside(marks: readonly Mark[], step: number, by: 1 | -1): Mark | undefined {
  return by > 0 ? marks.find((mark) => mark.step > step) : marks.findLast((mark) => mark.step < step)
}

/** The marks under a place. */
export const bucketNear = (buckets: readonly Bucket[], place: number): Bucket | undefined =>
  buckets.find((bucket) => Math.abs(bucket.place - place) <= MARK_PX / 2 + 1)
