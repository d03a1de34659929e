/**
 * The whole game of a run, from its journal alone; that of a fork begins with its parents'. Anybody may have written
 * it.
 */
import { pause } from '../../../base/pause.ts'
import type { ReplayedStep } from '../../../store/history.ts'
import { readStart } from '../../../store/fold.ts'
import type { Deed, EndRecord } from '../../../store/record.ts'
import type { Store } from '../../../store/store.ts'
import type { Fields } from '../board.ts'
import { readBoard, readTurnBoard } from '../read-board.ts'
import { stepsTo } from '../../../store/lineage.ts'
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

// of a long game whoever else runs in this process has a turn in between
const STEPS_AT_ONCE = 32
const LONGEST_MIND = 200

export async function readGame(store: Store, run: string): Promise<GameRead> {
  const { seed } = await readStart(store, run)
  const reader = createTurnReader()
  const minds = createMindsReader()
  let last: ReplayedStep<Fields> | undefined
  for await (const step of stepsTo<Fields>(store, run)) {
    reader.see(step.step, step.did, readTurnBoard(step.board))
    minds.see(step.did)
    last = step
    if (step.step % STEPS_AT_ONCE === 0) await pause()
  }
  return {
    run,
    seed,
    turns: reader.turns,
    board: readBoard(last!.board),
    minds: minds.read(),
    ...(last!.end && { end: last!.end }),
  }
}

export function createMindsReader(): { see(did: readonly Deed[]): void; read(): Minds } {
  const seen = new Map<string, Set<string>>()
  return {
    see: (did) => {
      for (const { agent, mind } of did) {
        if (typeof mind !== 'string') continue
        if (!seen.has(agent)) seen.set(agent, new Set())
        seen.get(agent)!.add(mind.slice(0, LONGEST_MIND))
      }
    },
    read: () => Object.fromEntries([...seen].map(([agent, names]) => [agent, [...names].join(', ')])),
  }
}
