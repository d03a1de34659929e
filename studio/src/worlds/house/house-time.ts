/** The clock of the house: a round takes a few minutes, the first day begins at six. Pure. */
import type { Moment } from '../../contract.ts'
import { finite } from './read.ts'

const FIRST_MINUTE = 360
const DAY = 1440
const USUAL_MINUTES = 5
// a journal may say anything
const LATEST = 1e9

const minutesPerTurn = (moment: Moment): number => finite(moment.field('minutesPerTurn')) ?? USUAL_MINUTES

export const minuteOfRound = (round: number, minutes: number): number =>
  Math.max(0, Math.min(LATEST, FIRST_MINUTE + Math.round(round * minutes)))

export const minuteAt = (moment: Moment): number =>
  minuteOfRound(finite(moment.field('round')) ?? 0, minutesPerTurn(moment))

const two = (number: number) => String(number).padStart(2, '0')

/** `08:35` */
export const clockOf = (minute: number): string =>
  `${two(Math.floor((minute % DAY) / 60))}:${two(Math.floor(minute % 60))}`

export const dayOf = (minute: number): number => Math.floor(minute / DAY) + 1

/** `08:35`, and after the first day `day 2, 08:35`. */
export const timeWords = (minute: number): string =>
  dayOf(minute) === 1 ? clockOf(minute) : `day ${dayOf(minute)}, ${clockOf(minute)}`

const parts: readonly (readonly [until: number, words: string])[] = [
  [300, 'night'],
  [480, 'early morning'],
  [720, 'morning'],
  [1020, 'afternoon'],
  [1320, 'evening'],
  [DAY, 'night'],
]

export const partOfDay = (minute: number): string => parts.find(([until]) => minute % DAY < until)![1]

const DAWN = [300, 420] as const
const DUSK = [1110, 1290] as const

/** How dark it is outside, from 0 to 1. */
export function darknessAt(minute: number): number {
  const time = minute % DAY
  const [[dawn, day], [dusk, night]] = [DAWN, DUSK]
  const dark = time < day ? 1 - (time - dawn) / (day - dawn) : (time - dusk) / (night - dusk)
  return Math.round(Math.max(0, Math.min(1, dark)) * 20) / 20
}

/** Where the sun stands between rising and setting, or the moon between its own: 0 to 1. */
export function skyAt(minute: number): { readonly isSun: boolean; readonly way: number } {
  const [rise, set] = [330, 1230]
  const time = minute % DAY
  const isSun = time >= rise && time < set
  const way = isSun ? (time - rise) / (set - rise) : ((time - set + DAY) % DAY) / (DAY - set + rise)
  return { isSun, way }
}
