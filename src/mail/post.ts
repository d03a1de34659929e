/** Posts messages: what may be sent is delivered, and what may not goes back to its sender with the reason. */
import { listed } from '../base/errors.ts'
import { EVERYONE, type Draft, type Message } from './message.ts'

export interface MailLimits {
  /** characters of one message */
  readonly length: number
  /** messages of one agent in one step */
  readonly perStep: number
}

// about a page: longer ones were never read to the end, and every reader of "all" pays for them in its prompt
export const DEFAULT_MAIL_LIMITS: MailLimits = { length: 2000, perStep: 8 }

export interface Refusal {
  readonly draft: Draft
  readonly reason: string
}

export interface Posted {
  /** to be written to the board's `mail` */
  readonly sent: readonly Message[]
  /** for the sender: an ordinary "no" is a value it can learn from */
  readonly refused: readonly Refusal[]
}

/** `agents`: who has a mailbox. A refused message does not keep the others from being sent. */
export function post(
  sender: string,
  drafts: readonly Draft[],
  agents: readonly string[],
  limits: MailLimits = DEFAULT_MAIL_LIMITS,
): Posted {
  const sent: Message[] = []
  const refused: Refusal[] = []
  for (const draft of drafts) {
    const reason = refusalOf(draft, sender, agents, limits, sent.length)
    if (reason === undefined) sent.push({ sender, recipient: draft.recipient, message: draft.message })
    else refused.push({ draft, reason })
  }
  return { sent, refused }
}

function refusalOf(
  { recipient, message }: Draft,
  sender: string,
  agents: readonly string[],
  limits: MailLimits,
  alreadySent: number,
): string | undefined {
  if (recipient !== EVERYONE && !agents.includes(recipient)) {
    return `No mailbox for "${recipient}". Mailboxes: ${listed(agents)}, or "${EVERYONE}".`
  }
  if (recipient === sender) return 'Nobody writes to themselves.'
  if (message.trim() === '') return 'An empty message.'
  if (message.length > limits.length) {
    return `A message has at most ${limits.length} characters; this one has ${message.length}.`
  }
  if (alreadySent >= limits.perStep) return `At most ${limits.perStep} messages in one step; the rest was not sent.`
  return undefined
}
