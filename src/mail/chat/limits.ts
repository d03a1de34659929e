/** How much anybody may chat, so that nobody is pestered, nothing goes back and forth for ever, and no desk grows. */
import type { ChatLimits } from './chat.ts'

export const DEFAULT_CHAT_LIMITS: ChatLimits = {
  requestsPerTurn: 3,
  pendingPerReceiver: 5,
  // half an hour of a house in which a round is five minutes
  expiresAfter: 6,
  coolDown: 6,
  perPairAndDay: 8,
  // a paragraph: whoever listens pays for it in their prompt
  length: 1000,
}

// more than anybody meets in a day, and few enough for the count of each to lie on a desk
export const PARTNERS_PER_DAY = 100

// requests, conversations and unread news of one person: only whoever never reads their news comes near it
export const OPEN_AT_ONCE = 32

// people asked by one request
export const GROUP_SIZE = 8

// lines that each person keeps where the options keep a history: the desk is journaled whole
export const HISTORY_LINES = 50
