/** What changes in a house: where people and things are, and what state things are in. Plain JSON, a part for each. */
import type { ChatEvent, ChatState, Desk } from '../../mail/chat/chat.ts'

export interface PersonState {
  readonly room: string
  /** things, in the order they were taken */
  readonly holding: readonly string[]
  readonly using?: { readonly thing: string; readonly use: string; readonly since: number; readonly until: number }
  /** somebody who left, or was taken out, is not */
  readonly isActive: boolean
}

export type Whereabouts = { readonly room: string } | { readonly thing: string } | { readonly person: string }

export interface ThingState {
  readonly in: Whereabouts
  readonly state?: string
  readonly servings?: number
  /** of what is refilled: how many mornings there were when `servings` was counted. A later morning makes it full */
  readonly countedAfter?: number
  /** somebody put it down where it does not belong; whoever puts it away has tidied up */
  readonly isAstray?: boolean
  /** who uses it now */
  readonly users: readonly string[]
  /** what is in or on it */
  readonly holds: readonly string[]
}

/** Kept beside what it follows from, so that a look costs what is in the room and not what is in the village. */
export interface RoomState {
  readonly people: readonly string[]
  readonly things: readonly string[]
}

export interface HouseState {
  readonly people: Readonly<Record<string, PersonState>>
  readonly things: Readonly<Record<string, ThingState>>
  readonly rooms: Readonly<Record<string, RoomState>>
  readonly chat: ChatState
  /** minutes since midnight of the first day */
  readonly minute: number
  /** the round of turns; each person has one in it */
  readonly round: number
}

/** Only what is different after an action, each part whole. */
export interface HouseChanges {
  readonly people?: Readonly<Record<string, PersonState>>
  readonly things?: Readonly<Record<string, ThingState>>
  readonly rooms?: Readonly<Record<string, RoomState>>
  readonly desks?: Readonly<Record<string, Desk>>
  readonly chatCount?: number
  readonly chatEvents?: readonly ChatEvent[]
}
