/**
 * Exports a run as one file of JSON lines, with everything it needs, that another machine can replay and resume.
 */
import { isNamedInside, namesOf, nameWithin, partsOf } from '../base/inside-ids.ts'
import { visibleJson } from '../base/visible.ts'
import { readEntries, readForebears, readStart } from './fold.ts'
import type { JournalRecord } from './record.ts'
import { tryReading } from './unreadable.ts'
import type { Store } from './store.ts'

export const EXPORT_FORMAT = 'troupe-run'
export const EXPORT_VERSION = 1

/** The first line. Every other line is an entry, in the order this one announces. */
export interface ExportHeader {
  readonly format: typeof EXPORT_FORMAT
  readonly version: number
  /** the Troupe that wrote it */
  readonly troupe: string
  /** the run it is about; the others are there because it needs them */
  readonly run: string
  readonly runs: readonly ExportPart[]
}

/** One run of the file, and how many of its entries are in it. */
export interface ExportPart {
  readonly id: string
  readonly entries: number
}

export interface ExportLine {
  readonly run: string
  readonly seq: number
  readonly at: number
  readonly record: JournalRecord
}

/** The lines of the file, one at a time: a run of any length is never held as a whole. */
export async function* exportRun(store: Store, run: string, troupe: string): AsyncGenerator<string> {
  const runs = [...(await ancestorsOf(store, run)), ...(await withInsides(store, run))]
  const header: ExportHeader = { format: EXPORT_FORMAT, version: EXPORT_VERSION, troupe, run, runs }
  yield visibleJson(header)
  for (const { id, entries } of runs) {
    for await (const { seq, at, record } of readEntries(store, id)) {
      // whoever writes the run meanwhile is past what the header promises
      if (seq > entries) break
      yield visibleJson({ run: id, seq, at, record } satisfies ExportLine)
    }
  }
}

/** What a fork stands on, eldest first, each up to the place the next one was forked at. */
async function ancestorsOf(store: Store, run: string): Promise<ExportPart[]> {
  const ancestors: ExportPart[] = []
  for await (const { start } of readForebears(store, run)) {
    const { parent, inside } = start
    if (parent === undefined) break
    const entries = await lengthUntil(store, parent.run, parent.step)
    // a fork at a step inside also stands on the thoughts of the step it begins with
    const below = inside ? await thoughtsOf(store, parent.run, parent.step + 1) : []
    ancestors.unshift({ id: parent.run, entries: Math.max(entries, inside?.head ?? 0) }, ...below)
  }
  return ancestors
}

/** The societies that belong to a step of a run, and those inside them. */
async function thoughtsOf(store: Store, run: string, step: number): Promise<ExportPart[]> {
  const inside = await insidesOf(store, run)
  const ids = inside.filter((id) => partsOf(namesOf(nameWithin(id, run))[0]!)?.step === step)
  return Promise.all(ids.map(async (id) => ({ id, entries: await store.head(id) })))
}

async function lengthUntil(store: Store, run: string, step: number): Promise<number> {
  let length = 1
  for await (const { seq, record } of readEntries(store, run, 2)) {
    if (record.kind !== 'step') continue
    if (record.step > step) break
    length = seq
  }
  return length
}

async function withInsides(store: Store, run: string): Promise<ExportPart[]> {
  const ids = [run, ...(await insidesOf(store, run))]
  return Promise.all(ids.map(async (id) => ({ id, entries: await store.head(id) })))
}

/** The societies inside a run, and inside those: each is named after the run it is in. */
export async function insidesOf(store: Store, run: string): Promise<string[]> {
  const family = new Set([run])
  for (const id of await store.runs(run)) {
    if (!isNamedInside(id, run)) continue
    const within = (await tryReading(() => readStart(store, id)))?.within
    if (within !== undefined && family.has(within)) family.add(id)
  }
  family.delete(run)
  return [...family]
}
