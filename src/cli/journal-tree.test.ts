import { expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, sum } from '../index.ts'
import { createJournalTree, type JournalTree } from './journal-tree.ts'

const inner = board({ n: sum() })
const asking = flow(inner, {
  name: 'asking',
  start: 'one',
  agents: {
    one: inner.agent({ reads: [], writes: ['n'], think: () => ({ n: 1 }) }),
    two: inner.agent({
      reads: [],
      writes: ['n'],
      think: async (_, context) => ({ n: Number(await context.ask('how many?')) }),
    }),
  },
  routes: { one: 'two', two: end('counted') },
})
const outer = board({ log: append<number>() })
const nested = flow(outer, {
  name: 'nested',
  start: 'first',
  agents: {
    first: outer.agent({ reads: [], writes: ['log'], think: () => ({ log: [0] }) }),
    office: outer.nest({
      reads: [],
      writes: ['log'],
      flow: asking,
      input: () => ({}),
      output: ({ n }) => ({ log: [n] }),
    }),
  },
  routes: { first: 'office', office: end('done') },
})

async function newsOf(tree: JournalTree): Promise<string[]> {
  const told: string[] = []
  for await (const { run, record } of tree.news()) told.push(`${run} ${record.kind}`)
  return told
}

it('tells a society inside before the step that closes over it, and each record once', async () => {
  const store = memoryStore()
  await nested.run({}, { store, id: 'r' }).finished
  const tree = createJournalTree(store, 'r')
  expect(await newsOf(tree)).toEqual([
    'r start',
    'r step',
    'r/2.office start',
    'r/2.office step',
    'r/2.office ask',
    'r ask',
  ])
  expect(await newsOf(tree)).toEqual([])
  await nested.resume('r', { store, answer: 5 }).finished
  const news = await newsOf(tree)
  expect(news.filter((line) => line.startsWith('r '))).toEqual(['r answer', 'r step', 'r end'])
  expect(news.slice(-2)).toEqual(['r step', 'r end'])
  expect(news).toContain('r/2.office end')
  expect(tree.head).toBe(await store.head('r'))
})

it('leaves runs alone that only look as if they were inside', async () => {
  const store = memoryStore()
  await nested.run({}, { store, id: 'r', steps: 1 }).finished
  await nested.run({}, { store, id: 'r/x', steps: 1 }).finished
  expect(await newsOf(createJournalTree(store, 'r'))).toEqual(['r start', 'r step'])
})
