/** Measures lists over the built package: fills a store with runs, then asks for pages of them. */
import { join } from 'node:path'
import { countRuns, pageOfRuns, summarize, type Store } from '../../dist/index.js'
import { sqliteStore } from '../../dist/sqlite/index.js'
import { median, threeDigits } from '../statistics.ts'

const PAGE = 40

type Task = { says: string; does: (store: Store, size: number) => Promise<unknown> }

const idOf = (number: number) => `run-${String(number).padStart(6, '0')}`

/** A page as lists show it: with what its journal says of each run. */
async function show(store: Store, query: Parameters<typeof pageOfRuns>[1]): Promise<void> {
  for (const id of await pageOfRuns(store, query)) await summarize(store, id)
}

export const tasks: Record<string, Task> = {
  first: { says: 'the latest 40', does: (store) => show(store, { limit: PAGE }) },
  deep: { says: '40 in the middle', does: (store, size) => show(store, { limit: PAGE, before: idOf(size / 2) }) },
  waiting: { says: 'the latest 40 that wait', does: (store) => show(store, { limit: PAGE, status: 'waiting' }) },
  society: { says: 'the latest 40 of a society', does: (store) => show(store, { limit: PAGE, society: 'talk' }) },
  counts: { says: 'counted by status', does: (store) => countRuns(store) },
}

/** The median CPU time of each task, in microseconds. */
export async function measureLists(folder: string, size: number, times: number, signal: AbortSignal) {
  const store = sqliteStore(join(folder, `${size}.db`))
  await fill(store, size, signal)
  const micros: Record<string, number> = {}
  for (const [name, { does }] of Object.entries(tasks)) {
    const found: number[] = []
    for (let time = 0; time < times && !signal.aborted; time++) found.push(await cpuOf(() => does(store, size)))
    micros[name] = threeDigits(median(found))
  }
  await store.close()
  return micros
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** One in fifty waits for an answer, one in three is of another society. */
async function fill(store: Store, size: number, signal: AbortSignal): Promise<void> {
  for (let number = 1; number <= size && !signal.aborted; number++) {
    const flow = number % 3 === 0 ? 'talk' : 'counter'
    const start = { v: 1, kind: 'start', flow, seed: 1, step: 0, changes: {}, next: ['a'], shape: {} } as const
    await store.create(idOf(number), start)
    const ask = { v: 1, kind: 'ask', step: 1, slot: 0, agent: 'a', key: '0', question: 'well?' } as const
    const end = { v: 1, kind: 'end', step: 0, reason: 'over' } as const
    await store.append(idOf(number), 1, [number % 50 === 0 ? ask : end])
  }
}
