/** Chats as they went: a request with its reason, the answer, what was said. Each part knows the step it came in. */
import { isRecord, textOf, textsOf, type Entries } from './read.ts'

export interface Chat {
  readonly id: string
  readonly sender: string
  readonly recipient: string
  readonly reason: string
  readonly step: number
  readonly minute: number
  answer?: ChatAnswer
  expired?: { readonly step: number; readonly why: string }
  /** it was accepted, and nobody spoke */
  lapsed?: { readonly step: number; readonly why: string }
  readonly messages: ChatMessage[]
}

interface ChatAnswer {
  readonly step: number
  readonly by: string
  readonly accepted: boolean
  readonly words: string
}

export interface ChatMessage {
  readonly step: number
  readonly minute: number
  readonly sender: string
  readonly recipients: readonly string[]
  readonly text: string
}

export type ChatStatus = 'pending' | 'accepted' | 'rejected' | 'expired'

export function statusAt({ answer, expired }: Chat, step: number): ChatStatus {
  if (answer !== undefined && answer.step <= step) return answer.accepted ? 'accepted' : 'rejected'
  return expired !== undefined && expired.step <= step ? 'expired' : 'pending'
}

/** As people say it. */
export const statusWords: Readonly<Record<ChatStatus, string>> = {
  pending: 'waits for an answer',
  accepted: 'accepted',
  rejected: 'turned down',
  expired: 'ran out',
}

export interface Chats {
  readonly list: Chat[]
  readonly byId: Map<string, Chat>
}

export const createChats = (): Chats => ({ list: [], byId: new Map() })

/** Takes one event of the board into account; the chat it is about, where there is one. */
export function hearChat({ list, byId }: Chats, event: Entries, step: number, minute: number): Chat | undefined {
  const id = textOf(event['id'])
  if (id === '') return undefined
  if (event['kind'] === 'request') {
    const [sender, recipient] = [textOf(event['sender']), textOf(event['recipient'])]
    if (sender === '' || byId.has(id)) return undefined
    const chat: Chat = { id, sender, recipient, reason: textOf(event['message']), step, minute, messages: [] }
    byId.set(id, chat)
    list.push(chat)
    return chat
  }
  const chat = byId.get(id)
  if (chat === undefined) return undefined
  if (event['kind'] === 'response') {
    const { accepted } = event
    chat.answer ??= { step, by: textOf(event['by']), accepted: accepted === true, words: textOf(event['words']) }
  } else if (event['kind'] === 'expired') chat.expired ??= { step, why: textOf(event['why']) }
  else if (event['kind'] === 'lapsed') chat.lapsed ??= { step, why: textOf(event['why']) }
  else if (event['kind'] === 'message')
    chat.messages.push({
      step,
      minute,
      sender: textOf(event['sender']),
      recipients: textsOf(event['recipients']),
      text: textOf(event['message']),
    })
  else return undefined
  return chat
}

export const isChatEvent = (value: unknown): value is Entries => isRecord(value) && typeof value['kind'] === 'string'
