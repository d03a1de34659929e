/**
 * Chat with consent: a request with a reason, an answer, and only then a message. Everything here is plain JSON, a desk
 * for each person, so that it lies on a board and survives a crash in any state.
 */
export type ChatStatus = 'pending' | 'accepted' | 'rejected' | 'expired'

export interface ChatRequest {
  /** `req_001` */
  readonly id: string
  readonly sender: string
  readonly recipient: string
  /** why they want to talk */
  readonly message: string
  /** when it was sent: of the world's clock, such as `day 1, 08:35` */
  readonly time: string
  /** in which round it was sent, for expiry */
  readonly round: number
  readonly status: ChatStatus
  /** of a request to several people: each has one of their own, with an id of its own */
  readonly group?: GroupRequest
}

/** What the requests to several people have in common. */
export interface GroupRequest {
  /** the id of the first of them, which is that of their conversation */
  readonly id: string
  /** everybody who was asked */
  readonly names: readonly string[]
  /** those of them who have accepted */
  readonly joined: readonly string[]
}

/** Somebody may say something to somebody: a request was accepted. */
export interface Conversation {
  /** that of its request */
  readonly id: string
  /** everybody in it; the first is whoever asked */
  readonly members: readonly string[]
  /** whose message is next */
  readonly speaker: string
  /** messages that may still be said; one unless the options say otherwise */
  readonly left: number
  /** in which round it was opened, or something was last said, for expiry */
  readonly round: number
}

/** What a person is told at their next turn. */
export type ChatNews =
  | { readonly kind: 'accepted'; readonly id: string; readonly by: string; readonly words?: string }
  | { readonly kind: 'rejected'; readonly id: string; readonly by: string; readonly words?: string }
  | { readonly kind: 'expired'; readonly id: string; readonly by: string; readonly why: string }
  /** a conversation in which nobody spoke; `by` are the others in it */
  | { readonly kind: 'lapsed'; readonly id: string; readonly by: string; readonly why: string }
  /** what somebody said; `isFirst` where it is the first since the request was accepted */
  | {
      readonly kind: 'message'
      readonly id: string
      readonly by: string
      readonly message: string
      readonly isFirst: boolean
    }

/** All of one person's chats that are open. It never holds more than the limits allow. */
export interface Desk {
  /** pending, to this person */
  readonly incoming: readonly ChatRequest[]
  /** pending, from this person */
  readonly outgoing: readonly ChatRequest[]
  readonly conversations: readonly Conversation[]
  readonly news: readonly ChatNews[]
  /** how many requests were sent in which round */
  readonly asked: { readonly round: number; readonly count: number }
  /** by person: no request to them before this round */
  readonly notBefore: Readonly<Record<string, number>>
  /** conversations of this day, by person */
  readonly today?: { readonly day: number; readonly chats: Readonly<Record<string, number>> }
  /** what was said in this person's conversations, the latest last, where the options keep it */
  readonly history?: readonly ChatLine[]
}

/** Something that was said in a conversation. */
export interface ChatLine {
  /** of the conversation */
  readonly id: string
  readonly round: number
  readonly time: string
  readonly part: 'reason' | 'words' | 'message'
  readonly by: string
  readonly to: readonly string[]
  readonly text: string
}

/** What happened, for whoever looks at the run: a line of the history of chats. */
export type ChatEvent = { readonly id: string; readonly round: number; readonly time: string } & (
  | { readonly kind: 'request'; readonly sender: string; readonly recipient: string; readonly message: string }
  | { readonly kind: 'response'; readonly by: string; readonly accepted: boolean; readonly words?: string }
  | { readonly kind: 'expired'; readonly why: string }
  /** a conversation in which nobody spoke */
  | { readonly kind: 'lapsed'; readonly why: string }
  | {
      readonly kind: 'message'
      readonly sender: string
      readonly recipients: readonly string[]
      readonly message: string
    }
)

export interface ChatLimits {
  /** requests of one person in one round */
  readonly requestsPerTurn: number
  /** pending requests to one person */
  readonly pendingPerReceiver: number
  /** rounds until a request, or a conversation in which nobody speaks, is over */
  readonly expiresAfter: number
  /** rounds before the same person may be asked again after a chat, and after a rejection or an expiry */
  readonly coolDown: number
  /** conversations of one pair in one day: against endless back and forth */
  readonly perPairAndDay: number
  /** different people one talks with in one day; 100 */
  readonly partnersPerDay?: number
  /** characters */
  readonly length: number
}

/** Each is off unless told. */
export interface ChatOptions {
  /** messages in one conversation, in turns; 1 */
  readonly messages?: number
  /** a request may name several people of the room; those who accept are in it */
  readonly group?: boolean
  /** no need to be in the same room */
  readonly acrossRooms?: boolean
  /** what was said is kept with each member and can be searched */
  readonly history?: boolean
  /** two may agree on a goal by chat, and reach it together */
  readonly sharedGoals?: boolean
  /** kept and broken promises change what others think of one */
  readonly reputation?: boolean
}

/** What holds for all chats of a run. */
export interface ChatSetup {
  readonly limits: ChatLimits
  readonly options: ChatOptions
}

/** Who is where, as chat needs to know it. */
export interface Presence {
  readonly names: () => readonly string[]
  readonly exists: (name: string) => boolean
  readonly isActive: (name: string) => boolean
  readonly isTogether: (one: string, other: string) => boolean
}

/** What an operation reads. */
export interface ChatState {
  /** a person without one has an empty desk */
  readonly desks: Readonly<Record<string, Desk>>
  /** how many requests there ever were */
  readonly count: number
}

export interface ChatNow {
  readonly round: number
  readonly time: string
  /** rounds of a day, for limits by the day */
  readonly day: number
}

/** What an operation changes. A refusal changes nothing, and says what to do instead. */
export type ChatResult = ChatRefusal | ChatDone

export interface ChatRefusal {
  readonly ok: false
  readonly reason: string
}

export interface ChatDone {
  readonly ok: true
  /** what the acting person is told */
  readonly text: string
  /** the desks that changed, whole */
  readonly desks: Readonly<Record<string, Desk>>
  readonly count: number
  readonly events: readonly ChatEvent[]
  /** of a request, its id; of an answer or a message, the request it is about */
  readonly id?: string
}
