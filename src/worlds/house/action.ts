/** What people can do in a house, as data. `actions.ts` says what each needs and what comes of it. */
import type { NeedAmounts } from './house-file.ts'
import type { HouseChanges } from './state.ts'

export type HouseAction =
  | { readonly action_type: 'look' }
  | { readonly action_type: 'examine'; readonly target: string }
  | { readonly action_type: 'go_to'; readonly target: string }
  | { readonly action_type: 'take'; readonly target: string }
  | { readonly action_type: 'drop'; readonly target: string }
  /** onto or into another thing, or into somebody's hands */
  | { readonly action_type: 'place'; readonly target: string; readonly recipient: string }
  | { readonly action_type: 'set_to_state'; readonly target: string; readonly state: string }
  /** the first use there is unless told */
  | { readonly action_type: 'start_using'; readonly target: string; readonly use?: string }
  | { readonly action_type: 'stop_using'; readonly target?: string }
  | { readonly action_type: 'consume'; readonly target: string }
  | { readonly action_type: 'chat_request'; readonly recipient: string; readonly message: string }
  | {
      readonly action_type: 'chat_response'
      readonly request_id: string
      readonly accepted: boolean
      readonly response_message?: string
    }
  | { readonly action_type: 'chat'; readonly recipient: string; readonly message: string }
  | { readonly action_type: 'noop' }

export type HouseActionType = HouseAction['action_type']

/** These leave the turn to whoever did them; all others end it, done or refused. */
export const turnGoesOnAfter: ReadonlySet<HouseActionType> = new Set(['look', 'examine', 'chat_response'])

export interface HouseOutcome {
  readonly ok: boolean
  /** what the person is told: what came of it, or why not and what would work */
  readonly text: string
  readonly endsTurn: boolean
  readonly changes: HouseChanges
  /** what it does for whoever did it, where it is not a matter of time: eating, putting things away */
  readonly gives?: NeedAmounts
}

/** What somebody perceives. */
export interface HousePerception {
  readonly room: string
  readonly description?: string
  readonly exits: readonly string[]
  /** things within reach, the open contents of others included */
  readonly things: readonly PerceivedThing[]
  readonly holding: readonly PerceivedThing[]
  readonly people: readonly { readonly name: string; readonly doing?: string; readonly holding: readonly string[] }[]
  /** who can be asked to chat now */
  readonly chatable_agents: readonly string[]
  /** `day 1, 08:35` */
  readonly time: string
  readonly isNight: boolean
}

export interface PerceivedThing {
  readonly id: string
  readonly state?: string
  readonly servings?: number
  /** the thing it is in or on */
  readonly in?: string
  readonly users: readonly string[]
  /** of what holds things: whether one can get at them */
  readonly isOpen?: boolean
  readonly isPortable?: boolean
  /** the names of its uses */
  readonly uses?: readonly string[]
  /** into which other states it can be brought */
  readonly otherStates?: readonly string[]
}
