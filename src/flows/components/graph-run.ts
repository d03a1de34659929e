/** What goes into a run of a graph, what comes out of it, and what the next run of the session is given. */
import type { Fields } from '../../board/field.ts'
import type { Input } from '../../board/input.ts'
import type { Flow } from '../../engine/flow.ts'
import type { NodeState } from './node-state.ts'
import type { StoredDocument, StoredMessage } from './shared.ts'
import type { Tweaks } from './tweaks.ts'
import type { Row, Value } from './values.ts'

/** What goes from one run of a session to the next. */
export interface Carried {
  readonly messages: readonly StoredMessage[]
  readonly state: Row
  readonly memories: readonly StoredDocument[]
  /** results of frozen nodes */
  readonly frozen: Readonly<Record<string, NodeState>>
}

export interface GraphInput {
  /** what a person says, or a webhook brings */
  readonly input?: string
  readonly session?: string
  /** by which whoever calls knows this call again, should it have to be repeated */
  readonly call?: string
  readonly tweaks?: Tweaks
  /** global variables for this run. They are journaled with it: secrets belong in the environment */
  readonly variables?: Readonly<Record<string, string>>
  /** what the run before it in this session left, as `carried` told it */
  readonly before?: Partial<Carried>
}

export interface NodeFault {
  readonly node: string
  readonly title: string
  readonly component: string
  readonly reason: string
}

export interface GraphFlow {
  readonly flow: Flow
  /** the board at the start of a run; tweaks that fit nothing are refused here */
  input(given: GraphInput): Input<Fields>
  /** what came out: of the nodes that are outputs, and those nobody is wired to */
  outputs(board: Readonly<Record<string, unknown>>): readonly GraphOutputValue[]
  /** what the next run of the session is given as `before` */
  carried(board: Readonly<Record<string, unknown>>): Carried
  /** nodes that cannot run here, known before any run */
  readonly stops: readonly NodeFault[]
}

export interface GraphOutputValue {
  readonly node: string
  readonly title: string
  readonly component: string
  readonly output: string
  /** nothing where it did not come */
  readonly value: Value | undefined
  readonly text: string
  /** why it did not come; nothing on a branch that was not taken */
  readonly reason?: string
}
