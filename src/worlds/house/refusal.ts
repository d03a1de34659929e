/** What is missing, in words: why something cannot be done, and what would work. Tells nothing one cannot know. */
import { ownValue } from '../../base/own-value.ts'
import type { HouseAction } from './action.ts'
import { houseActions } from './actions.ts'
import type { Missing, MissingKind } from './missing.ts'
import type { HousePlan } from './plan.ts'
import { around, isOpen } from './scene.ts'
import type { HouseState } from './state.ts'
import { listOf, shown, someOf, the } from './words.ts'

interface Refused {
  readonly plan: HousePlan
  readonly state: HouseState
  readonly name: string
  readonly action: HouseAction
  readonly missing: Missing
}

export function refusalOf(refused: Refused): string {
  return words[refused.missing.kind](refused)
}

const words: Readonly<Record<MissingKind, (refused: Refused) => string>> = {
  'no-such-action': ({ missing }) =>
    `There is no action ${shown(missing.name ?? '')}. Actions: ${Object.keys(houseActions).join(', ')}.`,
  'no-such-room': ({ plan, state, name, missing }) =>
    `There is no room ${shown(missing.name ?? '')}. ${exitsFrom(plan, state, name)}`,
  'no-such-thing': ({ missing }) => `There is no ${shown(missing.name ?? '')}. Look to see what is here.`,
  'no-such-person': ({ missing }) => `There is nobody named ${shown(missing.name ?? '')}. Look to see who is here.`,
  'no-such-state': ({ plan, missing: { thing = '', state = '' } }) => {
    const states = Object.keys(plan.things.get(thing)?.states ?? {})
    if (states.length === 0)
      return `${capital(the(thing))} cannot be set to anything. Examine it to see what it is good for.`
    return `${capital(the(thing))} cannot be set to ${shown(state)}. It can be set to ${listOf(states, 'or')}.`
  },
  'no-such-use': ({ plan, missing: { thing = '', name } }) => {
    const uses = plan.things.get(thing)?.uses?.map((use) => use.name) ?? []
    if (uses.length === 0) return `${capital(the(thing))} is not for using. Examine it to see what it is good for.`
    const asked = name === undefined ? '' : ` to ${name}`
    return `You cannot use ${the(thing)}${asked}. You can use it to ${listOf(uses, 'or')}.`
  },
  away: ({ name, missing: { person } }) =>
    person === name ? 'You are not in the house any more.' : `${person} is not in the house any more.`,
  asleep: ({ missing: { thing, person } }) =>
    person === undefined
      ? `You are asleep. Wake up first: stop using ${thing}.`
      : `${person} is asleep. Wait until ${person} is awake, or put it down.`,
  'already-here': ({ missing: { place = '' } }) => `You are in ${the(place)} already. Look to see what is here.`,
  'no-way': ({ plan, state, name, missing: { place = '' } }) =>
    `No way leads from here to ${the(place)}. ${exitsFrom(plan, state, name)}`,
  'not-known': ({ missing: { thing = '' } }) => `Nobody knows where ${the(thing)} is. Look around, or ask somebody.`,
  'not-here': (refused) => whyNotHere(refused),
  'held-by': ({ missing: { thing = '', person } }) =>
    `${person} holds ${the(thing)}. Ask for it: chat request ${person} May I have ${the(thing)}?`,
  closed: (refused) => whyClosed(refused),
  'not-portable': ({ missing: { thing = '' } }) =>
    `${capital(the(thing))} cannot be carried. Examine it to see what it is good for.`,
  'already-holding': ({ missing: { thing = '' } }) =>
    `You hold ${the(thing)} already. You can use it, place it somewhere or drop it.`,
  'hands-full': ({ missing: { person } }) =>
    person === undefined
      ? 'You cannot hold any more. Drop or place something first.'
      : `${person} cannot hold any more. Drop it, or place it somewhere.`,
  'not-holding': ({ action, missing: { thing, holding = '' } }) =>
    thing === undefined
      ? `You do not hold ${the(holding)}. Take it first: take ${holding}.`
      : `You need ${the(holding)} in your hands to ${intentOf(action, thing)}. Take ${the(holding)} first.`,
  'no-holder': ({ missing: { thing = '' } }) =>
    `Nothing can be put into or onto ${the(thing)}. Drop what you hold, or place it somewhere else.`,
  'into-itself': ({ missing: { thing = '' } }) =>
    `${capital(the(thing))} cannot be put into itself. Place it somewhere else.`,
  'same-state': ({ missing: { thing = '', state } }) => `${capital(the(thing))} is ${state} already.`,
  'wrong-state': ({ action, state: { things }, missing: { thing = '', state } }) =>
    `${capital(the(thing))} is ${ownValue(things, thing)?.state}, ` +
    `and has to be ${state} to ${intentOf(action, thing)}. ` +
    `First: set ${thing} to ${state}.`,
  'in-use': ({ missing: { thing = '', people = [] } }) =>
    `${capital(the(thing))} is in use by ${someOf(people)}. Wait until it is free, or choose something else.`,
  'already-using': ({ missing: { thing = '' } }) => `You are at it already. Wait, or stop using ${thing}.`,
  'not-using': ({ state, name, missing: { thing } }) => {
    const using = ownValue(state.people, name)?.using?.thing
    if (thing === undefined || using === undefined) return 'You are not using anything. Start using something first.'
    return `You are not using ${the(thing)}, but ${the(using)}: stop using ${using}.`
  },
  'not-consumable': ({ missing: { thing = '' } }) =>
    `${capital(the(thing))} cannot be eaten or drunk. Look for something that can.`,
  'no-servings': ({ plan, missing: { thing = '' } }) => {
    const isRefilled = plan.things.get(thing)?.isRefilled === true
    const hope = isRefilled ? 'There will be more tomorrow morning; look' : 'Look'
    return `There is nothing left of ${the(thing)}. ${hope} for something else.`
  },
}

const exitsFrom = (plan: HousePlan, { people }: HouseState, name: string): string =>
  `From here you can go to ${someOf(plan.exitsOf(ownValue(people, name)?.room ?? ''))}.`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function intentOf(action: HouseAction, thing: string): string {
  if (action.action_type === 'set_to_state') return `set ${the(thing)} to ${action.state}`
  const use = action.action_type === 'start_using' ? action.use : undefined
  return `use ${the(thing)}${use === undefined ? '' : ` (${use})`}`
}

/** Where things stand that nobody can carry, everybody knows. Where others are is for oneself to find out. */
function whyNotHere({ plan, missing: { thing, name = '' } }: Refused): string {
  const file = plan.things.get(thing ?? '')
  if (thing === undefined || file === undefined)
    return `${plan.rooms.has(name) ? `You are not in ${the(name)}` : `${name} is not here`}. Look who and what is here.`
  if (file.isPortable !== true && plan.rooms.has(file.in))
    return `${capital(the(thing))} is in ${the(file.in)}. Go there first: go to ${file.in}.`
  return `You see no ${thing} here. Look to see what is here, go where you think it is, or ask somebody.`
}

/** What is in something that is closed cannot be seen; that it is closed can. */
function whyClosed({ plan, state, name, missing: { thing = '', inside } }: Refused): string {
  if (inside === undefined) return `${capital(the(thing))} is closed. Open it first: ${openingOf(plan, thing)}.`
  const person = ownValue(state.people, name)!
  const near = [...(ownValue(state.rooms, person.room)?.things ?? []), ...person.holding]
  const closed = near.filter((id) => {
    const file = plan.things.get(id)
    return file?.holds !== undefined && !isOpen(file, state.things[id]!)
  })
  // it may be in something closed that lies in something open, which one sees as well
  if (!closed.includes(thing) && around(state, thing).holders.every((id) => !closed.includes(id))) closed.push(thing)
  return `You see no ${inside} here. Closed: ${someOf(closed)}. Open it first: ${openingOf(plan, closed[0]!)}.`
}

function openingOf(plan: HousePlan, thing: string): string {
  return `set ${thing} to ${plan.things.get(thing)?.holds?.openIn?.[0] ?? 'open'}`
}
