/** What the stories about the engine share: journals as text, faults as values, and a store that dies on command. */
import { TroupeError, type Checkpoint, type Entry, type JournalRecord, type Store } from 'troupe'

export async function entriesOf(store: Store, run: string): Promise<Entry[]> {
  return (await store.head(run)) === 0 ? [] : [...(await store.read(run, 1, Number.MAX_SAFE_INTEGER))]
}

export async function recordsOf(store: Store, run: string): Promise<JournalRecord[]> {
  return (await entriesOf(store, run)).map(({ record }) => record)
}

export async function kindsOf(store: Store, run: string): Promise<string> {
  return (await recordsOf(store, run)).map(({ kind }) => kind).join(' ')
}

/** The journal without the wall time of writing: what must be the same on every machine. */
export async function textOf(store: Store, run: string): Promise<string> {
  return (await recordsOf(store, run)).map((record) => JSON.stringify(record)).join('\n')
}

/** The fault a promise rejects with; a promise that resolves is the test's failure. */
export async function faultOf(promise: PromiseLike<unknown>): Promise<TroupeError> {
  try {
    await promise
  } catch (error) {
    if (error instanceof TroupeError) return error
    throw error
  }
  throw new Error('expected a fault, and there was none')
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The promise's value, or 'pending' when it has none in time. */
export function within<T>(promise: Promise<T>, ms: number): Promise<T | 'pending'> {
  let timer: NodeJS.Timeout
  const late = new Promise<'pending'>((resolve) => (timer = setTimeout(() => resolve('pending'), ms)))
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** A promise with its handles, to hold a thought until the test lets it go. */
export function gate<T = void>() {
  return Promise.withResolvers<T>()
}

export interface Crash {
  /** the write that is the last one this process tries: 1 is the first */
  readonly at: number
  /** does the last write reach the disk */
  readonly written: boolean
  /** a dead process neither throws nor answers; a broken disk throws */
  readonly how: 'hang' | 'throw'
}

export class CrashError extends Error {
  override readonly name = 'CrashError'
}

/** A process with a store that dies at a write, and stays dead: nothing it does later reaches the journal. */
export function mortal(store: Store, { at, written, how }: Crash) {
  const death = gate()
  let writes = 0
  let dead = false
  const die = (): Promise<never> => {
    dead = true
    death.resolve()
    return how === 'throw' ? Promise.reject(new CrashError('the process died')) : new Promise<never>(() => {})
  }
  const write = (work: () => ReturnType<Store['append']>): ReturnType<Store['append']> => {
    if (dead) return die()
    if (++writes < at) return work()
    const done = written ? work() : undefined
    return done instanceof Promise ? done.then(die) : die()
  }
  const self: Store = {
    ...store,
    create: (run, start) => write(() => store.create(run, start)),
    append: (run, head, records, checkpoint) => write(() => store.append(run, head, records, checkpoint)),
  }
  return { store: self, death: death.promise, isDead: () => dead }
}

/** A store that answers on a later turn of the event loop, as one far away would. */
export function slowly(store: Store): Store {
  const later = async <T>(work: () => T): Promise<Awaited<T>> => {
    await new Promise((resolve) => setImmediate(resolve))
    return await work()
  }
  return {
    ...store,
    create: (run, start) => later(() => store.create(run, start)),
    append: (run, head, records, checkpoint) => later(() => store.append(run, head, records, checkpoint)),
    read: (run, from, limit) => later(() => store.read(run, from, limit)),
    checkpoints: (run, step) => later(() => store.checkpoints(run, step)),
    head: (run) => later(() => store.head(run)),
  }
}

/** Counts what a run asks of its store. */
export function counted(store: Store) {
  const log: { call: string; records: readonly JournalRecord[]; bytes: number; checkpoint: Checkpoint | undefined }[] =
    []
  const note = (call: string, records: readonly JournalRecord[] = [], checkpoint?: Checkpoint) =>
    log.push({ call, records, bytes: JSON.stringify(records).length, checkpoint })
  const self: Store = {
    ...store,
    create: (run, start) => (note('create', [start]), store.create(run, start)),
    append: (run, head, records, checkpoint) => (
      note('append', records, checkpoint),
      store.append(run, head, records, checkpoint)
    ),
    read: (run, from, limit) => (note('read'), store.read(run, from, limit)),
    checkpoints: (run, step) => (note('checkpoints'), store.checkpoints(run, step)),
    head: (run) => (note('head'), store.head(run)),
  }
  return { store: self, log }
}
