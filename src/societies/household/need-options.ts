/** What would do one good: for each need, the best thing to use or consume that is near. */
import type { HouseAction } from '../../worlds/house/action.ts'
import { needNames, type Need } from '../../worlds/house/house-file.ts'
import { commandOf } from './commands.ts'
import { morningAfter } from './day-plan.ts'
import { fancyOf } from './fancy.ts'
import { offersOf, type Offer } from './house-index.ts'
import { stepsFor, type Option, type Options } from './option.ts'
import type { Outlook } from './outlook.ts'
import type { PersonFile } from './person.ts'
import type { Wish } from './planner/wish.ts'
import { paramIn } from '../variant.ts'
import { needReason } from './reasons.ts'

// a need this well served is not thought of
const CONTENT_LEVEL = 88
// but there is always something nice to do
const PASTIME_UTILITY = 8
// a seat that is taken is not tried again at once
const TAKEN_LEFT_ALONE_MINUTES = 30
// nobody begins what would keep them up for long
const PAST_BEDTIME_MINUTES = 15
// so hungry at mealtime, one eats with the others; so content, one skips it
const MEAL_LEVEL = 80
const MEAL_UTILITY = 25
const PLEASURE_UTILITY = 16
// how long what was planned for a time is still thought of, in minutes
const PLANNED_FOR_MINUTES = 90
// how many plans are made before a need is given up for this turn
const OFFERS_TRIED = 3
// what is nice stays a little so for whoever lacks nothing
const SAVOURED_SHARE = 0.15
// what was done lately is that much less tempting, each time anew
const AGAIN_FACTOR = 0.4
const STEP_COSTS_UTILITY = 0.7
// by day, only the exhausted go to bed
const EXHAUSTED_LEVEL = 12

export function needOptions(outlook: Outlook): Options {
  const { self, needs, variant = {} } = outlook.situation
  const content = paramIn(variant, 'content-level', CONTENT_LEVEL)
  const options = needNames.flatMap((need): readonly Option[] => {
    const planned = plannedFor(need, outlook)
    if (needs[need] > content && planned.use === undefined && need !== 'fun') return []
    const least = need === 'fun' ? PASTIME_UTILITY : 0
    const utility = Math.max(least, urgency(need, needs[need], self) + planned.utility)
    const found = bestOffer(need, outlook, planned.use)
    if (!found) return []
    const { offer, steps } = found
    const target = steps.at(-1)!
    const reason = needReason(need, needs[need], offer, outlook)
    return [{ aim: need, utility: utility - STEP_COSTS_UTILITY * steps.length, steps, reason, target }]
  })
  return { options, setAside: notToBeHad(outlook) }
}

/** What one came for and finds in use or empty: from the next room it would seem to be there again. */
function notToBeHad({ situation, index }: Outlook): Options['setAside'] {
  const { plans, perception, minute } = situation
  const end = plans.steps.at(-1)
  if (end === undefined) return {}
  const taken = index.offersIn(perception.room).filter((offer) => !isFree(offer, situation))
  const wanted = taken.find((offer) => end === commandOf(actionFor(offer)))
  if (wanted === undefined) return {}
  // what is eaten up is there again in the morning, if at all
  return { [end]: wanted.use === undefined ? morningAfter(minute) : minute + TAKEN_LEFT_ALONE_MINUTES }
}

/** From 0, content, to above 100: what little is left weighs most. */
export function urgency(need: Need, level: number, { traits = {} }: PersonFile): number {
  const { sociable = 0.5, tidy = 0.5 } = traits
  const weight = { food: 1.3, rest: 1.1, fun: 0.8, company: 0.5 + 0.6 * sociable, tidiness: 0.3 + 0.8 * tidy }[need]
  // tiredness grows all day and is nothing to act on until it is great
  return 100 * weight * ((100 - level) / 100) ** (need === 'rest' ? 3 : 2)
}

/** What the plan for the day adds: mealtimes, and the hours kept for pleasure. */
function plannedFor(need: Need, { day, situation: { minute, needs } }: Outlook): { utility: number; use?: string } {
  const item = day.findLast((each) => each.aim === need && each.minute <= minute)
  if (item === undefined || minute > item.minute + PLANNED_FOR_MINUTES) return { utility: 0 }
  if (need === 'food') return { utility: needs.food < MEAL_LEVEL ? MEAL_UTILITY : 0 }
  return { utility: PLEASURE_UTILITY, ...(item.use !== undefined && { use: item.use }) }
}

function bestOffer(need: Need, outlook: Outlook, planned: string | undefined) {
  const { situation, near, index } = outlook
  const { plan, perception, needs, self, plans, minute } = situation
  const carried = [...perception.holding, ...perception.things].filter(({ id }) => plan.things.get(id)?.isPortable)
  const candidates = [
    ...carried.flatMap(({ id }) => offersOf(plan.things.get(id)!).map((offer) => ({ offer, distance: 0 }))),
    ...near.flatMap(({ room, distance }) => index.offersIn(room).map((offer) => ({ offer, distance }))),
  ].filter(({ offer }) => isFitting(offer, need, outlook))
  const mood = fancyOf(self.name, minute)
  const worth = ({ offer, distance }: { offer: Offer; distance: number }) => {
    const gives = offer.gives[need] ?? 0
    const gain = Math.max(SAVOURED_SHARE * gives, Math.min(gives, 100 - needs[need]))
    const liked = offer.use !== undefined && self.likes?.includes(offer.use) ? 1.5 : 1
    const looked = planned !== undefined && offer.use === planned ? 3 : 1
    // the same again and again is only for want of anything else
    const times = offer.use === undefined ? 0 : (plans.lately ?? []).filter((thing) => thing === offer.thing).length
    const again = AGAIN_FACTOR ** times
    return (
      (gain * liked * looked * again * mood(offer.thing)) /
      (6 + distance + offer.minutes / situation.minutesPerTurn / 2)
    )
  }
  const best = candidates
    .map((candidate) => ({ offer: candidate.offer, worth: worth(candidate) }))
    .toSorted((one, other) => other.worth - one.worth)
  let tried = 0
  for (const { offer } of best) {
    if (++tried > OFFERS_TRIED) return undefined
    const steps = stepsFor(wishFor(offer), outlook)
    if (steps && (plans.setAside?.[steps.at(-1)!] ?? 0) <= minute) return { offer, steps }
  }
  return undefined
}

export function wishFor({ thing, use }: Offer): Wish {
  return use === undefined ? { kind: 'consume', thing } : { kind: 'use', thing, use }
}

export function actionFor({ thing, use }: Offer): HouseAction {
  return use === undefined
    ? { action_type: 'consume', target: thing }
    : { action_type: 'start_using', target: thing, use }
}

function isFitting(offer: Offer, need: Need, { situation, free, day }: Outlook): boolean {
  if ((offer.gives[need] ?? 0) <= 0) return false
  const bedtime = day.find(({ aim }) => aim === 'sleep')?.minute ?? Infinity
  const left = Math.min(free, bedtime + PAST_BEDTIME_MINUTES - situation.minute)
  if (offer.minutes > left && left > 0) return false
  // nobody eats or cooks for pleasure who is full
  if ((offer.gives.food ?? 0) > 0 && need !== 'food' && situation.needs.food > MEAL_LEVEL) return false
  if (offer.isSleep && (need !== 'rest' || situation.needs.rest > EXHAUSTED_LEVEL)) return false
  return isFree(offer, situation)
}

/** As far as one can see from here. */
export function isFree({ thing, use }: Offer, { perception, plan, self }: Outlook['situation']): boolean {
  const seen = perception.things.find(({ id }) => id === thing)
  if (!seen) return true
  if (use === undefined) return seen.servings === undefined || seen.servings > 0
  const seats = plan.things.get(thing)?.uses?.find(({ name }) => name === use)?.seats ?? 1
  return seen.users.filter((name) => name !== self.name).length < seats
}
