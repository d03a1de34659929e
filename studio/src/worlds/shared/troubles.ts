/** What of a journal is worth a mark in any world: what failed, and what people were asked. Read once, as it grows. */
import type { Mark } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import type { Deed, Entry } from '../../../../src/store/record.ts'
import { oneLine } from './one-line.ts'

/** Reads entries that were not read yet, and gives all marks so far. */
export function createMarker(mark: (entry: Entry, add: (mark: Mark) => void, timeline: Timeline) => void) {
  const known = new WeakMap<Timeline, { upTo: number; version: number; marks: Mark[] }>()
  return (timeline: Timeline): readonly Mark[] => {
    let state = known.get(timeline)
    if (state === undefined) known.set(timeline, (state = { upTo: 0, version: -1, marks: [] }))
    if (state.version === timeline.version) return state.marks
    const added: Mark[] = []
    for (; state.upTo < timeline.entries.length; state.upTo++) {
      const entry = timeline.entries[state.upTo]!
      markTrouble(entry, (each) => added.push(each))
      mark(entry, (each) => added.push(each), timeline)
    }
    state.version = timeline.version
    // another list when there is more: whoever draws compares it
    if (added.length > 0) state.marks = [...state.marks, ...added]
    return state.marks
  }
}

function markTrouble({ record }: Entry, add: (mark: Mark) => void): void {
  if (record.kind === 'fail') add({ step: record.step, kind: 'error', label: oneLine(record.message, 120) })
  if (record.kind === 'ask') add({ step: record.step, kind: 'question', label: `${record.agent} asks` })
  if (record.kind !== 'step') return
  for (const { agent, skipped } of record.did)
    if (skipped !== undefined) add({ step: record.step, kind: 'error', label: oneLine(`${agent}: ${skipped}`, 120) })
}

export const deedsOf = ({ record }: Entry): readonly Deed[] => (record.kind === 'step' ? record.did : [])
