/** The definition of a flow, as people write it: a literal in which every name is checked by the compiler. */
import type { Schema } from '../base/schema.ts'
import type { Fields, View } from '../board/field.ts'
import type { Handlers } from './effects.ts'
import type { Chosen, End, Router, Send } from './route.ts'
import type { Agent } from './society.ts'

// payloads differ from agent to agent; each route is checked against the right one by Target
// oxlint-disable-next-line typescript/no-explicit-any
export type Cast<F extends Fields> = Readonly<Record<string, Agent<F, any>>>

type PayloadOf<A> = A extends { readonly takes?: Schema<infer P> } ? P : undefined
type Sends<A> = { [K in keyof A & string]: Send<K, PayloadOf<A[K]>> }[keyof A & string]

/** What a route of a flow with agents A may come to. */
type Target<A> = (keyof A & string) | End | Sends<A> | readonly ((keyof A & string) | Sends<A>)[]

// one that thinks for many, or holds a society, brings names that only the run knows
type NamesOf<K, A> = A extends { readonly inner: object } ? string : [PayloadOf<A>] extends [undefined] ? K : string

/** For whom a mind can be chosen: the agents by name, or anybody where only the run knows the names. */
export type Names<A> = { [K in keyof A & string]: NamesOf<K, A[K]> }[keyof A & string]

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
  /** does the effects that belong to this flow, wherever it runs; a run's own handlers do the rest */
  readonly handlers?: Handlers
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
  readonly handlers?: Handlers
}
