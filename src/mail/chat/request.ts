/** Asks somebody to chat, with a reason: the first step, and the only one nobody has to agree to. */
import type { ChatNow, ChatRequest, ChatResult, ChatSetup, ChatState, Presence } from './chat.ts'
import { cleanDesk } from './clean-up.ts'
import { deskOf, Work } from './desk.ts'
import { OPEN_AT_ONCE } from './limits.ts'
import { whyNotAskOne } from './may-ask.ts'
import { namesOf, refuse, whyNotActive } from './presence.ts'
import { whyNotSaid } from './text.ts'
import { listOf } from './words.ts'

export interface RequestDraft {
  readonly sender: string
  /** a name; where group chat is on, also several: a list, or `Ana and Bo` */
  readonly recipient: string | readonly string[]
  /** why */
  readonly message: string
}

export function sendChatRequest(
  state: ChatState,
  presence: Presence,
  now: ChatNow,
  setup: ChatSetup,
  { sender, recipient, message }: RequestDraft,
): ChatResult {
  const inactive = whyNotActive(presence, sender)
  if (inactive !== undefined) return refuse(inactive)
  const recipients = namesOf(presence, setup, recipient)
  if (!recipients.ok) return recipients

  const { names } = recipients
  const work = new Work(state, now)
  for (const person of [sender, ...names]) cleanDesk(work, presence, setup, person)
  const reason =
    names.map((name) => whyNotAskOne(work, presence, setup, sender, name)).find((why) => why !== undefined) ??
    whyNotSaid(message, setup, `chat request ${listOf(names)} REASON`) ??
    whyNoMore(work, setup, sender, names.length)
  if (reason !== undefined) return refuse(names.length > 1 ? `Nobody was asked. ${reason}` : reason)

  const requests = requestsOf(state, work, { sender, names, message: message.trim() })
  const { asked } = work.desk(sender)
  work.change(sender, { asked: { round: now.round, count: asked.round === now.round ? asked.count + 1 : 1 } })
  for (const request of requests) deliver(work, request)
  return work.done(`Chat request sent to ${listOf(names)}`, requests[0]!.id, requests.length)
}

/** Requests that wait for this person's answer. Clean up first: what is too old is among them until then. */
export const pendingRequests = (state: ChatState, person: string): readonly ChatRequest[] =>
  deskOf(state, person).incoming

function whyNoMore(work: Work, { limits }: ChatSetup, sender: string, more: number): string | undefined {
  const { asked, outgoing, conversations, news } = work.desk(sender)
  if (asked.round === work.now.round && asked.count >= limits.requestsPerTurn) {
    return `At most ${counted(limits.requestsPerTurn)} in one turn. Ask again at your next turn.`
  }
  return outgoing.length + conversations.length + news.length + more > OPEN_AT_ONCE
    ? 'Too much is open already. Read your news and finish your chats first.'
    : undefined
}

const counted = (requests: number) => `${requests} chat request${requests === 1 ? '' : 's'}`

function requestsOf(
  { count }: ChatState,
  { now: { round, time } }: Work,
  { sender, names, message }: { sender: string; names: readonly string[]; message: string },
): readonly ChatRequest[] {
  const idOf = (place: number) => `req_${String(count + 1 + place).padStart(3, '0')}`
  const group = names.length > 1 ? { group: { id: idOf(0), names, joined: [] } } : {}
  return names.map((recipient, place) => {
    const id = idOf(place)
    return { id, sender, recipient, message, time, round, status: 'pending', ...group }
  })
}

function deliver(work: Work, request: ChatRequest): void {
  const { id, round, time, sender, recipient, message } = request
  work.change(sender, { outgoing: [...work.desk(sender).outgoing, request] })
  work.change(recipient, { incoming: [...work.desk(recipient).incoming, request] })
  work.events.push({ kind: 'request', id, round, time, sender, recipient, message })
}
