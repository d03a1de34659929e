/**
 * Names of Langflow's components and types: several were renamed over its versions, and mean the same. A graph has one
 * name for each, whatever the file says.
 */
const aliases: ReadonlyMap<string, string> = new Map([
  ['parser', 'ParserComponent'],
  ['Parser', 'ParserComponent'],
  ['Prompt Template', 'Prompt'],
  ['PromptTemplate', 'Prompt'],
  ['PromptComponent', 'Prompt'],
  ['AgentComponent', 'Agent'],
  ['Calculator', 'CalculatorComponent'],
  ['CalculatorTool', 'CalculatorComponent'],
  ['ChatAnthropic', 'AnthropicModel'],
  ['ChatOpenAI', 'OpenAIModel'],
  ['CurrentDateComponent', 'CurrentDate'],
  ['EmbeddingModelComponent', 'EmbeddingModel'],
  ['FileComponent', 'File'],
  ['ConditionalRouterComponent', 'ConditionalRouter'],
  ['If-Else', 'ConditionalRouter'],
  ['IfElse', 'ConditionalRouter'],
  ['LanguageModel', 'LanguageModelComponent'],
  ['Language Model', 'LanguageModelComponent'],
  ['Loop', 'LoopComponent'],
  ['MCPToolsComponent', 'MCPTools'],
  ['MCPTool', 'MCPTools'],
  ['Message History', 'Memory'],
  ['MemoryComponent', 'Memory'],
  ['SessionMemory', 'Memory'],
  ['RunFlowComponent', 'RunFlow'],
  ['SplitTextComponent', 'SplitText'],
  ['StructuredOutputComponent', 'StructuredOutput'],
  ['TextInputComponent', 'TextInput'],
  ['TextOutputComponent', 'TextOutput'],
  ['TypeConverter', 'TypeConverterComponent'],
  ['BatchRun', 'BatchRunComponent'],
  ['URL', 'URLComponent'],
  ['WebSearchNoAPI', 'UnifiedWebSearch'],
  ['WebhookComponent', 'Webhook'],
])

/** The one name by which a component is known, such as `ParserComponent` for `parser`. */
export const canonicalName = (component: string): string => aliases.get(component) ?? component

const typeAliases: ReadonlyMap<string, string> = new Map([
  ['JSON', 'Data'],
  ['Record', 'Data'],
  ['Table', 'DataFrame'],
  ['str', 'Text'],
])

/** These fit everything. */
const anything = new Set(['Any', 'object'])

const canonicalType = (type: string): string => typeAliases.get(type) ?? type

/** Whether something of one of these types can be wired to what takes one of those. */
export function typesMatch(given: readonly string[], taken: readonly string[]): boolean {
  const takes = new Set(taken.map(canonicalType))
  return (
    given.some((type) => anything.has(type) || takes.has(canonicalType(type))) || taken.some((t) => anything.has(t))
  )
}

/** The types of fields that a person fills in: such a field can be wired only where it says what it takes. */
const plainFields = new Set([
  '',
  'str',
  'bool',
  'int',
  'float',
  'code',
  'prompt',
  'file',
  'dict',
  'NestedDict',
  'table',
  'link',
  'slider',
  'tab',
  'sortableList',
  'connect',
  'auth',
  'query',
  'mcp',
  'tools',
  'model',
  'other',
  'any',
  'Any',
  'password',
  'actionlist',
])

/** What may be wired to a field. Before version 1 the type of the field said it. */
export function takenTypes(type: string, inputTypes: readonly string[]): readonly string[] {
  if (inputTypes.length > 0) return inputTypes
  return plainFields.has(type) ? [] : [type]
}
