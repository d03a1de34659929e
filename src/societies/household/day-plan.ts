/** The day as somebody means to live it, made each morning: meals, pleasures, what they are after, and bed. */
import { createRandom } from '../../base/random.ts'
import type { PlanOf } from './board.ts'
import type { GoalState, PersonFile } from './person.ts'

export interface DayItem {
  readonly minute: number
  /** a verb phrase: `have breakfast` */
  readonly text: string
  /** what it serves: `food`, `fun`, `goal:tea`, `sleep` */
  readonly aim: string
  /** the use they look forward to */
  readonly use?: string
}

const DAY_MINUTES = 1440
// whoever is up after midnight still lives the day before
const DAY_BEGINS_MINUTE = 300
export const DEFAULT_WAKES_MINUTE = 420
const DEFAULT_SLEEPS_MINUTE = 1380

/** The day a minute belongs to, from 0. */
export function dayOf(minute: number): number {
  return Math.max(0, Math.floor((minute - DAY_BEGINS_MINUTE) / DAY_MINUTES))
}

/** When the next day begins. */
export function morningAfter(minute: number): number {
  return (dayOf(minute) + 1) * DAY_MINUTES + DAY_BEGINS_MINUTE
}

interface Planned {
  readonly self: PersonFile
  readonly day: number
  readonly items: readonly DayItem[]
}

/** By the list of goals: most turns change none of them, and then it is the same list. */
const planned = new WeakMap<readonly GoalState[], Planned>()

/** The same person has the same plan for the same day: nothing has to be kept for it. */
export function planDay(self: PersonFile, goals: readonly GoalState[], day: number): readonly DayItem[] {
  const known = planned.get(goals)
  if (known?.self === self && known.day === day) return known.items
  const items = makeDay(self, goals, day)
  planned.set(goals, { self, day, items })
  return items
}

function makeDay(self: PersonFile, goals: readonly GoalState[], day: number): readonly DayItem[] {
  const random = createRandom(`day ${day} of ${self.name}`)
  const midnight = day * DAY_MINUTES
  const wakes = self.wakes ?? DEFAULT_WAKES_MINUTE
  const about = (minute: number, spread: number) =>
    midnight + minute + 5 * Math.round((random.next() - 0.5) * (spread / 5))
  const bed = bedtime(self) - 5 * random.integer(5)
  const items: DayItem[] = [
    { minute: midnight + wakes + 20 + 5 * random.integer(6), text: 'have breakfast', aim: 'food' },
    { minute: about(Math.max(750, wakes + 240), 70), text: 'have lunch', aim: 'food' },
    { minute: about(Math.max(1125, wakes + 600), 70), text: 'have dinner', aim: 'food' },
    { minute: midnight + bed, text: 'go to bed', aim: 'sleep' },
  ]
  const likes = self.likes ?? []
  for (const minute of likes.length > 0 ? [wakes + 180, 900, 1215] : []) {
    const use = random.pick(likes)
    items.push({ minute: about(minute, 120), text: use, aim: 'fun', use })
  }
  for (const { status, goal } of goals) {
    if (status !== 'open' || !concerns(goal, midnight)) continue
    // by the goal's own chance: what else is met or comes up in between moves none of the others
    const chance = createRandom(`${goal.id} on day ${day} of ${self.name}`).next()
    const slot = midnight + wakes + 60 + 5 * Math.round((chance * Math.max(60, 960 - wakes)) / 5)
    const latest = goal.until === undefined ? Infinity : goal.until - 90
    const minute = goal.from ?? Math.max(midnight + wakes, Math.min(slot, latest))
    items.push({ minute, text: goal.text, aim: `goal:${goal.id}` })
  }
  return items.toSorted((one, other) => one.minute - other.minute)
}

/** For whoever watches. */
export function dayLines(items: readonly DayItem[]): PlanOf['day'] {
  return items.map(({ minute, text }) => ({ minute, text }))
}

/** Minutes after the midnight on which the day began; later than a day for those who stay up. */
function bedtime({ wakes = DEFAULT_WAKES_MINUTE, sleeps = DEFAULT_SLEEPS_MINUTE }: PersonFile): number {
  return sleeps < wakes ? sleeps + DAY_MINUTES : sleeps
}

/** Until somebody gets up, where it is their night; nothing by day. */
export function minutesToWake(self: PersonFile, minute: number): number | undefined {
  const wakes = self.wakes ?? DEFAULT_WAKES_MINUTE
  const length = (wakes - (self.sleeps ?? DEFAULT_SLEEPS_MINUTE) + DAY_MINUTES) % DAY_MINUTES
  const left = (((wakes - minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return left > 0 && left <= length ? left : undefined
}

function concerns({ from, until }: { from?: number; until?: number }, midnight: number): boolean {
  return (from ?? 0) < midnight + DAY_MINUTES + DAY_BEGINS_MINUTE && (until ?? Infinity) > midnight
}
