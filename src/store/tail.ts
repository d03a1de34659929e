/** Tails a journal: first the entries that are there, then new ones, whichever process writes them. */
import type { Entry } from './record.ts'
import { readEntries } from './fold.ts'
import type { Store } from './store.ts'

export interface TailOptions {
  readonly from?: number
  /** stops the tail; without it the tail ends with the run */
  readonly signal?: AbortSignal
}

export async function* tailRun(
  store: Store,
  run: string,
  { from = 1, signal }: TailOptions = {},
): AsyncGenerator<Entry> {
  const never = signal ?? new AbortController().signal
  let seq = from - 1
  while (!never.aborted) {
    let ended = false
    for await (const entry of readEntries(store, run, seq + 1)) {
      seq = entry.seq
      ended = entry.record.kind === 'end'
      yield entry
      if (never.aborted) return
    }
    if (ended) return
    await store.changed(run, seq, never)
  }
}
