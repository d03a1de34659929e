/** A fork that a view asks for: it begins after the step that is shown, with other fields, and the page goes there. */
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { api } from '../api/client.ts'
import type { WorldProps } from '../contract.ts'
import { possible } from './act-state.ts'
import type { Timeline } from '../journal/timeline.ts'
import { useRun } from './context.tsx'

/** The step itself, or the one before it where a run has ended: a fork begins where something follows. */
function stepToFork(timeline: Timeline, step: number): number {
  for (let at = step; at > timeline.firstStep; at--) if (timeline.step(at)?.next.length !== 0) return at
  return step
}

/** Nothing where the run can only be looked at. */
export function useForkHere(): WorldProps['fork'] {
  const { id, detail, timeline, step, isShared } = useRun()
  const [, navigate] = useLocation()
  const fork = useCallback(
    async (edit: Readonly<Record<string, unknown>>) => {
      const made = await api.fork(id, { at: stepToFork(timeline, step), edit })
      navigate(`/runs/${encodeURIComponent(made.id)}`)
    },
    [id, timeline, step, navigate],
  )
  return !isShared && possible(detail).fork ? fork : undefined
}
