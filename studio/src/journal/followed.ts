/** What following a run tells: shared by those who follow and those who draw. */
import type { RunDetail } from '../../../src/server/api.ts'
import type { ApiFailure } from '../api/failure.ts'
import type { DraftBook } from './draft-book.ts'
import type { Timeline } from './timeline.ts'

/** `lost`: nobody answers, asked again soon; `failed`: it cannot be shown, and `failure` says why. */
export type FollowState = 'loading' | 'live' | 'ended' | 'stopped' | 'lost' | 'failed'

/** What is known of a run now. A new object whenever something has changed. */
export interface FollowedRun {
  readonly id: string
  readonly timeline: Timeline
  readonly detail: RunDetail | undefined
  readonly state: FollowState
  readonly failure?: ApiFailure | undefined
  /** entries read, and how many there are */
  readonly read: { readonly entries: number; readonly of: number }
  /** what models are saying now: a store of its own, since it changes with every word */
  readonly drafts: DraftBook
}

export interface Follower {
  readonly now: () => FollowedRun
  readonly subscribe: (listener: () => void) => () => void
  /** asks for the run's detail again, and for its journal when the connection was lost */
  readonly refresh: () => void
  /** gives what closes it; may be opened again, and continues where it was */
  readonly open: () => () => void
}

export const restOf = ({
  status,
  isLive,
  isElsewhere,
}: Pick<RunDetail, 'status' | 'isLive' | 'isElsewhere'>): FollowState =>
  status === 'ended' ? 'ended' : isLive || isElsewhere ? 'live' : 'stopped'
