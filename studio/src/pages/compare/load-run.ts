/** A run as comparing needs it: its journal from the beginning, forebears included, and its measures. */
import { useEffect, useMemo, useState } from 'react'
import type { Metrics, RunDetail } from '../../../../src/server/api.ts'
import { api, type Api } from '../../api/client.ts'
import { asFailure, type ApiFailure } from '../../api/failure.ts'
import type { WorldView } from '../../contract.ts'
import { readForebears, readPages } from '../../journal/load.ts'
import { browserPace } from '../../journal/pace.ts'
import { createTimeline, type Timeline } from '../../journal/timeline.ts'
import { HUES } from '../../ui/hue.ts'
import { loadView } from '../../worlds/registry.ts'
import { keepUp } from './keep-up.ts'

export interface LoadedRun {
  readonly id: string
  /** A, B, C …: what it is called on this page */
  readonly letter: string
  readonly hue: number
  readonly detail: RunDetail
  readonly timeline: Timeline
  /** the last entry of its own journal that is in the timeline */
  readonly seq: number
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

async function loadRun(from: Pick<Api, 'run' | 'journal'>, id: string, place: number): Promise<LoadedRun> {
  const detail = await from.run(id)
  const timeline = createTimeline()
  let seq = 0
  for await (const { entries } of readPages(from, id, 1)) {
    const start = seq === 0 ? entries[0]?.record : undefined
    seq = entries.at(-1)?.seq ?? seq
    if (start?.kind === 'start' && start.parent !== undefined) {
      // a parent may have been thrown away: then the fork is shown from where it begins
      const forebears = readForebears(from, start.parent)
      try {
        for await (const before of forebears) timeline.add(before)
      } catch (fault) {
        if (asFailure(fault).status !== 404) throw fault
      }
    }
    timeline.add(entries)
  }
  const view = await loadView(detail.view)
  const letter = LETTERS[place % LETTERS.length]!
  return { id, letter, hue: place % HUES, detail, timeline, seq, view, metrics: undefined }
}

/** One after the other: two journals of ten thousand steps need not be in the air at once. Then those that grow. */
export function useRuns(ids: readonly string[]): Loading {
  const key = JSON.stringify(ids)
  const empty = useMemo(
    () => ({ key, runs: [], failures: [], left: (JSON.parse(key) as string[]).length, isMeasured: false }),
    [key],
  )
  const [state, setState] = useState<Loading & { readonly key: string }>(empty)
  useEffect(() => {
    const closed = new AbortController()
    const { signal } = closed
    let now: Loading & { readonly key: string } = empty
    const tell = (changed: Partial<Loading>) => {
      now = { ...now, ...changed }
      if (!signal.aborted) setState(now)
    }
    const put = (id: string, changed: Partial<LoadedRun>) =>
      tell({ runs: now.runs.map((run) => (run.id === id ? { ...run, ...changed } : run)) })
    const load = async () => {
      for (const [place, id] of (JSON.parse(key) as string[]).entries()) {
        try {
          const run = await loadRun(api, id, place)
          tell({ runs: [...now.runs, run], left: now.left - 1 })
        } catch (fault) {
          tell({ failures: [...now.failures, { id, failure: asFailure(fault) }], left: now.left - 1 })
        }
        if (signal.aborted) return
      }
      void keepUp({ api, pace: browserPace, runs: () => now.runs, put, now: () => performance.now() }, signal)
      for (const { id } of now.runs) {
        const metrics = await api.metrics(id).catch(() => undefined)
        if (signal.aborted) return
        put(id, { metrics })
      }
      tell({ isMeasured: true })
    }
    void load()
    return () => closed.abort()
  }, [key, empty])
  return state.key === key ? state : empty
}
