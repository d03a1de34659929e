/** One run as an event stream, made once for all its viewers. */
import { readPage } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import type { Draft } from './drafts.ts'
import { createPages, PAGE, type Piece } from './pages.ts'
import type { Broadcast } from './broadcast.ts'
import { encode } from './without-folders.ts'

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
  /** what models are saying in it now; nothing where nobody can know */
  readonly drafts?: () => readonly Draft[]
  /** is there more in the journal than can be read here yet? */
  readonly isBehind?: () => Promise<boolean>
  changed(): void
  close(): void
}

export interface ChannelOptions {
  readonly store: Store
  readonly run: string
  readonly stateOf: () => Promise<unknown>
  /** this process drives it, and says so when that changes */
  readonly isOurs: () => boolean
  readonly broadcast: Broadcast
  /** how many bytes may be kept for viewers who come later */
  readonly keeps: () => number
  /** there is more to be told, or the channel is closed */
  readonly onNews: () => void
  readonly drafts?: () => readonly Draft[]
}

// whoever drives a run from elsewhere tells nobody when it begins and ends: its entries do
const TELLING: ReadonlySet<string> = new Set(['ask', 'answer', 'fail', 'end'])
const QUIET_MS = 2_000

export function createChannel(options: ChannelOptions): Channel {
  const { store, run, stateOf, isOurs, broadcast, keeps, onNews, drafts } = options
  const closing = new AbortController()
  const pages = createPages(store, run, keeps)
  let head = 0
  let state = { version: 0, text: '', bytes: new Uint8Array() }
  let lastAt = 0
  let isTelling = false
  // it had ended at a limit, and was resumed: until then it is over, whoever drives it
  let isOver = false
  let isAgain = false
  let isAwaited = false

  const look = async () => {
    for (;;) {
      const entries = await readPage(store, run, head + 1, PAGE)
      if (entries.length === 0 || closing.signal.aborted) return
      pages.add(entries)
      const now = Date.now()
      isTelling ||= now - lastAt > QUIET_MS || entries.some(({ record }) => TELLING.has(record.kind))
      lastAt = now
      isAgain ||= isOver
      isOver = entries.at(-1)!.record.kind === 'end'
      head = entries.at(-1)!.seq
      onNews()
      if (entries.length < PAGE) return
    }
  }
  // one at a time, in order: what is told after a change is true after it
  let work: Promise<void> = Promise.resolve()
  const inTurn = (task: () => Promise<void>) => (work = work.then(task))
  const tellState = async () => {
    isAwaited = false
    let text: string
    do {
      isAgain = false
      text = encode(await stateOf())
      await look()
    } while (isAgain)
    if (text === state.text) return
    state = { version: state.version + 1, text, bytes: Buffer.from(`event: status\ndata: ${text}\n\n`) }
    onNews()
  }
  const lookAndTell = async () => {
    await look()
    if (isAgain || (isTelling && !isOurs())) await tellState()
    isTelling = false
  }
  const close = () => {
    if (closing.signal.aborted) return
    closing.abort()
    onNews()
  }
  // a store that cannot be read any more ends the streams: who comes back is told why
  const follow = () => void store.changed(run, head, closing.signal).then(() => broadcast.plan(lookAndFollow), close)
  const lookAndFollow = async () => {
    if (!closing.signal.aborted) await inTurn(lookAndTell).then(follow, close)
  }
  const open = async () => {
    head = await store.head(run)
    // refuses a run that is not there
    const [last] = await readPage(store, run, Math.max(1, head), 1)
    isOver = last?.record.kind === 'end'
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
    isBehind: async () => (await store.head(run)) > head,
    ...(drafts && { drafts }),
    changed() {
      // one that has not begun yet tells of this change, too
      if (isAwaited) return
      isAwaited = true
      void inTurn(tellState).catch(close)
    },
    close,
  }
}
