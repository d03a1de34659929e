/** A run as comparing needs it: its journal from the beginning, forebears included, and its measures. */
import { useEffect, useMemo, useState } from 'react'
import type { Metrics, RunDetail } from '../../../../src/server/api.ts'
import { api } from '../../api/client.ts'
import { asFailure, type ApiFailure } from '../../api/failure.ts'
import type { WorldView } from '../../contract.ts'
import { readForebears, readPages } from '../../journal/load.ts'
import { createTimeline, type Timeline } from '../../journal/timeline.ts'
import { HUES } from '../../ui/hue.ts'
import { loadView } from '../../worlds/registry.ts'

export interface LoadedRun {
  readonly id: string
  /** A, B, C …: what it is called on this page */
  readonly letter: string
  readonly hue: number
  readonly detail: RunDetail
  readonly timeline: Timeline
  readonly view: WorldView
  readonly metrics: Metrics | undefined
}

export interface Loading {
  readonly runs: readonly LoadedRun[]
  readonly failures: readonly { readonly id: string; readonly failure: ApiFailure }[]
  /** how many are still to come */
  readonly left: number
  /** measuring may take longer than reading: a game is played again for it */
  readonly isMeasured: boolean
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** More would be a tangle. */
export const MOST_RUNS = LETTERS.length

async function loadRun(id: string, place: number): Promise<LoadedRun> {
  const detail = await api.run(id)
  const timeline = createTimeline()
  let isFirst = true
  for await (const { entries } of readPages(api, id, 1)) {
    const start = isFirst ? entries[0]?.record : undefined
    isFirst = false
    if (start?.kind === 'start' && start.parent !== undefined) {
      // a parent may have been thrown away: then the fork is shown from where it begins
      const forebears = readForebears(api, start.parent)
      try {
        for await (const before of forebears) timeline.add(before)
      } catch (fault) {
        if (asFailure(fault).status !== 404) throw fault
      }
    }
    timeline.add(entries)
  }
  const view = await loadView(detail.view)
  return { id, letter: LETTERS[place % LETTERS.length]!, hue: place % HUES, detail, timeline, view, metrics: undefined }
}

/** One after the other: two journals of ten thousand steps need not be in the air at once. */
export function useRuns(ids: readonly string[]): Loading {
  const key = JSON.stringify(ids)
  const empty = useMemo(
    () => ({ key, runs: [], failures: [], left: (JSON.parse(key) as string[]).length, isMeasured: false }),
    [key],
  )
  const [state, setState] = useState<Loading & { readonly key: string }>(empty)
  useEffect(() => {
    let isGone = false
    let now: Loading & { readonly key: string } = empty
    const tell = (changed: Partial<Loading>) => {
      now = { ...now, ...changed }
      if (!isGone) setState(now)
    }
    const load = async () => {
      for (const [place, id] of (JSON.parse(key) as string[]).entries()) {
        try {
          const run = await loadRun(id, place)
          tell({ runs: [...now.runs, run], left: now.left - 1 })
        } catch (fault) {
          tell({ failures: [...now.failures, { id, failure: asFailure(fault) }], left: now.left - 1 })
        }
        if (isGone) return
      }
      for (const { id } of now.runs) {
        const metrics = await api.metrics(id).catch(() => undefined)
        if (isGone) return
        tell({ runs: now.runs.map((run) => (run.id === id ? { ...run, metrics } : run)) })
      }
      tell({ isMeasured: true })
    }
    void load()
    return () => {
      isGone = true
    }
  }, [key, empty])
  return state.key === key ? state : empty
}
