/** Ends what has waited too long: requests nobody answered, and conversations in which nobody spoke. */
import type { ChatDone, ChatNow, ChatRequest, ChatSetup, ChatState, Conversation, Presence } from './chat.ts'
import { closeConversation } from './conversation.ts'
import { Work } from './desk.ts'
import { coolDown } from './today.ts'
import { listOf } from './words.ts'

/** Cleans one person's desk, and the other side of everything that ends there. Costs what is on that desk. */
export function cleanUpChats(
  state: ChatState,
  presence: Presence,
  now: ChatNow,
  setup: ChatSetup,
  person: string,
): ChatDone {
  const work = new Work(state, now)
  cleanDesk(work, presence, setup, person)
  return work.done(work.events.length === 0 ? 'Nothing has waited too long.' : `Ended: ${endedIn(work)}.`)
}

const endedIn = ({ events }: Work) => listOf(events.map(({ id }) => id))

/** All operations begin with it, so that nothing too old is ever answered, whether or not somebody cleaned up. */
export function cleanDesk(work: Work, presence: Presence, setup: ChatSetup, person: string): void {
  const { incoming, outgoing, conversations } = work.desk(person)
  // most desks are empty, and whoever looks around for company looks at those of all
  if (incoming.length + outgoing.length + conversations.length === 0) return
  for (const request of [...incoming, ...outgoing]) {
    const why = whyOver(request.round, [request.recipient, request.sender])
    if (why === undefined) continue
    expire(work, setup, request, why === TOO_OLD ? `${request.recipient} did not answer in time` : why)
  }
  for (const conversation of conversations) {
    const why = whyOver(conversation.round, conversation.members)
    if (why === undefined) continue
    lapse(work, setup, conversation, why === TOO_OLD ? `${conversation.speaker} did not speak in time` : why)
  }

  function whyOver(round: number, people: readonly string[]): string | undefined {
    const gone = people.find((name) => !presence.exists(name))
    if (gone !== undefined) return `${gone} does not live here any more`
    return work.now.round - round > setup.limits.expiresAfter ? TOO_OLD : undefined
  }
}

const TOO_OLD = 'too old'

function expire(work: Work, setup: ChatSetup, request: ChatRequest, why: string): void {
  const { id, sender, recipient } = request
  takeOff(work, request)
  coolDown(work, setup, sender, recipient)
  work.tell(sender, { kind: 'expired', id, by: recipient, why })
  work.events.push({ kind: 'expired', id, round: work.now.round, time: work.now.time, why })
}

/** A request leaves both desks at once: it is pending for both or for none. */
export function takeOff(work: Work, { id, sender, recipient }: ChatRequest): void {
  work.change(sender, { outgoing: work.desk(sender).outgoing.filter((request) => request.id !== id) })
  work.change(recipient, { incoming: work.desk(recipient).incoming.filter((request) => request.id !== id) })
}

function lapse(work: Work, setup: ChatSetup, conversation: Conversation, why: string): void {
  const { id, members } = conversation
  closeConversation(work, setup, conversation)
  for (const member of members) {
    work.tell(member, { kind: 'lapsed', id, by: listOf(members.filter((name) => name !== member)), why })
  }
  work.events.push({ kind: 'lapsed', id, round: work.now.round, time: work.now.time, why })
}
