/** Each precondition as a question to a house, real or believed: what is missing, or nothing. */
import { ownValue } from '../../base/own-value.ts'
import type { HouseAction } from './action.ts'
import { houseActions, type Precondition } from './actions.ts'
import type { Requirement, UseFile } from './house-file.ts'
import type { Missing } from './missing.ts'
import type { HousePlan } from './plan.ts'
import { around, isAsleep, isOpen, servingsNow, useOf, usersNow, usingNow, type Scene } from './scene.ts'
import type { PersonState } from './state.ts'

// what fits into two hands and a few pockets; a look at somebody shows all of it
const MOST_HELD = 8

/** One question: who wants to do what, where. The names that an action does not have are empty. */
interface Question {
  readonly plan: HousePlan
  readonly scene: Scene
  readonly name: string
  readonly person: PersonState
  readonly target: string
  readonly recipient: string
  readonly state: string
  readonly use: string | undefined
}

type Check = (question: Question) => Missing | undefined

/** The first thing that is missing for an action; nothing if it can be done. Chat has questions of its own besides. */
export function whatIsMissing(plan: HousePlan, scene: Scene, name: string, action: HouseAction): Missing | undefined {
  const person = ownValue(scene.people, name)
  if (person === undefined) return { kind: 'no-such-person', name }
  if (!person.isActive) return { kind: 'away', person: name }
  if (!Object.hasOwn(houseActions, action.action_type))
    return { kind: 'no-such-action', name: textOf(action.action_type) }
  const { target, recipient, state, use } = action as Partial<Record<'target' | 'recipient' | 'state' | 'use', unknown>>
  const question: Question = {
    plan,
    scene,
    name,
    person,
    target: textOf(target),
    recipient: textOf(recipient),
    state: textOf(state),
    use: typeof use === 'string' ? use : undefined,
  }
  for (const need of houseActions[action.action_type].needs) {
    const missing = checks[need](question)
    if (missing !== undefined) return missing
  }
  return undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const checks: Readonly<Record<Precondition, Check>> = {
  'is-awake': ({ plan, scene, person }) =>
    isAsleep(plan, person, scene.minute) ? { kind: 'asleep', thing: person.using!.thing } : undefined,

  'room-exists': ({ plan, target }) => (plan.rooms.has(target) ? undefined : { kind: 'no-such-room', name: target }),
  'is-elsewhere': ({ person, target }) =>
    person.room === target ? { kind: 'already-here', place: target } : undefined,
  'has-a-way': ({ plan, person, target }) =>
    plan.way(person.room, target) === undefined ? { kind: 'no-way', place: target } : undefined,

  'target-exists': ({ plan, scene, target }) =>
    plan.things.has(target) || plan.rooms.has(target) || Object.hasOwn(scene.people, target)
      ? undefined
      : { kind: 'no-such-thing', name: target },
  'target-in-sight': (question) => {
    const { plan, scene, person, target } = question
    const place = plan.rooms.has(target) ? target : ownValue(scene.people, target)?.room
    if (place === undefined) return whyOutOfReach(question, target, true)
    return place === person.room ? undefined : { kind: 'not-here', name: target, place }
  },

  'thing-exists': ({ plan, target }) => (plan.things.has(target) ? undefined : { kind: 'no-such-thing', name: target }),
  'thing-in-reach': (question) => whyOutOfReach(question, question.target),
  'thing-portable': ({ plan, target }) =>
    plan.things.get(target)!.isPortable === true ? undefined : { kind: 'not-portable', thing: target },
  'thing-not-held': ({ person, target }) =>
    person.holding.includes(target) ? { kind: 'already-holding', thing: target } : undefined,
  'thing-not-used': ({ scene, name, target }) => {
    // whoever uses something in a basket would lose it with the basket
    const people = [...usersOfAll(scene, target)].filter((user) => user !== name)
    return people.length > 0 ? { kind: 'in-use', thing: target, people } : undefined
  },
  'has-a-free-hand': ({ person, target }) =>
    person.holding.length < MOST_HELD ? undefined : { kind: 'hands-full', thing: target },
  'thing-held': ({ person, target }) =>
    person.holding.includes(target) ? undefined : { kind: 'not-holding', holding: target },

  'recipient-exists': ({ plan, scene, recipient }) =>
    plan.things.has(recipient) || Object.hasOwn(scene.people, recipient)
      ? undefined
      : { kind: 'no-such-thing', name: recipient },
  'recipient-in-reach': (question) => {
    const { plan, scene, person, recipient } = question
    const other = ownValue(scene.people, recipient)
    if (other === undefined) return whyOutOfReach(question, recipient)
    if (recipient === question.name) return { kind: 'already-holding', thing: question.target }
    if (!other.isActive) return { kind: 'away', person: recipient }
    if (other.room !== person.room) return { kind: 'not-here', name: recipient, place: other.room }
    return isAsleep(plan, other, scene.minute) ? { kind: 'asleep', person: recipient } : undefined
  },
  'recipient-open': ({ plan, scene, recipient }) => {
    const [file, other] = [plan.things.get(recipient), ownValue(scene.people, recipient)]
    if (file === undefined)
      return other!.holding.length < MOST_HELD ? undefined : { kind: 'hands-full', person: recipient }
    if (file.holds === undefined) return { kind: 'no-holder', thing: recipient }
    return isOpen(file, scene.things[recipient]!) ? undefined : { kind: 'closed', thing: recipient }
  },
  'recipient-not-inside': ({ scene, target, recipient }) =>
    recipient === target || around(scene, recipient).holders.includes(target)
      ? { kind: 'into-itself', thing: target }
      : undefined,

  'has-the-state': ({ plan, target, state }) =>
    Object.hasOwn(plan.things.get(target)!.states ?? {}, state)
      ? undefined
      : { kind: 'no-such-state', thing: target, state },
  'in-another-state': ({ scene, target, state }) =>
    scene.things[target]!.state === state ? { kind: 'same-state', thing: target, state } : undefined,
  'state-allowed': (question) => {
    const { plan, scene, name, target, state } = question
    const missing = whyNotAllowed(question, plan.things.get(target)!.states![state]!)
    if (missing !== undefined) return missing
    const others = usersNow(scene, scene.things[target]!).filter((user) => user !== name)
    // nobody switches off what somebody is listening to
    const people = others.filter((user) => !goesOnIn(plan, ownValue(scene.people, user), state))
    return people.length > 0 ? { kind: 'in-use', thing: target, people } : undefined
  },

  'has-the-use': (question) =>
    chosenUse(question) === undefined
      ? { kind: 'no-such-use', thing: question.target, ...(question.use !== undefined && { name: question.use }) }
      : undefined,
  'use-allowed': (question) => whyNotAllowed(question, chosenUse(question)!.requires ?? {}),
  'has-a-free-seat': (question) => {
    const { scene, name, person, target } = question
    const use = chosenUse(question)!
    const using = usingNow(person, scene.minute)
    if (using?.thing === target && using.use === use.name) return { kind: 'already-using', thing: target }
    const people = usersNow(scene, scene.things[target]!).filter((user) => user !== name)
    return people.length < (use.seats ?? 1) ? undefined : { kind: 'in-use', thing: target, people }
  },
  'is-using': ({ person, scene, target }) => {
    const using = usingNow(person, scene.minute)
    return using !== undefined && (target === '' || using.thing === target)
      ? undefined
      : { kind: 'not-using', ...(target !== '' && { thing: target }) }
  },

  'is-consumable': ({ plan, target }) =>
    plan.things.get(target)!.consumable === undefined ? { kind: 'not-consumable', thing: target } : undefined,
  'has-servings': ({ plan, scene, target }) =>
    servingsNow(plan.things.get(target)!, scene.things[target]!, scene.minute) > 0
      ? undefined
      : { kind: 'no-servings', thing: target },
}

/** The use somebody asked for; the first one where they did not say. */
export function chosenUse({ plan, target, use }: Pick<Question, 'plan' | 'target' | 'use'>): UseFile | undefined {
  const uses = plan.things.get(target)?.uses ?? []
  return use === undefined ? uses[0] : uses.find(({ name }) => name === use)
}

function whyOutOfReach(
  { plan, scene, name, person }: Question,
  thing: string,
  isSightEnough = false,
): Missing | undefined {
  if (!Object.hasOwn(scene.things, thing)) return { kind: 'not-known', thing }
  const { holders, room, person: holder } = around(scene, thing)
  const place = room ?? (holder === undefined ? undefined : ownValue(scene.people, holder)?.room)
  if (place === undefined) return { kind: 'not-known', thing }
  if (place !== person.room) return { kind: 'not-here', thing, place }
  // whatever is around it has to be opened from the outside
  const closed = holders.findLast((other) => !isOpen(plan.things.get(other)!, scene.things[other]!))
  const isHeld = holder !== undefined && holder !== name
  if (isHeld && (!isSightEnough || closed !== undefined)) return { kind: 'held-by', thing, person: holder, place }
  return closed === undefined ? undefined : { kind: 'closed', thing: closed, inside: thing, place }
}

function whyNotAllowed({ scene, person, target }: Question, { state, holding }: Requirement): Missing | undefined {
  if (state !== undefined && scene.things[target]!.state !== state) return { kind: 'wrong-state', thing: target, state }
  return holding !== undefined && !person.holding.includes(holding)
    ? { kind: 'not-holding', thing: target, holding }
    : undefined
}

function goesOnIn(plan: HousePlan, person: PersonState | undefined, state: string): boolean {
  const required = person?.using && useOf(plan, person.using)?.requires?.state
  return required === undefined || required === state
}

function* usersOfAll(scene: Scene, thing: string): Generator<string> {
  const state = ownValue(scene.things, thing)
  if (state === undefined) return
  yield* usersNow(scene, state)
  for (const inside of state.holds) yield* usersOfAll(scene, inside)
}
