/** When a run changed hands because its worker was gone, as marks of its time line. */
import { useEffect, useMemo, useState } from 'react'
import type { RunTakeovers } from '../../../src/server/api-workers.ts'
import { workersApi } from '../api/workers.ts'
import type { Mark } from '../contract.ts'
import { useAsked } from '../pages/asked.ts'
import { ascending, type TimelineFacts } from './time-line-facts.ts'

const ASK_EVERY_MS = 2_000

/** Asked again only where workers drive runs, and while one does. */
export function useTakeoverMarks(run: string, isLive: boolean): readonly Mark[] {
  const [areUsed, setUsed] = useState(false)
  const everyMs = areUsed && isLive ? ASK_EVERY_MS : undefined
  const { value } = useAsked(`takeovers ${run}`, () => workersApi.takeovers(run), everyMs)
  const isKnown = value?.areUsed === true
  useEffect(() => {
    if (isKnown) setUsed(true)
  }, [isKnown])
  // another answer is often the same: then nothing is drawn again
  const key = JSON.stringify(value?.takeovers ?? [])
  return useMemo(() => marksOf(JSON.parse(key) as RunTakeovers['takeovers']), [key])
}

export function marksOf(takeovers: RunTakeovers['takeovers']): Mark[] {
  return takeovers.map(({ step, loser, worker }) => ({
    step,
    kind: 'takeover',
    label: `worker ${loser} was gone, ${worker} went on`,
  }))
}

/** Those of a moment on the line may come before the line has that step. */
export function withMarks(facts: TimelineFacts, more: readonly Mark[]): TimelineFacts {
  if (more.length === 0) return facts
  const { first, last } = facts
  const inside = more.map((mark) => ({ ...mark, step: Math.min(Math.max(mark.step, first), last) }))
  return { ...facts, marks: ascending([...facts.marks, ...inside]) }
}
