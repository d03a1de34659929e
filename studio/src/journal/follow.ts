/** A run and what becomes of it, for whoever wants to show it. */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api as serverApi, type Api } from '../api/client.ts'
import type { FollowedRun, Follower } from './followed.ts'
import { createFollower } from './follower.ts'
import { browserPace, type Pace } from './pace.ts'

export type { FollowedRun, FollowState } from './followed.ts'

export interface FollowOptions {
  readonly api?: Pick<Api, 'run' | 'journal' | 'events'>
  readonly pace?: Pace
}

export interface Followed extends FollowedRun, Omit<Follower, 'open'> {
  readonly close: () => void
}

export function followRun(id: string, { api = serverApi, pace = browserPace }: FollowOptions = {}): Followed {
  const { now, subscribe, refresh, open } = createFollower(id, { api, pace })
  const close = open()
  return {
    now,
    subscribe,
    refresh,
    close,
    id,
    timeline: now().timeline,
    drafts: now().drafts,
    get detail() {
      return now().detail
    },
    get state() {
      return now().state
    },
    get failure() {
      return now().failure
    },
    get read() {
      return now().read
    },
  }
}

/** Followed as long as the component is shown; with tokens, also what models are saying. */
export function useFollowed(id: string, hasTokens = false): FollowedRun & { readonly refresh: () => void } {
  const follower = useMemo(() => createFollower(id, { api: serverApi, pace: browserPace, hasTokens }), [id, hasTokens])
  useEffect(() => follower.open(), [follower])
  const now = useSyncExternalStore(follower.subscribe, follower.now)
  return useMemo(() => ({ ...now, refresh: follower.refresh }), [now, follower])
}
