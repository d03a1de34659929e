/** What came of an action, as whoever did it is told. */
import { ownValue } from '../../base/own-value.ts'
import type { HouseAction } from './action.ts'
import type { HousePlan } from './plan.ts'
import { describePerception, describeThing } from './look.ts'
import { perceive } from './perceive.ts'
import { isOpen, servingsNow, usingNow } from './scene.ts'
import type { HouseChanges, HouseState } from './state.ts'
import { doing, listOf, someOf, the } from './words.ts'

/** Of an action that was done; `state` is what was before it. Chat says for itself what came of it. */
export function describeOutcome(
  plan: HousePlan,
  state: HouseState,
  name: string,
  action: HouseAction,
  changes: HouseChanges,
): string {
  const person = state.people[name]!
  const using = usingNow(person, state.minute)
  switch (action.action_type) {
    case 'look':
      return describePerception(perceive(plan, state, name))
    case 'examine':
      return describeTarget(plan, state, name, action.target)
    case 'go_to': {
      const { room } = changes.people![name]!
      const before = using === undefined ? '' : `You stop ${doing(using.use)}. `
      return `${before}You go to ${the(room)}${room === action.target ? '' : `, on your way to ${the(action.target)}`}.`
    }
    case 'take':
      return `You take ${the(action.target)}.`
    case 'drop':
      return `You put down ${the(action.target)}.`
    case 'place':
      return ownValue(state.people, action.recipient) === undefined
        ? `You put ${the(action.target)} in or on ${the(action.recipient)}.`
        : `You give ${the(action.target)} to ${action.recipient}.`
    case 'set_to_state':
      return describeNewState(plan, state, action.target, action.state)
    case 'start_using': {
      const { use, since, until } = changes.people![name]!.using!
      return `You begin to ${use} (${action.target}). It takes ${until - since} minutes.`
    }
    case 'stop_using':
      return `You stop ${doing(using!.use)} (${using!.thing}).`
    case 'consume': {
      const left = changes.things![action.target]!.servings!
      return `You have some of ${the(action.target)}. ${left === 0 ? 'That was the last of it.' : `${left} left.`}`
    }
    default:
      return 'You wait.'
  }
}

function describeNewState(plan: HousePlan, state: HouseState, id: string, now: string): string {
  const [file, thing] = [plan.things.get(id)!, state.things[id]!]
  const isOpenedNow = isOpen(file, { ...thing, state: now }) && !isOpen(file, thing)
  const inside = thing.holds.length === 0 ? 'It is empty.' : `In it: ${someOf(thing.holds)}.`
  return `${capital(the(id))} is now ${now}.${isOpenedNow ? ` ${inside}` : ''}`
}

function describeTarget(plan: HousePlan, state: HouseState, name: string, target: string): string {
  if (plan.rooms.has(target)) return describePerception(perceive(plan, state, name))
  const { things, holding, people } = perceive(plan, state, name)
  const person = people.find((other) => other.name === target)
  if (person !== undefined) {
    const holds = person.holding.length === 0 ? '' : ` ${target} holds ${listOf(person.holding.map(the))}.`
    return `${target} is here${person.doing === undefined ? '' : `, ${person.doing}`}.${holds}`
  }
  if (target === name)
    return holding.length === 0 ? 'You hold nothing.' : `You hold ${listOf(holding.map(({ id }) => the(id)))}.`
  return describeCloser(
    plan,
    state,
    [...things, ...holding].find(({ id }) => id === target),
    target,
  )
}

function describeCloser(
  plan: HousePlan,
  state: HouseState,
  seen: Parameters<typeof describeThing>[0] | undefined,
  id: string,
): string {
  const [file, thing] = [plan.things.get(id)!, state.things[id]!]
  const inside = isOpen(file, thing)
    ? thing.holds.length === 0
      ? 'There is nothing in it.'
      : `In it: ${someOf(thing.holds)}.`
    : 'It is closed.'
  const needs = (file.uses ?? []).flatMap(({ name, requires }) => {
    const parts = [
      ...(requires?.state === undefined ? [] : [`it has to be ${requires.state}`]),
      ...(requires?.holding === undefined ? [] : [`you need ${the(requires.holding)}`]),
    ]
    return parts.length === 0 ? [] : [`To ${name}, ${parts.join(' and ')}.`]
  })
  return [
    seen === undefined ? `${capital(the(id))}${servingsOf(plan, state, id)}.` : `${capital(describeThing(seen))}.`,
    ...(file.description === undefined ? [] : [file.description]),
    ...(file.holds === undefined ? [] : [inside]),
    ...needs,
  ].join(' ')
}

function servingsOf(plan: HousePlan, state: HouseState, id: string): string {
  const file = plan.things.get(id)!
  return file.consumable === undefined ? '' : `: ${servingsNow(file, state.things[id]!, state.minute)} left`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
