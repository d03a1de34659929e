/** A message from one agent to another, or to everyone. */
export interface Message {
  readonly sender: string
  /** an agent, or "all": everyone but the sender */
  readonly recipient: string
  readonly message: string
}

export const EVERYONE = 'all'

/** What an agent wants to say; who says it is not its own to choose. */
export type Draft = Omit<Message, 'sender'>
