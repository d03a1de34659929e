/** Which run took the place of which: a household that is reset goes on in another run, and keeps its numbers. */
import { ServerFault } from '../faults.ts'
import type { HouseholdNotes, Reset } from './household-notes.ts'

export type { Reset }

export interface Resets {
  /** the first run of the household that a run belongs to */
  rootOf(run: string): string
  /** the runs after the first, in order */
  of(root: string): readonly Reset[]
  /** refuses a household that was reset too often to be kept */
  check(root: string): void
  add(root: string, reset: Reset): void
  /** one that is not there */
  drop(root: string, run: string): void
}

// all of them fit into the file beside the store
const MOST_RESETS = 500
const MOST_HOUSEHOLDS = 100

export function createResets({ resets, save }: Pick<HouseholdNotes, 'resets' | 'save'>): Resets {
  const roots = new Map<string, string>()
  for (const [root, all] of resets) for (const { run } of all) roots.set(run, root)
  const of = (root: string) => resets.get(root) ?? []
  return {
    rootOf: (run) => roots.get(run) ?? run,
    of,
    check(root) {
      if (of(root).length < MOST_RESETS) return
      throw new ServerFault(
        'SERVER_WRONG_STATE',
        `Household ${root} was reset ${MOST_RESETS} times, which is as often as can be kept. Start a new run.`,
      )
    },
    add(root, reset) {
      const all = [...of(root), reset]
      roots.set(reset.run, root)
      resets.delete(root)
      resets.set(root, all)
      const [oldest] = resets.keys()
      if (resets.size > MOST_HOUSEHOLDS && oldest !== undefined) {
        for (const { run } of of(oldest)) roots.delete(run)
        resets.delete(oldest)
      }
      save()
    },
    drop(root, run) {
      roots.delete(run)
      resets.set(
        root,
        of(root).filter((reset) => reset.run !== run),
      )
    },
  }
}
