/**
 * A graph of components: nodes with settings, wired output to input. What a Langflow file becomes before it is run,
 * drawn or converted, and what a flow file in the data-flow style holds.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export interface ComponentGraph {
  readonly id: string
  readonly name: string
  readonly description: string
  /** what it can be called by over HTTP, besides its id */
  readonly endpoint?: string
  readonly nodes: readonly GraphNode[]
  readonly wires: readonly Wire[]
  readonly notes: readonly GraphNote[]
}

export interface GraphNode {
  /** as in the file, such as `Prompt-t2oaK` */
  readonly id: string
  /** the component's canonical name, whatever the file calls it: `ParserComponent` for `parser`, say */
  readonly component: string
  readonly title: string
  readonly settings: Readonly<Record<string, Setting>>
  /** the order in which a person sees the settings */
  readonly order: readonly string[]
  readonly outputs: readonly GraphOutput[]
  /** the output that is used where a wire does not say */
  readonly selected?: string
  /** its outputs are tools for an agent */
  readonly isTool: boolean
  /** its last result is used instead of running it again */
  readonly isFrozen: boolean
  readonly position: { readonly x: number; readonly y: number }
  /** of a group: the graph within */
  readonly inside?: ComponentGraph
}

export interface Setting {
  readonly value: Json
  /** as a person reads it */
  readonly label: string
  /** Langflow's type of the field: `str`, `prompt`, `bool`, `int`, `float`, `dict`, `code`, `file`, `table`, … */
  readonly type: string
  /** what may be wired to it; nothing where it cannot be wired */
  readonly takes: readonly string[]
  readonly options?: readonly Json[]
  readonly isList: boolean
  readonly isRequired: boolean
  readonly isAdvanced: boolean
  readonly isSecret: boolean
  /** the value is the name of a variable of the environment */
  readonly isVariable: boolean
  /** of a group: the setting of the node within that this one stands for */
  readonly standsFor?: { readonly node: string; readonly setting: string }
}

export interface GraphOutput {
  readonly name: string
  readonly label: string
  readonly types: readonly string[]
  /** a wire may come back into it: the output of a loop that takes the item that was worked on */
  readonly allowsLoop: boolean
  readonly standsFor?: { readonly node: string; readonly output: string }
}

export interface Wire {
  readonly from: { readonly node: string; readonly output: string }
  /** a setting; or, of the wire that closes a loop, the output it comes back into */
  readonly to: { readonly node: string; readonly setting: string } | { readonly node: string; readonly output: string }
}

export interface GraphNote {
  readonly id: string
  readonly text: string
  readonly position: { readonly x: number; readonly y: number }
}

/** What became of a file when it was read: nothing is dropped without a line here. */
export interface ImportReport {
  readonly flow: string
  readonly format: 'langflow' | 'langflow-simple' | 'troupe'
  readonly version?: string
  readonly items: readonly ReportItem[]
}

export interface ReportItem {
  readonly kind: 'node' | 'edge' | 'setting' | 'flow'
  /** the id of the node or edge */
  readonly id: string
  /** where in the file, such as `data.nodes[3].data.node.template.model` */
  readonly place: string
  readonly fate: 'kept' | 'changed' | 'unsupported' | 'secret'
  readonly reason: string
}
