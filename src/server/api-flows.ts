/** The HTTP API of the flows that the studio draws and edits. Types alone, shared by server and studio. */
import type { NodeFault } from '../flows/components/graph-run.ts'
import type { ImportReport } from '../flows/graph.ts'
import type { LangflowFlow } from '../flows/langflow/format.ts'
import type { LangflowProblem } from '../flows/langflow/problem.ts'

/** One flow in a list. */
export interface FlowCard {
  readonly id: string
  readonly name: string
  readonly description: string
  /** of what it does: another position of a node is the same version */
  readonly version: string
  readonly nodes: number
  readonly wires: number
  /** ISO 8601 */
  readonly updatedAt: string
}

/** A flow whole: its file as it is, and what is known of it. */
export interface FlowInfo extends FlowCard {
  readonly flow: LangflowFlow
  readonly report: ImportReport
  /** the agent and the field of the board that a node is in a run, by the node's id; of those in groups `group.node` */
  readonly names: Readonly<Record<string, string>>
  /** those of them that a model answers for: a mind can be chosen for each */
  readonly thinkers: readonly string[]
}

/** `POST /flows`: what became of a file. */
export interface FlowImport {
  readonly flows: readonly FlowImported[]
}

export interface FlowImported extends FlowCard {
  readonly report: ImportReport
}

export interface ImportFlowRequest {
  /** any export of Langflow: one flow or many */
  readonly file: unknown
}

export interface NewFlowRequest {
  /** `empty`, or the name of a society */
  readonly from: string
  /** which models it gets, where there is a choice */
  readonly preset?: string
}

/** What a flow can begin with. */
export interface FlowBeginning {
  readonly name: string
  readonly title: string
  readonly says: string
  /** the first unless another is chosen */
  readonly presets: readonly string[]
}

export interface SaveFlowRequest {
  readonly flow: LangflowFlow
  /** the version that was edited: where there is another by now, nothing is saved */
  readonly over?: string
}

/** One of the versions of a flow, by when it was saved. */
export interface FlowVersion {
  readonly version: string
  readonly name: string
  /** ISO 8601 */
  readonly savedAt: string
  readonly nodes: number
  readonly wires: number
  /** it is the one that is called and edited now */
  readonly isCurrent: boolean
}

export interface RestoreFlowRequest {
  readonly version: string
}

export interface CheckFlowRequest {
  readonly flow: LangflowFlow
}

export interface FlowCheck {
  /** what Langflow would drop, refuse or misunderstand */
  readonly problems: readonly LangflowProblem[]
  /** nodes that cannot run here */
  readonly stops: readonly NodeFault[]
}

export interface RunFlowRequest {
  readonly input?: string
  /** a session goes on with what the run before it left; one of its own without it */
  readonly session?: string
  /** who thinks, by agent, or `all`: the models that the flow names, unless it is said */
  readonly minds?: Readonly<Record<string, string>>
}

export interface FlowStarted {
  readonly run: string
  readonly session: string
  readonly version: string
}

export interface FlowDeleted {
  readonly deleted: string
}
