/** A world: a place with rules that is observed, acted on, snapshotted and restored. */
import type { Seed } from '../base/random.ts'
import type { Schema } from '../base/schema.ts'

/** An ordinary "no" is a value the agent can learn from. */
export type ActionResult<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reason: string; readonly state: State }

/** Something that can be done in a world: for whoever acts by calling it, with the schema of what it takes. */
export interface ActionOffer<Action> {
  /** letters, digits and underscores */
  readonly name: string
  readonly description: string
  /** the schema of an object */
  readonly input: Schema
  /** the action that an input means; the input fits the schema */
  readonly action: (input: unknown) => Action
}

export interface World<Action, State, Observation, Info, Snapshot> {
  /** everything by chance in this world follows from it */
  readonly seed: Seed
  /** who is in it, in the order they came */
  agents(): readonly string[]
  /** what an agent perceives where it is now */
  observe(agent: string): Observation
  /** where an agent is, which way it looks, and what else is its own */
  stateOf(agent: string): State
  perform(agent: string, action: Action): ActionResult<State>
  /** what can be done in this world at all, by whoever is in it */
  offers(): readonly ActionOffer<Action>[]
  /** what is known of the place as a whole */
  info(): Info
  /** why the world is over, once it is */
  ending(): string | undefined
  /** plain JSON that `restore` takes: in this process, in another one, after a year */
  snapshot(): Snapshot
  restore(snapshot: Snapshot): void
}
