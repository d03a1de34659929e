/** What is known of a society's evolutions from the journals of a store: no file beside them keeps anything. */
import { depthOf } from '../base/inside-ids.ts'
import { readVariant, type Variant } from '../societies/variant.ts'
import { openRun, readStart } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { summarize } from '../store/summary.ts'
import type { EvolutionBoard } from './evolution-board.ts'
import { EVOLUTION_FLOW } from './evolution-name.ts'

export interface Lineage {
  /** evolutions of this society, by their runs, oldest first */
  readonly runs: readonly string[]
  readonly count: number
  /** one that can be gone on with */
  readonly unfinished?: string
  /** the last that was certified, if any */
  readonly certified?: Variant
  readonly tested: number
  readonly certifications: number
  readonly nextSeed: number
}

export async function evolutionsIn(store: Store, society: string): Promise<Lineage> {
  const runs: string[] = []
  let last: EvolutionBoard | undefined
  let unfinished: string | undefined
  for (const id of await store.runs()) {
    if (depthOf(id) > 1) continue
    const start = await readStart(store, id).catch(() => undefined)
    if (start?.flow !== EVOLUTION_FLOW) continue
    const board = (await openRun(store, id)).moment.values as unknown as EvolutionBoard
    if (board.society !== society) continue
    runs.push(id)
    last = board
    unfinished = (await summarize(store, id)).status === 'ended' ? undefined : id
  }
  const ancestor = last?.members[last.course.ancestor]
  return {
    runs,
    count: runs.length,
    ...(unfinished !== undefined && { unfinished }),
    ...(ancestor !== undefined && { certified: readVariant(ancestor.variant) }),
    tested: last?.course.tested ?? 0,
    certifications: last?.course.certified ?? 0,
    nextSeed: last?.course.nextSeed ?? 0,
  }
}
