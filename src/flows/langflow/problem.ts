/** Problems that the validator of Langflow flows tells of. */

/** What is wrong, by one word, so that a program can tell. */
export type Fault =
  | 'no-flow'
  | 'dialect'
  | 'bad-node'
  | 'bad-edge'
  | 'id-missing'
  | 'id-twice'
  | 'id-differs'
  | 'no-template'
  | 'no-outputs'
  | 'handle-unreadable'
  | 'handle-disagrees'
  | 'edge-to-nowhere'
  | 'no-output'
  | 'no-field'
  | 'field-taken'
  | 'types-differ'
  | 'not-a-loop'
  | 'cycle'
  | 'prompt-variables'
  | 'tool-mode'
  | 'proxy'

export interface LangflowProblem {
  /** where in the file, such as `data.edges[2]` */
  readonly place: string
  /** the id of the node or edge */
  readonly id: string
  readonly fault: Fault
  readonly message: string
}

export type Tell = (problem: LangflowProblem) => void
