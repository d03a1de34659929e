/** A flow as people write it: a literal in which every name is checked by the compiler. */
import type { Fields, ValueOf, View } from '../board/field.ts'
import type { Agent } from './agent.ts'
import type { Board } from './board.ts'
import type { CompiledFlow } from './compile.ts'
import type { Chosen, Router, Target } from './route.ts'

type Needed<F extends Fields> = { [K in keyof F]: F[K]['needed'] extends true ? K : never }[keyof F]

/** What a run starts with: fields without a default must be given. */
export type Input<F extends Fields> = { readonly [K in Needed<F>]: ValueOf<F[K]> } & {
  readonly [K in Exclude<keyof F, Needed<F>>]?: ValueOf<F[K]>
}

// payloads differ from agent to agent; each route is checked against the right one by Target
// oxlint-disable-next-line typescript/no-explicit-any
export type Cast<F extends Fields> = Readonly<Record<string, Agent<F, any>>>

export type Route<F extends Fields, A> =
  | Target<A>
  | Chosen<keyof A & string>
  | Router<keyof A & string, Target<A>>
  | ((board: View<F>) => Target<A>)

export interface FlowDefinition<F extends Fields, A extends Cast<F>> {
  readonly name?: string
  readonly start: (keyof A & string) | readonly (keyof A & string)[]
  readonly agents: A
  readonly routes: { readonly [K in keyof A]: Route<F, NoInfer<A>> }
  /** these wait until all of those have arrived */
  readonly joins?: { readonly [K in keyof A]?: readonly (keyof NoInfer<A> & string)[] }
  /** when an agent fails for good: fail the run (the default), skip its part, or let another think in its place */
  readonly failures?: { readonly [K in keyof A]?: 'fail' | 'skip' | Cast<F>[string] }
  readonly stepLimit?: number
}

/** The same with the types forgotten, for the code that checks it at run time. */
export interface AnyDefinition {
  readonly name?: string
  readonly start: string | readonly string[]
  readonly agents: Readonly<Record<string, Agent>>
  readonly routes: Readonly<Record<string, unknown>>
  readonly joins?: Readonly<Record<string, readonly string[] | undefined>>
  readonly failures?: Readonly<Record<string, 'fail' | 'skip' | Agent | undefined>>
  readonly stepLimit?: number
}

/** A flow that can stand inside another one. */
export interface Society<F extends Fields = Fields> {
  readonly board: Board<F>
  readonly compiled: CompiledFlow
}
