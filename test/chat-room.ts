/** A few people in rooms who chat by the pure functions, for tests. */
import type { ChatLimits, ChatNow, ChatOptions, ChatResult, ChatSetup, ChatState, Presence } from 'troupe'
import {
  cleanUpChats,
  DEFAULT_CHAT_LIMITS,
  describeNews,
  describeRequests,
  pendingRequests,
  respondToChat,
  sendChatMessage,
  sendChatRequest,
  takeNews,
} from 'troupe'

export interface Place {
  room: string
  isActive: boolean
}

export function chatRoom(people: readonly string[], limits: Partial<ChatLimits> = {}, options: ChatOptions = {}) {
  const places = new Map(people.map((name): [string, Place] => [name, { room: 'kitchen', isActive: true }]))
  const presence: Presence = {
    names: () => [...places.keys()],
    exists: (name) => places.has(name),
    isActive: (name) => places.get(name)?.isActive === true,
    isTogether: (one, other) => places.get(one)?.room === places.get(other)?.room,
  }
  const setup: ChatSetup = { limits: { ...DEFAULT_CHAT_LIMITS, ...limits }, options }
  let state: ChatState = { desks: {}, count: 0 }
  let round = 0

  const now = (): ChatNow => ({ round, time: `round ${round}`, day: 100 })
  const keep = (result: ChatResult): ChatResult => {
    if (result.ok) state = { desks: { ...state.desks, ...result.desks }, count: result.count }
    return result
  }
  const wordsOf = (result: ChatResult) => (result.ok ? result.text : result.reason)

  return {
    presence,
    setup,
    now,
    state: () => state,
    places,
    /** what the acting person is told */
    ask: (sender: string, recipient: string | readonly string[], message = 'May I ask you something?') =>
      wordsOf(keep(sendChatRequest(state, presence, now(), setup, { sender, recipient, message }))),
    accept: (by: string, id: string, words?: string) =>
      wordsOf(keep(respondToChat(state, presence, now(), setup, { by, id, accepted: true, ...(words && { words }) }))),
    reject: (by: string, id: string, words?: string) =>
      wordsOf(keep(respondToChat(state, presence, now(), setup, { by, id, accepted: false, ...(words && { words }) }))),
    say: (sender: string, recipient: string | readonly string[], message = 'Of course.') =>
      wordsOf(keep(sendChatMessage(state, presence, now(), setup, { sender, recipient, message }))),
    /** what somebody is told at their turn */
    turn: (person: string) => {
      keep(cleanUpChats(state, presence, now(), setup, person))
      const { desks, news } = takeNews(state, person)
      state = { ...state, desks: { ...state.desks, ...desks } }
      return [...describeNews(news), ...describeRequests(pendingRequests(state, person))]
    },
    pass: (rounds = 1) => {
      round += rounds
    },
    go: (person: string, room: string) => {
      places.get(person)!.room = room
    },
    sleep: (person: string) => {
      places.get(person)!.isActive = false
    },
  }
}
