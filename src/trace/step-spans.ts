/** The spans of one step: each agent's thought, and under it what it called, asked and did. Pure. */
import type { JournalRecord } from '../store/record.ts'
import { slotSpans } from './slot-spans.ts'
import type { Span } from './span.ts'
import type { Step, Timed } from './step.ts'

/** Thoughts in the order of their slots, each followed by what belongs to it. */
export function stepSpans(step: Step): Span[] {
  const bySlot = new Map<number, Timed[]>()
  for (const slot of (step.closed?.record.did ?? step.next).keys()) bySlot.set(slot, [])
  for (const timed of step.records) {
    for (const slot of slotsOf(timed.record)) {
      const known = bySlot.get(slot)
      if (known) known.push(timed)
      // a journal from elsewhere may name any place
      else bySlot.set(slot, [timed])
    }
  }
  const branches = new Map<string, number>()
  const spans: Span[] = []
  for (const slot of [...bySlot.keys()].toSorted((one, other) => one - other)) {
    const { agent, payload } = whoIn(step, slot, bySlot.get(slot)!)
    const branch = branches.get(agent) ?? 0
    branches.set(agent, branch + 1)
    for (const span of slotSpans(step, { slot, agent, branch, payload, records: bySlot.get(slot)! })) spans.push(span)
  }
  return spans
}

function slotsOf(record: JournalRecord): readonly number[] {
  if (record.kind === 'fail') return record.slots
  return 'slot' in record ? [record.slot] : []
}

/** The record before names who is next; where it does not, what was written in the slot may. */
function whoIn({ next, closed }: Step, slot: number, records: readonly Timed[]) {
  const activation = next[slot]
  if (typeof activation === 'object') return activation
  const named = records.map(({ record }) => ('agent' in record ? record.agent : undefined))
  const agent = activation ?? closed?.record.did[slot]?.agent ?? named.find((name) => name !== undefined) ?? 'unknown'
  return { agent, payload: undefined }
}
