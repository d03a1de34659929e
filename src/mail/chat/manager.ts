/** Chat for programs: an object that holds the desks and the round, and does by name what the pure functions do. */
import type {
  ChatEvent,
  ChatLimits,
  ChatLine,
  ChatNow,
  ChatOptions,
  ChatRefusal,
  ChatRequest,
  ChatResult,
  ChatSetup,
  Desk,
  Presence,
} from './chat.ts'
import { cleanUpChats } from './clean-up.ts'
import { deskOf } from './desk.ts'
import { searchChats } from './history.ts'
import { DEFAULT_CHAT_LIMITS } from './limits.ts'
import { sendChatMessage } from './message.ts'
import { describeNews, describeRequests, takeNews } from './news.ts'
import { canChat } from './presence.ts'
import { readSnapshot, type ChatSnapshot } from './read-snapshot.ts'
import { pendingRequests, sendChatRequest } from './request.ts'
import { respondToChat } from './respond.ts'

// of five minutes
const ROUNDS_PER_DAY = 288

export interface ChatManagerOptions {
  readonly presence: Presence
  readonly limits?: Partial<ChatLimits>
  readonly options?: ChatOptions
  /** 288 unless told */
  readonly roundsPerDay?: number
  /** what is written on a request; `round 7` unless told */
  readonly timeOf?: (round: number) => string
}

export interface ChatManager {
  readonly sendChatRequest: (sender: string, recipient: string | readonly string[], message: string) => ChatResult
  /** what waits for this person's answer, without what is too old */
  readonly getPendingRequests: (person: string) => readonly ChatRequest[]
  readonly processChatResponse: (person: string, id: string, accepted: boolean, words?: string) => ChatResult
  readonly sendMessage: (sender: string, recipient: string | readonly string[], message: string) => ChatResult
  readonly canChat: (one: string, other: string) => { readonly ok: true } | ChatRefusal
  /** ends everything that has waited too long, of everybody */
  readonly cleanupExpiredRequests: () => readonly ChatEvent[]
  /** sentences for the beginning of a turn: news, each told once, and the requests that wait */
  readonly newsFor: (person: string) => readonly string[]
  /** where the options keep a history */
  readonly search: (person: string, query: string) => readonly ChatLine[]
  /** everybody has had a turn: limits by turn, expiry and cool-down count rounds */
  readonly nextRound: () => number
  /** all there is, as plain JSON */
  readonly snapshot: () => ChatSnapshot
  readonly restore: (snapshot: unknown) => void
}

export function createChatManager({
  presence,
  limits,
  options = {},
  roundsPerDay = ROUNDS_PER_DAY,
  timeOf = (round) => `round ${round}`,
}: ChatManagerOptions): ChatManager {
  const setup: ChatSetup = { limits: { ...DEFAULT_CHAT_LIMITS, ...limits }, options }
  // without a prototype, so that a person may have any name
  let desks: Record<string, Desk> = Object.create(null) as Record<string, Desk>
  let count = 0
  let round = 0

  const now = (): ChatNow => ({ round, time: timeOf(round), day: roundsPerDay })
  const state = () => ({ desks, count })
  const keep = <Result extends ChatResult>(result: Result): Result => {
    if (!result.ok) return result
    Object.assign(desks, result.desks)
    count = result.count
    return result
  }
  const cleanUp = (person: string) => keep(cleanUpChats(state(), presence, now(), setup, person)).events

  return {
    sendChatRequest: (sender, recipient, message) =>
      keep(sendChatRequest(state(), presence, now(), setup, { sender, recipient, message })),
    getPendingRequests: (person) => {
      cleanUp(person)
      return pendingRequests(state(), person)
    },
    processChatResponse: (by, id, accepted, words) =>
      keep(respondToChat(state(), presence, now(), setup, { by, id, accepted, ...(words !== undefined && { words }) })),
    sendMessage: (sender, recipient, message) =>
      keep(sendChatMessage(state(), presence, now(), setup, { sender, recipient, message })),
    canChat: (one, other) => canChat(state(), presence, setup, one, other),
    cleanupExpiredRequests: () => Object.keys(desks).flatMap(cleanUp),
    newsFor: (person) => {
      cleanUp(person)
      const { desks: changed, news } = takeNews(state(), person)
      Object.assign(desks, changed)
      return [...describeNews(news), ...describeRequests(pendingRequests(state(), person))]
    },
    search: (person, query) => searchChats(deskOf(state(), person).history ?? [], query),
    nextRound: () => ++round,
    snapshot: () => structuredClone({ ...state(), round }),
    restore: (snapshot) => {
      const read = readSnapshot(snapshot)
      desks = Object.assign(Object.create(null) as Record<string, Desk>, structuredClone(read.desks))
      count = read.count
      round = read.round
    },
  }
}
