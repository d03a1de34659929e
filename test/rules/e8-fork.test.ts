/** E8: a fork never changes its parent; a resumed run refuses a flow whose shape has changed, and says what changed. */
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, stateAt, sum, value, type Flow } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { entriesOf, faultOf, recordsOf } from './support.ts'

const story = board({ hero: value('Ida'), lines: append<string>(), day: sum() })

const teller = story.agent({
  reads: ['hero', 'day'],
  writes: ['lines', 'day'],
  think: ({ hero, day }, { random }) => ({ lines: [`${hero} ${day} ${random.integer(100)}`], day: 1 }),
})
const listener = story.agent({
  reads: ['lines'],
  writes: ['lines'],
  think: ({ lines }) => ({ lines: [`${lines.length}?`] }),
})

const tale = flow(story, {
  name: 'tale',
  start: 'teller',
  agents: { teller, listener },
  routes: { teller: 'listener', listener: ({ day }) => (day < 4 ? 'teller' : end('told')) },
})

describe.each([
  ['memory', () => memoryStore()],
  ['sqlite', () => sqliteStore(':memory:')],
])('E8 a fork (%s)', (_, open) => {
  it('E8 leaves every entry of its parent as it is, wherever it forks and whatever it edits', async () => {
    const store = open()
    await tale.run({}, { store, id: 'parent', seed: 3 }).finished
    const before = JSON.stringify(await entriesOf(store, 'parent'))
    for (let at = 0; at < 8; at++) {
      const { board: last } = await tale.fork('parent', { store, at, edit: { hero: 'Uma' } }).finished
      expect(last.lines.filter((line) => line.startsWith('Uma'))).toHaveLength(4 - Math.ceil(at / 2))
    }
    expect(JSON.stringify(await entriesOf(store, 'parent'))).toBe(before)
    expect(await store.runs()).toHaveLength(9)
  })

  it('E8 says where it comes from, and its past is read through its parent', async () => {
    const store = open()
    await tale.run({}, { store, id: 'parent', seed: 3 }).finished
    await tale.fork('parent', { store, id: 'child', at: 3, edit: { hero: 'Uma' } }).finished
    const [start] = await recordsOf(store, 'child')
    expect(start).toMatchObject({ kind: 'start', step: 3, parent: { run: 'parent', step: 3 } })
    expect(Object.keys((start as { changes: object }).changes)).toEqual(['hero'])
    for (const step of [0, 1, 2])
      expect(await stateAt(store, 'child', step)).toEqual(await stateAt(store, 'parent', step))
    expect(await stateAt(store, 'child', 3)).toEqual({ ...(await stateAt(store, 'parent', 3)), hero: 'Uma' })
  })

  it('E8 goes on with a changed flow when the agents that are next exist in it', async () => {
    const store = open()
    await tale.run({}, { store, id: 'parent', seed: 3 }).finished
    const critic = story.agent({ reads: [], writes: ['lines'], think: () => ({ lines: ['boo'] }) })
    const other = flow(story, {
      start: 'critic',
      agents: { listener, critic },
      routes: { listener: 'critic', critic: end('booed') },
    })
    const { board: last, reason } = await other.fork('parent', { store, at: 1 }).finished
    expect(reason).toBe('booed')
    expect(last.lines.slice(1)).toEqual(['1?', 'boo'])
    const fault = await faultOf(other.fork('parent', { store, at: 2 }).finished)
    expect(fault.code).toBe('RUN_SHAPE_CHANGED')
    expect(fault.message).toContain('"teller"')
  })

  it('E8 gives a field that is new in the changed flow its default', async () => {
    const store = open()
    await tale.run({}, { store, id: 'parent', seed: 3 }).finished
    const wider = board({ ...story.fields, boos: sum(7) })
    const critic = wider.agent({ reads: ['boos'], writes: ['boos'], think: () => ({ boos: 1 }) })
    const other = flow(wider, { start: 'listener', agents: { listener: critic }, routes: { listener: end('booed') } })
    expect((await other.fork('parent', { store, at: 1 }).finished).board).toMatchObject({
      hero: 'Ida',
      boos: 8,
      day: 1,
    })
  })
})

describe('E8 a resumed run refuses a flow whose shape has changed', () => {
  const start = async () => {
    const store = memoryStore()
    await tale.run({}, { store, id: 'r', steps: 3 }).finished
    return store
  }
  const agents = { teller, listener }
  const routes = {
    teller: 'listener',
    listener: ({ day }: { day: number }) => (day < 4 ? 'teller' : end('told')),
  } as const
  const reading = story.agent({ reads: ['hero', 'day', 'lines'], writes: ['lines', 'day'], think: () => ({ day: 1 }) })
  const wider = board({ ...story.fields, extra: sum() })
  const changed = board({ hero: story.fields.hero, lines: append<string>(), day: value(0) })
  const widerAgent = wider.agent({ reads: [], writes: [], think: () => {} })

  it.each<[string, () => Flow<never>, RegExp]>([
    [
      'an agent more',
      () =>
        flow(story, {
          start: 'teller',
          agents: { ...agents, critic: listener },
          routes: { ...routes, critic: 'teller' },
        }) as never,
      /agents\.critic is new/,
    ],
    [
      'an agent less',
      () => flow(story, { start: 'listener', agents: { listener }, routes: { listener: end('told') } }) as never,
      /teller is gone/,
    ],
    [
      'another start',
      () => flow(story, { start: 'listener', agents, routes }) as never,
      /start was \["teller"\] and is \["listener"\]/,
    ],
    [
      'another route',
      () => flow(story, { start: 'teller', agents, routes: { ...routes, teller: 'teller' } }) as never,
      /routes\.teller/,
    ],
    [
      'more reads',
      () => flow(story, { start: 'teller', agents: { teller: reading, listener }, routes }) as never,
      /agents\.teller\.reads/,
    ],
    [
      'a join',
      () => flow(story, { start: 'teller', agents, routes, joins: { listener: ['teller'] } }) as never,
      /joins\.listener is new/,
    ],
    [
      'a new field',
      () =>
        flow(wider, {
          start: 'teller',
          agents: { teller: widerAgent, listener: widerAgent },
          routes: { teller: 'listener', listener: end('told') },
        }) as never,
      /fields\.extra is new/,
    ],
    [
      'another merge rule',
      () => {
        const agent = changed.agent({ reads: [], writes: [], think: () => {} })
        return flow(changed, {
          start: 'teller',
          agents: { teller: agent, listener: agent },
          routes: { teller: 'listener', listener: end('told') },
        }) as never
      },
      /fields\.day was "sum" and is "value"/,
    ],
  ])('E8 for %s, and says so', async (_, make, what) => {
    const store = await start()
    const before = JSON.stringify(await entriesOf(store, 'r'))
    const fault = await faultOf((make() as unknown as Flow).resume('r', { store }).finished)
    expect(fault.code).toBe('RUN_SHAPE_CHANGED')
    expect(fault.message).toMatch(what)
    expect(JSON.stringify(await entriesOf(store, 'r'))).toBe(before)
  })

  it('E8 but not for how an agent thinks, how often it is tried, or how long it may take', async () => {
    const store = await start()
    const calmer = { ...teller, retry: { attempts: 3 }, timeoutMs: 1000, think: () => ({ day: 10 }) }
    const mended = flow(story, {
      name: 'renamed',
      start: 'teller',
      agents: { teller: calmer, listener },
      routes,
      stepLimit: 99,
    })
    expect(await mended.resume('r', { store }).finished).toMatchObject({ status: 'ended' })
  })

  it('E8 for a change inside a nested flow', async () => {
    const nested = (society: Flow<typeof story.fields>) =>
      flow(story, {
        start: 'inner',
        agents: {
          inner: story.nest({
            reads: [],
            writes: ['lines'],
            flow: society,
            input: () => ({}),
            output: ({ lines }) => ({ lines }),
          }),
          teller,
        },
        routes: { teller: 'inner', inner: end('told') },
      })
    const store = memoryStore()
    await nested(tale).run({}, { store, id: 'r', steps: 0 }).finished
    const shorter = flow(story, { start: 'teller', agents: { teller }, routes: { teller: end('told') } })
    const fault = await faultOf(nested(shorter).resume('r', { store }).finished)
    expect(fault.message).toMatch(/agents\.inner\.society.*listener is gone/)
  })
})
