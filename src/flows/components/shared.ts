/** What all nodes of a run share besides what the wires bring: the session's messages, its state and its documents. */
import type { Memory } from '../../memory/memory.ts'
import type { ChatMessage } from '../../models/message.ts'
import type { MessageValue, Row } from './values.ts'

/** A message of a session, as it is kept. */
export interface StoredMessage {
  readonly text: string
  /** `User` or `Machine` */
  readonly sender: string
  readonly senderName: string
  readonly session: string
}

/** A text in a vector store: a memory of its collection, with what belongs to it. */
export interface StoredDocument extends Memory {
  readonly data: Row
}

/** What all nodes of a run share, besides what the wires bring. */
export interface Shared {
  readonly input: string
  readonly session: string
  readonly messages: readonly StoredMessage[]
  /** what the components of a session keep from one run to the next */
  readonly state: Row
  readonly memories: readonly StoredDocument[]
}

export type SharedField = keyof Shared

export function chatMessage({ text, sender }: StoredMessage): ChatMessage {
  return sender === 'User' ? { role: 'user', text } : { role: 'assistant', text }
}

export function stored(value: MessageValue, session: string): StoredMessage {
  const { text, sender = 'Machine', senderName = 'AI' } = value
  return { text, sender, senderName, session }
}
