/** A fork that a view asks for: it begins after the step that is shown, with other fields, and the page goes there. */
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { api } from '../api/client.ts'
import type { WorldProps } from '../contract.ts'
import { possible } from './act-state.ts'
import { useRun } from './context.tsx'

/** Nothing where the run can only be looked at. */
export function useForkHere(): WorldProps['fork'] {
  const { id, detail, step, isShared } = useRun()
  const [, navigate] = useLocation()
  const fork = useCallback(
    async (edit: Readonly<Record<string, unknown>>) => {
      const made = await api.fork(id, { at: step, edit })
      navigate(`/runs/${encodeURIComponent(made.id)}`)
    },
    [id, step, navigate],
  )
  return !isShared && possible(detail).fork ? fork : undefined
}
