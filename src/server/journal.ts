/** A page of a journal: as many entries as were asked for, and not more than an answer should hold. */
import { readForebears, readPage } from '../store/fold.ts'
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
    const entries = await readPage(store, run, seq, Math.min(READ, limit - texts.length))
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
export async function* lineageEntries(store: Store, run: string, turns: Turns): AsyncGenerator<Entry> {
  const lineage: { id: string; until: number }[] = []
  let until = Infinity
  for await (const { id, start } of readForebears(store, run)) {
    lineage.unshift({ id, until })
    until = Math.min(until, start.parent?.step ?? until)
  }
  for (const part of lineage) yield* entriesUntil(store, part.id, part.until, turns)
}

async function* entriesUntil(store: Store, run: string, until: number, turns: Turns): AsyncGenerator<Entry> {
  for (let seq = 1; ;) {
    const entries = await readPage(store, run, seq, READ)
    for (const entry of entries) {
      if (entry.record.step > until) return
      yield entry
    }
    if (entries.length < READ) return
    seq += entries.length
    await turns.next()
  }
}
