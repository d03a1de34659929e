/** E1: the state is the fold of the journal. */
import { describe, expect, it } from 'vitest'
import {
  append,
  board,
  custom,
  end,
  flow,
  max,
  memoryStore,
  merge,
  min,
  remove,
  replayRun,
  stateAt,
  sum,
  union,
  upsert,
  value,
} from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { mortal } from './support.ts'

// more than two checkpoints, and some steps after the last
const ROUNDS = 600

interface Thing {
  id: number
  size?: number
  tags?: readonly string[]
}

const yard = board({
  mood: value<{ now: string; since: number }>({ now: 'calm', since: 0 }),
  diary: append<{ round: number; words: readonly string[] }>(),
  places: union<{ x: number } | string>(),
  score: sum(),
  best: max(),
  worst: min(50),
  notes: merge<number>(),
  things: upsert<Thing>(),
  digest: custom('', (before: string, write: string) => (before + write).slice(-12)),
  rounds: sum(),
})

/** One agent that writes to every field by chance, and a route that sees the live board after each step. */
function society(live: string[] = []) {
  const gardener = yard.agent({
    reads: ['rounds', 'notes', 'things'],
    writes: ['mood', 'diary', 'places', 'score', 'best', 'worst', 'notes', 'things', 'digest', 'rounds'],
    think: ({ rounds, notes, things }, { random }) => {
      const key = `k${random.integer(9)}`
      const id = random.integer(9)
      const gone = random.next() < 0.3
      return {
        rounds: 1,
        ...(rounds % 5 === 0 && { mood: { now: random.pick(['calm', 'wild']), since: rounds } }),
        diary: random.next() < 0.5 ? [{ round: rounds, words: [random.pick(['a', 'b'])] }] : [],
        places: [{ x: random.integer(20) }, random.pick(['gate', 'pond'])],
        score: random.integer(10) - 5,
        best: random.integer(100),
        worst: random.integer(100) - 40,
        notes: { [key]: key in notes && gone ? remove() : rounds },
        things:
          things.some((thing) => thing.id === id) && gone
            ? [remove(String(id)), { id: id + 10, size: rounds }]
            : [
                { id, size: random.integer(5) },
                { id, tags: [key] },
              ],
        digest: random.pick(['x', 'y', 'z']),
      }
    },
  })
  return flow(yard, {
    name: 'yard',
    start: 'gardener',
    agents: { gardener },
    routes: {
      gardener: (board) => {
        live.push(JSON.stringify(board))
        return board.rounds < ROUNDS ? 'gardener' : end('evening')
      },
    },
  })
}

describe.each([
  ['memory', () => memoryStore()],
  ['sqlite', () => sqliteStore(':memory:')],
])('E1 the state is the fold of the journal (%s)', (_, open) => {
  it('E1 is, at every step and for every merge rule, what the live run saw, to the byte', async () => {
    const live: string[] = []
    const store = open()
    const run = society(live).run({}, { store, seed: 'garden', id: 'r' })
    const { board: last } = await run.finished
    expect(live).toHaveLength(ROUNDS)
    expect(JSON.stringify(last)).toBe(live.at(-1))
    for (let step = 1; step <= ROUNDS; step++) {
      expect(JSON.stringify(await stateAt(store, 'r', step)), `step ${step}`).toBe(live[step - 1])
    }
    const replayed: string[] = []
    for await (const { step, board } of replayRun(store, 'r')) if (step > 0) replayed.push(JSON.stringify(board))
    expect(replayed).toEqual(live)
    await store.close()
  })

  it('E1 goes on from a rebuilt board as the live run went on, wherever it was cut', async () => {
    const live: string[] = []
    await society(live).run({}, { store: open(), seed: 'garden' }).finished
    for (const cut of [1, 2, 255, 256, 257, 258, 400, 512, 513, 599]) {
      const store = open()
      await society().run({}, { store, seed: 'garden', id: 'r', steps: cut }).finished
      const { board: last } = await society().resume('r', { store }).finished
      expect(JSON.stringify(last), `cut at ${cut}`).toBe(live.at(-1))
      await store.close()
    }
  })

  it('E1 holds when the run was cut again and again, so that checkpoints come from many sessions', async () => {
    const live: string[] = []
    await society(live).run({}, { store: open(), seed: 'garden' }).finished
    const store = open()
    let result = await society().run({}, { store, seed: 'garden', id: 'r', steps: 7 }).finished
    while (result.status !== 'ended') result = await society().resume('r', { store, steps: 37 }).finished
    expect(JSON.stringify(result.board)).toBe(live.at(-1))
    for (const step of [1, 7, 44, 256, 257, 300, 512, 600])
      expect(JSON.stringify(await stateAt(store, 'r', step)), `step ${step}`).toBe(live[step - 1])
    await store.close()
  })
})

describe('E1 what JSON cannot hold never reaches the board', () => {
  const tally = board({ total: sum(), digest: custom<number, number>(0, (before, write) => before / write) })

  it('E1 refuses a sum that leaves the finite numbers', async () => {
    const store = memoryStore()
    const greedy = tally.agent({ reads: ['total'], writes: ['total'], think: () => ({ total: 1.7e308 }) })
    const run = flow(tally, {
      start: 'greedy',
      agents: { greedy },
      routes: { greedy: ({ total }) => (total > 1.7e308 ? end('rich') : 'greedy') },
    }).run({}, { store, id: 'r', stepLimit: 5 })
    const result = await run.finished.catch((error: unknown) => error)
    expect(result).toMatchObject({ code: expect.stringMatching(/BOARD_/), message: expect.stringContaining('total') })
  })

  it('E1 refuses what a rule of your own makes of a write, when it is not JSON', async () => {
    const divider = tally.agent({ reads: [], writes: ['digest'], think: () => ({ digest: 0 }) })
    const run = flow(tally, { start: 'divider', agents: { divider }, routes: { divider: end('done') } }).run({})
    const result = await run.finished.catch((error: unknown) => error)
    expect(result).toMatchObject({ code: 'BOARD_NOT_JSON', message: expect.stringContaining('digest') })
  })

  it('E1 keeps what a rule of your own gave back apart from what the rule keeps', async () => {
    const kept: number[] = []
    const list = board({ all: custom<readonly number[], number>([], (_, write) => (kept.push(write), kept)) })
    const live: string[] = []
    const writer = list.agent({ reads: ['all'], writes: ['all'], think: ({ all }) => ({ all: all.length }) })
    const counting = flow(list, {
      start: 'writer',
      agents: { writer },
      routes: { writer: ({ all }) => (live.push(JSON.stringify(all)), all.length < 3 ? 'writer' : end('three')) },
    })
    const { id } = await counting.run({}).finished
    const rebuilt = await Promise.all(
      [1, 2, 3].map(async (step) => JSON.stringify((await counting.stateAt(id, step)).all)),
    )
    expect(rebuilt).toEqual(live)
    expect(live).toEqual(['[0]', '[0,1]', '[0,1,2]'])
  })

  it('E1 survives a store that dies while it writes a checkpoint', async () => {
    const live: string[] = []
    await society(live).run({}, { seed: 1 }).finished
    for (const written of [true, false]) {
      const store = memoryStore()
      const process = mortal(store, { at: 257, written, how: 'throw' })
      await society()
        .run({}, { store: process.store, seed: 1, id: 'r' })
        .finished.catch(() => {})
      const { board: last } = await society().resume('r', { store }).finished
      expect(JSON.stringify(last)).toBe(live.at(-1))
      expect(JSON.stringify(await stateAt(store, 'r', 300))).toBe(live[299])
    }
  })
})
