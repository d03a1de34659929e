import { describe, expect, it } from 'vitest'
import type { BoardAt, JournalPage, RunDetail } from '../../../../src/server/api.ts'
import type { Entry } from '../../../../src/store/record.ts'
import { keepLiving } from './living.ts'

const stepEntry = (number: number): Entry => ({
  seq: number + 1,
  at: 0,
  record: { v: 1, kind: 'step', step: number, did: [{ agent: 'ana', changes: { at: { set: number } } }], next: [] },
})
const end = (number: number): Entry => ({
  seq: number + 2,
  at: 0,
  record: { v: 1, kind: 'end', step: number, reason: 'done' },
})

/** A server on which the journal grows by what each question finds. */
async function watched(pages: (Entry[] | Error)[], first = 3) {
  const shown: unknown[] = []
  const waits: number[] = []
  const asked: number[] = []
  let boards = 0
  let head = first + 1
  const closed = new AbortController()
  const api = {
    run: async () => ({ step: head - 1, head, flow: 'walk', status: 'open' }) as unknown as RunDetail,
    board: async (_: string, at?: number): Promise<BoardAt> => (boards++, { step: at!, values: { at } }),
    journal: async (_: string, from: number): Promise<JournalPage> => {
      asked.push(from)
      const page = pages.shift()
      if (page === undefined) closed.abort()
      if (page instanceof Error) throw page
      head = page?.at(-1)?.seq ?? head
      return { entries: page ?? [], head }
    },
  }
  await keepLiving(
    'r1',
    {
      api,
      show: ({ timeline, step, is }) => shown.push([timeline.field('at', step), is]),
      whenSeen: async () => {},
      wait: async (ms) => void waits.push(ms),
    },
    closed.signal,
  )
  return { shown, waits, asked, boards }
}

describe('a living picture', () => {
  it('begins with the board as it is and goes on from there', async () => {
    const { shown, asked } = await watched([[stepEntry(4)], [stepEntry(5), stepEntry(6)], [end(6)]])
    expect(shown).toEqual([
      [3, 'live'],
      [4, 'live'],
      [6, 'live'],
      [6, 'over'],
    ])
    expect(asked).toEqual([5, 6, 8])
  })

  it('asks less and less often while nothing happens', async () => {
    const { waits } = await watched([[], [], [stepEntry(4)], []])
    expect(waits[1]!).toBeGreaterThan(waits[0]!)
    expect(waits[2]!).toBeLessThan(waits[0]!)
  })

  it('begins anew when it has missed a step', async () => {
    const { shown, boards } = await watched([[stepEntry(5)], [stepEntry(6)]])
    expect(boards).toBe(2)
    expect(shown).toEqual([
      [3, 'live'],
      [5, 'live'],
      [6, 'live'],
    ])
  })

  it('stays as it is while the server is gone', async () => {
    const { shown } = await watched([new Error('gone'), [stepEntry(4)]])
    expect(shown).toEqual([
      [3, 'live'],
      [4, 'live'],
    ])
  })
})
