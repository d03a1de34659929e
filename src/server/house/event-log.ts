/**
 * The events of a household in one row of numbers: those of the runs it was forked from, its own, and, after each
 * reset, those of the run that took its place. A number, once given, always means the same event.
 */
import { readForebears } from '../../store/fold.ts'
import type { Store } from '../../store/store.ts'
import type { Turns } from '../turns.ts'
import { createJournalEvents, type JournalEvents } from './journal-events.ts'
import type { KeptPages } from './kept-pages.ts'
import type { Reset } from './resets.ts'

export interface NumberedEvent {
  readonly number: number
  /** JSON */
  readonly text: string
}

export interface EventsRead {
  readonly events: readonly NumberedEvent[]
  /** the number to go on with: some numbers are of events that front ends do not get */
  readonly next: number
}

export interface EventLog {
  /** looks for what is new and says how many numbers there are */
  refresh(): Promise<number>
  /** events from a number on: at most so many, and not much more than so many characters */
  read(from: number, limit: number, characters: number): Promise<EventsRead>
  /** the run that goes on now, and how far its journal was looked at */
  readonly current: { readonly run: string; readonly head: number }
}

interface Part {
  readonly run: string
  readonly first: number
  readonly events: JournalEvents
}

export async function openEventLog(
  store: Store,
  root: string,
  /** the runs that took its place so far */
  resets: () => readonly Reset[],
  { turns, kept }: { readonly turns: Turns; readonly kept: KeptPages },
): Promise<EventLog> {
  const parts: Part[] = []
  const add = (run: string, first: number, until?: number) => {
    // what the board held before is in the parts before, unless the world began anew
    const before = () => (until === undefined && run !== root ? 0 : first)
    const events = createJournalEvents({ store, run, ...(until !== undefined && { until }), before, turns, kept })
    parts.push({ run, first, events })
    return events
  }
  let first = 0
  for (const { run, until } of await lineageOf(store, root)) {
    const events = add(run, first, until)
    await events.follow()
    first += events.count
  }
  const ownParts = parts.length
  const last = () => {
    for (const reset of resets().slice(parts.length - ownParts)) add(reset.run, reset.first)
    return parts.at(-1)!
  }
  const count = () => last().first + last().events.count
  const partWith = (number: number) => parts.findLastIndex((part) => part.first <= number)
  const textAt = async (number: number): Promise<string> => {
    const { run, first: begins, events } = parts[partWith(number)]!
    if (number - begins >= events.count) await events.follow()
    const text = await events.read(number - begins)
    return text === '' ? '' : `{"number":${number},"run":${JSON.stringify(run)},${text}`
  }
  return {
    async refresh() {
      await last().events.follow()
      return count()
    },
    async read(from, limit, characters) {
      const events: NumberedEvent[] = []
      let [next, size] = [from, 0]
      for (const end = count(); next < end && events.length < limit && size < characters; next++) {
        const text = await textAt(next)
        if (text !== '') events.push({ number: next, text })
        size += text.length
        if (next % LOOKED_AT_ONCE === LOOKED_AT_ONCE - 1) await turns.next()
      }
      return { events, next }
    },
    get current() {
      return { run: last().run, head: last().events.head }
    },
  }
}

const LOOKED_AT_ONCE = 256

/** The runs a run descends from and itself, eldest first, each up to the step the next one was forked at. */
async function lineageOf(store: Store, root: string): Promise<{ run: string; until?: number }[]> {
  const lineage: { run: string; until?: number }[] = []
  let until = Infinity
  for await (const { id, start } of readForebears(store, root)) {
    lineage.unshift({ run: id, ...(until !== Infinity && { until }) })
    until = Math.min(until, start.parent?.step ?? until)
  }
  return lineage
}
