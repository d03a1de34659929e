import { describe, expect, it } from 'vitest'
import type { Change } from '../../../src/board/change.ts'
import type { Entry, StepRecord } from '../../../src/store/record.ts'
import { momentOf, type Curve, type Mark } from '../contract.ts'
import { bucketMarks, drawCurve } from '../run/time-line-buckets.ts'
import { factsOf } from '../run/time-line-facts.ts'
import { syntheticJournal } from './synthetic.ts'
import { createTimeline } from './timeline.ts'

const STEPS = 10_000
const FIELDS = ['score', 'place', 'story', 'rooms', 'things']
// a whole value is kept every 64 changes; one more is the lookup itself
const MOST_A_FIELD = 64

/** Counts each look at what a change says: that is all the work there is in going to a step. */
function counted(entries: readonly Entry[]): { readonly entries: Entry[]; looks: () => number } {
  let looks = 0
  const watch = (change: Change): Change => {
    const watched: object = {}
    for (const [name, value] of Object.entries(change))
      Object.defineProperty(watched, name, {
        enumerable: true,
        get: () => {
          looks++
          return value
        },
      })
    return watched as Change
  }
  const watchStep = (record: StepRecord): StepRecord => ({
    ...record,
    did: record.did.map((deed) => ({
      ...deed,
      changes: Object.fromEntries(Object.entries(deed.changes ?? {}).map(([name, change]) => [name, watch(change)])),
    })),
  })
  return {
    entries: entries.map((entry) =>
      entry.record.kind === 'step' ? { ...entry, record: watchStep(entry.record) } : entry,
    ),
    looks: () => {
      const counted = looks
      looks = 0
      return counted
    },
  }
}

describe('a run of ten thousand steps', () => {
  const { entries, looks } = counted(syntheticJournal({ steps: STEPS }))
  const timeline = createTimeline()
  timeline.add(entries)
  looks()
  const look = (step: number) => {
    const moment = momentOf(timeline, step)
    for (const name of FIELDS) moment.field(name)
    return looks()
  }

  it('goes anywhere by folding at most 64 changes a field, however far it is', () => {
    for (const step of [9_999, 1, 5_000, 63, 7_777, 64, 128, 10_000, 0]) {
      expect(look(step), `step ${step}`).toBeLessThanOrEqual(FIELDS.length * (MOST_A_FIELD + 1))
    }
  })

  it('goes one step on by folding one change a field', () => {
    look(4_500)
    // 4,544 is where a whole value is taken instead
    for (let step = 4_501; step < 4_540; step++)
      expect(look(step), `step ${step}`).toBeLessThanOrEqual(FIELDS.length * 2)
  })

  it('asks for curve and marks when it has grown, and draws no more of them than there are pixels', () => {
    const marks: Mark[] = Array.from({ length: STEPS }, (_, index) => ({
      step: index + 1,
      kind: 'note',
      label: `mark ${index}`,
    }))
    const curve: Curve = { label: 'score', points: marks.map(({ step }) => [step, step % 50] as const) }
    const facts = factsOf({ curve: () => curve, marks: () => marks }, timeline)
    const scale = { first: 0, last: facts.last, width: 1200 }
    expect(bucketMarks(facts.marks, scale).length).toBeLessThanOrEqual(110)
    const { line } = drawCurve(facts.curve!, scale, 40)!
    expect(line.match(/[HVM]/g)!.length).toBeLessThanOrEqual(4 * scale.width + 2)
    expect(looks()).toBe(0)
  })
})
