/** The state of a run at a step: the fold of its journal (E1), from checkpoints and the steps after them. */
import { pause } from '../base/pause.ts'
import { TroupeError } from '../base/errors.ts'
import { freezeParsed } from '../base/seal.ts'
import { applyChanges, noValues, type Changes, type Values } from '../board/change.ts'
import { checkChanges, checkRecord } from './check-record.ts'
import {
  FORMAT_VERSION,
  type Activation,
  type Checkpoint,
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
    const page = await readPage(store, run, seq, PAGE)
    yield* page
    if (page.length < PAGE) return
    seq = page.at(-1)!.seq + 1
    // stores answer at once: of a long journal, whoever else is in this process has a turn in between
    await pause()
  }
}

/** What was journaled of a step before it was closed; so far, where it is still open. */
export async function* readStep(store: Store, run: string, step: number): AsyncGenerator<Entry> {
  const [last] = (await readCheckpoints(store, run, step - 1)).slice(-1)
  let isThere = false
  for await (const entry of readEntries(store, run, last?.seq ?? 1)) {
    const { kind, step: of } = entry.record
    if (isThere && kind === 'step') return
    if (isThere) yield entry
    if ((kind === 'step' || kind === 'start') && of >= step - 1) isThere = true
  }
}

/**
 * Entries from `from` on, at most `limit`, each checked: the only way to read a journal that others may have written.
 */
export async function readPage(store: Pick<Store, 'read'>, run: string, from: number, limit: number) {
  const page = await store.read(run, from, limit)
  for (const [at, entry] of page.entries()) checkEntry(run, entry, from + at)
  return page
}

export async function readStart(store: Store, run: string): Promise<StartRecord> {
  const [first] = await readPage(store, run, 1, 1)
  if (first?.record.kind === 'start') return first.record
  throw unreadable(run, 'it does not begin with a start record')
}

// forks of forks that a program makes; each is read whenever the last one is opened
export const MOST_FOREBEARS = 1_000

/**
 * The run itself, then the one it was forked from, and so on. A journal that says it descends from itself is refused.
 */
export async function* readForebears(store: Store, run: string): AsyncGenerator<{ id: string; start: StartRecord }> {
  const seen = new Set<string>()
  for (let id: string | undefined = run; id !== undefined;) {
    if (seen.has(id)) throw unreadable(run, `it descends from run "${id}" twice`)
    if (seen.size > MOST_FOREBEARS) throw unreadable(run, `it descends from more than ${MOST_FOREBEARS} runs`)
    seen.add(id)
    const start: StartRecord = await readStart(store, id)
    yield { id, start }
    id = start.parent?.run
  }
}

/** Refuses a fork that could not be read any more. */
export async function checkForkable(store: Store, run: string): Promise<void> {
  const forebears = await Array.fromAsync(readForebears(store, run))
  if (forebears.length <= MOST_FOREBEARS) return
  throw new TroupeError(
    'RUN_UNREADABLE',
    `Run "${run}" cannot be forked: it descends from ${MOST_FOREBEARS} runs already. ` +
      'Fork one of those, or start a new run.',
  )
}

/** A society inside a run is resumed only if that run began it: by its name alone it may be anybody's. */
export async function checkWithin(store: Store, run: string, within: string): Promise<void> {
  const start = await readStart(store, run)
  if (start.within !== within) throw unreadable(run, `it was not begun by run "${within}"`)
}

/** What comes from a store is frozen, like everything on a board, and of a format this version knows (E10). */
function checkEntry(run: string, { seq, at, record }: Entry, expected: number): void {
  // whoever counts on from here would be told the same entries again and again
  if (seq !== expected) throw unreadable(run, `entry ${expected} is missing`)
  const { v } = (record ?? {}) as { readonly v?: unknown }
  if (typeof v === 'number' && v > FORMAT_VERSION)
    throw new TroupeError(
      'STORE_TOO_NEW',
      `Entry ${seq} of run "${run}" was written by a newer Troupe ` +
        `(format ${v}, this one knows ${FORMAT_VERSION}). Update Troupe.`,
    )
  const wrong = freezeParsed(record) ?? checkRecord(record) ?? (Number.isFinite(at) ? undefined : 'it has no time')
  if (wrong !== undefined) throw unreadable(run, `of entry ${seq}, ${wrong}`)
}

/** Nothing is folded of what cannot be understood as a whole. */
function unreadable(run: string, why: string): TroupeError {
  return new TroupeError('RUN_UNREADABLE', `The journal of run "${run}" cannot be read: ${why}. It was not changed.`)
}

async function readCheckpoints(store: Store, run: string, until: number): Promise<readonly Checkpoint[]> {
  const checkpoints = await store.checkpoints(run, until)
  for (const { step, changes } of checkpoints) {
    const wrong = freezeParsed(changes) ?? checkChanges(changes)
    if (wrong !== undefined) throw unreadable(run, `of the checkpoint of step ${step}, ${wrong}`)
  }
  return checkpoints
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
  const values = noValues()
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
  let until = step
  for await (const { id, start } of readForebears(store, run)) {
    // a step from before the fork belongs to the parent
    if (until >= start.step) lineage.unshift({ id, start, until })
    until = Math.min(until, start.parent?.step ?? until)
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
  const checkpoints = await readCheckpoints(store, run, until)
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
