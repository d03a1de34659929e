import { describe, expect, it } from 'vitest'
import { board, cancelRun, end, flow, memoryStore, summarize, value } from '../index.ts'

describe('a run that is cancelled', () => {
  const inner = board({ name: value('') })
  const asker = inner.agent({
    reads: [],
    writes: ['name'],
    think: async (_, { ask }) => ({ name: await ask<string>('your name?') }),
  })
  const asking = flow(inner, { start: 'asker', agents: { asker }, routes: { asker: end('told') } })
  const outer = board({ name: value('') })
  const desk = outer.nest({
    reads: [],
    writes: ['name'],
    flow: asking,
    input: () => ({}),
    output: ({ name }) => ({ name }),
  })
  const office = flow(outer, { start: 'desk', agents: { desk }, routes: { desk: end('done') } })

  it('ends with the societies inside it, and leaves other runs alone', async () => {
    const store = memoryStore()
    await office.run({}, { store, id: 'a' }).finished
    await office.run({}, { store, id: 'ab' }).finished
    await cancelRun(store, 'a', 'closing time')
    expect(await summarize(store, 'a')).toMatchObject({ status: 'ended', reason: 'closing time' })
    expect(await summarize(store, 'a/1.desk')).toMatchObject({ status: 'ended', reason: 'closing time' })
    expect(await summarize(store, 'ab')).toMatchObject({ status: 'waiting' })
    expect(await summarize(store, 'ab/1.desk')).toMatchObject({ status: 'waiting' })
  })

  it('stays as it ended when it had ended before', async () => {
    const store = memoryStore()
    await office.run({}, { store, id: 'a', onQuestion: () => 'Ana' }).finished
    const { ended } = await cancelRun(store, 'a')
    expect(ended.reason).toBe('done')
    expect(await summarize(store, 'a/1.desk')).toMatchObject({ reason: 'told' })
  })
})
