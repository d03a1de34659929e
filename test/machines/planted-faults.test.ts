/** Faults planted in a store or a handler, with the engine as it is on top: the checker of histories finds each. */
import { describe, expect, it } from 'vitest'
import { memoryStore, type EffectInfo, type Entry, type Store } from 'troupe'
import { societies } from '../kill/societies.ts'
import { checkHistories, type Belief } from './check-histories.ts'

type Append = Store['append']

/** Drives a run by so many workers, each on what `plant` makes of the store, and checks what came of it. */
async function kindsFound(plant: (store: Store) => Append, { workers = 1, times = 1 } = {}): Promise<string[]> {
  const store = memoryStore()
  const beliefs: Belief[] = []
  await societies.sequential.run({}, { store, id: 'run', seed: 1, steps: 0, handlers: { act: () => 'done' } }).finished
  const append = plant(store)
  const drive = async (worker: string) => {
    const believing: Store = {
      ...store,
      async append(run, head, records, checkpoint) {
        await append(run, head, records, checkpoint)
        for (const record of records) beliefs.push({ worker, run, wrote: JSON.stringify(record) })
      },
    }
    const act = async (_: unknown, { id }: EffectInfo) => {
      for (let time = 0; time < times; time++) beliefs.push({ worker, did: id })
      return 'done'
    }
    // whoever loses the run hears of it, and stops
    await societies.sequential.resume('run', { store: believing, handlers: { act } }).finished.catch(() => {})
  }
  await Promise.all(Array.from({ length: workers }, (_, index) => drive(`w${index}`)))
  const journals = new Map<string, readonly Entry[]>([['run', await store.read('run', 1, 10_000)]])
  return [...new Set(checkHistories({ beliefs, journals, answers: [] }).map(({ kind }) => kind))]
}

const sound =
  (store: Store): Append =>
  (...given) =>
    store.append(...given)
/** Takes whatever comes, from whomever, wherever the journal is by then. */
const unfenced =
  (store: Store): Append =>
  async (run, _, records) =>
    store.append(run, await store.head(run), records)
const isStep = (records: Parameters<Append>[2]) => records.some(({ kind }) => kind === 'step')

describe('the checker of histories', () => {
  it('finds nothing where two drive the same run and the store refuses one of them', async () => {
    expect(await kindsFound(sound)).toEqual([])
    expect(await kindsFound(sound, { workers: 2 })).toEqual([])
  })

  it('finds that the fence was taken away', async () => {
    expect(await kindsFound(unfenced, { workers: 2 })).toContain('doubled')
  })

  it('finds an effect that was done twice', async () => {
    expect(await kindsFound(sound, { times: 2 })).toEqual(['doubled'])
  })

  it('finds a step that was said to be committed, and was not', async () => {
    const losing = (store: Store): Append => {
      let steps = 0
      const write = unfenced(store)
      return async (run, head, records) => {
        if (isStep(records) && ++steps === 3) return
        await write(run, head, records)
      }
    }
    expect(await kindsFound(losing)).toContain('lost')
  })

  it('finds a step that was written after what came later', async () => {
    const late = (store: Store): Append => {
      let held: Parameters<Append>[2] | undefined
      let steps = 0
      const write = unfenced(store)
      return async (run, head, records) => {
        if (isStep(records) && ++steps === 3) held = records
        else await write(run, head, records)
        if (held === undefined || held === records) return
        await write(run, head, held)
        held = undefined
      }
    }
    expect(await kindsFound(late)).toContain('disordered')
  })
})
