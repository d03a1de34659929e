/** One action of one person: what comes of it, or why not. Nothing changes here; the outcome says what is different. */
import { listed, TroupeError } from '../../base/errors.ts'
import type { ChatDone } from '../../mail/chat/chat.ts'
import type { HouseAction, HouseOutcome } from './action.ts'
import { houseActions } from './actions.ts'
import { changesOf } from './effects.ts'
import { describeOutcome } from './outcome-words.ts'
import { performChat } from './perform-chat.ts'
import type { HousePlan } from './plan.ts'
import { whatIsMissing } from './preconditions.ts'
import type { HouseSetup } from './presence.ts'
import { refusalOf } from './refusal.ts'
import type { HouseChanges, HouseState } from './state.ts'

export function perform(
  plan: HousePlan,
  state: HouseState,
  setup: HouseSetup,
  name: string,
  action: HouseAction,
): HouseOutcome {
  if (!Object.hasOwn(state.people, name)) throw unknownPerson(state, name)
  const endsTurn = Object.hasOwn(houseActions, action.action_type) ? houseActions[action.action_type].endsTurn : true
  const missing = whatIsMissing(plan, state, name, action)
  if (missing !== undefined)
    return { ok: false, text: refusalOf({ plan, state, name, action, missing }), endsTurn, changes: {} }
  const { changes, gives } = changesOf(plan, state, name, action)
  const chat = performChat(plan, state, setup, name, action)
  if (chat?.ok === false) return { ok: false, text: chat.reason, endsTurn, changes: {} }
  if (chat !== undefined)
    return { ok: true, text: chat.text, endsTurn, changes: { ...changes, ...chatChanges(state, chat) } }
  const text = describeOutcome(plan, state, name, action, changes)
  return { ok: true, text, endsTurn, changes, ...(gives !== undefined && { gives }) }
}

function chatChanges({ chat: { count } }: HouseState, { desks, count: chatCount, events }: ChatDone): HouseChanges {
  return { desks, ...(chatCount !== count && { chatCount }), chatEvents: events }
}

export function unknownPerson({ people }: HouseState, name: string): TroupeError {
  const known = listed(Object.keys(people).slice(0, 20))
  return new TroupeError('WORLD_UNKNOWN_AGENT', `Nobody named "${name}" is in this house. In it: ${known}.`)
}
