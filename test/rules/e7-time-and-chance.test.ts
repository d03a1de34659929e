/** E7: time and chance come from the run, so a run with rule minds is the same on every machine. */
import { describe, expect, it } from 'vitest'
import { append, board, createRandom, end, flow, memoryStore, send, simulatedClock, sum, type } from 'troupe'
import { recordsOf, sleep, textOf } from './support.ts'

const market = board({ day: sum(), trades: append<{ who: string; price: number; at: number }>() })

type Wait = () => Promise<void> | void

function society(wait: Wait) {
  const trader = (who: string) =>
    market.agent({
      reads: ['day'],
      writes: ['trades'],
      think: async (_, { random, now }) => {
        const first = random.next()
        await wait()
        return { trades: [{ who, price: first + random.integer(100), at: now }] }
      },
    })
  const bell = market.agent({ reads: [], writes: ['day'], think: () => ({ day: 1 }) })
  const clerk = market.agent({
    reads: [],
    writes: ['trades'],
    takes: type<number>(),
    think: async (_, { payload, random, now }) => {
      await wait()
      return { trades: [{ who: `clerk ${payload}`, price: random.next(), at: now }] }
    },
  })
  return flow(market, {
    start: ['ana', 'bo', 'cy'],
    agents: { ana: trader('ana'), bo: trader('bo'), cy: trader('cy'), bell, clerk },
    routes: {
      ana: 'bell',
      bo: 'bell',
      cy: 'bell',
      bell: ({ day }) => (day < 4 ? ['ana', 'bo', 'cy'] : [send('clerk', 1), send('clerk', 2), send('clerk', 3)]),
      clerk: end('closed'),
    },
    joins: { bell: ['ana', 'bo', 'cy'] },
  })
}

async function journal(seed: number | string, wait: Wait = () => {}) {
  const store = memoryStore()
  await society(wait).run({}, { store, seed, id: 'r' }).finished
  return store
}

const jitter = () => sleep(Math.random() * 4)

describe('E7 time and chance come from the run', () => {
  it('E7 gives the same journal for the same seed, byte for byte', async () => {
    const [one, two] = await Promise.all([journal(7), journal(7)])
    expect(await textOf(two, 'r')).toBe(await textOf(one, 'r'))
  })

  it('E7 gives the same committed journal on a parallel flow whose agents take random time', async () => {
    // an outcome that arrives early is noted at once, so `think` records tell of the waiting; all that counts does not
    const lasting = async (store: ReturnType<typeof memoryStore>) =>
      (await recordsOf(store, 'r')).filter(({ kind }) => kind !== 'think').map((record) => JSON.stringify(record))
    const calm = await lasting(await journal('seed'))
    for (let round = 0; round < 6; round++) {
      const store = await journal('seed', jitter)
      expect(await lasting(store)).toEqual(calm)
    }
  })

  it('E7 gives another journal for another seed', async () => {
    const texts = await Promise.all([1, 2, '1 ', 'x'].map(async (seed) => textOf(await journal(seed), 'r')))
    const boards = texts.map((text) => text.replaceAll(/"seed":[^,]+,/g, ''))
    expect(new Set(boards).size).toBe(4)
  })

  it('E7 gives every agent, branch and step a chance of its own', async () => {
    const prices = (await recordsOf(await journal(3), 'r'))
      .flatMap((record) => (record.kind === 'step' ? record.did : []))
      .flatMap(({ changes }) => (changes?.['trades'] as { push: { price: number }[] } | undefined)?.push ?? [])
      .map(({ price }) => price % 1)
    expect(prices).toHaveLength(15)
    expect(new Set(prices).size).toBe(15)
  })

  it('E7 gives a resumed run the chance it would have had', async () => {
    const whole = await journal(11)
    const store = memoryStore()
    let { status } = await society(() => {}).run({}, { store, seed: 11, id: 'r', steps: 1 }).finished
    while (status === 'paused') ({ status } = await society(() => {}).resume('r', { store, steps: 1 }).finished)
    expect(await textOf(store, 'r')).toBe(await textOf(whole, 'r'))
  })

  it('E7 counts a second a step without a clock, and asks the clock of the run with one', async () => {
    const times = async (clock?: ReturnType<typeof simulatedClock>) => {
      const store = memoryStore()
      await society(async () => clock?.sleep(250)).run({}, { store, ...(clock && { clock }), id: 'r' }).finished
      const { trades } = await society(() => {}).stateAt('r', undefined, { store })
      const records = await recordsOf(store, 'r')
      return {
        seen: trades.slice(0, 6).map(({ at }) => at),
        journaled: records.slice(0, 20).flatMap((record) => (record.kind === 'step' ? [record.now] : [])),
      }
    }
    expect(await times()).toMatchObject({ seen: [1000, 1000, 1000, 3000, 3000, 3000] })
    const { seen, journaled } = await times(simulatedClock(5_000_000))
    expect(seen).toEqual([5_000_000, 5_000_000, 5_000_000, 5_000_750, 5_000_750, 5_000_750])
    expect(journaled.slice(0, 3)).toEqual([5_000_000, 5_000_750, 5_000_750])
  })

  it('E7 pins the generator: these numbers are the same on every machine and in every version', () => {
    const random = createRandom('troupe')
    const numbers = [random.next(), random.next(), random.integer(1000), random.pick(['a', 'b', 'c', 'd', 'e'])]
    expect(numbers).toMatchInlineSnapshot(`
      [
        0.7126135507132858,
        0.4653707714751363,
        601,
        "b",
      ]
    `)
  })
})
