/** A node that is about to be called: by the flow, or by a model as its tool. */
import type { Context } from '../../define/agent.ts'
import type { Json } from '../graph.ts'
import type { Machine } from './machine.ts'
import type { Value } from './values.ts'

export type BoardView = Readonly<Record<string, unknown>>

export interface Calling {
  readonly machine: Machine
  readonly id: string
  /** the board as the node that runs, or whose tool it is, sees it */
  readonly view: BoardView
  readonly context: Context
  readonly arrived: ReadonlyMap<string, readonly Value[]>
  readonly filled?: Readonly<Record<string, Json>>
  readonly wanted?: readonly string[]
}
