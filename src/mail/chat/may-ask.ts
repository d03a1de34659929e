/** Whether somebody may ask somebody else to chat now, and if not, why and what to do instead. */
import { ownValue } from '../../base/own-value.ts'
import type { ChatNow, ChatSetup, ChatState, Presence } from './chat.ts'
import { cleanDesk } from './clean-up.ts'
import { conversationWith } from './conversation.ts'
import { Work } from './desk.ts'
import { whyNotActive, whyNotReached } from './presence.ts'
import { whyEnough } from './today.ts'

/** Nothing when a request would be sent; for whoever wants to know before they try. */
export function whyNotAsk(
  state: ChatState,
  presence: Presence,
  now: ChatNow,
  setup: ChatSetup,
  sender: string,
  recipient: string,
): string | undefined {
  const work = new Work(state, now)
  cleanDesk(work, presence, setup, sender)
  cleanDesk(work, presence, setup, recipient)
  return whyNotActive(presence, sender) ?? whyNotAskOne(work, presence, setup, sender, recipient)
}

/** The same for several: those who cannot be asked. What is too old is cleaned up once for all of them. */
export function whomNotToAsk(
  state: ChatState,
  presence: Presence,
  now: ChatNow,
  setup: ChatSetup,
  sender: string,
  others: readonly string[],
): readonly string[] {
  if (others.length === 0 || whyNotActive(presence, sender) !== undefined) return others
  const work = new Work(state, now)
  for (const person of [sender, ...others]) cleanDesk(work, presence, setup, person)
  return others.filter((other) => whyNotAskOne(work, presence, setup, sender, other) !== undefined)
}

/** On desks that are clean already. */
export function whyNotAskOne(
  work: Work,
  presence: Presence,
  setup: ChatSetup,
  sender: string,
  recipient: string,
): string | undefined {
  return (
    whyNotReached(presence, setup, sender, recipient) ??
    whyOpenAlready(work, sender, recipient) ??
    whyTooSoon(work, sender, recipient) ??
    whyEnough(work, setup, sender, recipient) ??
    whyBusy(work, setup, recipient)
  )
}

function whyOpenAlready(work: Work, sender: string, recipient: string): string | undefined {
  const { incoming, outgoing } = work.desk(sender)
  const sent = outgoing.find((request) => request.recipient === recipient)
  if (sent !== undefined) return `You have asked ${recipient} already (${sent.id}). Wait for the answer.`
  const received = incoming.find((request) => request.sender === recipient)
  if (received !== undefined) {
    const { id } = received
    return `${recipient} has asked you already. Answer instead: accept chat ${id}, or reject chat ${id}.`
  }
  const open = conversationWith(work.desk(sender), sender, [recipient])
  if (open === undefined) return undefined
  return open.speaker === sender
    ? `You are in a chat with ${recipient} already. Say it there: chat message ${recipient} TEXT.`
    : `You are in a chat with ${recipient} already, and it is the turn of ${open.speaker}. Wait for what they say.`
}

function whyTooSoon(work: Work, sender: string, recipient: string): string | undefined {
  const wait = (ownValue(work.desk(sender).notBefore, recipient) ?? 0) - work.now.round
  if (wait <= 0) return undefined
  const rounds = wait === 1 ? 'the next round' : `${wait} rounds`
  return `It is too soon to ask ${recipient} again. Try again in ${rounds}, or choose somebody else.`
}

function whyBusy(work: Work, { limits }: ChatSetup, recipient: string): string | undefined {
  const waiting = work.desk(recipient).incoming.length
  return waiting < limits.pendingPerReceiver
    ? undefined
    : `${recipient} has ${waiting} chat requests to answer first. Try again later, or choose somebody else.`
}
