/** The households of a store as front ends see them. What was read of one is kept while somebody asks for it. */
import { contractIn } from '../shape.ts'
import { readStart } from '../../store/fold.ts'
import type { Store } from '../../store/store.ts'
import { ServerFault } from '../faults.ts'
import type { Turns } from '../turns.ts'
import { createCursors, type Cursors } from './cursors.ts'
import { openEventLog, type EventLog } from './event-log.ts'
import { createHouseNow, type HouseNow } from './house-now.ts'
import type { HouseholdNotes } from './household-notes.ts'
import { createKeptPages } from './kept-pages.ts'
import { createResets, type Resets } from './resets.ts'

// each holds where everybody and everything is, and an index of its events
const MOST_OPEN = 16

export interface Household {
  /** its first run: what it is known by, however often it is reset */
  readonly root: string
  readonly log: EventLog
  /** of the run that goes on */
  readonly now: HouseNow
}

export interface Households {
  /** the one that a run belongs to; refuses a run that is none */
  of(run: string): Promise<Household>
  rootOf(run: string): string
  readonly resets: Resets
  readonly cursors: Cursors
}

export function createHouseholds(store: Store, turns: Turns, notes: HouseholdNotes): Households {
  const resets = createResets(notes)
  const kept = new Map<string, Promise<Household>>()
  const pages = createKeptPages()
  const open = async (root: string): Promise<Household> => {
    await checkHousehold(store, root)
    // the file beside the store may be older or newer than the store
    for (const { run } of resets.of(root)) if ((await store.head(run)) === 0) resets.drop(root, run)
    const log = await openEventLog(store, root, () => resets.of(root), { turns, kept: pages })
    let now: { readonly run: string; readonly house: HouseNow } | undefined
    return {
      root,
      log,
      get now() {
        const { run } = log.current
        if (now?.run !== run) now = { run, house: createHouseNow(store, run, turns) }
        return now.house
      },
    }
  }
  return {
    of(run) {
      const root = resets.rootOf(run)
      const household = kept.get(root) ?? open(root)
      kept.delete(root)
      kept.set(root, household)
      household.catch(() => kept.get(root) === household && kept.delete(root))
      if (kept.size > MOST_OPEN) kept.delete(kept.keys().next().value!)
      return household
    },
    rootOf: (run) => resets.rootOf(run),
    resets,
    cursors: createCursors(notes),
  }
}

/** By the fields of its board: what a run is called says nothing. */
async function checkHousehold(store: Store, run: string): Promise<void> {
  const { fields } = contractIn(await readStart(store, run))
  const has = (field: string, rule: string) => fields.some((each) => each.name === field && each.rule === rule)
  if (has('events', 'append') && has('persons', 'merge')) return
  throw new ServerFault(
    'SERVER_NOT_FOUND',
    `Run ${run} is no household: its board has no events and persons. GET /api/runs?society=household lists those.`,
  )
}
