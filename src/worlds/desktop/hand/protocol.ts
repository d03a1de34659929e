/** What is said between a world and its hand: lines of JSON, over pipes that break when either dies. */
import type { TroubleName } from '../trouble.ts'

/** One thing to do with keys and mouse, all at once. */
export interface Stroke {
  /** held together */
  readonly keys?: readonly string[]
  /** a button of the mouse, held: 1 left, 2 middle, 3 right */
  readonly button?: number
  /** by so many pixels; a long way in several moves during the hold */
  readonly mouse?: readonly [dx: number, dy: number]
  readonly holdMs: number
  /** held longer, until the window was painted so often: slow programs sample keys once a frame */
  readonly paints?: number
}

export interface Limits {
  /** the longest that a key is held */
  readonly holdMs: number
  /** actions a second, over the last one */
  readonly perSecond: number
  /** actions in all */
  readonly total: number
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

export interface StopBy {
  readonly key?: string
  readonly corner?: Corner
  /** a file that stops it as soon as it is there: for whoever has no keyboard on that display */
  readonly file?: string
}

export interface HandSetup {
  readonly display: string
  readonly window: number
  /** every key that may be pressed */
  readonly keys: readonly string[]
  readonly limits: Limits
  readonly stop: StopBy
  /** a display beside it where the stop key and the corner count as well: the one a person sits at */
  readonly watch?: string
}

export type Order =
  | { readonly id: number; readonly do: 'open'; readonly setup: HandSetup }
  | { readonly id: number; readonly do: 'stroke'; readonly stroke: Stroke }
  | { readonly id: number; readonly do: 'stop'; readonly why: string }
  | { readonly id: number; readonly do: 'close' }

export interface Stroked {
  /** how long it was held */
  readonly heldMs: number
  /** what came in between; nothing was pressed when `heldMs` is 0 */
  readonly trouble?: { readonly name: TroubleName; readonly says: string }
}

export type Answer =
  | { readonly id: number; readonly done: Stroked }
  | { readonly id: number; readonly failed: string; readonly code?: string }
  | { readonly stopped: string }
