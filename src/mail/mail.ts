/**
 * Mailboxes, as two fields of a board: every message ever sent, in sending order, and how far each agent has read.
 * What an agent writes to them is delivered when the step commits: once, in order, never half.
 */
import { append } from '../board/list-fields.ts'
import { merge } from '../board/merge-field.ts'
import { EVERYONE, type Message } from './message.ts'

/** The fields a board needs for mail: `board({ ...mailFields(), … })`. */
export function mailFields() {
  return {
    /** the history: nothing is ever taken out of it */
    mail: append<Message>(),
    /** for each agent, how many messages of the history it has had in its mailbox and read */
    mailRead: merge<number>(),
  }
}

type Read = Readonly<Record<string, number>>

/** What lies in an agent's mailbox, in sending order. Looks only at what came since it last read. */
export function unread(mail: readonly Message[], mailRead: Read, agent: string): readonly Message[] {
  const from = Object.hasOwn(mailRead, agent) ? mailRead[agent]! : 0
  return mail.slice(from).filter((message) => isFor(message, agent))
}

/** The update that empties an agent's mailbox of everything it could see. */
export function markRead(mail: readonly Message[], agent: string): { readonly mailRead: Read } {
  return { mailRead: { [agent]: mail.length } }
}

function isFor({ sender, recipient }: Message, agent: string): boolean {
  return recipient === agent || (recipient === EVERYONE && sender !== agent)
}
