/**
 * A session with a flow: one run for each turn, and each begins with the board that the last one ended with. The
 * journals are all there is of it.
 */
import { TroupeError } from '../../base/errors.ts'
import { checkRunId } from '../../base/names.ts'
import type { Board } from '../../societies/paths.ts'
import { openRun } from '../../store/fold.ts'
import type { Store } from '../../store/store.ts'
import { summarize } from '../../store/summary.ts'
import type { FlowFile } from './schema/flow-file.ts'

export interface Turn {
  /** of the run that is this turn */
  readonly id: string
  /** the last turn that ended, with its board; nothing in the first */
  readonly before?: { readonly id: string; readonly board: Board }
}

const turnId = (session: string, turn: number) => `${session}-${turn}`

/** The next turn of a session. One that has not ended has to be ended first. */
export async function nextTurn(store: Store, session: string): Promise<Turn> {
  checkRunId(turnId(session, Number.MAX_SAFE_INTEGER))
  const turns = await countTurns(store, session)
  const id = turnId(session, turns + 1)
  for (let turn = turns; turn > 0; turn--) {
    const last = turnId(session, turn)
    const { status } = await summarize(store, last)
    if (status === 'ended') {
      const { moment } = await openRun(store, last)
      return { id, before: { id: last, board: moment.values } }
    }
    // what a failed turn had begun is not part of the session
    if (status !== 'failed')
      throw new TroupeError(
        'RUN_LIMIT_REACHED',
        `The last turn of session "${session}" is ${status === 'open' ? 'not over' : status}: run "${last}". ` +
          `Continue it with troupe resume ${last}, or begin another session.`,
      )
  }
  return { id }
}

/** Doubling, then halving: a session of a thousand turns is not read a thousand times. */
async function countTurns(store: Store, session: string): Promise<number> {
  const isThere = async (turn: number) => (await store.head(turnId(session, turn))) > 0
  let high = 1
  while (await isThere(high)) high *= 2
  let low = Math.floor(high / 2)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await isThere(middle)) low = middle
    else high = middle
  }
  return low
}

/** What of a board goes on in the next turn: everything but what the file says begins anew. */
export function carriedOver({ fields = {} }: Pick<FlowFile, 'fields'>, board: Board): Board {
  const kept = Object.entries(board).filter(([name]) => !Object.hasOwn(fields, name) || fields[name]!.keep !== false)
  return Object.fromEntries(kept)
}
