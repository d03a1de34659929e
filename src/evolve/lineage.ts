/** What is known of a society's evolutions from the journals of a store: no file beside them keeps anything. */
import type { Variant } from '../societies/variant.ts'
import { openRun } from '../store/fold.ts'
import { pageOfRuns } from '../store/run-list.ts'
import type { Store } from '../store/store.ts'
import { summarize } from '../store/summary.ts'
import { EVOLUTION_FLOW } from './evolution-name.ts'
import { certifiedIn, type EvolutionRun } from './family.ts'
import { readEvolutionBoard } from './read-board.ts'

export interface Lineage {
  /** evolutions of this society, oldest first */
  readonly evolutions: readonly EvolutionRun[]
  /** one that can be gone on with */
  readonly unfinished?: string
  /** the last that was certified, if any */
  readonly certified?: Variant
  readonly tested: number
  readonly certifications: number
  readonly nextSeed: number
}

const PAGE = 200

/** The ids of all evolutions, whatever is evolved in them, oldest first. */
export async function evolutionIds(store: Store): Promise<readonly string[]> {
  const ids: string[] = []
  for (let before: string | undefined; ;) {
    // one that was begun by hand may be of a society that is called like the flow
    const page = await pageOfRuns(store, { society: EVOLUTION_FLOW, limit: PAGE, before })
    ids.push(...page)
    before = page.at(-1)
    if (page.length < PAGE) return ids.toReversed()
  }
}

/** Nothing of a run that is no evolution. */
export async function readEvolution(store: Store, run: string): Promise<EvolutionRun | undefined> {
  const { moment, start } = await openRun(store, run)
  const board = start.flow === EVOLUTION_FLOW ? readEvolutionBoard(moment.values) : undefined
  return board && { run, board }
}

export async function evolutionsIn(store: Store, society: string): Promise<Lineage> {
  const evolutions: EvolutionRun[] = []
  let unfinished: string | undefined
  for (const id of await evolutionIds(store)) {
    const read = await readEvolution(store, id)
    if (read?.board.society !== society) continue
    evolutions.push(read)
    unfinished = (await summarize(store, id)).status === 'ended' ? undefined : id
  }
  const last = evolutions.at(-1)?.board.course
  const certified = certifiedIn(evolutions)
  return {
    evolutions,
    ...(unfinished !== undefined && { unfinished }),
    ...(certified !== undefined && { certified: certified.variant }),
    tested: last?.tested ?? 0,
    certifications: last?.certified ?? 0,
    nextSeed: last?.nextSeed ?? 0,
  }
}
