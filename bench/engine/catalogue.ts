/** Who is measured, in which tasks, and under which name each is imported and installed. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { root } from '../places.ts'
import type { TaskName } from './subject.ts'

export type SubjectName = 'troupe' | 'langgraph' | 'mastra' | 'pocketflow' | 'bare'

type Entry = {
  title: string
  tasks: TaskName[]
  /** The package whose version is told and whose install size is counted. */
  package?: string
  /** What its user imports to build the loop. */
  imports?: string
  /** Why a task is missing. */
  note?: string
}

export const catalogue: Record<SubjectName, Entry> = {
  troupe: {
    title: 'Troupe',
    tasks: ['loop', 'durable', 'fanOut', 'growth'],
    imports: pathToFileURL(join(root, 'dist', 'index.js')).href,
  },
  langgraph: {
    title: 'LangGraph.js',
    tasks: ['loop', 'durable', 'fanOut'],
    package: '@langchain/langgraph',
    imports: '@langchain/langgraph',
    note: 'durable: its SqliteSaver 1.0.4, unchanged, on better-sqlite3 13 (12 aborts on Node ≥ 24.19)',
  },
  mastra: {
    title: 'Mastra',
    tasks: ['loop', 'durable', 'fanOut'],
    package: '@mastra/core',
    imports: '@mastra/core/workflows',
    note: 'durable: its LibSQL store; keeps the latest snapshot of a run only, so no past step can be read',
  },
  pocketflow: {
    title: 'PocketFlow',
    tasks: ['loop', 'fanOut'],
    package: 'pocketflow',
    imports: 'pocketflow',
    note: 'durable: it has no store',
  },
  bare: { title: 'bare loop', tasks: ['loop', 'fanOut'] },
}

export const subjectNames = Object.keys(catalogue) as SubjectName[]
