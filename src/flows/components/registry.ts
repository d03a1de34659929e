/**
 * The registry of components: Langflow's by name, those of a kind by what they look like, and yours before all.
 * Python in a file is never run, so a component that none of these knows says so when it is needed.
 */
import type { GraphNode } from '../graph.ts'
import type { Component } from './component.ts'
import { agent, agentComponents } from './library/agent.ts'
import { boardComponents } from './library/board.ts'
import { chatComponents } from './library/chat.ts'
import { dataComponents } from './library/data.ts'
import { helperComponents } from './library/dates.ts'
import { fileComponents } from './library/files.ts'
import { partComponents } from './library/flow-part.ts'
import { judgeComponents } from './library/judges.ts'
import { memoryComponents } from './library/memory.ts'
import { moreComponents } from './library/more.ts'
import { languageModel, modelComponents } from './library/models.ts'
import { networkComponent } from './library/network.ts'
import { parserComponents } from './library/parsers.ts'
import { promptComponents } from './library/prompt.ts'
import { routerComponents } from './library/routers.ts'
import { flowComponents } from './library/run-flow.ts'
import { societyComponentFor, societyComponents } from './library/society.ts'
import { tableComponents } from './library/tables.ts'
import { textComponents } from './library/text.ts'
import { embeddings, vectorComponents, vectorStore } from './library/vector.ts'
import { webComponents } from './library/web.ts'
import { isService } from './services.ts'

/** Components by the name that a graph has for them. */
export const components: Readonly<Record<string, Component>> = {
  ...chatComponents,
  ...promptComponents,
  ...modelComponents,
  ...agentComponents,
  ...judgeComponents,
  ...memoryComponents,
  ...parserComponents,
  ...dataComponents,
  ...tableComponents,
  ...textComponents,
  ...routerComponents,
  ...helperComponents,
  ...fileComponents,
  ...webComponents,
  ...vectorComponents,
  ...flowComponents,
  ...moreComponents,
  ...societyComponents,
  ...boardComponents,
  ...partComponents,
}

/** Other names of the same, over the versions. */
const ALSO: Readonly<Record<string, keyof typeof components>> = {
  CSVtoData: 'File',
  CSVToData: 'File',
  JSONtoData: 'File',
  JSONToData: 'File',
  ReadFile: 'File',
  DirectoryComponent: 'Directory',
  SaveFile: 'SaveToFile',
  SaveToFileComponent: 'SaveToFile',
  MessageToData: 'MessagetoData',
  DataToDataFrame: 'TypeConverterComponent',
  DataFrameToData: 'TypeConverterComponent',
  DataToMessage: 'ParserComponent',
  ParseJSONDataComponent: 'ParseJSONData',
  JSONCleanerComponent: 'JSONCleaner',
  DataFrameOperationsComponent: 'DataFrameOperations',
  TableOperations: 'DataFrameOperations',
  JSONOperations: 'DataOperations',
  DynamicCreateData: 'CreateData',
  CreateDataComponent: 'CreateData',
  UpdateDataComponent: 'UpdateData',
  DataFilter: 'FilterDataValues',
  ExtractDataKey: 'ExtractaKey',
  ExtractKey: 'ExtractaKey',
  MergeData: 'MergeDataComponent',
  CombineInputs: 'MergeDataComponent',
  RecursiveCharacterTextSplitter: 'SplitText',
  CharacterTextSplitter: 'SplitText',
  LanguageRecursiveTextSplitter: 'SplitText',
  NaturalLanguageTextSplitter: 'SplitText',
  LLMRouterComponent: 'SmartRouter',
  LLMConditionalRouter: 'SmartRouter',
  SmartRouterComponent: 'SmartRouter',
  MessageStoreComponent: 'StoreMessage',
  StoreMessageComponent: 'StoreMessage',
  MessageHistory: 'Memory',
  LLMSelector: 'LLMSelectorComponent',
  Guardrails: 'GuardrailsComponent',
  WaitForHuman: 'HumanInput',
  PassMessage: 'Pass',
  NotifyComponent: 'Notify',
  ListenComponent: 'Listen',
  SubFlow: 'RunFlow',
  FlowTool: 'RunFlow',
  WebSearch: 'UnifiedWebSearch',
  NewsSearch: 'UnifiedWebSearch',
  DuckDuckGoSearchComponent: 'UnifiedWebSearch',
  RSSReader: 'RSSReaderSimple',
  RSSReaderComponent: 'RSSReaderSimple',
  Knowledge: 'VectorStore',
  KnowledgeBase: 'VectorStore',
  KnowledgeIngestion: 'VectorStore',
  KnowledgeRetrieval: 'VectorStore',
  KBIngestion: 'VectorStore',
  KBRetrieval: 'VectorStore',
  LocalDB: 'VectorStore',
  LanguageModelInput: 'LanguageModelComponent',
  LambdaFilter: 'SmartFunction',
  LambdaFilterComponent: 'SmartFunction',
  SmartTransform: 'SmartFunction',
  SmartFunctionComponent: 'SmartFunction',
  ConversationChain: 'LLMChain',
  LLMMathChain: 'LLMChain',
  LLMCheckerChain: 'LLMChain',
  GetEnvironmentVariable: 'GetEnvVar',
  MessageComponent: 'Message',
  NestedMergeComponent: 'NestedMerge',
  JSONDocumentBuilderComponent: 'JSONDocumentBuilder',
  HtmlLinkExtractorComponent: 'HtmlLinkExtractor',
  URL: 'URLComponent',
  CalculatorTool: 'CalculatorComponent',
  Calculator: 'CalculatorComponent',
  CurrentDateComponent: 'CurrentDate',
  IDGeneratorComponent: 'IDGenerator',
  CombineTextComponent: 'CombineText',
  FilterDataComponent: 'FilterData',
  SelectDataComponent: 'SelectData',
  RegexExtractorComponent: 'RegexExtractor',
  SemanticTextSplitter: 'SplitText',
  SplitTextComponent: 'SplitText',
  StructuredOutputComponent: 'StructuredOutput',
  ConditionalRouterComponent: 'ConditionalRouter',
  IfElse: 'ConditionalRouter',
  MemoryComponent: 'Memory',
  FileComponent: 'File',
  WebhookComponent: 'Webhook',
  RunFlowComponent: 'RunFlow',
  DataToText: 'ParserComponent',
  DataFrameToText: 'ParserComponent',
}

/** Why some that people ask for are not run, in words. */
const NOT: readonly (readonly [RegExp, string])[] = [
  [/Python|REPL|CodeInterpreter/, 'It runs Python, which is never done here'],
  [/^Code$|^CustomComponent$/, 'It is Python of its own, which is never run here'],
  [/CrewAI|Crew$|^(?:Sequential|Hierarchical)Task/, 'Crews are not run: wire an Agent for each member'],
]

export function componentFor(
  node: GraphNode,
  own: Readonly<Record<string, Component>> = {},
): Component | { readonly fault: string } {
  const { component, title } = node
  for (const name of [component, title]) if (Object.hasOwn(own, name)) return own[name]!
  const name = Object.hasOwn(ALSO, component) ? ALSO[component]! : component
  if (Object.hasOwn(components, name)) return components[name]!
  if (GENERAL.has(component)) {
    const known = societyComponentFor(node)
    if (known) return known
  }
  const why = NOT.find(([pattern]) => pattern.test(component))?.[1]
  // many are of the same kind, and told apart by what they are called
  if (why !== undefined) return { fault: `${why}. ${giveYourOwn(GENERAL.has(component) ? title : component)}` }
  return byLooks(node) ?? { fault: `This component is not known here. ${giveYourOwn(component)}` }
}

const GENERAL: ReadonlySet<string> = new Set(['Code', 'CustomComponent'])

function giveYourOwn(component: string): string {
  return `Give it an implementation: components: { ${JSON.stringify(component)}: defineComponent({ … }) }.`
}

/** Langflow has dozens of models, stores and services; each kind has the same settings and outputs. */
function byLooks(node: GraphNode): Component | undefined {
  const { component, settings, outputs } = node
  const has = (...names: readonly string[]) => names.some((name) => settings[name] !== undefined)
  const gives = (type: string) => outputs.some(({ types }) => types.includes(type))
  if (gives('LanguageModel') || (component.endsWith('Model') && has('input_value') && has('model_name', 'model')))
    return languageModel
  if (gives('Embeddings') || /Embeddings?(?:Model|Component)?$/.test(component)) return embeddings
  const isCompared = has('embedding', 'embedding_model') || (has('search_query') && has('ingest_data'))
  if (isCompared && has('search_query', 'ingest_data')) return vectorStore
  if (component.endsWith('Agent') && has('tools') && has('input_value') && !isService(node)) return agent
  if (component.startsWith('Human')) return components['HumanInput']
  return isService(node) ? networkComponent : undefined
}
