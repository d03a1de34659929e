/** Finds the steps of a run that belong to a turn of its game. */
import type { Turns } from '../societies/society.ts'
import { openRun } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { misuse } from './command.ts'
import { stepsTo } from '../store/lineage.ts'

export interface TurnSteps {
  /** the turn was just played: what comes of it is thought anew */
  readonly played: number
  /** everybody has thought about it, and the next command is about to be played; nothing when the game ended there */
  readonly decided?: number
}

export async function findTurn(store: Store, run: string, turn: number, turns: Turns): Promise<TurnSteps> {
  let last = -1
  let played: number | undefined
  let after: number | undefined
  for await (const { step, did, board } of stepsTo(store, run)) {
    last = turns.turnOf(board)
    if (last !== turn) continue
    if (did.some(({ agent }) => agent === turns.playedBy)) played = step
    after = step
  }
  if (played === undefined || after === undefined) {
    throw misuse(`Run ${run} has ${last < 0 ? 'no turns yet' : `turns 0 to ${last}`}, and no turn ${turn}.`)
  }
  const { moment } = await openRun(store, run, after)
  const isDecided = moment.next.some((next) => (typeof next === 'string' ? next : next.agent) === turns.playedBy)
  return { played, ...(isDecided && { decided: after }) }
}
