/** Measures lists over the built package: fills a store with runs, then asks for pages of them. */
import { countRuns, pageOfRuns, summarize, type Store } from '../../dist/index.js'
import { median, threeDigits } from '../statistics.ts'

const PAGE = 40
// a store that answers with promises is written by so many at once
const AT_ONCE = 100

type Task = { says: string; does: (store: Store, size: number) => Promise<unknown> }
/** Medians of each task, in microseconds: of CPU time in this process, and by the clock. */
export type ListCosts = { cpu: Record<string, number>; clock: Record<string, number> }

const idOf = (number: number) => `run-${String(number).padStart(6, '0')}`

/** A page as lists show it: with what its journal says of each run. */
async function show(store: Store, query: Parameters<typeof pageOfRuns>[1]): Promise<void> {
  await Promise.all((await pageOfRuns(store, query)).map((id) => summarize(store, id)))
}

export const tasks: Record<string, Task> = {
  first: { says: 'the latest 40', does: (store) => show(store, { limit: PAGE }) },
  deep: { says: '40 in the middle', does: (store, size) => show(store, { limit: PAGE, before: idOf(size / 2) }) },
  waiting: { says: 'the latest 40 that wait', does: (store) => show(store, { limit: PAGE, status: 'waiting' }) },
  society: { says: 'the latest 40 of a society', does: (store) => show(store, { limit: PAGE, society: 'talk' }) },
  old: { says: 'those of a society of long ago', does: (store) => show(store, { limit: PAGE, society: 'old' }) },
  counts: { says: 'counted by status', does: (store) => countRuns(store) },
}

export async function measureLists(store: Store, size: number, times: number, signal: AbortSignal): Promise<ListCosts> {
  await fill(store, size, signal)
  const costs: ListCosts = { cpu: {}, clock: {} }
  for (const [name, { does }] of Object.entries(tasks)) {
    const [cpu, clock]: [number[], number[]] = [[], []]
    for (let time = 0; time < times && !signal.aborted; time++) {
      const [before, begin] = [process.cpuUsage(), performance.now()]
      await does(store, size)
      clock.push((performance.now() - begin) * 1_000)
      const { user, system } = process.cpuUsage(before)
      cpu.push(user + system)
    }
    costs.cpu[name] = threeDigits(median(cpu))
    costs.clock[name] = threeDigits(median(clock))
  }
  return costs
}

/** One in fifty waits for an answer, one in three is of another society, and the first ten are of one that is gone. */
async function fill(store: Store, size: number, signal: AbortSignal): Promise<void> {
  const numbers = Array.from({ length: size }, (_, index) => index + 1).values()
  const write = async () => {
    for (const number of numbers) {
      if (signal.aborted) return
      const flow = number <= 10 ? 'old' : number % 3 === 0 ? 'talk' : 'counter'
      const start = { v: 1, kind: 'start', flow, seed: 1, step: 0, changes: {}, next: ['a'], shape: {} } as const
      await store.create(idOf(number), start)
      const ask = { v: 1, kind: 'ask', step: 1, slot: 0, agent: 'a', key: '0', question: 'well?' } as const
      const end = { v: 1, kind: 'end', step: 0, reason: 'over' } as const
      await store.append(idOf(number), 1, [number % 50 === 0 ? ask : end])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, write))
}
