/** The place to say a person's command: the last step, at or before a given one, after which it would be played. */
import { openRun, type Moment } from '../store/fold.ts'
import type { Store } from '../store/store.ts'

// a turn has a handful of steps; a game that decides nothing for longer has ended or never begun
const STEPS_LOOKED_BACK = 64

/** `playedBy`: the agent that plays. Nothing when it is not about to play at the step, nor shortly before. */
export async function placeToSay(store: Store, run: string, at: number, playedBy: string): Promise<Moment | undefined> {
  const isPlayedNext = ({ next }: Moment) =>
    next.some((each) => (typeof each === 'string' ? each : each.agent) === playedBy)
  for (let step = at; step >= Math.max(1, at - STEPS_LOOKED_BACK); step--) {
    const { moment } = await openRun(store, run, step)
    if (isPlayedNext(moment)) return moment
  }
  return undefined
}
