/** The mail of a run: messages between its agents, up to a step. */
import { unread } from '../mail/mail.ts'
import type { Message } from '../mail/message.ts'
import type { Moment } from '../store/fold.ts'
import type { MailList } from './api.ts'

/** A board without mailboxes has no mail. */
export function mailOf({ step, values }: Moment, agent?: string): MailList {
  const { mail: given, mailRead } = values as { mail?: unknown; mailRead?: unknown }
  const mail = Array.isArray(given) ? given.filter(isMessage) : []
  if (agent === undefined) return { step, mail }
  const isIts = ({ sender, recipient }: Message) => sender === agent || recipient === agent || recipient === 'all'
  return { step, mail: mail.filter(isIts), unread: unread(mail, readBy(mailRead), agent) }
}

// the board of an imported run may be anything
function isMessage(given: unknown): given is Message {
  const { sender, recipient } = (given ?? {}) as Partial<Message>
  return typeof sender === 'string' && typeof recipient === 'string'
}

function readBy(given: unknown): Record<string, number> {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return Object.fromEntries(entries.filter(([, count]) => Number.isSafeInteger(count)))
}
