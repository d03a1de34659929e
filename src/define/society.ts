/**
 * The types of a society once it is defined: agents, the flow between them, and in an agent perhaps another society.
 */
import type { Awaitable } from '../base/awaitable.ts'
import type { Schema } from '../base/schema.ts'
import type { Fields } from '../board/field.ts'
import type { ViewMaker } from '../board/view.ts'
import type { Activation } from '../store/record.ts'
import type { Handlers } from './effects.ts'

/** A flow that can stand inside another one. */
export interface Society<F extends Fields = Fields> {
  readonly board: { readonly fields: F }
  readonly compiled: CompiledFlow
}

export interface Retry {
  /** tries in all, the first included */
  readonly attempts: number
  /** wait before the second try; doubles each time, with jitter */
  readonly backoffMs?: number
  readonly maxBackoffMs?: number
}

export interface Care {
  readonly retry?: Retry
  /** after this long the thought is abandoned, its signal aborted, and it counts as failed */
  readonly timeoutMs?: number
  /** how many branches of this agent may think at once in a run */
  readonly concurrency?: number
}

export interface Agent<F extends Fields = Fields, P = unknown> extends Care {
  /** the board it was made for */
  readonly board: { readonly fields: F }
  readonly reads: readonly string[]
  readonly writes: readonly string[]
  readonly takes?: Schema<P>
  /** the society inside, when this agent is one */
  readonly inner?: Society
  readonly think: (view: never, context: never) => Awaitable<unknown>
}

/** A society as one agent of the board around it. */
export interface NestAgent<F extends Fields> extends Agent<F, undefined> {
  readonly inner: Society
}

export interface CompiledAgent {
  readonly name: string
  readonly agent: Agent
  readonly view: ViewMaker
  /** the fields it writes, each with what an error calls that place */
  readonly places: ReadonlyMap<string, string>
  readonly route: CompiledRoute
  /** what becomes of the step when this agent fails for good */
  readonly failure: 'fail' | 'skip' | CompiledAgent
}

export type CompiledRoute =
  | { readonly kind: 'fixed'; readonly target: unknown; readonly to: readonly string[] }
  | { readonly kind: 'chosen'; readonly to: readonly string[] }
  | {
      readonly kind: 'computed'
      readonly reads: readonly string[]
      readonly to: readonly string[]
      readonly view: ViewMaker
      readonly choose: (view: object) => unknown
    }

export interface CompiledFlow {
  readonly name: string
  readonly board: { readonly fields: Fields }
  readonly start: readonly Activation[]
  readonly agents: ReadonlyMap<string, CompiledAgent>
  /** agents that wait until all of these have arrived */
  readonly joins: ReadonlyMap<string, readonly string[]>
  readonly stepLimit: number
  /** who does the effects that this flow brings along */
  readonly handlers?: Handlers
}
