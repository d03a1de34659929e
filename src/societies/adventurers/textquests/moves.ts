/** The moves of a game as its journal tells them: what was seen, what was typed and why. */
import { replayRun } from '../../../store/history.ts'
import type { Store } from '../../../store/store.ts'
import type { Fields, Observation } from '../board.ts'

export interface Move {
  readonly observation: Observation
  /** how many commands had been played before */
  readonly played: number
  readonly score: number
  /** missing after the last observation */
  readonly action?: string
  readonly reasoning?: string
}

export async function readMoves(store: Store, run: string): Promise<Move[]> {
  const moves: Move[] = []
  let seen: Move | undefined
  for await (const { did, board } of replayRun<Fields>(store, run)) {
    for (const { agent } of did) {
      if (agent === 'game' && board.observation !== null)
        seen = { observation: board.observation, played: board.commands.length, score: board.score }
      // the score is known once the text is read
      if (agent === 'state' && seen) seen = { ...seen, score: board.score }
      if (agent !== 'strategy' || seen === undefined || board.action === null) continue
      moves.push({ ...seen, ...board.action })
      seen = undefined
    }
  }
  return seen === undefined ? moves : [...moves, seen]
}
