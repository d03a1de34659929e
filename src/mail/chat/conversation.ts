/** Conversations on the desks of all who are in them: opened, joined, gone on with, and closed on all at once. */
import type { ChatRequest, ChatSetup, Conversation, Desk } from './chat.ts'
import type { Work } from './desk.ts'
import { coolDown } from './today.ts'

/** Puts a conversation as it is now on each member's desk. */
export function putConversation(work: Work, conversation: Conversation): void {
  for (const member of conversation.members) {
    const { conversations } = work.desk(member)
    const others = conversations.filter(({ id }) => id !== conversation.id)
    work.change(member, { conversations: [...others, conversation] })
  }
}

export function closeConversation(work: Work, setup: ChatSetup, { id, members }: Conversation): void {
  for (const member of members) {
    const { conversations } = work.desk(member)
    work.change(member, { conversations: conversations.filter((open) => open.id !== id) })
  }
  const [asker, ...others] = members
  for (const other of others) {
    coolDown(work, setup, asker!, other)
    coolDown(work, setup, other, asker!)
  }
}

/** The conversation that an accepted request opens, or joins: whoever accepted speaks next. */
export function conversationAfter(work: Work, { options }: ChatSetup, request: ChatRequest): Conversation {
  const { sender, recipient, group } = request
  const id = group?.id ?? request.id
  const messages = Math.max(1, options.messages ?? 1)
  const { round } = work.now
  const open = work.desk(sender).conversations.find((conversation) => conversation.id === id)
  if (open === undefined) {
    const members = [sender, ...(group?.joined ?? []), recipient]
    return { id, members, speaker: recipient, left: messages, round }
  }
  // before whoever was to speak next, so that their turn comes right after; never before the one who asked
  const place = open.members.indexOf(open.speaker)
  const members = open.members.toSpliced(place === 0 ? open.members.length : place, 0, recipient)
  return { id, members, speaker: recipient, left: open.left + messages, round }
}

/** After a message; nothing when it was the last. */
export function conversationOn(conversation: Conversation, round: number): Conversation | undefined {
  const { members, speaker, left } = conversation
  if (left <= 1) return undefined
  const next = members[(members.indexOf(speaker) + 1) % members.length]!
  return { ...conversation, speaker: next, left: left - 1, round }
}

/** The conversation in which this person would say something to these people: one in which it is their turn first. */
export function conversationWith(
  { conversations }: Desk,
  person: string,
  names: readonly string[],
): Conversation | undefined {
  if (conversations.length === 0) return undefined
  const common = conversations.filter(({ members }) => names.every((name) => members.includes(name)))
  const rank = ({ speaker, members }: Conversation) => (speaker === person ? 0 : 1_000) + members.length
  return common.toSorted((one, other) => rank(one) - rank(other))[0]
}
