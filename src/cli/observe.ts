/** Observes a store: reports every record as it is written, of the run itself and of the societies inside it. */
import { isPromise, type Awaitable } from '../base/awaitable.ts'
import type { JournalRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'

export function observeStore(store: Store, see: (run: string, record: JournalRecord) => void): Store {
  const then = (written: Awaitable<void>, tell: () => void) => (isPromise(written) ? written.then(tell) : tell())
  return {
    get groupMs() {
      return store.groupMs
    },
    create: (run, start) => then(store.create(run, start), () => see(run, start)),
    append: (run, head, records, checkpoint) =>
      then(store.append(run, head, records, checkpoint), () => {
        for (const record of records) see(run, record)
      }),
    read: (run, from, limit) => store.read(run, from, limit),
    checkpoints: (run, step) => store.checkpoints(run, step),
    head: (run) => store.head(run),
    runs: (inside) => store.runs(inside),
    changed: (run, seq, signal) => store.changed(run, seq, signal),
    close: () => store.close(),
  }
}
