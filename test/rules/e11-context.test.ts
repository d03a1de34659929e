/** E11: context is passed as an argument, never through async-local storage. */
// the rule forbids this module to the engine; here it proves that losing its contexts changes nothing
// oxlint-disable-next-line eslint/no-restricted-imports
import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, send, sum, type } from 'troupe'
import { textOf } from './support.ts'

const room = board({ log: append<string>(), rounds: sum() })
const inner = board({ rounds: sum() })

/** Awaits in a way that loses every async-local context: the callback runs from a queue made before. */
function createLosingQueue() {
  const waiting: (() => void)[] = []
  const timer = setInterval(() => waiting.splice(0).forEach((wake) => wake()), 1)
  return { wait: () => new Promise<void>((resolve) => waiting.push(resolve)), close: () => clearInterval(timer) }
}

function society(wait: () => Promise<void>) {
  const counter = inner.agent({
    reads: ['rounds'],
    writes: ['rounds'],
    think: async (_, context) => {
      await wait()
      await context.once('count', async () => (await wait(), 1))
      return { rounds: 1 }
    },
  })
  const counting = flow(inner, {
    start: 'counter',
    agents: { counter },
    routes: { counter: ({ rounds }) => (rounds < 2 ? 'counter' : end('two')) },
  })
  const boss = room.nest({
    reads: ['rounds'],
    writes: ['rounds', 'log'],
    flow: counting,
    input: () => ({}),
    output: ({ rounds }) => ({ rounds, log: ['boss'] }),
  })
  const hand = room.agent({
    reads: [],
    writes: ['log'],
    takes: type<number>(),
    think: async (_, { payload, agent, step, run, random }) => {
      const before = random.integer(100)
      await wait()
      return { log: [[run, step, agent, payload, before, random.integer(100)].join(' ')] }
    },
  })
  return flow(room, {
    start: 'boss',
    agents: { boss, hand },
    routes: { boss: [send('hand', 1), send('hand', 2)], hand: end('done') },
  })
}

async function journal(wait: () => Promise<void>) {
  const store = memoryStore()
  await society(wait).run({}, { store, id: 'r', seed: 1 }).finished
  return `${await textOf(store, 'r')}\n${await textOf(store, 'r/1.boss')}`.replaceAll(/^.*"kind":"think".*\n/gm, '')
}

describe('E11 context is passed as an argument', () => {
  it('E11 a flow runs the same when every async-local context is lost on the way', async () => {
    const storage = new AsyncLocalStorage<string>()
    const queue = createLosingQueue()
    const seen = new Set<string | undefined>()
    const plain = await journal(async () => {})
    const lost = await storage.run('outer', () =>
      journal(() => storage.exit(() => queue.wait().then(() => void seen.add(storage.getStore())))),
    )
    queue.close()
    expect(lost).toBe(plain)
    expect(seen).toEqual(new Set([undefined]))
  })
})
