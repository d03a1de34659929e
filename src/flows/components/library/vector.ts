/** Vector stores of any make, mapped to our memory: texts on the board, compared by an embedder of ours. */
import type { Call, Component } from '../component.ts'
import type { StoredDocument } from '../shared.ts'
import { data, message, rowsOf, sayJson, table, type Row, type Value } from '../values.ts'
import { byOutput } from './parsers.ts'

/** What was ingested goes to the run's memories, and is there for the next run of the session as well. */
export const vectorStore: Component = {
  says: 'Texts are kept in the memory of the session and found by an embedder of ours, whichever store the file names.',
  reads: ['memories', 'session'],
  writes: ['memories'],
  toolInputs: ['search_query'],
  async run(call) {
    const collection = collectionOf(call)
    const fresh = call.values('ingest_data', 'input_df', 'documents').flatMap(rowsOf)
    const known = call.shared.memories.filter(({ agent }) => agent === collection)
    const added = newDocuments(call, collection, fresh, known)
    const query = call.text('search_query', 'search_input', 'query')
    const found = query === '' ? [] : await search(call, [...known, ...added], collection, query)
    const rows = found.map(({ data: row }) => row)
    return { outputs: outputsOf(call, rows, known.length + added.length), memories: added }
  },
}

function outputsOf(call: Call, rows: readonly Row[], count: number): Record<string, Value> {
  const text = rows.map((row) => sayJson(row['text'] ?? '')).join('\n')
  return byOutput(call, (name, types) => {
    if (/info|dataframe_output/.test(name) && !types.some((type) => /Table|DataFrame/.test(type))) {
      return data({ collection: collectionOf(call), documents: count })
    }
    if (types.includes('VectorStore')) return { kind: 'handle', of: collectionOf(call), settings: {} }
    if (types.includes('Message')) return message(text)
    if (types.some((type) => /Table|DataFrame/.test(type))) return table(rows)
    return { kind: 'list', items: rows.map((row) => data(row)) }
  })
}

const NAMES = ['collection_name', 'knowledge_base', 'index_name', 'table_name', 'memory_base', 'collection'] as const

/** By the name in the file, so that several nodes can share one; those without a name share the one of their kind. */
function collectionOf(call: Call): string {
  return NAMES.map((name) => call.text(name)).find((name) => name !== '') ?? call.node.component
}

function newDocuments(
  call: Call,
  collection: string,
  rows: readonly Row[],
  known: readonly StoredDocument[],
): StoredDocument[] {
  const mayRepeat = call.flag('allow_duplicates')
  const taken = new Set(known.map(({ text }) => text))
  const made: StoredDocument[] = []
  for (const row of rows) {
    const text = sayJson(row['text'] ?? Object.values(row)[0] ?? '').trim()
    if (text === '' || (taken.has(text) && !mayRepeat)) continue
    taken.add(text)
    made.push({ agent: collection, text, step: call.context.step, data: { ...row, text } })
  }
  return made
}

async function search(
  call: Call,
  documents: readonly StoredDocument[],
  collection: string,
  query: string,
): Promise<readonly StoredDocument[]> {
  const k = Math.max(1, call.number('number_of_results', call.number('top_k', call.number('k', 4))))
  const least = call.number('search_score_threshold', 0)
  const places = await call.once('recall', async () => {
    const { signal } = call.context
    const found = await call.recall.recall(documents, collection, query, { k, signal })
    // unit vectors: half the square of their distance is what their cosine lacks to 1
    const near = found.filter(({ distance }) => 1 - distance ** 2 / 2 >= least)
    return near.map(({ memory }) => documents.indexOf(memory as StoredDocument))
  })
  return places.map((place) => documents[place]!)
}

/** What was said in sessions, found by what it is about. */
const memoryBase: Component = {
  says: 'Messages of the session that are nearest to a question.',
  reads: ['messages', 'session'],
  toolInputs: ['search_query'],
  async run(call) {
    const { messages, session } = call.shared
    const isOwn = call.flag('filter_by_session', true)
    const meant = messages.filter((each) => !isOwn || each.session === session)
    const documents = meant.map(({ text, sender }, step) => ({ agent: 'session', text, step, data: { text, sender } }))
    const query = call.text('search_query')
    const found = query === '' || documents.length === 0 ? [] : await search(call, documents, 'session', query)
    return {
      outputs: outputsOf(
        call,
        found.map(({ data: row }) => row),
        documents.length,
      ),
    }
  },
}

/** The file's own embedder needs a service: its name goes over the wire, and ours compares. */
export const embeddings: Component = {
  says: 'A handle: texts are compared by the embedder of the surroundings, whichever the file names.',
  run: (call) => ({ kind: 'handle', of: call.text('model', 'model_name') || call.node.component, settings: {} }),
}

export const vectorComponents = { VectorStore: vectorStore, MemoryBase: memoryBase, EmbeddingModel: embeddings }
