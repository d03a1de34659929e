/** The catalogue in groups, as somebody looks for a component. */
import type { ComponentFacts } from './facts.ts'
import { catalogue } from './catalogue.ts'

const NAMES: Readonly<Record<string, string>> = {
  'Input and output': 'ChatInput ChatOutput TextInput TextOutput Webhook HumanInput',
  'Models and agents':
    'Prompt LanguageModelComponent Agent StructuredOutput BatchRunComponent SmartFunction LLMChain ' +
    'LLMSelectorComponent GuardrailsComponent EmbeddingModel',
  'Logic and flows': 'ConditionalRouter DataConditionalRouter LoopComponent RunFlow Pass Notify Listen',
  Memory: 'Memory StoreMessage VectorStore',
  'Data and tables':
    'DataOperations FilterData FilterDataValues SelectData ExtractaKey MergeDataComponent NestedMerge AlterMetadata ' +
    'UpdateData CreateData CreateList JSONDocumentBuilder DataFrameOperations TypeConverterComponent MessagetoData',
  'Text and parsers':
    'ParserComponent ParseData ParseDataFrame ParseJSONData JSONCleaner OutputParser CombineText SplitText ' +
    'RegexExtractor TextOperations HtmlLinkExtractor',
  'Files and the web': 'File Directory SaveToFile URLComponent APIRequest RSSReaderSimple UnifiedWebSearch',
  Helpers: 'CalculatorComponent CurrentDate IDGenerator GetEnvVar',
}

export interface ComponentGroup {
  readonly title: string
  readonly components: readonly ComponentFacts[]
}

export const componentGroups: readonly ComponentGroup[] = Object.entries(NAMES).map(([title, names]) => ({
  title,
  components: names.split(' ').map((name) => catalogue.get(name)!),
}))
