/** The trace of the run that is shown, growing with its journal; societies inside are read when they are opened. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { InsideRun } from '../../../../../src/server/api.ts'
import { createTraceFold, type TraceFold } from '../../../../../src/trace/assemble.ts'
import type { Span } from '../../../../../src/trace/span.ts'
import { api } from '../../../api/client.ts'
import { readPages } from '../../../journal/load.ts'
import { useRun } from '../../context.tsx'
import { useInside } from '../../inside/use-inside.tsx'

// so few are read without being asked for: of minds with tools, everything is inside
const READ_AT_ONCE = 24
// what is inside a thought that goes on is read again so often
const AGAIN_MS = 2_000

interface Shown {
  readonly spans: readonly Span[]
  readonly societies: readonly InsideRun[]
  /** ids of societies whose journals were read */
  readonly read: ReadonlySet<string>
  readonly open: (societies: readonly InsideRun[]) => void
}

interface Reading {
  readonly fold: TraceFold
  /** entries of the run that were folded */
  upTo: number
  /** and of societies inside it, by id */
  readonly heads: Map<string, number>
}

export function useTrace(): Shown {
  const { id, timeline, state } = useRun()
  const direct = useInside()
  const [opened, setOpened] = useState<ReadonlySet<string>>(NONE)
  const reading = useMemo<Reading>(() => create(id), [id, timeline])
  const { read, nested, version } = useSocieties(reading, opened, state === 'live')
  const societies = useMemo(() => [...direct, ...nested], [direct, nested])
  const open = useCallback((more: readonly InsideRun[]) => {
    setOpened((before) => {
      const all = new Set([...before, ...more.map((society) => society.id)])
      // the same one, or they would be read again
      return all.size === before.size ? before : all
    })
  }, [])
  const isFew = societies.length > 0 && societies.length <= READ_AT_ONCE
  useEffect(() => {
    if (isFew) open(societies)
  }, [isFew, societies, open])
  const spans = useMemo(() => {
    const { entries } = timeline
    reading.fold.add(id, entries.slice(reading.upTo))
    reading.upTo = entries.length
    return reading.fold.spans({ isUnderWay: state === 'live' })
    // `version` and the timeline's: what is folded has grown
  }, [reading, id, timeline, timeline.version, state, version])
  return { spans, societies, read, open }
}

const create = (run: string): Reading => ({ fold: createTraceFold(run), upTo: 0, heads: new Map() })
const NONE: ReadonlySet<string> = new Set()
const NO_SOCIETIES: readonly InsideRun[] = []

/** Reads the journals of opened societies into the trace, and again while the run goes on. */
function useSocieties({ fold, heads }: Reading, opened: ReadonlySet<string>, isLive: boolean) {
  const [found, setFound] = useState({ read: NONE, nested: NO_SOCIETIES, version: 0 })
  useEffect(() => {
    let isGone = false
    const readOne = async (id: string) => {
      for await (const { entries } of readPages(api, id, (heads.get(id) ?? 0) + 1)) {
        const news = entries.filter(({ seq }) => seq > (heads.get(id) ?? 0))
        if (isGone) return
        fold.add(id, news)
        heads.set(id, news.at(-1)?.seq ?? heads.get(id) ?? 0)
      }
      return api.inside(id)
    }
    const readAll = async () => {
      const inside = await Promise.all([...opened].map((id) => readOne(id).catch(() => undefined)))
      if (isGone) return
      setFound(({ version }) => ({
        read: new Set([...opened].filter((id) => heads.has(id))),
        nested: inside.flatMap((societies) => societies ?? []),
        version: version + 1,
      }))
    }
    if (opened.size === 0) return
    void readAll()
    const timer = isLive ? setInterval(() => void readAll(), AGAIN_MS) : undefined
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [fold, heads, opened, isLive])
  return found
}
