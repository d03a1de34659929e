/** The run of a flow that is watched, if there is one. */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '../../../api/client.ts'
import type { FollowedRun } from '../../../journal/followed.ts'
import { createFollower } from '../../../journal/follower.ts'
import { browserPace } from '../../../journal/pace.ts'

const nobody = { subscribe: () => () => {}, now: () => undefined, open: () => () => {} }

export function useWatched(run: string | undefined): FollowedRun | undefined {
  const follower = useMemo(() => (run === undefined ? nobody : createFollower(run, { api, pace: browserPace })), [run])
  useEffect(() => follower.open(), [follower])
  return useSyncExternalStore<FollowedRun | undefined>(follower.subscribe, follower.now)
}
