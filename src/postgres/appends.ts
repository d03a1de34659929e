/**
 * The hot commit of a Postgres store: one statement that moves the heads of runs and puts the records after them.
 * What is appended while others are under way goes out together in the next one (group commit over runs): each run is
 * accepted or refused by itself, by its head and its fence (E9).
 */
import type { ListedStatus } from '../store/run-status.ts'
import type { Ask } from './ask.ts'
import type { Database } from './database.ts'
import { isDeadlock, isLost } from './faults.ts'

export interface Append {
  readonly run: string
  readonly head: number
  /** the number this writer got when it took the run; nothing for a writer that took nothing */
  readonly fence: bigint | undefined
  readonly at: number
  /** of the run afterwards */
  readonly status: ListedStatus
  readonly records: readonly string[]
  readonly checkpoint?: { readonly seq: number; readonly step: number; readonly changes: string } | undefined
}

export interface Appends {
  /** whether it was written; if not, the run is at another head or in other hands */
  add(append: Append): Promise<boolean>
}

interface Waiting {
  readonly append: Append
  readonly tag: bigint
  readonly settle: (isWritten: boolean) => void
  readonly fail: (error: unknown) => void
}

// what waits while one is under way shares the next statement and its flush to disk: two half as full cost more. There
// are others beside it when they are full, or when it takes so long that it may wait for somebody's lock
const STATEMENTS = 4
const MOST_IN_ONE = 64
const LATE_MS = 20

export function createAppends(database: Database, schema: string): Appends {
  const text = statement(schema)
  const known = `SELECT id FROM ${schema}.runs WHERE (id, tag) IN (SELECT * FROM unnest($1::text[], $2::bigint[]))`
  const waiting: Waiting[] = []
  let underWay = 0

  /** the ids of those that were written */
  const write = async (ask: Ask, batch: readonly Waiting[]): Promise<Set<string>> =>
    new Set((await ask<{ id: string }>(text, valuesOf(batch), `troupe-append-${schema}`)).map(({ id }) => id))

  const commit = async (batch: readonly Waiting[]): Promise<void> => {
    let wasLost = false
    const written = await database.patiently(async () => {
      try {
        const moved = await write(database.ask, batch)
        if (!wasLost || moved.size === batch.length) return moved
        // the answer of an earlier try was lost: what it did write stands there with its tag
        const values = [batch.map(({ append }) => append.run), batch.map(({ tag }) => String(tag))]
        for (const { id } of await database.ask<{ id: string }>(known, values)) moved.add(id)
        return moved
      } catch (error) {
        wasLost ||= isLost(error)
        throw error
      }
    })
    for (const { append, settle } of batch) settle(written.has(append.run))
  }

  /** what is wrong with one of them must not stop the others */
  const commitEach = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await commit(batch)
    } catch (error) {
      const isShared = batch.length > 1 && (isDeadlock((error as Error).cause) || !isAway(error))
      if (!isShared) for (const { fail } of batch) fail(error)
      else for (const each of batch) await commitEach([each])
    }
  }

  let late: NodeJS.Timeout | undefined
  const mayGo = (isLate: boolean) =>
    underWay === 0 || (underWay < STATEMENTS && (isLate || waiting.length >= MOST_IN_ONE))
  const send = (isLate = false) => {
    for (; waiting.length > 0 && mayGo(isLate); isLate = false) {
      const batch = takeBatch(waiting)
      underWay++
      void commitEach(batch).finally(() => {
        underWay--
        send()
      })
    }
    if (waiting.length === 0 || underWay === STATEMENTS) return
    late ??= setTimeout(() => {
      late = undefined
      send(true)
    }, LATE_MS)
  }
  return {
    add: (append) =>
      new Promise((settle, fail) => {
        waiting.push({ append, tag: newTag(), settle, fail })
        // all that is written in this turn of the loop goes together
        if (waiting.length === 1) queueMicrotask(() => send())
      }),
  }
}

/** One append a run: the second of two writers in this process comes after the first. */
function takeBatch(waiting: Waiting[]): Waiting[] {
  const batch: Waiting[] = []
  const runs = new Set<string>()
  for (let index = 0; index < waiting.length && batch.length < MOST_IN_ONE;) {
    const each = waiting[index]!
    if (runs.has(each.append.run)) index++
    else {
      runs.add(each.append.run)
      batch.push(each)
      waiting.splice(index, 1)
    }
  }
  return batch
}

function isAway(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'STORE_UNREACHABLE'
}

function newTag(): bigint {
  return BigInt.asIntN(64, crypto.getRandomValues(new BigUint64Array(1))[0]!)
}

function valuesOf(batch: readonly Waiting[]): unknown[] {
  const entries = batch.flatMap(({ append: { run, head, at, records } }) =>
    records.map((record, index) => ({ run, seq: head + index + 1, at, record })),
  )
  const marks = batch.flatMap(({ append: { run, checkpoint } }) => (checkpoint ? [{ run, ...checkpoint }] : []))
  return [
    batch.map(({ append }) => append.run),
    batch.map(({ append }) => append.head),
    batch.map(({ append }) => append.records.length),
    batch.map(({ append }) => append.fence?.toString() ?? null),
    batch.map(({ tag }) => tag.toString()),
    entries.map(({ run }) => run),
    entries.map(({ seq }) => seq),
    entries.map(({ at }) => at),
    entries.map(({ record }) => record),
    marks.map(({ run }) => run),
    marks.map(({ seq }) => seq),
    marks.map(({ step }) => step),
    marks.map(({ changes }) => changes),
    batch.map(({ append }) => append.status),
  ]
}

function statement(schema: string): string {
  return `WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[], $5::bigint[], $14::text[])
      AS wanted (id, head, count, fence, tag, status)
  ), moved AS (
    UPDATE ${schema}.runs AS run SET head = run.head + wanted.count, tag = wanted.tag, status = wanted.status
    FROM wanted
    WHERE run.id = wanted.id AND run.head = wanted.head AND (wanted.fence IS NULL OR run.fence = wanted.fence)
    RETURNING run.id, run.key
  ), added AS (
    INSERT INTO ${schema}.entries (run, seq, at, record)
    SELECT moved.key, entry.seq, entry.at, entry.record
    FROM unnest($6::text[], $7::integer[], $8::bigint[], $9::text[]) AS entry (id, seq, at, record)
    JOIN moved ON moved.id = entry.id
  ), marked AS (
    INSERT INTO ${schema}.checkpoints (run, seq, step, changes)
    SELECT moved.key, mark.seq, mark.step, mark.changes
    FROM unnest($10::text[], $11::integer[], $12::bigint[], $13::text[]) AS mark (id, seq, step, changes)
    JOIN moved ON moved.id = mark.id
  ) SELECT id FROM moved`
}
