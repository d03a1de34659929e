/** Troupe as it is published: a flow of three agents, in memory and in a SQLite file, and a fan-out by send. */
import { join } from 'node:path'
import { append, board, end, flow, memoryStore, send, sum, type, value } from '../../../dist/index.js'
import { sqliteStore } from '../../../dist/sqlite/index.js'
import { message, text, type Message } from '../board.ts'
import type { Subject, Work } from '../subject.ts'

function smallFlow(size: number) {
  const small = board({ count: value<number>(0), last: value<string>('') })
  const agent = (name: string) =>
    small.agent({
      reads: ['count'],
      writes: ['count', 'last'],
      think: ({ count }) => ({ count: count + 1, last: name }),
    })
  return flow(small, {
    start: 'a',
    agents: { a: agent('a'), b: agent('b'), c: agent('c') },
    routes: { a: 'b', b: 'c', c: ({ count }) => (count >= size ? end('done') : 'a') },
    stepLimit: Infinity,
  })
}

function loop(size: number): Work {
  const small = smallFlow(size)
  return async () => {
    const result = await small.run({}, { store: memoryStore(), seed: 1 }).finished
    return result.board.count
  }
}

function growth(size: number, folder: string): Work {
  const small = smallFlow(size)
  const store = sqliteStore(join(folder, 'troupe.db'))
  return async () => {
    const result = await small.run({}, { store, seed: 1 }).finished
    await store.close()
    return result.board.count
  }
}

function durable(size: number, folder: string): Work {
  const large = board({ count: value<number>(0), text: value<string>(), messages: append<Message>() })
  const agent = (name: string) =>
    large.agent({
      reads: ['count'],
      writes: ['count', 'messages'],
      think: ({ count }) => ({ count: count + 1, messages: [message(name, count)] }),
    })
  const talk = flow(large, {
    start: 'a',
    agents: { a: agent('a'), b: agent('b'), c: agent('c') },
    routes: { a: 'b', b: 'c', c: ({ count }) => (count >= size ? end('done') : 'a') },
    stepLimit: Infinity,
  })
  const store = sqliteStore(join(folder, 'troupe.db'))
  return async () => {
    const result = await talk.run({ text }, { store, seed: 1 }).finished
    await store.close()
    return result.board.messages.length
  }
}

function fanOut(size: number): Work {
  const items = Array.from({ length: size }, (_, item) => item)
  const batch = board({ results: append<number>(), total: sum() })
  const split = batch.agent({ reads: [], writes: [], think: () => ({}) })
  const worker = batch.agent({
    reads: [],
    writes: ['results'],
    takes: type<number>(),
    think: (_, { payload }) => ({ results: [payload * 2] }),
  })
  const add = batch.agent({
    reads: ['results'],
    writes: ['total'],
    think: ({ results }) => ({ total: results.reduce((total, result) => total + result, 0) }),
  })
  const spread = flow(batch, {
    start: 'split',
    agents: { split, worker, add },
    routes: {
      split: () => items.map((item) => send('worker', item)),
      worker: 'add',
      add: () => end('joined'),
    },
  })
  return async () => {
    const result = await spread.run({}, { store: memoryStore(), seed: 1 }).finished
    return result.board.total
  }
}

export const subject: Subject = { loop, durable, fanOut, growth }
