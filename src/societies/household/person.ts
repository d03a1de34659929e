/** A person of the household: who they are, what they want, and what they know when the first day begins. */
import type { Fact } from './fact.ts'

export interface PersonFile {
  readonly name: string
  /** a sentence or two, for prompts and for whoever watches */
  readonly persona: string
  /** each 0 to 1; 0.5 unless told */
  readonly traits?: {
    readonly sociable?: number
    readonly tidy?: number
    readonly curious?: number
    readonly helpful?: number
  }
  /** the room they begin in; a room with a bed that nobody else has, unless told */
  readonly room?: string
  /** minutes of the day; 420 and 1380 unless told */
  readonly wakes?: number
  readonly sleeps?: number
  /** things they do for pleasure: names of uses, such as `read` */
  readonly likes?: readonly string[]
  readonly goals?: readonly Goal[]
  /** what they know before anything happens, as their own */
  readonly knows?: readonly Fact[]
  /** how warmly they feel for others, -1 to 1; who is not named is a stranger */
  readonly relations?: Readonly<Record<string, number>>
}

/** Something to be reached, which can be checked. Minutes since midnight of the first day. */
export type Goal = {
  readonly id: string
  /** a verb phrase: `have tea` */
  readonly text: string
  /** not before, and not after */
  readonly from?: number
  readonly until?: number
} & GoalCheck

export type GoalCheck =
  | { readonly kind: 'be'; readonly place: string }
  | { readonly kind: 'hold'; readonly thing: string }
  /** also of things to be consumed */
  | { readonly kind: 'use'; readonly thing: string; readonly use?: string }
  | { readonly kind: 'talk'; readonly person: string }
  /** a topic, such as `thing:brass key` */
  | { readonly kind: 'know'; readonly topic: string }
  /** to hand a thing to somebody, or lay it down in a room: what one promises by agreeing to bring it */
  | { readonly kind: 'bring'; readonly thing: string; readonly to: string }

export interface GoalState {
  readonly goal: Goal
  readonly status: 'open' | 'met' | 'missed'
  /** when it was met or missed */
  readonly minute?: number
  /** the gathering or favour it came from, where somebody asked for it */
  readonly askedBy?: string
  /** whom it was promised to */
  readonly promisedTo?: string
  /** those it is to be reached together with, where they agreed on it by chat */
  readonly with?: readonly string[]
}
