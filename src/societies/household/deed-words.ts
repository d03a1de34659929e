/** What somebody does or did with a thing, as it is told: `opens the shed`, `put the cup on the table`. */
import type { HouseAction } from '../../worlds/house/action.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import { placeWords } from './speech/names.ts'

type Tense = 'present' | 'past'
type Of<Type extends HouseAction['action_type']> = Extract<HouseAction, { action_type: Type }>

/** What is begun with a thing; the first use there is, unless told. */
export function useOf(plan: HousePlan, { target, use }: Of<'start_using'>): string {
  return use ?? plan.things.get(target)?.uses?.[0]?.name ?? `use the ${target}`
}

/** In, on, or into somebody's hands. */
export function placing(plan: HousePlan, { target, recipient }: Of<'place'>, tense: Tense): string {
  if (!plan.things.has(recipient)) return `${tense === 'past' ? 'gave' : 'gives'} the ${target} to ${recipient}`
  const isClosable = (thing: string) => plan.things.get(thing)?.holds?.openIn !== undefined
  return `${tense === 'past' ? 'put' : 'puts'} the ${target} ${placeWords(recipient, { isClosable })}`
}

/** States that have a verb of their own; a house file may name any other. */
const verbs = new Map<string, Readonly<Record<Tense, string>>>([
  ['open', { present: 'opens', past: 'opened' }],
  ['closed', { present: 'closes', past: 'closed' }],
  ['shut', { present: 'shuts', past: 'shut' }],
  ['on', { present: 'turns on', past: 'turned on' }],
  ['off', { present: 'turns off', past: 'turned off' }],
])

export function setting({ target, state }: Of<'set_to_state'>, tense: Tense): string {
  const verb = verbs.get(state)
  if (verb !== undefined) return `${verb[tense]} the ${target}`
  return `${tense === 'past' ? 'set' : 'sets'} the ${target} to ${state}`
}
