/** How many may think at once: never more than the run and the agent allow, and never fewer than they could. */
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, send, sum, type } from '../index.ts'
import { sleep, within } from '../../test/rules/support.ts'

const hall = board({ log: append<number>(), rounds: sum() })

function crowd(own: number | undefined, think: (payload: number) => Promise<void> | void) {
  const peak: Record<string, number> = { a: 0, b: 0, all: 0 }
  const now: Record<string, number> = { a: 0, b: 0, all: 0 }
  const worker = (name: string) =>
    hall.agent({
      reads: [],
      writes: ['log'],
      takes: type<number>(),
      ...(own !== undefined && { concurrency: own }),
      think: async (_, { payload }) => {
        for (const group of [name, 'all']) peak[group] = Math.max(peak[group]!, ++now[group]!)
        try {
          await think(payload)
        } finally {
          for (const group of [name, 'all']) now[group]!--
        }
        return { log: [payload] }
      },
    })
  const boss = hall.agent({ reads: [], writes: [], think: () => {} })
  const society = flow(hall, {
    start: 'boss',
    agents: { boss, a: worker('a'), b: worker('b') },
    routes: {
      boss: () => Array.from({ length: 20 }, (_, n) => send(n % 2 ? 'a' : 'b', n)),
      a: end('done'),
      b: end('done'),
    },
    failures: { a: 'skip' },
  })
  return { society, peak }
}

describe('the limit of how many think at once', () => {
  const some = () => sleep(Math.random() * 3)

  it('holds for the run', async () => {
    const { society, peak } = crowd(undefined, some)
    await society.run({}, { concurrency: 3 }).finished
    expect(peak['all']).toBe(3)
  })

  it('holds for each agent', async () => {
    const { society, peak } = crowd(2, some)
    await society.run({}).finished
    expect(peak).toEqual({ a: 2, b: 2, all: 4 })
  })

  it('holds for both together, and an agent at its limit does not block the others', async () => {
    const { society, peak } = crowd(2, some)
    await society.run({}, { concurrency: 3 }).finished
    expect(peak).toEqual({ a: 2, b: 2, all: 3 })
  })

  it('is none when nobody says one', async () => {
    const { society, peak } = crowd(undefined, () => sleep(2))
    await society.run({}).finished
    expect(peak['all']).toBe(20)
  })

  it('gives the place of a branch that failed to the next one', async () => {
    const { society, peak } = crowd(1, async (n) => {
      await sleep(0)
      if (n % 3 === 1 && n % 2 === 1) throw new Error('broken')
    })
    const { board: last } = await society.run({}, { concurrency: 1 }).finished
    expect(peak['all']).toBe(1)
    expect(last.log).toHaveLength(16)
  })

  it('gives the place of a branch that asks a question to the next one', async () => {
    const asker = hall.agent({
      reads: [],
      writes: ['log'],
      takes: type<number>(),
      concurrency: 1,
      think: async (_, context) => ({
        log: [context.payload + (await context.ask<number>(`${context.payload}?`))],
      }),
    })
    const boss = hall.agent({ reads: [], writes: [], think: () => {} })
    const society = flow(hall, {
      start: 'boss',
      agents: { boss, asker },
      routes: { boss: [1, 2, 3].map((n) => send('asker', n)), asker: end('done') },
    })
    const result = await within(society.run({}, { concurrency: 1 }).finished, 2000)
    expect(result).toMatchObject({
      status: 'waiting',
      questions: [{ question: '1?' }, { question: '2?' }, { question: '3?' }],
    })
  })

  it.each([1, 2])('does not hang when a branch that had to wait answers at once (limit %i)', async (limit) => {
    const mixed = hall.agent({
      reads: [],
      writes: ['log'],
      takes: type<number>(),
      think: (_, { payload }) => (payload % 2 === 0 ? sleep(1).then(() => ({ log: [payload] })) : { log: [payload] }),
    })
    const boss = hall.agent({ reads: [], writes: [], think: () => {} })
    const society = flow(hall, {
      start: 'boss',
      agents: { boss, mixed },
      routes: { boss: Array.from({ length: 6 }, (_, n) => send('mixed', n)), mixed: end('done') },
    })
    const result = await within(society.run({}, { concurrency: limit }).finished, 2000)
    expect(result).toMatchObject({ board: { log: [0, 1, 2, 3, 4, 5] } })
  })

  it('does not overflow the stack with thousands of branches that answer at once behind a slow one', async () => {
    const mixed = hall.agent({
      reads: [],
      writes: ['log'],
      takes: type<number>(),
      think: (_, { payload }) => (payload === 0 ? sleep(1).then(() => ({ log: [payload] })) : { log: [payload] }),
    })
    const boss = hall.agent({ reads: [], writes: [], think: () => {} })
    const society = flow(hall, {
      start: 'boss',
      agents: { boss, mixed },
      routes: { boss: () => Array.from({ length: 20_000 }, (_, n) => send('mixed', n)), mixed: end('done') },
    })
    const result = await within(society.run({}, { concurrency: 1 }).finished, 10_000)
    expect(result).toMatchObject({ status: 'ended' })
  })

  it('counts a retried branch once, over all its tries', async () => {
    let now = 0
    let peak = 0
    const flaky = hall.agent({
      reads: [],
      writes: ['log'],
      takes: type<number>(),
      concurrency: 2,
      retry: { attempts: 3, backoffMs: 1 },
      think: async (_, { payload, attempt }) => {
        peak = Math.max(peak, ++now)
        await sleep(1)
        now--
        if (attempt < 3) throw new Error('again')
        return { log: [payload] }
      },
    })
    const boss = hall.agent({ reads: [], writes: [], think: () => {} })
    const { board: last } = await flow(hall, {
      start: 'boss',
      agents: { boss, flaky },
      routes: { boss: [1, 2, 3, 4, 5].map((n) => send('flaky', n)), flaky: end('done') },
    }).run({}).finished
    expect(last.log).toEqual([1, 2, 3, 4, 5])
    expect(peak).toBeLessThanOrEqual(2)
  })
})
