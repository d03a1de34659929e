/** A timeline that begins at a step: enough for a picture of what is now, without the journal before it. */
import type { Changes } from '../../../../src/board/change.ts'
import type { BoardAt } from '../../../../src/server/api.ts'
import type { Entry, StartRecord } from '../../../../src/store/record.ts'
import { createTimeline, type Timeline } from '../../journal/timeline.ts'

export function timelineFrom({ step, values }: BoardAt, flow = ''): Timeline {
  const changes: Changes = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { set: value }]))
  const record: StartRecord = { v: 1, kind: 'start', flow, seed: 0, step, changes, next: [], shape: null }
  const timeline = createTimeline()
  timeline.add([{ seq: 0, at: 0, record }])
  return timeline
}

/** Adds the steps that follow; `false` when one between is missing, and the picture must begin anew. */
export function addFollowing(timeline: Timeline, entries: readonly Entry[]): boolean {
  const following: Entry[] = []
  let last = timeline.lastStep
  for (const entry of entries) {
    const { record } = entry
    if (record.kind !== 'step' || record.step <= last) continue
    if (record.step !== last + 1) return false
    last = record.step
    following.push(entry)
  }
  timeline.add(following)
  return true
}
