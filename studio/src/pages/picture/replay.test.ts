import { describe, expect, it } from 'vitest'
import type { Entry, JournalRecord } from '../../../../src/store/record.ts'
import { keepReplaying } from './replay.ts'

const entry = (record: object, seq: number): Entry => ({ seq, at: 0, record: { v: 1, ...record } as JournalRecord })

async function replayed(steps: number, drawings: number, head = steps + 1) {
  const start = entry({ kind: 'start', step: 0, changes: {}, next: [] }, 1)
  const entries = [
    start,
    ...Array.from({ length: steps }, (_, place) =>
      entry({ kind: 'step', step: place + 1, did: [], next: [] }, place + 2),
    ),
  ]
  const shown: number[] = []
  const closed = new AbortController()
  await keepReplaying(
    'r1',
    {
      api: { journal: async () => ({ entries, head }) },
      show: ({ step }) => {
        shown.push(step)
        if (shown.length >= drawings) closed.abort()
      },
      whenSeen: async () => {},
      wait: async () => {},
    },
    closed.signal,
  )
  return shown
}

describe('a run shown again', () => {
  it('begins anew when it has come to its end', async () => {
    expect(await replayed(2, 7)).toEqual([0, 1, 2, 0, 1, 2, 0])
  })

  it('takes long strides through a long run, and never misses its end', async () => {
    const shown = await replayed(1_000, 300)
    const round = shown.slice(0, shown.indexOf(1_000) + 1)
    expect(round.length).toBeLessThan(180)
    expect(shown[round.length]).toBe(0)
  })

  it('leaves a journal alone that is too long for a picture', async () => {
    expect(await replayed(3, 5, 100_000)).toEqual([])
  })
})
