/** Facts about Langflow's components that turn one thing into another, or decide where it goes. */
import type { ComponentFacts } from './facts.ts'

export const parser: ComponentFacts = {
  type: 'ParserComponent',
  label: 'Parser',
  description: 'Data as a text, by a template.',
  icon: 'braces',
  fields: [
    {
      name: 'input_data',
      kind: 'HandleInput',
      label: 'Data or DataFrame',
      takes: ['DataFrame', 'Data'],
      isRequired: true,
    },
    {
      name: 'mode',
      kind: 'TabInput',
      label: 'Mode',
      value: 'Parser',
      options: ['Parser', 'Stringify'],
      refreshes: true,
    },
    { name: 'pattern', kind: 'MultilineInput', label: 'Template', value: '{text}', isRequired: true },
    { name: 'sep', kind: 'MessageTextInput', label: 'Separator', value: '\n', isAdvanced: true },
  ],
  outputs: [{ name: 'parsed_text', label: 'Parsed Text', method: 'parse_combined_text', types: ['Message'] }],
}

export const typeConverter: ComponentFacts = {
  type: 'TypeConverterComponent',
  label: 'Type Convert',
  description: 'The same thing as a message, as data or as a table.',
  icon: 'repeat',
  fields: [
    {
      name: 'input_data',
      kind: 'HandleInput',
      label: 'Input',
      takes: ['Message', 'Data', 'DataFrame'],
      isRequired: true,
    },
    {
      name: 'output_type',
      kind: 'TabInput',
      label: 'Output Type',
      value: 'Data',
      options: ['Message', 'Data', 'DataFrame'],
      refreshes: true,
    },
  ],
  outputs: [{ name: 'data_output', label: 'Data Output', method: 'convert_to_data', types: ['Data'] }],
}

export const splitText: ComponentFacts = {
  type: 'SplitText',
  label: 'Split Text',
  description: 'A long text in pieces.',
  icon: 'scissors-line-dashed',
  fields: [
    {
      name: 'data_inputs',
      kind: 'HandleInput',
      label: 'Input',
      takes: ['Data', 'DataFrame', 'Message'],
      isRequired: true,
    },
    { name: 'chunk_overlap', kind: 'IntInput', label: 'Chunk Overlap', value: 200 },
    { name: 'chunk_size', kind: 'IntInput', label: 'Chunk Size', value: 1000 },
    { name: 'separator', kind: 'MessageTextInput', label: 'Separator', value: '\n' },
    { name: 'text_key', kind: 'MessageTextInput', label: 'Text Key', value: 'text', isAdvanced: true },
    {
      name: 'keep_separator',
      kind: 'DropdownInput',
      label: 'Keep Separator',
      value: 'False',
      options: ['False', 'True', 'Start', 'End'],
      isAdvanced: true,
    },
  ],
  outputs: [{ name: 'dataframe', label: 'Chunks', method: 'split_text', types: ['DataFrame'] }],
}

export const calculator: ComponentFacts = {
  type: 'CalculatorComponent',
  label: 'Calculator',
  description: 'Works out an arithmetic expression.',
  icon: 'calculator',
  fields: [{ name: 'expression', kind: 'MessageTextInput', label: 'Expression', isForTools: true }],
  outputs: [{ name: 'result', label: 'Data', method: 'evaluate_expression', types: ['Data'] }],
}

export const loop: ComponentFacts = {
  type: 'LoopComponent',
  label: 'Loop',
  description: 'Gives one row of a table after the other, and all of them when the last has come back.',
  icon: 'infinity',
  fields: [{ name: 'data', kind: 'HandleInput', label: 'Inputs', takes: ['DataFrame'] }],
  outputs: [
    { name: 'item', label: 'Item', method: 'item_output', types: ['Data'], allowsLoop: true, isGrouped: true },
    { name: 'done', label: 'Done', method: 'done_output', types: ['DataFrame'], isGrouped: true },
  ],
}

export const conditionalRouter: ComponentFacts = {
  type: 'ConditionalRouter',
  label: 'If-Else',
  description: 'Sends a message one way or the other, by comparing a text.',
  icon: 'split',
  fields: [
    { name: 'input_text', kind: 'MessageTextInput', label: 'Text Input', isRequired: true },
    {
      name: 'operator',
      kind: 'DropdownInput',
      label: 'Operator',
      value: 'equals',
      options: ['equals', 'not equals', 'contains', 'starts with', 'ends with', 'regex'],
      refreshes: true,
    },
    { name: 'match_text', kind: 'MessageTextInput', label: 'Match Text', isRequired: true },
    { name: 'case_sensitive', kind: 'BoolInput', label: 'Case Sensitive', value: true, isAdvanced: true },
    { name: 'true_case_message', kind: 'MessageInput', label: 'Case True', takes: ['Message'], isAdvanced: true },
    { name: 'false_case_message', kind: 'MessageInput', label: 'Case False', takes: ['Message'], isAdvanced: true },
    { name: 'max_iterations', kind: 'IntInput', label: 'Max Iterations', value: 10, isAdvanced: true },
    {
      name: 'default_route',
      kind: 'DropdownInput',
      label: 'Default Route',
      value: 'false_result',
      options: ['true_result', 'false_result'],
      isAdvanced: true,
    },
  ],
  outputs: [
    { name: 'true_result', label: 'True', method: 'true_response', types: ['Message'], isGrouped: true },
    { name: 'false_result', label: 'False', method: 'false_response', types: ['Message'], isGrouped: true },
  ],
}
