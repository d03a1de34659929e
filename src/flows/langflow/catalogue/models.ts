/** Facts about Langflow's prompts, models and agents. */
import type { ComponentFacts, FieldFacts } from './facts.ts'

export const prompt: ComponentFacts = {
  type: 'Prompt',
  label: 'Prompt',
  description: 'A text with variables, each of which is a field of its own.',
  icon: 'braces',
  fields: [
    { name: 'template', kind: 'PromptInput', label: 'Template' },
    {
      name: 'tool_placeholder',
      kind: 'MessageTextInput',
      label: 'Tool Placeholder',
      isAdvanced: true,
      isForTools: true,
    },
  ],
  outputs: [{ name: 'prompt', label: 'Prompt', method: 'build_prompt', types: ['Message'] }],
}

const apiKey: FieldFacts = {
  name: 'api_key',
  kind: 'SecretStrInput',
  label: 'OpenAI API Key',
  refreshes: true,
}

export const languageModel: ComponentFacts = {
  type: 'LanguageModelComponent',
  label: 'Language Model',
  description: 'Asks a language model of a provider.',
  icon: 'brain-circuit',
  fields: [
    {
      name: 'provider',
      kind: 'DropdownInput',
      label: 'Model Provider',
      value: 'OpenAI',
      options: ['OpenAI', 'Anthropic', 'Google'],
      refreshes: true,
    },
    { name: 'model_name', kind: 'DropdownInput', label: 'Model Name', value: '', options: [], refreshes: true },
    apiKey,
    { name: 'input_value', kind: 'MessageInput', label: 'Input', takes: ['Message'] },
    { name: 'system_message', kind: 'MultilineInput', label: 'System Message', isAdvanced: true },
    { name: 'stream', kind: 'BoolInput', label: 'Stream', value: false, isAdvanced: true },
    { name: 'temperature', kind: 'SliderInput', label: 'Temperature', value: 0.1, isAdvanced: true },
  ],
  outputs: [
    { name: 'text_output', label: 'Model Response', method: 'text_response', types: ['Message'] },
    { name: 'model_output', label: 'Language Model', method: 'build_model', types: ['LanguageModel'] },
  ],
}

export const agent: ComponentFacts = {
  type: 'Agent',
  label: 'Agent',
  description: 'A language model with instructions that may use tools.',
  icon: 'bot',
  fields: [
    {
      name: 'agent_llm',
      kind: 'DropdownInput',
      label: 'Model Provider',
      value: 'OpenAI',
      options: ['Anthropic', 'Google Generative AI', 'OpenAI', 'Custom'],
      refreshes: true,
    },
    { name: 'model_name', kind: 'DropdownInput', label: 'Model Name', value: '', options: [], refreshes: true },
    apiKey,
    { name: 'temperature', kind: 'SliderInput', label: 'Temperature', value: 0.1, isAdvanced: true },
    { name: 'system_prompt', kind: 'MultilineInput', label: 'Agent Instructions' },
    { name: 'n_messages', kind: 'IntInput', label: 'Number of Chat History Messages', value: 100, isAdvanced: true },
    { name: 'tools', kind: 'HandleInput', label: 'Tools', takes: ['Tool'], isList: true },
    { name: 'input_value', kind: 'MessageTextInput', label: 'Input', isForTools: true },
    { name: 'handle_parsing_errors', kind: 'BoolInput', label: 'Handle Parse Errors', value: true, isAdvanced: true },
    { name: 'verbose', kind: 'BoolInput', label: 'Verbose', value: true, isAdvanced: true },
    { name: 'max_iterations', kind: 'IntInput', label: 'Max Iterations', value: 15, isAdvanced: true },
    { name: 'add_current_date_tool', kind: 'BoolInput', label: 'Current Date', value: true, isAdvanced: true },
  ],
  outputs: [{ name: 'response', label: 'Response', method: 'message_response', types: ['Message'] }],
}

export const structuredOutput: ComponentFacts = {
  type: 'StructuredOutput',
  label: 'Structured Output',
  description: 'Asks a language model for an object of a given shape.',
  icon: 'braces',
  fields: [
    { name: 'llm', kind: 'HandleInput', label: 'Language Model', takes: ['LanguageModel'], isRequired: true },
    { name: 'input_value', kind: 'MessageTextInput', label: 'Input Message', isRequired: true, isForTools: true },
    {
      name: 'system_prompt',
      kind: 'MultilineInput',
      label: 'Format Instructions',
      value: 'Read the text and answer with one JSON object of the given shape. Leave out what the text does not say.',
      isAdvanced: true,
      isRequired: true,
    },
    { name: 'schema_name', kind: 'MessageTextInput', label: 'Schema Name', isAdvanced: true },
    { name: 'output_schema', kind: 'TableInput', label: 'Output Schema', value: [], isRequired: true },
  ],
  outputs: [
    { name: 'structured_output', label: 'Structured Output', method: 'build_structured_output', types: ['Data'] },
    {
      name: 'dataframe_output',
      label: 'Structured Output',
      method: 'build_structured_dataframe',
      types: ['DataFrame'],
    },
  ],
}
