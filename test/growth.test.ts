/** E6: the cost of a step, in bytes and in work, does not grow with the number of steps before it. */
import { statSync } from 'node:fs'
import { append, board, end, flow, memoryStore, stateAt, sum, value, type Store } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { describe, expect, it } from 'vitest'
import { countingStore } from './counting-store.ts'
import { temporaryPlaces } from './places.ts'

const newPlace = temporaryPlaces()

const MESSAGE = 'a message of forty characters, give or take'

const room = board({
  count: sum(),
  last: value(0),
  manual: value(''),
  messages: append<string>(),
})

function talk(steps: number) {
  const speaker = room.agent({
    reads: ['count'],
    writes: ['count', 'messages'],
    think: ({ count }) => ({ count: 1, messages: [`${MESSAGE} ${count}`] }),
  })
  const route = room.route({
    reads: ['count'],
    to: ['speaker'],
    choose: ({ count }) => (count < steps ? 'speaker' : end('enough')),
  })
  return flow(room, { start: 'speaker', agents: { speaker }, routes: { speaker: route }, stepLimit: 1_000_000 })
}

const manual = 'm'.repeat(10_000)

describe('E6: a run of many steps', () => {
  const bytesOf = async (steps: number) => {
    const file = newPlace('troupe.db')
    const store = sqliteStore(file)
    await talk(steps).run({ manual }, { store }).finished
    await store.close()
    return statSync(file).size
  }

  it('takes twice the bytes for twice the steps, and little more than what is said in them', async () => {
    const half = await bytesOf(5_000)
    const whole = await bytesOf(10_000)
    expect(whole / half).toBeLessThanOrEqual(2.1)
    const payload = 10_000 * MESSAGE.length + manual.length
    expect((whole - payload) / 10_000).toBeLessThanOrEqual(400)
  })

  it.each([
    ['memoryStore', () => memoryStore()],
    ['sqliteStore', () => sqliteStore(newPlace('troupe.db'))],
  ] as [string, () => Store][])(
    'is opened by one checkpoint in 256 steps and the steps after it: %s',
    async (_, open) => {
      const { store, counts } = countingStore(open())
      for (const steps of [1, 255, 256, 257, 5_000, 10_239]) {
        const id = `run of ${steps}`
        await talk(steps).run({ manual }, { store, id }).finished
        Object.assign(counts, { calls: 0, entries: 0, checkpoints: 0 })
        const { count, messages } = await stateAt<typeof room.fields>(store, id)
        expect([count, messages.length]).toEqual([steps, steps])
        expect(counts.checkpoints).toBe(Math.floor(steps / 256))
        // its start, the steps since the checkpoint with the one that closed it, and its end
        expect(counts.entries).toBeLessThanOrEqual(256 + 3)
        expect(counts.calls).toBeLessThanOrEqual(5)
      }
      await store.close()
    },
  )

  it('is opened at any step by no more than that', async () => {
    const { store, counts } = countingStore(memoryStore())
    await talk(5_000).run({ manual }, { store, id: 'run' }).finished
    for (const step of [0, 1, 100, 256, 511, 512, 2_600, 4_999, 5_000]) {
      Object.assign(counts, { calls: 0, entries: 0, checkpoints: 0 })
      const { count } = await stateAt<typeof room.fields>(store, 'run', step)
      expect(count).toBe(step)
      expect(counts.checkpoints).toBe(Math.floor(step / 256))
      expect(counts.entries).toBeLessThanOrEqual(256 + 3)
    }
  })

  it('is written with the same work at every step: one record a step, and a checkpoint in 256', async () => {
    const inner = memoryStore()
    const appended: { bytes: number; checkpoint: number }[] = []
    const store: Store = {
      ...inner,
      append: (run, head, records, checkpoint) => {
        for (const [index, record] of records.entries()) {
          const isLast = index === records.length - 1
          const checkpointBytes = isLast && checkpoint ? JSON.stringify(checkpoint).length : 0
          appended.push({ bytes: JSON.stringify(record).length, checkpoint: checkpointBytes })
        }
        return inner.append(run, head, records, checkpoint)
      },
    }
    await talk(5_000).run({ manual }, { store }).finished
    // the last one is its end
    expect(appended).toHaveLength(5_001)
    const most = (from: number, to: number, part: 'bytes' | 'checkpoint') =>
      Math.max(...appended.slice(from, to).map((sizes) => sizes[part]))
    // numbers get a digit or two longer
    expect(most(4_000, 4_999, 'bytes')).toBeLessThanOrEqual(most(0, 1_000, 'bytes') + 10)
    expect(most(4_000, 4_999, 'checkpoint')).toBeLessThanOrEqual(most(0, 1_000, 'checkpoint') + 256 * 2)
    expect(appended.filter(({ checkpoint }) => checkpoint > 0)).toHaveLength(19)
  })
})
