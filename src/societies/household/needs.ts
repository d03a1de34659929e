/**
 * Needs are levels that fall by the hour and rise by what a person uses. They are kept as they were at a minute; what
 * they are now follows from the time since, so nothing has to be done for people nobody looks at.
 */
import type { Need, NeedAmounts } from '../../worlds/house/house-file.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import type { PersonState } from '../../worlds/house/state.ts'
import type { NeedsAt } from './board.ts'

type Levels = Readonly<Record<Need, number>>

/** What is around a person and wears on them: things that lie where they do not belong. */
export interface Around {
  readonly outOfPlace: number
}

/** Three meals of 35, eight hours of sleep, an hour or two of pleasure and some talk make up for a day of these. */
const LOSS_PER_HOUR_AWAKE: Levels = { food: 6, rest: 5, company: 3, fun: 4, tidiness: 1 }
const LOSS_PER_HOUR_ASLEEP: Levels = { food: 1.5, rest: 0, company: 0.5, fun: 0.5, tidiness: 0.5 }
// one sock on the floor is seen, the tenth makes no difference any more
const TIDINESS_LOSS_PER_HOUR_AND_THING = 1.5
const THINGS_SEEN_LYING = 4

/** What both get from a message that was said. */
export const CHAT_GIVES: NeedAmounts = { company: 10 }

/** How people are when they get up on the first day. */
export const FIRST_LEVELS: Levels = { food: 55, rest: 90, company: 60, fun: 65, tidiness: 80 }

/** What a use gives is in the house file. */
type Things = Pick<HousePlan, 'things'>

/** A stretch of time in which every need changes evenly. */
interface Stretch {
  readonly minutes: number
  readonly perMinute: Levels
}

export function needsNow(at: NeedsAt, state: PersonState, plan: Things, minute: number, around?: Around): Levels {
  let levels = at.levels
  for (const stretch of stretches(at.minute, minute, state, plan, around))
    levels = mapNeeds((need) => within(levels[need] + stretch.perMinute[need] * stretch.minutes))
  return levels
}

/** To be called whenever what a person does or where they are changes, before it does. */
export function settleNeeds(at: NeedsAt, state: PersonState, plan: Things, minute: number, around?: Around): NeedsAt {
  return minute <= at.minute ? at : { minute, levels: needsNow(at, state, plan, minute, around) }
}

/** What somebody gets at once: by eating, by a chat, by putting something away. */
export function applyGives(at: NeedsAt, gives: NeedAmounts): NeedsAt {
  return { minute: at.minute, levels: mapNeeds((need) => within(at.levels[need] + (gives[need] ?? 0))) }
}

/** For how many minutes, from when the needs were settled until a minute, each was at zero. */
export function minutesAtZero(at: NeedsAt, state: PersonState, plan: Things, minute: number, around?: Around): Levels {
  let levels = at.levels
  let atZero = mapNeeds(() => 0)
  for (const { minutes, perMinute } of stretches(at.minute, minute, state, plan, around)) {
    const before = levels
    const zeroBefore = atZero
    atZero = mapNeeds((need) => zeroBefore[need] + timeAtZero(before[need], perMinute[need], minutes))
    levels = mapNeeds((need) => within(before[need] + perMinute[need] * minutes))
  }
  return atZero
}

function timeAtZero(level: number, perMinute: number, minutes: number): number {
  if (perMinute > 0) return 0
  if (level <= 0) return minutes
  return perMinute === 0 ? 0 : Math.max(0, minutes - level / -perMinute)
}

/** Before, while and after a thing is used. */
function stretches(
  from: number,
  to: number,
  { using }: PersonState,
  plan: Things,
  around: Around | undefined,
): readonly Stretch[] {
  const idle = rates(LOSS_PER_HOUR_AWAKE, {}, around)
  if (using === undefined) return lasting([{ minutes: to - from, perMinute: idle }])
  const begin = Math.min(Math.max(using.since, from), to)
  const end = Math.min(Math.max(using.until, begin), to)
  const use = plan.things.get(using.thing)?.uses?.find(({ name }) => name === using.use)
  const gains = use ? mapNeeds((need) => (use.gives[need] ?? 0) / Math.max(1, use.minutes)) : {}
  const loss = use?.isSleep ? LOSS_PER_HOUR_ASLEEP : LOSS_PER_HOUR_AWAKE
  return lasting([
    { minutes: begin - from, perMinute: idle },
    { minutes: end - begin, perMinute: rates(loss, gains, use?.isSleep ? undefined : around) },
    { minutes: to - end, perMinute: idle },
  ])
}

const lasting = (all: readonly Stretch[]) => all.filter(({ minutes }) => minutes > 0)

function rates(lossPerHour: Levels, gainsPerMinute: NeedAmounts, around: Around | undefined): Levels {
  const lying = Math.min(THINGS_SEEN_LYING, around?.outOfPlace ?? 0) * TIDINESS_LOSS_PER_HOUR_AND_THING
  return mapNeeds((need) => {
    const loss = lossPerHour[need] + (need === 'tidiness' ? lying : 0)
    const gain = gainsPerMinute[need] ?? 0
    // whoever sleeps does not tire and whoever eats does not hunger, so that what a use says is what it gives
    return gain > 0 ? gain : gain - loss / 60
  })
}

const within = (level: number) => Math.min(100, Math.max(0, level))

/** Written out: it is done for everybody in every turn. */
function mapNeeds(value: (need: Need) => number): Levels {
  return {
    food: value('food'),
    rest: value('rest'),
    company: value('company'),
    fun: value('fun'),
    tidiness: value('tidiness'),
  }
}
