/** Watching a run: its entries in order and, where they are wanted, the pieces of what models say in their place. */
import { nameWithin, placeOf } from '../base/inside-ids.ts'
import { readEntries } from '../store/fold.ts'
import type { Entry, JournalRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import type { InsideEntry, LiveEvent, TokenWatch } from './token-feed.ts'

const NOBODY: ReadonlySet<string> = new Set()

export type RunEvent = Entry | LiveEvent | InsideEntry

export interface Watching {
  readonly id: string
  readonly store: Store
  /** aborted when the run stands still */
  readonly settled: AbortSignal
  readonly tokens?: TokenWatch | undefined
  /** also the entries of societies inside that are under way */
  readonly isInside?: boolean
}

export async function* watchEvents({
  id,
  store,
  settled,
  tokens,
  isInside = false,
}: Watching): AsyncGenerator<RunEvent> {
  /** how far each journal was told */
  const seqs = new Map([[id, 0]])
  const steps = new Map<string, number>()
  let held: LiveEvent[] = []
  const release = (isDue: (token: LiveEvent) => boolean): LiveEvent[] => {
    const due = held.filter(isDue)
    if (due.length > 0) held = held.filter((token) => !due.includes(token))
    return due
  }
  async function* tell(run: string, head: number): AsyncGenerator<RunEvent> {
    const from = seqs.get(run) ?? 0
    for await (const entry of head > from ? readEntries(store, run, from + 1) : []) {
      // what came after the pieces were looked at waits for the next look
      if (entry.seq > head) return
      const { record } = entry
      // the pieces of a call come before the entry that closes it
      yield* release((token) => token.run === run && closes(record, token))
      seqs.set(run, entry.seq)
      if (record.kind === 'start' || record.kind === 'step') steps.set(run, record.step)
      if (run === id && record.kind === 'step') for (const each of seqs.keys()) if (each !== id) seqs.delete(each)
      yield run === id ? entry : { kind: 'inside', run, entry }
    }
  }
  for (let last = false; !last;) {
    last = settled.aborted
    const begun = tokens?.takeBegun() ?? []
    // one whose step is closed has been told of
    const isOpen = (run: string) => placeOf(nameWithin(run, id), NOBODY).step > (steps.get(id) ?? -1)
    if (isInside) for (const run of begun) if (!seqs.has(run) && isOpen(run)) seqs.set(run, 0)
    // heads first: every piece of a call that an entry up to them closes is there when pieces are taken after them
    const heads: [string, number][] = []
    for (const run of seqs.keys()) heads.push([run, await store.head(run)])
    held.push(...(tokens?.take() ?? []))
    // societies inside before the run around them, which closes their step
    for (const [run, head] of heads.toReversed()) yield* tell(run, head)
    // and after the entries of the steps before: a piece does not overtake what its call is about
    yield* release((token) => last || (steps.get(token.run) ?? token.step) >= token.step - 1)
    const woken = tokens ? AbortSignal.any([settled, tokens.woken()]) : settled
    if (!last) await firstChange(store, [...seqs], woken)
  }
}

function closes(record: JournalRecord, piece: LiveEvent): boolean {
  if (record.kind === 'step') return record.step >= piece.step
  if (record.step !== piece.step) return false
  if (piece.kind === 'part') return record.kind === 'done' && record.slot === piece.slot
  const { slot, attempt, call } = piece
  return record.kind === 'call' && record.slot === slot && record.attempt === attempt && record.call === call
}

/** When any of these journals has more than so many entries. */
async function firstChange(store: Store, places: readonly (readonly [string, number])[], woken: AbortSignal) {
  if (places.length === 1) return store.changed(...places[0]!, woken)
  const enough = new AbortController()
  const signal = AbortSignal.any([woken, enough.signal])
  await Promise.race(places.map(([run, seq]) => store.changed(run, seq, signal)))
  enough.abort()
}
