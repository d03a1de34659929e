/** Says something in a conversation: to people who agreed to it, when it is one's turn. */
import type { ChatNow, ChatResult, ChatSetup, ChatState, Conversation, Presence } from './chat.ts'
import { cleanDesk } from './clean-up.ts'
import { closeConversation, conversationOn, conversationWith, putConversation } from './conversation.ts'
import { Work } from './desk.ts'
import { keepLine } from './history.ts'
import { namesOf, refuse, whyNotActive, whyNotReached } from './presence.ts'
import { whyNotSaid } from './text.ts'
import { listOf } from './words.ts'

export interface MessageDraft {
  readonly sender: string
  /** of a group, anybody in it will do: it reaches all who are here */
  readonly recipient: string | readonly string[]
  readonly message: string
}

export function sendChatMessage(
  state: ChatState,
  presence: Presence,
  now: ChatNow,
  setup: ChatSetup,
  { sender, recipient, message }: MessageDraft,
): ChatResult {
  const inactive = whyNotActive(presence, sender)
  if (inactive !== undefined) return refuse(inactive)
  const recipients = namesOf(presence, setup, recipient)
  if (!recipients.ok) return recipients

  const work = new Work(state, now)
  cleanDesk(work, presence, setup, sender)
  const { names } = recipients
  const conversation = conversationWith(work.desk(sender), sender, names)
  if (names.includes(sender) || conversation === undefined) return refuse(whyNoConversation(work, sender, names))
  if (conversation.speaker !== sender) {
    return refuse(`It is the turn of ${conversation.speaker} to speak. Wait for what they say.`)
  }
  const others = conversation.members.filter((name) => name !== sender)
  const listeners = others.filter((name) => whyNotReached(presence, setup, sender, name) === undefined)
  const reason =
    (listeners.length === 0 ? whyNotReached(presence, setup, sender, others[0]!) : undefined) ??
    whyNotSaid(message, setup, `chat message ${listOf(names)} TEXT`)
  if (reason !== undefined) return refuse(reason)
  return say(work, setup, conversation, listeners, message.trim())
}

function say(
  work: Work,
  setup: ChatSetup,
  conversation: Conversation,
  listeners: readonly string[],
  message: string,
): ChatResult {
  const { id, members, speaker, left } = conversation
  const { round, time } = work.now
  // whoever asked never speaks first, so what they say is never told together with an acceptance
  const isFirst = speaker !== members[0] && left >= (setup.options.messages ?? 1)
  for (const name of listeners) work.tell(name, { kind: 'message', id, by: speaker, message, isFirst })
  work.events.push({ kind: 'message', id, round, time, sender: speaker, recipients: listeners, message })
  keepLine(work, setup, [speaker, ...listeners], { id, round, time, part: 'message', by: speaker, text: message })

  const after = conversationOn(conversation, round)
  if (after === undefined) closeConversation(work, setup, conversation)
  else putConversation(work, after)
  const next = after === undefined ? '' : ` It is now the turn of ${after.speaker}.`
  return work.done(`Message sent to ${listOf(listeners)}.${next}`, id)
}

function whyNoConversation(work: Work, sender: string, names: readonly string[]): string {
  if (names.includes(sender)) return 'Nobody chats with themselves. Choose somebody else in the room.'
  const { incoming, outgoing } = work.desk(sender)
  const received = incoming.find((request) => names.includes(request.sender))
  if (received !== undefined) return `Answer the request of ${received.sender} first: accept chat ${received.id}.`
  const sent = outgoing.find((request) => names.includes(request.recipient))
  if (sent !== undefined) return `${sent.recipient} has not accepted your chat request (${sent.id}) yet. Wait.`
  return `You have no chat with ${listOf(names)}. Ask first: chat request ${listOf(names)} REASON.`
}
