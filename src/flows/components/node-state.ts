/** The state of a node on the board: what it gave, or why it gave nothing, and how far a loop is. */
import type { Row, Value } from './values.ts'

export interface NodeState {
  /** `skipped`: on a branch not taken, or after a node that was stopped; `stopped`: it cannot run here */
  readonly status: 'none' | 'done' | 'skipped' | 'stopped'
  /** in which turn of the loops around it that was */
  readonly turn: string
  readonly outputs: Readonly<Record<string, Value>>
  /** why it was stopped; of one that was skipped, the reason of the node before it */
  readonly reason?: string
  readonly loop?: LoopState
}

export interface LoopState {
  readonly items: readonly Row[]
  readonly at: number
  readonly results: readonly Row[]
  readonly isOver: boolean
}

export const NOT_YET: NodeState = { status: 'none', turn: '', outputs: {} }

export type NodeStates = (node: string) => NodeState
