/** Times of the house's clock as people say them, and back: `at 17:00`, `tomorrow at five in the afternoon`. */
const HOUR = 60
const DAY = 24 * HOUR

const numbers = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')

export type ClockStyle = 'digits' | 'words'

const hourName = (hour: number) => numbers[hour % 12]!

function partOfDay(hour: number): string {
  if (hour < 5 || hour >= 22) return 'at night'
  return hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening'
}

/** `17:05`, or `a quarter past five in the afternoon` where the minutes have such a name. */
export function clockWords(minute: number, style: ClockStyle): string {
  const [hour, rest] = [Math.floor((minute % DAY) / HOUR), minute % HOUR]
  if (style === 'digits' || rest % 15 !== 0) return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  const part = partOfDay(hour)
  if (rest === 0) return `${hourName(hour)} ${part}`
  if (rest === 45) return `a quarter to ${hourName(hour + 1)} ${part}`
  return `${rest === 15 ? 'a quarter' : 'half'} past ${hourName(hour)} ${part}`
}

/** `` (today), `tomorrow `, `yesterday ` or `on day 3 `. */
function dayWords(minute: number, now: number): string {
  const days = Math.floor(minute / DAY) - Math.floor(now / DAY)
  if (days === 0) return ''
  return days === 1 ? 'tomorrow ' : days === -1 ? 'yesterday ' : `on day ${Math.floor(minute / DAY) + 1} `
}

export const whenWords = (minute: number, now: number, style: ClockStyle): string =>
  `${dayWords(minute, now)}at ${clockWords(minute, style)}`

export function spanWords(from: number, until: number, now: number, style: ClockStyle): string {
  const end = clockWords(until, style)
  // `from five in the afternoon to half past six`: within half a day nobody says again which half it is
  const isPlain = until - from < 12 * HOUR && until % DAY > from % DAY
  const short = isPlain && style === 'words' ? end.replace(` ${partOfDay(Math.floor((until % DAY) / HOUR))}`, '') : end
  return `${dayWords(from, now)}from ${clockWords(from, style)} to ${short}`
}

interface Found {
  readonly end: number
  readonly minute: number
}

const dayPattern = /(?:(today|tonight|this (?:morning|afternoon|evening)|tomorrow|yesterday)|on day (\d{1,4}))[ ,]+/y
const digitsPattern = /(\d{1,2})[:.](\d{2})(?: ?([ap])\.?m\b\.?)?/y
const barePattern = /(\d{1,2})(?: ?([ap])\.?m\b\.?| o'clock)?(?![\d:])/y
const wordsPattern =
  /(?:(half past|a quarter past|a quarter to|quarter past|quarter to) )?(twelve|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b(?: o'clock)?(?: (in the morning|in the afternoon|in the evening|at night))?/y
const namedPattern = /(noon|midnight)\b/y

function exec(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Of a time that may be before or after noon, the one that comes next. */
const nextOf = (clock: number, now: number) => (clock < HOUR * 12 && clock < now % DAY ? clock + HOUR * 12 : clock)

function byPart(clock: number, part: string | undefined, now: number): number {
  const half = clock % (12 * HOUR)
  if (part === undefined) return nextOf(half, now)
  if (part === 'in the morning') return half
  if (part === 'at night') return half >= 9 * HOUR ? half + 12 * HOUR : half
  return half + 12 * HOUR
}

function readClock(text: string, at: number, now: number): Found | undefined {
  const named = exec(namedPattern, text, at)
  if (named) return { end: at + named[0].length, minute: named[1] === 'noon' ? 12 * HOUR : 0 }
  const digits = exec(digitsPattern, text, at)
  if (digits) {
    const clock = Number(digits[1]) * HOUR + Number(digits[2])
    if (clock >= DAY || Number(digits[2]) >= HOUR) return undefined
    return { end: at + digits[0].length, minute: digits[3] === undefined ? clock : byHalf(clock, digits[3]) }
  }
  const bare = exec(barePattern, text, at)
  if (bare) {
    const hour = Number(bare[1])
    if (hour > 23) return undefined
    const clock = hour * HOUR
    const minute = bare[2] !== undefined ? byHalf(clock, bare[2]) : hour > 12 ? clock : nextOf(clock, now)
    return { end: at + bare[0].length, minute }
  }
  const words = exec(wordsPattern, text, at)
  if (!words) return undefined
  const hour = numbers.indexOf(words[2]!)
  const shift = words[1] === undefined ? 0 : words[1] === 'half past' ? 30 : words[1].endsWith('past') ? 15 : -15
  const clock = (hour * HOUR + shift + 12 * HOUR) % (12 * HOUR)
  return { end: at + words[0].length, minute: byPart(clock, words[3], now) }
}

const byHalf = (clock: number, half: string) => (clock % (12 * HOUR)) + (half === 'p' ? 12 * HOUR : 0)

/** The midnight before the day that is named at this place of a text, and where the name ends. */
function readDay(text: string, at: number, now: number): Found {
  const today = Math.floor(now / DAY) * DAY
  const day = exec(dayPattern, text, at)
  if (!day) return { end: at, minute: today }
  const end = at + day[0].length
  if (day[2] !== undefined) return { end, minute: (Number(day[2]) - 1) * DAY }
  return { end, minute: today + (day[1] === 'tomorrow' ? DAY : day[1] === 'yesterday' ? -DAY : 0) }
}

/** With which letters a time begins: `at`, a day, and `from` where it lasts. Looked at after nearly every word. */
const beginsTime = (text: string, at: number) => 'atyof'.includes(text.charAt(at))

/** A time at this place of a text in small letters. */
export function readWhen(text: string, at: number, now: number): Found | undefined {
  if (!beginsTime(text, at)) return undefined
  const day = readDay(text, at, now)
  const start = text.startsWith('at ', day.end) ? day.end + 3 : undefined
  const clock = start === undefined ? undefined : readClock(text, start, now)
  if (clock === undefined) return undefined
  // people also say the day after the time
  const after = text.startsWith(' tomorrow', clock.end)
    ? ' tomorrow'
    : text.startsWith(' today', clock.end)
      ? ' today'
      : ''
  const days = after === ' tomorrow' ? DAY : 0
  return { end: clock.end + after.length, minute: day.minute + clock.minute + days }
}

export interface FoundSpan {
  readonly end: number
  readonly from: number
  readonly until: number
}

/** How long something takes of which only the beginning is said. */
const USUAL_SPAN = 2 * HOUR

export function readSpan(text: string, at: number, now: number): FoundSpan | undefined {
  if (!beginsTime(text, at)) return undefined
  const when = readWhen(text, at, now)
  if (when !== undefined) return { end: when.end, from: when.minute, until: when.minute + USUAL_SPAN }
  const day = readDay(text, at, now)
  if (!text.startsWith('from ', day.end)) return undefined
  const first = readClock(text, day.end + 5, now)
  if (first === undefined) return undefined
  const join = [' to ', ' until ', ' till '].find((word) => text.startsWith(word, first.end))
  const second = join === undefined ? undefined : readClock(text, first.end + join.length, first.minute)
  const from = day.minute + first.minute
  if (second === undefined) return { end: first.end, from, until: from + USUAL_SPAN }
  const until = day.minute + second.minute
  return { end: second.end, from, until: until <= from ? until + DAY : until }
}
