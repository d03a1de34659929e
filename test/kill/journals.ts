/** The journals of a store file that a killed process left behind, and whether anything in them changes later. */
import { existsSync } from 'node:fs'
import { TroupeError, type Store } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'

/** Entries of runs, as text. */
export type Journals = Map<string, string[]>

export async function journalsIn(file: string): Promise<Journals> {
  const all: Journals = new Map()
  if (!existsSync(file)) return all
  let store: ReturnType<typeof sqliteStore>
  try {
    store = sqliteStore(file, { readOnly: true })
  } catch (error) {
    // killed while the file was being made: there is nothing in it yet
    if (error instanceof TroupeError) return all
    throw error
  }
  try {
    for (const run of await store.runs())
      all.set(
        run,
        (await store.read(run, 1, Number.MAX_SAFE_INTEGER)).map((entry) => JSON.stringify(entry)),
      )
  } finally {
    await store.close()
  }
  return all
}

/** The committed steps of a run, each as text: who did what and who was next, not how often it was tried. */
export async function stepsOf(store: Store, run: string): Promise<string[]> {
  const entries = await store.read(run, 1, Number.MAX_SAFE_INTEGER)
  return entries.flatMap(({ record }) => {
    if (record.kind !== 'step') return []
    const did = record.did.map(({ agent, changes, effects = [] }) => [agent, changes, effects.map((e) => e.effect)])
    return [JSON.stringify([record.step, did, record.next, record.waiting])]
  })
}

/** Entries that were seen and are gone, or are others now, by run. */
export function missingFrom(now: Journals, seen: Journals): { readonly run: string; readonly entries: string[] }[] {
  return [...seen].flatMap(([run, entries]) => {
    const current = now.get(run) ?? []
    const missing = entries.filter((entry, index) => current[index] !== entry)
    return missing.length > 0 ? [{ run, entries: missing }] : []
  })
}
