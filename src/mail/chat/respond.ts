/** Answers a request. Only whoever was asked can, once, and only an acceptance lets anybody speak. */
import type { ChatNow, ChatRequest, ChatResult, ChatSetup, ChatState, Presence } from './chat.ts'
import { cleanDesk, takeOff } from './clean-up.ts'
import { conversationAfter, putConversation } from './conversation.ts'
import { deskOf, Work } from './desk.ts'
import { keepLine } from './history.ts'
import { OPEN_AT_ONCE } from './limits.ts'
import { refuse, whyNotActive, whyNotReached } from './presence.ts'
import { whyNotSaid } from './text.ts'
import { coolDown, countChat, whyEnough } from './today.ts'
import { listOf, shown } from './words.ts'

export interface ResponseDraft {
  readonly by: string
  /** of the request */
  readonly id: string
  readonly accepted: boolean
  /** said along with it */
  readonly words?: string
}

export function respondToChat(
  state: ChatState,
  presence: Presence,
  now: ChatNow,
  setup: ChatSetup,
  { by, id, accepted, words }: ResponseDraft,
): ChatResult {
  const work = new Work(state, now)
  const inactive = whyNotActive(presence, by)
  if (inactive !== undefined) return refuse(inactive)

  cleanDesk(work, presence, setup, by)
  const request = work.desk(by).incoming.find((pending) => pending.id === id)
  if (request === undefined) return refuse(whyNoRequest(state, work, by, id))
  const said = words === undefined || words.trim() === '' ? undefined : words.trim()
  const reason =
    (said === undefined ? undefined : whyNotSaid(said, setup, '')) ??
    (accepted ? whyNotAccept(work, presence, setup, request) : undefined)
  if (reason !== undefined) return refuse(reason)

  takeOff(work, request)
  const withWords = said === undefined ? {} : { words: said }
  work.tell(request.sender, { kind: accepted ? 'accepted' : 'rejected', id, by, ...withWords })
  work.events.push({ kind: 'response', id, round: now.round, time: now.time, by, accepted, ...withWords })
  if (!accepted) {
    coolDown(work, setup, request.sender, by)
    return work.done('Chat request rejected.', id)
  }
  openConversation(work, setup, request, said)
  return work.done('Chat request accepted. You can now send a message.', id)
}

/** A request that cannot be accepted now stays: it can be accepted later, or rejected. */
function whyNotAccept(
  work: Work,
  presence: Presence,
  setup: ChatSetup,
  { id, sender, recipient }: ChatRequest,
): string | undefined {
  const instead = `Accept later, or reject it: reject chat ${id}.`
  const reason = whyNotReached(presence, setup, recipient, sender) ?? whyEnough(work, setup, recipient, sender)
  if (reason !== undefined) return `${reason} ${instead}`
  const { outgoing, conversations, news } = work.desk(recipient)
  return outgoing.length + conversations.length + news.length >= OPEN_AT_ONCE
    ? `Too much is open already. Read your news and finish your chats first. ${instead}`
    : undefined
}

function openConversation(work: Work, setup: ChatSetup, request: ChatRequest, words: string | undefined): void {
  const { sender, recipient, message, round, time, group } = request
  const conversation = conversationAfter(work, setup, request)
  putConversation(work, conversation)
  countChat(work, sender, recipient)
  if (group !== undefined) tellGroup(work, request)

  const { id } = conversation
  const said = { round: work.now.round, time: work.now.time }
  // whoever asked several people has the reason already when the second of them joins
  const keepers = (group?.joined ?? []).length > 0 ? [recipient] : [sender, recipient]
  keepLine(work, setup, keepers, { id, round, time, part: 'reason', by: sender, text: message })
  if (words === undefined) return
  keepLine(work, setup, [sender, recipient], { id, ...said, part: 'words', by: recipient, text: words })
}

/** The others who were asked along, and have not answered yet, would join whoever is in it already. */
function tellGroup(work: Work, { sender, recipient, group }: ChatRequest): void {
  const { outgoing } = work.desk(sender)
  for (const name of group!.names) {
    const isOfGroup = (request: ChatRequest) => request.group?.id === group!.id && request.recipient === name
    if (!outgoing.some(isOfGroup)) continue
    const update = (request: ChatRequest) =>
      isOfGroup(request) ? { ...request, group: { ...group!, joined: [...group!.joined, recipient] } } : request
    work.change(sender, { outgoing: work.desk(sender).outgoing.map(update) })
    work.change(name, { incoming: work.desk(name).incoming.map(update) })
  }
}

function whyNoRequest(state: ChatState, work: Work, by: string, id: string): string {
  const expired = deskOf(state, by).incoming.find((request) => request.id === id)
  if (expired !== undefined) {
    const { sender } = expired
    return `The request ${id} has expired. You can ask ${sender} yourself: chat request ${sender} REASON.`
  }
  const { incoming, outgoing, conversations } = work.desk(by)
  const own = outgoing.find((request) => request.id === id)
  if (own !== undefined) return `The request ${id} is your own. ${own.recipient} has to answer it; wait.`
  const open = conversations.find((conversation) => conversation.id === id)
  if (open !== undefined) {
    const others = listOf(open.members.filter((name) => name !== by))
    return open.speaker === by
      ? `The request ${id} is accepted already. Say something: chat message ${others} TEXT.`
      : `The request ${id} is accepted already. It is the turn of ${open.speaker} to speak; wait.`
  }
  const waiting = incoming.map((request) => `${request.id} from ${request.sender}`)
  return waiting.length === 0
    ? `No chat request ${shown(id)} waits for your answer, and no other. Ask somebody: chat request NAME REASON.`
    : `No chat request ${shown(id)} waits for your answer. These do: ${listOf(waiting)}.`
}
