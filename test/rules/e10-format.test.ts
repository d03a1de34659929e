/** E10: every record carries the version of the format it was written in. */
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore } from 'troupe'
import { faultOf, recordsOf, sleep } from './support.ts'

const room = board({ log: append<string>() })

describe('E10 every record carries a format version', () => {
  it('E10 in a run that writes every kind of record there is', async () => {
    const store = memoryStore()
    let ill = true
    const slow = room.agent({
      reads: [],
      writes: ['log'],
      think: async (_, context) => {
        await context.once('cost', () => 1)
        await sleep(5)
        if (ill) throw new Error('ill')
        return { log: [String(await context.ask('well?'))] }
      },
    })
    const quick = room.agent({
      reads: [],
      writes: ['log'],
      think: async () => (await sleep(0), { update: { log: ['quick'] }, effects: [{ type: 'act' }, { type: 'act' }] }),
    })
    const society = flow(room, {
      start: ['slow', 'quick'],
      agents: { slow, quick },
      routes: { slow: end('done'), quick: end('done') },
    })
    const options = { store, handlers: { act: () => 'did' } }
    await faultOf(society.run({}, { ...options, id: 'r' }).finished)
    ill = false
    await society.resume('r', options).finished
    await society.resume('r', { ...options, answer: 'yes' }).finished
    const records = await recordsOf(store, 'r')
    expect(new Set(records.map(({ kind }) => kind))).toEqual(
      new Set(['start', 'call', 'think', 'fail', 'ask', 'answer', 'effect', 'done', 'step', 'end']),
    )
    expect(records.filter(({ v }) => v !== 1)).toEqual([])
  })
})
