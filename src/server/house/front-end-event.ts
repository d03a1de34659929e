/**
 * Events of a household as front ends get them. The board may come from elsewhere: what is no event is passed over, and
 * requests and answers of chats never leave the server, whoever wrote them there.
 */
import { isRecord } from '../../base/json-kinds.ts'
import type { HouseEvent } from '../../societies/household/board.ts'
import type { HouseActionType } from '../../worlds/house/action.ts'

type Kept = 'chat_request' | 'chat_response'

/** The texts that each action has; those with a `?` may be missing. Nothing else of an action is passed on. */
const textsOf: Readonly<Record<Exclude<HouseActionType, Kept>, readonly string[]>> = {
  look: [],
  examine: ['target'],
  go_to: ['target'],
  take: ['target'],
  drop: ['target'],
  place: ['target', 'recipient'],
  set_to_state: ['target', 'state'],
  start_using: ['target', 'use?'],
  stop_using: ['target?'],
  consume: ['target'],
  chat: ['recipient', 'message'],
  noop: [],
}

/** The event that something on a board is, if it is one. */
export function readEvent(given: unknown): HouseEvent | undefined {
  if (!isRecord(given)) return undefined
  const { agent_id, timestamp, current_room, description } = given
  const action = readAction(given['action'])
  if (action === undefined || !isText(agent_id) || !isText(timestamp)) return undefined
  if (!isText(current_room) || !isText(description)) return undefined
  return { agent_id, action, timestamp, current_room, description }
}

function readAction(given: unknown): HouseEvent['action'] | undefined {
  if (!isRecord(given)) return undefined
  const { action_type } = given
  if (!isText(action_type) || !Object.hasOwn(textsOf, action_type)) return undefined
  const action: Record<string, string> = { action_type }
  for (const name of textsOf[action_type as keyof typeof textsOf]) {
    const field = name.replace('?', '')
    const text = Object.hasOwn(given, field) ? given[field] : undefined
    if (isText(text)) action[field] = text
    else if (field === name || text !== undefined) return undefined
  }
  // checked against the table above
  return action as unknown as HouseEvent['action']
}

const isText = (value: unknown): value is string => typeof value === 'string'
