/** What was done in a place and came of it, and what is asked of whoever considers it. */
import type { Place } from './navigator.ts'
import type { Node } from './node.ts'
import type { Deed } from './perform.ts'
import type { Settled } from './settle.ts'

/** The machine stands behind it. */
export interface Doing {
  readonly from: Place
  readonly commands: readonly string[]
  readonly text: string
  readonly after: Settled
  readonly ended?: boolean
  /** the command that was repeated, where chance decides */
  readonly repeated?: string
  /** when it was more than one deed */
  readonly deeds?: readonly Deed[]
}

export type Consider = (node: Node, doing: Doing) => 'death' | 'known' | 'new'
