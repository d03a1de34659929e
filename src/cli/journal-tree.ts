/** The journal of a run with those of the societies inside it, each told before the step it belongs to is closed. */
import { isNamedInside, nameWithin, placeOf } from '../base/inside-ids.ts'
import { readEntries, readStart } from '../store/fold.ts'
import { tryReading } from '../store/unreadable.ts'
import type { JournalRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'

export interface RunRecord {
  readonly run: string
  readonly record: JournalRecord
}

export interface JournalTree {
  /** what was written since the last call, by whomever */
  news(): AsyncGenerator<RunRecord>
  /** how far the run itself has been told */
  readonly head: number
}

export function createJournalTree(store: Store, root: string): JournalTree {
  const heads = new Map<string, number>()
  // where a run is inside never changes
  const withins = new Map<string, string | undefined>()

  async function childrenOf(run: string): Promise<string[]> {
    const children: string[] = []
    for (const id of await store.runs(run)) {
      if (!isNamedInside(id, run)) continue
      if (!withins.has(id)) withins.set(id, (await tryReading(() => readStart(store, id)))?.within)
      if (withins.get(id) === run) children.push(id)
    }
    return children
  }

  async function* newsOf(run: string): AsyncGenerator<RunRecord> {
    const children = await childrenOf(run)
    for await (const { seq, record } of readEntries(store, run, (heads.get(run) ?? 0) + 1)) {
      if (closesThinking(record)) {
        for (const child of children)
          if (placeOf(nameWithin(child, run), new Set()).step === record.step) yield* newsOf(child)
      }
      heads.set(run, seq)
      yield { run, record }
    }
    for (const child of children) yield* newsOf(child)
  }

  return {
    news: () => newsOf(root),
    get head() {
      return heads.get(root) ?? 0
    },
  }
}

function closesThinking({ kind }: JournalRecord): boolean {
  return kind === 'step' || kind === 'ask' || kind === 'fail'
}
