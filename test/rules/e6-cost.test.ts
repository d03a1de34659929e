/** E6: the cost of a step does not grow with the number of steps before it. */
import { describe, expect, it } from 'vitest'
import { append, board, custom, end, flow, memoryStore, merge, sum, union, upsert, value } from 'troupe'
import { counted, recordsOf } from './support.ts'

const house = board({
  day: sum(),
  weather: value('sun'),
  diary: append<string>(),
  places: union<string>(),
  notes: merge<string>(),
  things: upsert<{ id: string; seen: number }>(),
  mood: custom('', (_: string, write: string) => write),
})

// names of one length, so that every step writes the same number of bytes
const name = (index: number) => `n${String(index).padStart(5, '0')}`

function society(days: number) {
  const keeper = house.agent({
    reads: ['day', 'diary', 'things'],
    writes: ['day', 'diary', 'places', 'notes', 'things', 'mood'],
    think: ({ day }) => ({
      day: 1,
      diary: [`day ${name(day)}`],
      places: [name(day)],
      notes: { [name(day)]: 'seen' },
      things: [{ id: name(day), seen: 100_000 + day }],
      mood: name(day),
    }),
  })
  const judge = house.agent({ reads: ['day'], writes: ['weather'], think: ({ day }) => ({ weather: name(day) }) })
  return flow(house, {
    start: 'keeper',
    agents: { keeper, judge },
    routes: { keeper: 'judge', judge: ({ day }) => (day < days ? 'keeper' : end('old')) },
    stepLimit: 1_000_000,
  })
}

async function live(days: number, groupMs?: number) {
  const { store, log } = counted({ ...memoryStore(), groupMs })
  await society(days).run({}, { store, id: 'r' }).finished
  return log
}

describe('E6 the cost of a step does not grow', () => {
  it('E6 is one record a step and an append of them at least every 256, and nothing is read', async () => {
    const log = await live(1000)
    const appends = log.filter(({ call }) => call === 'append')
    const kinds = appends.flatMap(({ records }) => records.map(({ kind }) => kind))
    expect(kinds).toEqual([...Array.from({ length: 2000 }, () => 'step'), 'end'])
    expect(Math.max(...appends.map(({ records }) => records.length))).toBeLessThanOrEqual(256)
    // or nothing was written together
    expect(appends.length).toBeLessThan(1000)
    expect(log.filter(({ call }) => call !== 'append').map(({ call }) => call)).toEqual(['create'])
  })

  it('E6 is one append of one record a step where steps do not wait for each other', async () => {
    const log = await live(1000, 0)
    const appends = log.filter(({ call }) => call === 'append')
    expect(log.filter(({ call }) => call === 'create')).toHaveLength(1)
    expect(appends).toHaveLength(2000)
    expect(log.filter(({ call }) => call === 'read' || call === 'checkpoints')).toEqual([])
    expect(appends.slice(0, -1).every(({ records }) => records.length === 1)).toBe(true)
    expect(appends.at(-1)!.records.map(({ kind }) => kind)).toEqual(['step', 'end'])
  })

  it('E6 writes what the step changed: the last record is as long as the third', async () => {
    const sizes = (await live(1000, 0)).filter(({ call }) => call === 'append').map(({ bytes }) => bytes)
    // the step number and the sum have more digits at the end
    expect(Math.abs(sizes[1996]! - sizes[2]!)).toBeLessThan(12)
    expect(Math.max(...sizes.slice(0, -1))).toBeLessThan(400)
  })

  it('E6 doubles the bytes with the steps, checkpoints included: bytes(2N) ≤ 2.1 × bytes(N)', async () => {
    const bytes = (log: Awaited<ReturnType<typeof live>>) =>
      log.reduce(
        (total, { bytes, checkpoint }) => total + bytes + (checkpoint ? JSON.stringify(checkpoint).length : 0),
        0,
      )
    const [once, twice] = [bytes(await live(1500)), bytes(await live(3000))]
    expect(twice).toBeLessThanOrEqual(once * 2.1)
    expect(twice).toBeGreaterThan(once * 1.8)
  })

  it('E6 hands a checkpoint over at intervals, and each holds what the steps since the last one changed', async () => {
    const checkpoints = (await live(1000)).flatMap(({ checkpoint }) => (checkpoint ? [checkpoint] : []))
    expect(checkpoints.length).toBeGreaterThan(3)
    const gaps = checkpoints.map(({ step }, index) => step - (checkpoints[index - 1]?.step ?? 0))
    expect(new Set(gaps).size).toBe(1)
    const pushed = checkpoints.map(({ changes }) => (changes['diary'] as { push: readonly unknown[] }).push.length)
    expect(Math.max(...pushed) - Math.min(...pushed)).toBeLessThanOrEqual(1)
  })

  it('E6 opens a long run by its checkpoints and the few steps after them', async () => {
    const long = memoryStore()
    await society(2000).run({}, { store: long, id: 'r', steps: 3999 }).finished
    let entries = 0
    const watched = counted({
      ...long,
      read: (run, from, limit) => {
        const page = long.read(run, from, limit) as readonly unknown[]
        entries += page.length
        return page as never
      },
    })
    await society(2000).resume('r', { store: watched.store }).finished
    expect(entries).toBeLessThan(300)
  })

  it('E6 holds in a loop with a parallel group and outcomes that are saved early', async () => {
    const store = memoryStore()
    const side = (wait: boolean) =>
      house.agent({
        reads: ['day'],
        writes: ['diary', 'day'],
        think: async ({ day }) => {
          if (wait) await new Promise((resolve) => setTimeout(resolve, 1))
          return wait ? { day: 1 } : { diary: [name(day)] }
        },
      })
    const pair = flow(house, {
      start: ['a', 'b'],
      agents: { a: side(false), b: side(true), c: house.agent({ reads: [], writes: [], think: () => {} }) },
      routes: { a: 'c', b: 'c', c: ({ day }) => (day < 60 ? ['a', 'b'] : end('old')) },
      joins: { c: ['a', 'b'] },
    })
    await pair.run({}, { store, id: 'r' }).finished
    const records = await recordsOf(store, 'r')
    const size = (from: number, to: number) =>
      records
        .filter((record) => record.step > from && record.step <= to)
        .reduce((n, r) => n + JSON.stringify(r).length, 0)
    expect(size(100, 120) / size(0, 20)).toBeLessThan(1.2)
  })
})
