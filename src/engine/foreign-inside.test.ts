/** Runs that are named as if they were inside another one: only what a run began itself is resumed. */
import { describe, expect, it } from 'vitest'
import { board, cancelRun, end, flow, memoryStore, summarize, value, type Store } from '../index.ts'
import { exportRun } from '../store/transfer.ts'
import { importRun } from '../store/transfer-import.ts'

const paper = board({ text: value('') })
const press = flow(paper, {
  name: 'press',
  start: 'writer',
  agents: { writer: paper.agent({ reads: [], writes: ['text'], think: () => ({ text: 'the truth' }) }) },
  routes: { writer: end('printed') },
})
const city = board({ news: value('') })
const around = flow(city, {
  name: 'city',
  start: 'paper',
  agents: {
    paper: city.nest({
      reads: [],
      writes: ['news'],
      flow: press,
      input: () => ({}),
      output: ({ text }) => ({ news: text }),
    }),
  },
  routes: { paper: end('heard') },
})

/** What somebody else wants to be read in the city, as a file that names itself after the run there. */
async function forgery(): Promise<() => AsyncIterable<string>> {
  const elsewhere = memoryStore()
  await press.run({}, { store: elsewhere, id: 'known/1.paper' }).finished
  const lines = await Array.fromAsync(exportRun(elsewhere, 'known/1.paper', 'test'))
  return async function* () {
    for (const line of lines) yield line.replaceAll('the truth', 'a lie')
  }
}
const openCity = async (store: Store) => around.run({}, { store, id: 'known', steps: 0 }).finished

describe('a run that is named after another one and was not begun by it', () => {
  it('is not imported beside that run', async () => {
    const store = memoryStore()
    await openCity(store)
    await expect(importRun(store, await forgery())).rejects.toMatchObject({ code: 'STORE_RUN_EXISTS' })
    expect(await store.runs()).toEqual(['known'])
    const { board: last } = await around.resume('known', { store }).finished
    expect(last.news).toBe('the truth')
  })

  it('is not resumed when it was there before, or was let in', async () => {
    const store = memoryStore()
    await importRun(store, await forgery())
    await openCity(store)
    await expect(around.resume('known', { store }).finished).rejects.toThrow(/not begun by run "known"/)
    expect((await summarize(store, 'known')).status).toBe('failed')
  })

  it('does not end with it', async () => {
    const store = memoryStore()
    await press.run({}, { store, id: 'known/1.paper', steps: 0 }).finished
    await openCity(store)
    await cancelRun(store, 'known')
    expect((await summarize(store, 'known/1.paper')).status).toBe('open')
  })
})

it('a run whose society inside cannot be read is cancelled all the same', async () => {
  const store = memoryStore()
  await openCity(store)
  const start = {
    v: 1,
    kind: 'start',
    flow: 'x',
    seed: 1,
    step: 0,
    changes: {},
    next: [],
    shape: {},
    within: 'known',
  } as const
  await store.create('known/1.paper', start)
  await store.append('known/1.paper', 1, [{ v: 1, kind: 'strange' } as never])
  await cancelRun(store, 'known')
  expect((await summarize(store, 'known')).status).toBe('ended')
})
