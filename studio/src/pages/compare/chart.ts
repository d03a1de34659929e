/** Curves of several runs on one sheet: scales, lines, and what stands where a finger points. */
import { valueAt, type Curve } from '../../contract.ts'

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Scale {
  /** from a value to a place on the sheet */
  at(value: number): number
  /** from a place to a value */
  from(place: number): number
  readonly ticks: readonly number[]
  readonly most: number
}

export function scaleOf(most: number, begin: number, end: number, wanted: number): Scale {
  const ticks = ticksOf(most, wanted)
  const top = Math.max(most, ticks.at(-1) ?? 0, Number.MIN_VALUE)
  return {
    at: (value) => begin + (value / top) * (end - begin),
    from: (place) => ((place - begin) / (end - begin)) * top,
    ticks,
    most: top,
  }
}

/** Round numbers from 0 on: 0, 50, 100, 150. */
export function ticksOf(most: number, wanted: number): number[] {
  if (!(most > 0)) return [0]
  const rough = most / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const unit = [1, 2, 5, 10].find((each) => each * power >= rough)! * power
  const count = Math.floor(most / unit + 1e-9)
  return Array.from({ length: count + 1 }, (_, place) => Number((place * unit).toPrecision(12)))
}

/** A line in steps: a value holds until the next one, and up to where the run has come. */
export function linePath({ points }: Curve, lastStep: number, x: Scale, y: Scale): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  const place = (value: number) => Number(value.toFixed(1))
  let path = `M${place(x.at(first[0]))} ${place(y.at(first[1]))}`
  for (const [step, value] of rest) path += `H${place(x.at(step))}V${place(y.at(value))}`
  return `${path}H${place(x.at(Math.max(lastStep, points.at(-1)![0])))}`
}

export interface Band {
  readonly step: number
  readonly min: number
  readonly max: number
  readonly mean: number
  readonly count: number
}

/** How several curves lie apart, at evenly spaced steps; only those that came so far count. */
export function bandOf(runs: readonly { readonly curve: Curve; readonly lastStep: number }[], samples: number): Band[] {
  const last = Math.max(0, ...runs.map(({ lastStep }) => lastStep))
  const steps = [...new Set(Array.from({ length: samples + 1 }, (_, place) => Math.round((last * place) / samples)))]
  return steps.flatMap((step) => {
    const values = runs
      .filter(({ lastStep }) => lastStep >= step)
      .map(({ curve }) => valueAt(curve, step))
      .filter((value) => value !== undefined)
    if (values.length === 0) return []
    const sum = values.reduce((all, value) => all + value, 0)
    return [
      { step, min: Math.min(...values), max: Math.max(...values), mean: sum / values.length, count: values.length },
    ]
  })
}

/** Letters at the ends of curves that end in one place stand beside each other. */
export function spreadEnds(ends: readonly { readonly x: number; readonly y: number }[], apart: number): number[] {
  const isNear = (a: number, b: number) =>
    Math.abs(ends[a]!.x - ends[b]!.x) < apart && Math.abs(ends[a]!.y - ends[b]!.y) < apart
  return ends.map((_, place) => ends.slice(0, place).filter((__, before) => isNear(before, place)).length * apart)
}
