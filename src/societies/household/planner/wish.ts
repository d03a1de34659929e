/** What a plan is made for, and what keeps it from being made. */
import type { HouseAction } from '../../../worlds/house/action.ts'

export type Wish =
  | { readonly kind: 'be'; readonly place: string }
  | { readonly kind: 'hold'; readonly thing: string }
  /** the first use unless told; a thing without uses is consumed */
  | { readonly kind: 'use'; readonly thing: string; readonly use?: string }
  | { readonly kind: 'consume'; readonly thing: string }
  /** into or onto another thing */
  | { readonly kind: 'place'; readonly thing: string; readonly recipient: string }
  /** lay it down in a room */
  | { readonly kind: 'leave'; readonly thing: string; readonly place: string }
  /** go to somebody with a thing and hand it to them */
  | { readonly kind: 'bring'; readonly thing: string; readonly to: string }
  | { readonly kind: 'meet'; readonly person: string }

export type Missing =
  /** a topic, such as `thing:brass key`: one has to find out */
  | { readonly unknown: string }
  /** somebody else has it */
  | { readonly thing: string; readonly heldBy: string }
  | { readonly noWay: string }
  /** the file lets nobody do that */
  | { readonly impossible: string }

export type Planned =
  | {
      readonly ok: true
      readonly actions: readonly HouseAction[]
      /** the room in which it ends */
      readonly room: string
    }
  | { readonly ok: false; readonly missing: readonly Missing[] }
