/**
 * Langflow's export format, as far as it is read. Every object may hold more than is named here, and all of it is kept:
 * a file that was read and is written again is the same JSON.
 */
import type { Json } from '../graph.ts'

/** One flow of an export, exactly as it stands in the file. */
export interface LangflowFlow {
  readonly id?: string
  readonly name?: string
  readonly description?: string | null
  readonly data: LangflowData
  readonly endpoint_name?: string | null
  readonly is_component?: boolean
  readonly last_tested_version?: string
  readonly tags?: readonly string[]
}

export interface LangflowData {
  readonly nodes: readonly LangflowNode[]
  readonly edges: readonly LangflowEdge[]
  readonly viewport?: Json
}

export interface LangflowNode {
  readonly id: string
  /** `genericNode` or `noteNode`; in the simpler dialect the name of the component */
  readonly type?: string
  readonly position?: { readonly x: number; readonly y: number }
  readonly data: {
    readonly id?: string
    readonly type?: string
    readonly node?: LangflowComponent
    readonly selected_output?: string
  }
}

export interface LangflowComponent {
  readonly template: Readonly<Record<string, LangflowField | string>>
  readonly outputs?: readonly LangflowOutput[]
  readonly display_name?: string
  readonly description?: string
  readonly base_classes?: readonly string[]
  readonly custom_fields?: Readonly<Record<string, readonly string[] | null>>
  readonly field_order?: readonly string[]
  readonly tool_mode?: boolean
  readonly frozen?: boolean
  /** of a grouped node: the flow within */
  readonly flow?: LangflowFlow
}

export interface LangflowField {
  readonly type?: string
  readonly _input_type?: string
  readonly value?: Json
  readonly display_name?: string
  readonly input_types?: readonly string[] | null
  readonly options?: readonly Json[]
  readonly list?: boolean
  readonly required?: boolean
  readonly show?: boolean
  readonly advanced?: boolean
  readonly password?: boolean
  /** then the value is the name of a global variable */
  readonly load_from_db?: boolean
  /** of a grouped node: the field of the node within that this one stands for */
  readonly proxy?: { readonly id: string; readonly field: string }
}

export interface LangflowOutput {
  readonly name: string
  readonly types?: readonly string[]
  readonly display_name?: string
  readonly method?: string | null
  readonly selected?: string | null
  readonly allows_loop?: boolean
  readonly tool_mode?: boolean
  /** of a grouped node: the output of the node within that this one stands for */
  readonly proxy?: { readonly id: string; readonly name: string }
}

export interface LangflowEdge {
  readonly id?: string
  readonly source: string
  readonly target: string
  /** JSON in which every `"` is written as `œ` */
  readonly sourceHandle?: string | null
  readonly targetHandle?: string | null
  readonly data?: { readonly sourceHandle?: SourceHandle; readonly targetHandle?: TargetHandle }
}

export interface SourceHandle {
  readonly dataType: string
  readonly id: string
  readonly name: string
  readonly output_types: readonly string[]
}

/** Of a loop's back edge there is no field: it has a name and output types instead. */
export interface TargetHandle {
  readonly fieldName?: string
  readonly id: string
  readonly inputTypes?: readonly string[] | null
  readonly type?: string
  readonly dataType?: string
  readonly name?: string
  readonly output_types?: readonly string[]
}
