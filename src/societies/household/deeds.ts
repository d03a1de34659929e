/** Deeds: what one did is known to oneself, remembered, and can be told. */
import type { HouseAction } from '../../worlds/house/action.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import { doing } from '../../worlds/house/words.ts'
import { placing, setting, useOf } from './deed-words.ts'
import type { Draft } from './draft.ts'
import { rememberDone } from './talk/memory-texts.ts'

export function rememberDeed(draft: Draft, plan: HousePlan, person: string, action: HouseAction, room: string): void {
  const text = deedOf(plan, action, room)
  if (text === undefined) return
  draft.learn(person, {
    fact: { kind: 'deed', person, text, at: draft.minute },
    source: 'own',
    minute: draft.minute,
  })
  draft.remember(person, rememberDone(text, action.action_type === 'start_using' ? action.use : undefined))
}

/** In the past tense; what is done all day long is not worth telling. */
function deedOf(plan: HousePlan, action: HouseAction, room: string): string | undefined {
  switch (action.action_type) {
    case 'take':
      return `took the ${action.target} in the ${room}`
    case 'place':
      return placing(plan, action, 'past')
    case 'set_to_state':
      return setting(action, 'past')
    case 'start_using':
      return `was in the ${room} ${doing(useOf(plan, action))}`
    case 'consume':
      return `had some of the ${action.target} in the ${room}`
    default:
      return undefined
  }
}
