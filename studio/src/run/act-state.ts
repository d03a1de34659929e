/** What can be done to a run now, from what it is doing. */
import type { RunDetail } from '../../../src/server/api.ts'

export interface Possible {
  /** one place in the header: the run is paused or resumed */
  readonly main: 'pause' | 'resume' | undefined
  readonly step: boolean
  readonly stop: boolean
  readonly fork: boolean
  /** why nothing else can be done */
  readonly note?: string
}

type Doing = Pick<RunDetail, 'status' | 'isLive' | 'isElsewhere' | 'isPaused' | 'canGoOn' | 'within'>

const nothing = { main: undefined, step: false, stop: false, fork: false }

export function possible({ status, isLive, isElsewhere, isPaused, canGoOn, within }: Doing): Possible {
  if (within !== undefined) return { ...nothing, fork: canGoOn, note: 'It continues with the run it is inside of.' }
  if (!canGoOn) return { ...nothing, note: 'Its code is not known here: it can be looked at only.' }
  if (isElsewhere) return { ...nothing, fork: true, note: 'Another process drives it.' }
  if (status === 'ended') return { main: undefined, step: false, stop: false, fork: true }
  // it continues by itself when it is answered
  if (status === 'waiting') return { main: undefined, step: false, stop: true, fork: true }
  const isGoing = isLive && !isPaused
  return { main: isGoing ? 'pause' : 'resume', step: !isGoing, stop: true, fork: true }
}
