/** Taking in an exported run: everything is checked before anything is written, and what is there already is kept. */
import { TroupeError } from '../base/errors.ts'
import { openRun, readEntries } from './fold.ts'
import { continueJournal, createJournal, type Journal } from './journal.ts'
import type { Entry, StartRecord } from './record.ts'
import type { Store } from './store.ts'
import { readExport } from './transfer-check.ts'
import type { ExportLine, ExportPart } from './transfer.ts'

export interface ImportOptions {
  /** told the time of the entries about to be written, for a store whose clock is to show it */
  readonly stamp?: (at: number) => void
}

export interface ImportReport {
  readonly run: string
  /** the runs of the file, with how many entries were new here */
  readonly runs: readonly (ExportPart & { readonly added: number })[]
}

/**
 * `lines` is read twice: once to check, once to write. A run that is here already must be the same as far as both go;
 * what the file has more is added, so an import that was broken off is finished by repeating it.
 */
export async function importRun(
  store: Store,
  lines: () => AsyncIterable<string>,
  { stamp = () => {} }: ImportOptions = {},
): Promise<ImportReport> {
  const { header, entries } = await readExport(lines())
  const heads = await compareWithStore(store, entries)
  const added = new Map<string, number>()
  let journal: Journal | undefined
  for await (const batch of inBatches(fresh((await readExport(lines())).entries, heads))) {
    const { run, seq, at } = batch[0]!
    const isFirstOfRun = !added.has(run)
    if (isFirstOfRun) journal = undefined
    added.set(run, (added.get(run) ?? 0) + batch.length)
    stamp(at)
    const records = batch.map(({ record }) => record)
    if (seq === 1) journal = await createJournal(store, run, records.shift() as StartRecord)
    journal ??= continueJournal(store, run, await openRun(store, run))
    if (records.length > 0) await journal.append(records)
  }
  return { run: header.run, runs: header.runs.map((part) => ({ ...part, added: added.get(part.id) ?? 0 })) }
}

/** How far each run of the file is here already; refuses a run that is another one. */
async function compareWithStore(store: Store, lines: AsyncIterable<ExportLine>): Promise<ReadonlyMap<string, number>> {
  const heads = new Map<string, number>()
  let here: AsyncGenerator<Entry> | undefined
  for await (const { run, seq, record } of lines) {
    if (!heads.has(run)) {
      heads.set(run, await store.head(run))
      here = heads.get(run) === 0 ? undefined : readEntries(store, run)
    }
    if (here === undefined || seq > heads.get(run)!) continue
    const { value } = await here.next()
    if (JSON.stringify((value as Entry).record) === JSON.stringify(record)) continue
    throw new TroupeError(
      'STORE_RUN_EXISTS',
      `There is a run "${run}" already, and it differs from entry ${seq} on. Nothing was imported. Import it into another store.`,
    )
  }
  return heads
}

async function* fresh(lines: AsyncIterable<ExportLine>, heads: ReadonlyMap<string, number>) {
  for await (const line of lines) if (line.seq > (heads.get(line.run) ?? 0)) yield line
}

/** What was written at one time, a step at a time: so checkpoints come to lie where they lay. */
async function* inBatches(lines: AsyncIterable<ExportLine>): AsyncGenerator<ExportLine[]> {
  let batch: ExportLine[] = []
  for await (const line of lines) {
    const last = batch.at(-1)
    if (last && (last.run !== line.run || last.at !== line.at || last.record.kind === 'step')) {
      yield batch
      batch = []
    }
    batch.push(line)
  }
  if (batch.length > 0) yield batch
}
