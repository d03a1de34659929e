/** A trace followed while its run goes on: each span once, when it is over and nothing changes it any more. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../store/store.ts'
import { openTrace, type Trace, type TraceOptions } from './trace.ts'

// spans of quick steps go out together
const PAUSE_MS = 500
// a society inside writes to a journal of its own, which wakes nobody who waits for the run
const LOOK_EVERY_MS = 1_000

export interface WatchOptions extends TraceOptions {
  /** stops watching; the run is not affected */
  readonly signal: AbortSignal
}

/**
 * Gives what is new, until the run has ended or the signal says stop. What is over by then but may still change, such
 * as a run that has failed and could be resumed, comes last.
 */
export async function* watchTrace(
  store: Store,
  run: string,
  { signal, ...options }: WatchOptions,
): AsyncGenerator<Trace> {
  const reader = await openTrace(store, run)
  const told = new Set<string>()
  for (let isOver = false; !isOver;) {
    await reader.read()
    const all = reader.spans()
    const [own] = all
    isOver = signal.aborted || (own?.kind === 'workflow' && (own.isSettled || own.reason !== undefined))
    const spans = all.filter(({ key, end, isSettled }) => {
      return !told.has(key) && end !== undefined && (isOver || isSettled)
    })
    for (const { key } of spans) told.add(key)
    if (spans.length > 0) yield reader.trace(spans, options)
    if (isOver) return
    await store.changed(reader.root, reader.head, AbortSignal.any([signal, AbortSignal.timeout(LOOK_EVERY_MS)]))
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
  }
}
