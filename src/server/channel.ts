/** One run as an event stream, made once for all its viewers. */
import type { Store } from '../store/store.ts'
import { createPages, PAGE, type Piece } from './pages.ts'
import type { Telling } from './telling.ts'

export interface Channel {
  /** resolves when the run is known to be there */
  readonly opened: Promise<void>
  readonly isClosed: boolean
  /** the last entry that can be read */
  readonly head: number
  /** what besides the journal is to be told; it has another version when it has changed */
  readonly state: { readonly version: number; readonly bytes: Uint8Array }
  /** encoded entries from one on, as many as make a piece */
  read(from: number): Promise<Piece>
  changed(): void
  close(): void
}

export interface ChannelOptions {
  readonly store: Store
  readonly run: string
  readonly stateOf: () => Promise<unknown>
  readonly telling: Telling
  /** how many bytes may be kept for viewers who come later */
  readonly keeps: () => number
  /** there is more to be told, or the channel is closed */
  readonly onNews: () => void
}

export function createChannel({ store, run, stateOf, telling, keeps, onNews }: ChannelOptions): Channel {
  const closing = new AbortController()
  const pages = createPages(store, run, keeps)
  let head = 0
  let state = { version: 0, bytes: new Uint8Array() }

  const look = async () => {
    for (;;) {
      const entries = await store.read(run, head + 1, PAGE)
      if (entries.length === 0 || closing.signal.aborted) return
      pages.add(entries)
      head = entries.at(-1)!.seq
      onNews()
      if (entries.length < PAGE) return
    }
  }
  // one at a time, in order: what is told after a change is true after it
  let work: Promise<void> = Promise.resolve()
  const inTurn = (task: () => Promise<void>) => (work = work.then(task))
  const tellState = async () => {
    const told = await stateOf()
    await look()
    state = { version: state.version + 1, bytes: Buffer.from(`event: status\ndata: ${JSON.stringify(told)}\n\n`) }
    onNews()
  }
  const close = () => {
    if (closing.signal.aborted) return
    closing.abort()
    onNews()
  }
  // a store that cannot be read any more ends the streams: who comes back is told why
  const follow = () => void store.changed(run, head, closing.signal).then(() => telling.plan(lookAndFollow), close)
  const lookAndFollow = async () => {
    if (!closing.signal.aborted) await inTurn(look).then(follow, close)
  }
  const open = async () => {
    head = await store.head(run)
    // refuses a run that is not there
    if (head === 0) await store.read(run, 1, 1)
    await inTurn(tellState)
    follow()
  }
  return {
    opened: open(),
    get isClosed() {
      return closing.signal.aborted
    },
    get head() {
      return head
    },
    get state() {
      return state
    },
    read: (from) => pages.read(from, head),
    changed: () => void inTurn(tellState).catch(close),
    close,
  }
}
