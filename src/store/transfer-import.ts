/** Imports an exported run: everything is checked before anything is written, and a run that is here never changes. */
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
  /** add what the file has more of a run that is here already; without it such a file is refused */
  readonly extend?: boolean
  /** whether somebody is driving a run now: then nothing is ever added to it */
  readonly isLive?: (run: string) => boolean | Promise<boolean>
}

export interface ImportReport {
  readonly run: string
  /** the runs of the file, with how many entries were new here */
  readonly runs: readonly (ExportPart & { readonly added: number })[]
}

/**
 * `lines` is read twice: once to check, once to write. A run that is here already must be the same as far as both go.
 * What the file has more of it is added only where that is asked for, and never while somebody drives it.
 */
export async function importRun(
  store: Store,
  lines: () => AsyncIterable<string>,
  { stamp = () => {}, extend = false, isLive = () => false }: ImportOptions = {},
): Promise<ImportReport> {
  const { header, entries } = await readExport(lines())
  const { heads, grown } = await compareWithStore(store, entries)
  for (const run of grown) {
    if (await isLive(run)) throw runExists(run, 'and somebody is driving it now. Wait until it stops')
    if (!extend)
      throw runExists(run, 'and the file has more of it. To add that to the run here, import it with --extend')
  }
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

interface Comparison {
  /** how far each run of the file is here already */
  readonly heads: ReadonlyMap<string, number>
  /** runs that are here and would get more: entries of their own, or societies inside */
  readonly grown: ReadonlySet<string>
}

/** Refuses a run that is another one. */
async function compareWithStore(store: Store, lines: AsyncIterable<ExportLine>): Promise<Comparison> {
  const heads = new Map<string, number>()
  const grown = new Set<string>()
  let here: AsyncGenerator<Entry> | undefined
  for await (const { run, seq, record } of lines) {
    if (!heads.has(run)) {
      const head = await store.head(run)
      heads.set(run, head)
      here = head === 0 ? undefined : readEntries(store, run)
      // by its name alone it would be taken for one that the run around it began, and resumed with it
      if (head === 0) for (const around of runsAround(run)) if ((await store.head(around)) > 0) grown.add(around)
    }
    if (here === undefined) continue
    if (seq > heads.get(run)!) {
      grown.add(run)
      continue
    }
    const { value } = await here.next()
    if (JSON.stringify((value as Entry).record) === JSON.stringify(record)) continue
    throw runExists(run, `and it differs from entry ${seq} on. Import the file into another store`)
  }
  return { heads, grown }
}

/** `a` and `a/1.b`, of `a/1.b/2.c`. */
function runsAround(run: string): string[] {
  return [...run.matchAll(/\//g)].map(({ index }) => run.slice(0, index))
}

function runExists(run: string, why: string): TroupeError {
  return new TroupeError(
    'STORE_RUN_EXISTS',
    `There is a run "${run}" already, ${why}. An import never changes a run that is here: nothing was imported.`,
  )
}

async function* fresh(lines: AsyncIterable<ExportLine>, heads: ReadonlyMap<string, number>) {
  for await (const line of lines) if (line.seq > (heads.get(line.run) ?? 0)) yield line
}

// a batch is one transaction, in which nobody else has a turn
const MOST_AT_ONCE = 256

/** What was written at one time, a step at a time: so checkpoints come to lie where they lay. */
async function* inBatches(lines: AsyncIterable<ExportLine>): AsyncGenerator<ExportLine[]> {
  let batch: ExportLine[] = []
  for await (const line of lines) {
    const last = batch.at(-1)
    const isOther = last && (last.run !== line.run || last.at !== line.at || last.record.kind === 'step')
    if (isOther || batch.length === MOST_AT_ONCE) {
      yield batch
      batch = []
    }
    batch.push(line)
  }
  if (batch.length > 0) yield batch
}
