/** Who is measured with tools, and in which way each of them keeps what it does. */
export type SubjectName = 'troupe' | 'troupe-whole' | 'langgraph' | 'mastra'

type Entry = { title: string; package?: string; note: string }

export const catalogue: Record<SubjectName, Entry> = {
  troupe: {
    title: 'Troupe',
    note: 'an assistant on a SQLite file; the model is sent the newest 200 messages, as is the default',
  },
  'troupe-whole': {
    title: 'Troupe, whole chat sent',
    note: 'the same, and the model is sent the whole chat each turn',
  },
  langgraph: {
    title: 'LangGraph.js',
    package: '@langchain/langgraph',
    note: 'createReactAgent and its ToolNode on SqliteSaver 1.0.4, unchanged, in its default durability',
  },
  mastra: {
    title: 'Mastra',
    package: '@mastra/core',
    note: 'createDurableAgent with checkpoints of running turns (recovery: auto) on LibSQL, without a cache of events',
  },
}

export const subjectNames = Object.keys(catalogue) as SubjectName[]
