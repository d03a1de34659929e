import { describe, expect, it } from 'vitest'
import { board, end, flow, memoryStore, value } from '../index.ts'
import { createJournalSpans } from '../trace/journal-spans.ts'
import { openRun } from './fold.ts'
import { tellAgent } from './tell.ts'

const page = board({ n: value(0), mood: value('calm'), said: value('') })
const counting = flow(page, {
  name: 'counting',
  start: 'count',
  agents: {
    count: page.agent({ reads: ['n', 'mood'], writes: ['n', 'mood'], think: ({ n }) => ({ n: n + 1 }) }),
    say: page.agent({ reads: ['n', 'mood'], writes: ['said'], think: ({ n, mood }) => ({ said: `${n} ${mood}` }) }),
  },
  routes: { count: 'say', say: ({ n }) => (n < 3 ? 'count' : end('counted')) },
})
const ask = flow(page, {
  name: 'asking',
  start: 'who',
  agents: {
    who: page.agent({
      reads: [],
      writes: ['said'],
      think: async (_, { ask: put }) => ({ said: String(await put('?')) }),
    }),
  },
  routes: { who: end('told') },
})
const changes = { mood: { set: 'brave' } }

describe('telling an agent of a run something', () => {
  it('is a step in which nobody thinks, and whoever was next thinks next, knowing it', async () => {
    const store = memoryStore()
    const { id } = await counting.run({}, { store, steps: 3 }).finished
    expect(await tellAgent(store, id, 'count', changes)).toBe(4)
    expect((await openRun(store, id)).moment).toMatchObject({ step: 4, next: ['say'], values: { mood: 'brave', n: 2 } })
    expect((await openRun(store, id, 3)).moment.values['mood']).toBe('calm')
    const { board: last, step } = await counting.resume(id, { store }).finished
    expect([last.said, step]).toEqual(['3 brave', 7])
    // of a fork before it nobody was told, and a fork after it was
    const before = await counting.fork(id, { store, at: 3 }).finished
    expect(before.board.said).toBe('3 calm')
    const spans = createJournalSpans(id)
    spans.add(await store.read(id, 1, 100))
    expect(spans.closed.filter(({ kind }) => kind === 'agent').map(({ step: at }) => at)).toEqual([1, 2, 3, 5, 6, 7])
  })

  it('folds the same over checkpoints', async () => {
    const store = memoryStore()
    const long = flow(page, {
      name: 'long',
      start: 'count',
      agents: { count: page.agent({ reads: ['n'], writes: ['n'], think: ({ n }) => ({ n: n + 1 }) }) },
      routes: { count: ({ n }) => (n < 600 ? 'count' : end('counted')) },
    })
    const { id } = await long.run({}, { store, steps: 255 }).finished
    await tellAgent(store, id, 'count', changes)
    await long.resume(id, { store }).finished
    expect((await openRun(store, id)).moment.values).toMatchObject({ n: 600, mood: 'brave' })
    expect((await openRun(store, id, 300)).moment.values).toMatchObject({ n: 299, mood: 'brave' })
  })

  it('refuses a run that has ended, or that is in the midst of a step', async () => {
    const store = memoryStore()
    const { id } = await counting.run({}, { store }).finished
    await expect(tellAgent(store, id, 'count', changes)).rejects.toMatchObject({ code: 'RUN_ENDED' })
    const { id: waiting } = await ask.run({}, { store }).finished
    await expect(tellAgent(store, waiting, 'who', changes)).rejects.toMatchObject({ code: 'RUN_BUSY' })
  })
})
