/** A small journal for tests: three records of setting up, then two explorers that think side by side. */
import type { Deed, Entry, JournalRecord } from '../../../../../src/store/record.ts'
import { createTimeline, type Timeline } from '../../../journal/timeline.ts'

// a union that keeps its parts when something is left out of it
type Loose<T> = T extends unknown ? Omit<T, 'v'> : never

export function timelineOf(...records: readonly Loose<JournalRecord>[]): Timeline {
  const timeline = createTimeline()
  timeline.add(entriesOf(records))
  return timeline
}

export const entriesOf = (records: readonly Loose<JournalRecord>[], from = 1): Entry[] =>
  records.map((record, index) => ({ seq: from + index, at: 0, record: { v: 1, ...record } as JournalRecord }))

export const both = (agent: string) => ['Ada', 'Ben'].map((explorer) => ({ agent, payload: { explorer } }))

export const modelCall = (tokens: number, cost: number, reply = 'north') => ({
  mind: 'test/model',
  agent: 'decide',
  prompt: 'Where to?',
  reply,
  usage: { inputTokens: tokens - 1, outputTokens: 1 },
  cost,
})

export const step = (number: number, did: readonly Deed[], next: readonly (string | ReturnType<typeof both>[0])[]) =>
  ({ kind: 'step', step: number, did, next }) as const

export const expedition = (): Timeline =>
  timelineOf(
    {
      kind: 'start',
      flow: 'expedition',
      step: 0,
      seed: 7,
      changes: { found: { set: [] }, rounds: { set: 0 } },
      next: ['muster'],
      shape: null,
    },
    step(1, [{ agent: 'muster', changes: { rounds: { set: 1 } } }], both('decide')),
    { kind: 'call', step: 2, slot: 1, attempt: 1, call: 0, name: 'model', value: modelCall(100, 0.01) },
    { kind: 'call', step: 2, slot: 0, attempt: 1, call: 0, name: 'dice', value: 4 },
    step(
      2,
      [
        { agent: 'decide', changes: { action: { put: { Ada: 'north' } } } },
        { agent: 'decide', mind: 'test/model', changes: { action: { put: { Ben: 'Lamp' } } } },
      ],
      both('act'),
    ),
    step(
      3,
      [
        { agent: 'act', changes: { found: { push: ['lamp'] }, rounds: { set: 2 } } },
        { agent: 'act', changes: { found: { push: ['chair'] }, rounds: { set: 3 } } },
      ],
      ['muster'],
    ),
  )
