/** The clock of a house: minutes since midnight of the first day, as people say them. */
export const MINUTES_PER_DAY = 1440

// the first day begins when the first light comes, and people are in bed before the day is over
const DAWN = 6 * 60
/** When the first round is. */
export const FIRST_MINUTE = DAWN
const DUSK = 22 * 60
// before anybody is up, so that breakfast is there
const REFILLED_AT = 5 * 60

/** `day 1, 08:35` */
export function timeOf(minute: number): string {
  const [hour, past] = [Math.floor(timeOfDay(minute) / 60), Math.floor(minute) % 60]
  return `day ${Math.floor(minute / MINUTES_PER_DAY) + 1}, ${twoDigits(hour)}:${twoDigits(past)}`
}

export function isNight(minute: number): boolean {
  const time = timeOfDay(minute)
  return time < DAWN || time >= DUSK
}

/** How often things have been refilled by then: once each morning. */
export function refillsUntil(minute: number): number {
  return Math.floor((minute - REFILLED_AT) / MINUTES_PER_DAY)
}

const timeOfDay = (minute: number): number => minute % MINUTES_PER_DAY
const twoDigits = (number: number): string => String(number).padStart(2, '0')
