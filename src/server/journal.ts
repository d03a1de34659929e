/** A page of a journal: as many entries as were asked for, and not more than an answer should hold. */
import type { Entry } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import type { Turns } from './turns.ts'
import { encodeEntry } from './without-folders.ts'

const READ = 64
const MOST_BYTES = 4 * 1024 * 1024

/** JSON of a `JournalPage`. At least one entry, when there is one. */
export async function journalPage(
  store: Store,
  run: string,
  from: number,
  limit: number,
  turns: Turns,
): Promise<string> {
  const texts: string[] = []
  let bytes = 0
  for (let seq = from; texts.length < limit && bytes < MOST_BYTES;) {
    const entries = await store.read(run, seq, Math.min(READ, limit - texts.length))
    for (const entry of entries) {
      const text = encodeEntry(entry)
      if (texts.length > 0 && bytes + text.length > MOST_BYTES) {
        bytes = Infinity
        break
      }
      texts.push(text)
      bytes += text.length
    }
    if (entries.length === 0) break
    seq += entries.length
    // a long page is read in parts: runs and other readers have their turn in between
    await turns.next()
  }
  return `{"entries":[${texts.join(',')}],"head":${await store.head(run)}}`
}

/** All entries of a run that it can be told from: those of forebears up to where it was forked, then its own. */
export async function* lineageEntries(
  store: Store,
  run: string,
  turns: Turns,
  until = Infinity,
): AsyncGenerator<Entry> {
  const [first] = await store.read(run, 1, 1)
  const parent = first?.record.kind === 'start' ? first.record.parent : undefined
  if (parent !== undefined) yield* lineageEntries(store, parent.run, turns, Math.min(until, parent.step))
  for (let seq = 1; ;) {
    const entries = await store.read(run, seq, READ)
    for (const entry of entries) {
      if (entry.record.step > until) return
      yield entry
    }
    if (entries.length < READ) return
    seq += entries.length
    await turns.next()
  }
}
