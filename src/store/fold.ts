/** The state of a run at a step: the fold of its journal (E1), from checkpoints and the steps after them. */
import { TroupeError } from '../base/errors.ts'
import { freezeParsed } from '../base/seal.ts'
import { applyChanges, type Changes, type Values } from '../board/change.ts'
import {
  FORMAT_VERSION,
  type Activation,
  type Entry,
  type PerformedEffect,
  type StartRecord,
  type StepRecord,
  type Waiting,
} from './record.ts'
import type { Store } from './store.ts'

// opening a run needs no more than this many steps after a checkpoint
const PAGE = 256

/** Everything that is committed after a step. */
export interface Moment {
  readonly step: number
  readonly values: Values
  readonly next: readonly Activation[]
  readonly waiting: Waiting
  /** effects of the step's agents, with what became of them */
  readonly effects: readonly (PerformedEffect & { readonly agent: string })[]
}

/** Entries from `from` to the end, a page at a time. */
export async function* readEntries(store: Store, run: string, from = 1): AsyncGenerator<Entry> {
  for (let seq = from; ;) {
    const page = await store.read(run, seq, PAGE)
    for (const entry of page) yield checkEntry(run, entry)
    if (page.length < PAGE) return
    seq = page.at(-1)!.seq + 1
  }
}

export async function readStart(store: Store, run: string): Promise<StartRecord> {
  const [first] = await store.read(run, 1, 1)
  if (first && checkEntry(run, first).record.kind === 'start') return first.record as StartRecord
  throw new TroupeError('STORE_UNREADABLE', `The journal of run "${run}" does not begin with a start record.`)
}

/** What comes from a store is frozen, like everything on a board, and of a format this version knows (E10). */
function checkEntry(run: string, entry: Entry): Entry {
  if (entry.record.v <= FORMAT_VERSION) return freezeParsed(entry)
  throw new TroupeError(
    'STORE_TOO_NEW',
    `Entry ${entry.seq} of run "${run}" was written by a newer Troupe (format ${entry.record.v}, this one knows ${FORMAT_VERSION}). Update Troupe.`,
  )
}

export interface Opened {
  readonly start: StartRecord
  readonly moment: Moment
  readonly head: number
  /** what was journaled after the last committed step */
  readonly pending: readonly Entry[]
  /** step records since the last checkpoint, for the next one */
  readonly since: readonly StepRecord[]
}

/** Opens a run at its last committed step, or at an earlier one. */
export async function openRun(store: Store, run: string, step = Infinity): Promise<Opened> {
  const lineage = await readLineage(store, run, step)
  const values: Values = {}
  let opened: Opened | undefined
  for (const { id, start, until } of lineage) {
    applyChanges(values, start.changes)
    opened = await foldOwn(store, id, start, values, until, opened?.moment.effects)
  }
  return opened!
}

/** A fork points at a place in its parent: the runs to fold, eldest first, each up to the place of the next. */
async function readLineage(store: Store, run: string, step: number) {
  const lineage: { id: string; start: StartRecord; until: number }[] = []
  let id = run
  let until = step
  for (;;) {
    const start = await readStart(store, id)
    // a step from before the fork belongs to the parent
    if (until >= start.step) lineage.unshift({ id, start, until })
    if (!start.parent) break
    id = start.parent.run
    until = Math.min(until, start.parent.step)
  }
  if (lineage.length === 0) throw noSuchStep(run, step, 0)
  return lineage
}

async function foldOwn(
  store: Store,
  run: string,
  start: StartRecord,
  values: Values,
  until: number,
  before: Moment['effects'] = [],
): Promise<Opened> {
  let seq = 2
  let last: StartRecord | StepRecord = start
  const checkpoints = await store.checkpoints(run, until)
  for (const checkpoint of checkpoints) {
    applyChanges(values, checkpoint.changes)
    seq = checkpoint.seq
  }
  const folded = checkpoints.at(-1)?.step ?? start.step
  const since: StepRecord[] = []
  let pending: Entry[] = []
  let head = 1
  for await (const entry of readEntries(store, run, seq)) {
    head = entry.seq
    const { record } = entry
    if (record.kind !== 'step') {
      pending.push(entry)
      continue
    }
    if (record.step > until) break
    if (record.step > folded) {
      for (const deed of record.did) if (deed.changes) applyChanges(values, deed.changes)
      since.push(record)
    }
    last = record
    pending = []
    if (record.step === until) break
  }
  if (until !== Infinity && last.step < until) throw noSuchStep(run, until, last.step)
  return { start, moment: momentOf(last, values, before), head, pending, since }
}

/** Nobody waits at a join: the same empty record for every such step. */
export const NOBODY: Waiting = Object.freeze({})
const NO_EFFECTS: Moment['effects'] = Object.freeze([])

/** `before`: the effects a fork starts with, which are those of the step it was made at. */
export function momentOf(record: StartRecord | StepRecord, values: Values, before = NO_EFFECTS): Moment {
  const effects = record.kind === 'start' ? before : effectsOf(record)
  return { step: record.step, values, next: record.next, waiting: record.waiting ?? NOBODY, effects }
}

function effectsOf({ did }: StepRecord): Moment['effects'] {
  if (!did.some((deed) => deed.effects)) return NO_EFFECTS
  return did.flatMap(({ agent, effects = [] }) => effects.map((effect) => ({ agent, ...effect })))
}

export function changesOf(record: StepRecord): readonly Changes[] {
  return record.did.flatMap(({ changes }) => (changes ? [changes] : []))
}

function noSuchStep(run: string, step: number, last: number): TroupeError {
  return new TroupeError('RUN_NO_STEP', `Run "${run}" has no step ${step}; its last is ${last}.`)
}
