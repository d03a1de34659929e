/** Where everything stands on the sheet of a trial: W by its logarithm, because bets multiply it. */
import type { PlayedPair, WealthPoint } from '../../../../src/server/api-evolution.ts'

export interface PairsSheet {
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly floor: number
  /** where a pair that made no difference stands */
  readonly middle: number
  readonly bar: number
  readonly bars: readonly { readonly x: number; readonly y: number; readonly height: number; readonly d: number }[]
  readonly ticks: readonly { readonly y: number; readonly text: string }[]
  readonly threshold?: { readonly y: number; readonly text: string }
  readonly line?: { readonly path: string; readonly area: string; readonly at: readonly number[] }
  placeAt(x: number): number
}

const LEFT = 40
const RIGHT = 10
const TOP = 20
const WEALTH = 170
const STRIP = 56
const GAP = 14
const BROADEST = 7
// W may fall for ever: below this it is as good as nothing
const LEAST_W = 0.01

const round = (value: number) => Math.round(value * 10) / 10

export function pairsSheet(
  pairs: readonly (PlayedPair | WealthPoint)[],
  width: number,
  threshold?: number,
): PairsSheet {
  const right = Math.max(LEFT + 40, width - RIGHT)
  const hasWealth = threshold !== undefined
  const stripTop = hasWealth ? TOP + WEALTH + GAP : TOP
  const middle = stripTop + STRIP / 2
  const floor = stripTop + STRIP
  const gap = (right - LEFT) / Math.max(1, pairs.length)
  const bar = Math.max(1, Math.min(BROADEST, gap * 0.7))
  const xOf = (place: number) => round(LEFT + gap * (place + 0.5))
  const most = Math.max(1e-9, ...pairs.map(({ d }) => Math.abs(d)))
  const bars = pairs.map(({ d }, place) => {
    const height = Math.max(d === 0 ? 1.5 : 2, (Math.abs(d) / most) * (STRIP / 2))
    return { x: xOf(place), y: round(d > 0 ? middle - height : middle), height: round(height), d }
  })
  return {
    height: floor + 6,
    left: LEFT,
    right,
    top: TOP,
    floor,
    middle,
    bar,
    bars,
    ticks: [],
    ...(hasWealth && wealthOn(pairs, threshold, xOf)),
    placeAt: (x) => Math.max(0, Math.min(pairs.length - 1, Math.floor((x - LEFT) / gap))),
  }
}

function wealthOn(
  pairs: readonly (PlayedPair | WealthPoint)[],
  threshold: number,
  xOf: (place: number) => number,
): Pick<PairsSheet, 'ticks' | 'threshold' | 'line'> {
  const values = pairs.map((pair) => Math.max(LEAST_W, 'W' in pair && Number.isFinite(pair.W) ? pair.W : LEAST_W))
  const least = Math.min(0.5, ...values)
  const greatest = Math.max(threshold * 1.6, ...values)
  const yOf = (W: number) => {
    const part = (Math.log(W) - Math.log(least)) / (Math.log(greatest) - Math.log(least))
    return round(TOP + WEALTH * (1 - part))
  }
  const at = values.map(yOf)
  const path = at.map((y, place) => `${place === 0 ? 'M' : 'L'}${xOf(place)} ${y}`).join('')
  const ground = yOf(1)
  return {
    ticks: [0.01, 0.1, 1, 10, 100, 1_000, 10_000]
      .filter((tick) => tick >= least && tick <= greatest)
      .map((tick) => ({ y: yOf(tick), text: tick.toLocaleString('en') })),
    threshold: { y: yOf(threshold), text: `proven at ${threshold.toFixed(0)}` },
    line: { path, area: `${path}V${ground}H${xOf(0)}Z`, at },
  }
}
