/** Actions of chat: the house says who is where, and chat says what comes of it. */
import type { ChatResult } from '../../mail/chat/chat.ts'
import { sendChatMessage } from '../../mail/chat/message.ts'
import { sendChatRequest } from '../../mail/chat/request.ts'
import { respondToChat } from '../../mail/chat/respond.ts'
import type { HouseAction } from './action.ts'
import type { HousePlan } from './plan.ts'
import { chatNow, presenceIn, type HouseSetup } from './presence.ts'
import type { HouseState } from './state.ts'

/** Nothing where the action is none of chat. */
export function performChat(
  plan: HousePlan,
  state: HouseState,
  setup: HouseSetup,
  name: string,
  action: HouseAction,
): ChatResult | undefined {
  const house = [state.chat, presenceIn(plan, state), chatNow(state, setup), setup] as const
  switch (action.action_type) {
    case 'chat_request':
      return sendChatRequest(...house, {
        sender: name,
        recipient: textOf(action.recipient),
        message: textOf(action.message),
      })
    case 'chat':
      return sendChatMessage(...house, {
        sender: name,
        recipient: textOf(action.recipient),
        message: textOf(action.message),
      })
    case 'chat_response': {
      const { request_id, accepted, response_message } = action
      const words = response_message === undefined ? {} : { words: textOf(response_message) }
      return respondToChat(...house, { by: name, id: textOf(request_id), accepted, ...words })
    }
    default:
      return undefined
  }
}

/** What a model wrote as an action may hold anything. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
