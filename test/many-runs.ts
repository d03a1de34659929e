/** A store with as many runs as one likes: most of them ended, some open, failed or waiting for an answer. */
import type { JournalRecord, Store } from 'troupe'

const society = (number: number) => (number % 3 === 0 ? 'talk' : 'counter')

/** `run-00001` and so on, the oldest first. */
export const manyId = (number: number) => `run-${String(number).padStart(6, '0')}`

export async function fillWithRuns(store: Store, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    const flow = society(number)
    const start = { v: 1, kind: 'start', flow, society: flow, seed: 1, step: 0, changes: {}, next: ['a'] } as const
    await store.create(manyId(number), { ...start, shape: {} })
    const last = lastRecord(number)
    if (last) await store.append(manyId(number), 1, [last])
  }
}

function lastRecord(number: number): JournalRecord | undefined {
  if (number % 50 === 1) return undefined
  if (number % 50 === 2) return { v: 1, kind: 'ask', step: 1, slot: 0, agent: 'a', key: '0', question: 'well?' }
  if (number % 50 === 3)
    return { v: 1, kind: 'fail', step: 1, slots: [0], code: 'RUN_AGENT_FAILED', message: 'it broke' }
  return { v: 1, kind: 'end', step: 0, reason: number % 1_000 === 0 ? 'a round number' : 'over' }
}
