/** The whole game of a run, from its journal alone; that of a fork begins with its parents'. */
import type { ReplayedStep } from '../../store/history.ts'
import { readStart } from '../../store/fold.ts'
import type { Deed, EndRecord } from '../../store/record.ts'
import type { Store } from '../../store/store.ts'
import type { Fields } from '../../societies/adventurers/board.ts'
import { stepsTo } from '../lineage.ts'
import { createTurnReader, type AdventureBoard, type Turn } from './turn.ts'

export interface GameRead {
  readonly run: string
  readonly seed: number | string
  readonly turns: readonly Turn[]
  readonly board: AdventureBoard
  readonly minds: Minds
  readonly end?: EndRecord
}

/** Who thought for whom; several when that changed. */
export type Minds = Readonly<Record<string, string>>

export async function readGame(store: Store, run: string): Promise<GameRead> {
  const { seed } = await readStart(store, run)
  const reader = createTurnReader()
  const minds = createMindsReader()
  let last: ReplayedStep<Fields> | undefined
  for await (const step of stepsTo<Fields>(store, run)) {
    reader.see(step.step, step.did, step.board)
    minds.see(step.did)
    last = step
  }
  return {
    run,
    seed,
    turns: reader.turns,
    board: last!.board,
    minds: minds.read(),
    ...(last!.end && { end: last!.end }),
  }
}

export function createMindsReader(): { see(did: readonly Deed[]): void; read(): Minds } {
  const seen = new Map<string, Set<string>>()
  return {
    see: (did) => {
      for (const { agent, mind } of did) {
        if (mind === undefined) continue
        if (!seen.has(agent)) seen.set(agent, new Set())
        seen.get(agent)!.add(mind)
      }
    },
    read: () => Object.fromEntries([...seen].map(([agent, names]) => [agent, [...names].join(', ')])),
  }
}
