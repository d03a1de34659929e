/**
 * Facts about a component of Langflow, as needed to write a node of it: its fields, its outputs, what they are made of.
 * They describe version 1.6, which every later version opens. The Python of a component is no fact of ours and is not
 * written; Langflow fills it in when it updates the node.
 */
import type { Json } from '../../graph.ts'

/** Langflow's classes of inputs: each has its own type of field, and keys of its own in the file. */
export type InputKind =
  | 'MessageTextInput'
  | 'MessageInput'
  | 'MultilineInput'
  | 'StrInput'
  | 'SecretStrInput'
  | 'BoolInput'
  | 'IntInput'
  | 'SliderInput'
  | 'DropdownInput'
  | 'TabInput'
  | 'HandleInput'
  | 'TableInput'
  | 'PromptInput'
  | 'DataInput'
  | 'FileInput'

export interface FieldFacts {
  readonly name: string
  readonly kind: InputKind
  readonly label: string
  readonly value?: Json
  /** what may be wired to it, where it is not what its kind says */
  readonly takes?: readonly string[]
  readonly options?: readonly string[]
  readonly isAdvanced?: boolean
  readonly isRequired?: boolean
  readonly isList?: boolean
  readonly isHidden?: boolean
  /** an agent fills it in when the component is a tool */
  readonly isForTools?: boolean
  /** the editor asks the server again when it changes */
  readonly refreshes?: boolean
}

export interface OutputFacts {
  readonly name: string
  readonly label: string
  readonly method: string
  readonly types: readonly string[]
  readonly allowsLoop?: boolean
  /** shown side by side with the others instead of one in place of another */
  readonly isGrouped?: boolean
}

export interface ComponentFacts {
  readonly type: string
  readonly label: string
  readonly description: string
  readonly icon: string
  readonly fields: readonly FieldFacts[]
  readonly outputs: readonly OutputFacts[]
}
