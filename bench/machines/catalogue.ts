/** Who is measured over many machines, and in which way each of them keeps its steps. */
export type SubjectName = 'troupe' | 'langgraph' | 'bullmq' | 'bullmq-second' | 'pg-boss' | 'dbos'

type Entry = {
  title: string
  file: string
  package?: string
  /** which of the Redis servers it works on: one that flushes every write, or one that does so each second */
  redis?: 'always' | 'everysec'
  note: string
}

export const catalogue: Record<SubjectName, Entry> = {
  troupe: {
    title: 'Troupe',
    file: 'troupe',
    note: '`troupe worker` on Postgres; steps that think at once share commits, each of 10 ms has one of its own',
  },
  langgraph: {
    title: 'LangGraph.js',
    file: 'langgraph',
    package: '@langchain/langgraph',
    note: 'one node on PostgresSaver 1.0.5, durable as by default; it has no queue: runs are handed to workers',
  },
  bullmq: {
    title: 'BullMQ',
    file: 'bullmq',
    package: 'bullmq',
    redis: 'always',
    note: 'a job is a run, updateData after each step; Redis flushes every write (appendfsync always) as Postgres does',
  },
  'bullmq-second': {
    title: 'BullMQ, flushed each second',
    file: 'bullmq',
    redis: 'everysec',
    note: 'the same with appendfsync everysec: up to a second of steps is lost when the machine goes down',
  },
  'pg-boss': {
    title: 'pg-boss',
    file: 'pg-boss',
    package: 'pg-boss',
    note: 'a job is a run; it keeps no steps, so the job inserts a row for each, with nothing that guards it',
  },
  dbos: {
    title: 'DBOS steps',
    file: 'dbos',
    package: '@dbos-inc/dbos-sdk',
    note: 'a workflow is a run, each step a DBOS.runStep, in its own journal of steps',
  },
}

export const subjectNames = Object.keys(catalogue) as SubjectName[]
