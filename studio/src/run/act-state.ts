/** What can be done to a run now, from what it is doing. */
import type { RunDetail } from '../../../src/server/api.ts'

export interface Possible {
  /** one place in the header: the run is made to rest or to go on */
  readonly main: 'pause' | 'resume' | undefined
  readonly step: boolean
  readonly stop: boolean
  readonly fork: boolean
  /** why nothing else can be done */
  readonly note?: string
}

type Doing = Pick<RunDetail, 'status' | 'isLive' | 'isPaused' | 'canGoOn'>

export function possible({ status, isLive, isPaused, canGoOn }: Doing): Possible {
  if (!canGoOn) return { main: undefined, step: false, stop: false, fork: false, note: 'Its code is not known here: it can be looked at only.' } // prettier-ignore
  if (status === 'ended') return { main: undefined, step: false, stop: false, fork: true }
  // it goes on by itself when it is answered
  if (status === 'waiting') return { main: undefined, step: false, stop: true, fork: true }
  const isGoing = isLive && !isPaused
  return { main: isGoing ? 'pause' : 'resume', step: !isGoing, stop: true, fork: true }
}
