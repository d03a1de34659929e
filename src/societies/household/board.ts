/** What is on the board of a household. Whatever is one person's own has a key that begins with their name. */
import { append } from '../../board/list-fields.ts'
import { merge } from '../../board/merge-field.ts'
import { value } from '../../board/scalar-fields.ts'
import { board } from '../../define/board.ts'
import type { ChatEvent, ChatLimits, ChatOptions, Desk } from '../../mail/chat/chat.ts'
import { memoryFields } from '../../memory/fields.ts'
import { hashedEmbedder } from '../../models/embedders/hashed.ts'
import type { HouseAction } from '../../worlds/house/action.ts'
import type { HouseFile, Need } from '../../worlds/house/house-file.ts'
import type { PersonState, RoomState, ThingState } from '../../worlds/house/state.ts'
import type { Variant } from '../variant.ts'
import type { Belief, Statement } from './fact.ts'
import type { GoalState, PersonFile } from './person.ts'

/** Needs from 0 (in want) to 100 (content), as they were at a minute; what they are now follows from the time since. */
export interface NeedsAt {
  readonly minute: number
  readonly levels: Readonly<Record<Need, number>>
}

/** What one person thinks of another. */
export interface Relation {
  /** -1 to 1 */
  readonly warmth: number
  /** how often they have talked */
  readonly chats: number
  /** when they last did, or last tried */
  readonly minute: number
  /** promises kept less promises broken, where reputation counts */
  readonly trust?: number
  /** promises of theirs to one, by id, of which one does not know yet what came of them */
  readonly owes?: readonly string[]
}

/** What a person is about to do, and why. */
export interface PlanOf {
  /** the day as they mean to live it, a line each, in order */
  readonly day: readonly { readonly minute: number; readonly text: string }[]
  /** what they are after now: a need, a goal, an invitation … */
  readonly aim?: string
  /** the actions that lead there, as commands, the next one first */
  readonly steps: readonly string[]
  /** what led nowhere: an aim or a command, and until which minute it is left alone */
  readonly setAside?: Readonly<Record<string, number>>
  /** the things they used, the latest last: nobody does the same all day long */
  readonly lately?: readonly string[]
}

/** What the last decision was, for whoever looks. */
export interface Decision {
  readonly minute: number
  readonly command: string
  readonly reason: string
  /** what came of it */
  readonly result: string
  readonly ok: boolean
  /** what was decided before it in the same step: to take part in a chat or not */
  readonly before?: readonly Omit<Decision, 'before'>[]
}

/** What somebody has come to see by reflection, the latest of each kind; why they do is in their memories. */
export interface Insights {
  /** whom they talk with most */
  readonly company?: string
  /** who helps them when they ask */
  readonly helper?: string
  /** whom most of what they know is from */
  readonly teacher?: string
  /** the use they turn to most */
  readonly pastime?: string
}

export interface Commitment {
  readonly id: string
  readonly by: string
  readonly to: string
  readonly text: string
  readonly due: number
  readonly status: 'open' | 'kept' | 'broken'
}

/** An action as a front end gets it. Requests and answers of chats are never among them. */
export interface HouseEvent {
  readonly agent_id: string
  readonly action: HouseAction
  readonly timestamp: string
  readonly current_room: string
  readonly description: string
}

/** Needs nothing and gives the same vectors everywhere. */
export const embedder = hashedEmbedder()

export const household = board({
  // how it is set up
  house: value<HouseFile>(),
  people: value<readonly PersonFile[]>(),
  days: value(1),
  minutesPerTurn: value(5),
  /** nobody can chat when it is false */
  talk: value(true),
  /** models say what they do by calling a function, in place of a reply in YAML */
  functionCalling: value(false),
  chatOptions: value<ChatOptions>({}),
  chatLimits: value<Partial<ChatLimits>>({}),
  /** what evolution changed of it */
  variant: value<Variant>({}),

  // the house
  round: value(0),
  persons: merge<PersonState>(),
  things: merge<ThingState>(),
  rooms: merge<RoomState>(),
  desks: merge<Desk>(),
  chatCount: value(0),
  chats: append<ChatEvent>(),

  // each person's own, by name
  needs: merge<NeedsAt>(),
  goals: merge<readonly GoalState[]>(),
  plans: merge<PlanOf>(),
  decisions: merge<Decision>(),
  /** the result of what they did last and has to be told at their next turn */
  results: merge<string>(),
  /** thoughts somebody put into their head, to be taken up at their next turn */
  whispers: merge<string>(),
  /** what each thinks of others, by their names */
  relations: merge<Readonly<Record<string, Relation>>>(),
  /** the topics each knows something of, the oldest first; what they know is in `beliefs` */
  topics: merge<readonly string[]>(),
  /** by name and topic, see `beliefKey`: so that knowing one thing more writes one thing more */
  beliefs: merge<Belief>(),
  insights: merge<Insights>(),
  /** by id */
  promises: merge<Commitment>(),
  ...memoryFields(embedder),

  // what happened
  said: append<Statement>(),
  events: append<HouseEvent>(),
})
