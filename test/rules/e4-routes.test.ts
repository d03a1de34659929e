/** E4: a route to an unknown agent, or no route, is an error; a run ends only by a record that says why. */
import { describe, expect, it } from 'vitest'
import { append, board, chosen, end, flow, memoryStore, send, summarize, value, type Flow } from 'troupe'
import { faultOf, kindsOf, recordsOf } from './support.ts'

const path = board({ to: value('b'), log: append<string>() })
const walker = (name: string) => path.agent({ reads: ['to'], writes: ['log'], think: () => ({ log: [name] }) })
const a = walker('a')
const b = walker('b')

async function failing(society: Flow<typeof path.fields>, input: { to?: string } = {}) {
  const store = memoryStore()
  const fault = await faultOf(society.run(input, { store, id: 'r' }).finished)
  const records = await recordsOf(store, 'r')
  return { fault, records, last: records.at(-1)! }
}

describe('E4 a route to nowhere', () => {
  it('E4 is refused before the first step where it can be: fixed routes, starts, joins, routers, choices', () => {
    const make = (part: object) => () =>
      flow(path, { start: 'a', agents: { a, b }, routes: { a: 'b', b: end('there') }, ...part } as never)
    expect(make({})).not.toThrow()
    for (const part of [
      { start: 'c' },
      { start: [] },
      { routes: { a: 'c', b: end('there') } },
      { routes: { a: ['b', 'c'], b: end('there') } },
      { routes: { a: [], b: end('there') } },
      { routes: { a: send('c', 1), b: end('there') } },
      { routes: { a: chosen('b', 'c'), b: end('there') } },
      { routes: { a: path.route({ reads: [], to: ['c'], choose: () => 'c' }), b: end('there') } },
      { routes: { a: 'b' } },
      { joins: { b: ['c'] } },
      { joins: { c: ['a'] } },
      { failures: { c: 'skip' } },
    ])
      expect(make(part), JSON.stringify(part)).toThrow(expect.objectContaining({ code: 'FLOW_INVALID' }))
    expect(make({ routes: { a: 'c', b: end('there') } })).toThrow(/"a".*"c".*a, b/)
    expect(make({ routes: { a: 'b' } })).toThrow(/"b" has no route/)
  })

  it('E4 fails the run when a computed route names an unknown agent, with its name and who there is', async () => {
    const lost = flow(path, { start: 'a', agents: { a, b }, routes: { a: ({ to }) => to as 'b', b: end('there') } })
    const { fault, last } = await failing(lost, { to: 'nirvana' })
    expect(fault.code).toBe('RUN_UNKNOWN_ROUTE')
    expect(fault.message).toMatch(/"a".*"nirvana".*a, b/)
    expect(last).toMatchObject({ kind: 'fail', step: 1, code: 'RUN_UNKNOWN_ROUTE', message: fault.message })
  })

  it('E4 fails the run when an agent chooses what its route does not offer', async () => {
    const free = path.agent({ reads: [], writes: [], think: () => ({ next: 'a' }) })
    const society = flow(path, {
      start: 'free',
      agents: { free, a, b },
      routes: { free: chosen('b'), a: end('there'), b: end('there') },
    })
    const { fault } = await failing(society)
    expect(fault.code).toBe('RUN_UNKNOWN_ROUTE')
    expect(fault.message).toMatch(/"free".*"a".*b/)
  })

  it.each([
    ['nothing', () => undefined],
    ['null', () => null],
    ['an empty fan-out', () => []],
  ])('E4 fails the run when a route gives %s', async (_, route) => {
    const society = flow(path, { start: 'a', agents: { a, b }, routes: { a: route as never, b: end('there') } })
    const { fault, records } = await failing(society)
    expect(fault.code).toBe('RUN_NO_ROUTE')
    expect(fault.message).toContain('"a"')
    expect(records.map(({ kind }) => kind)).toEqual(['start', 'fail'])
  })

  it.each([
    ['nothing', {}],
    ['an empty list', { next: [] }],
  ])('E4 fails the run when an agent that has to choose chooses %s', async (_, thought) => {
    const mute = path.agent({ reads: [], writes: [], think: () => thought as never })
    const society = flow(path, { start: 'mute', agents: { mute, b }, routes: { mute: chosen('b'), b: end('there') } })
    const { fault } = await failing(society)
    expect(fault.code).toBe('RUN_NO_ROUTE')
    expect(fault.message).toContain('"mute"')
  })

  it('E4 fails the run when nobody is left to bring a join about, and says who is missing', async () => {
    const society = flow(path, {
      start: ['a', 'b'],
      agents: { a, b, meet: walker('meet'), c: walker('c') },
      routes: { a: 'meet', b: 'meet', c: 'meet', meet: end('met') },
      joins: { meet: ['a', 'b', 'c'] },
    })
    const { fault, last } = await failing(society)
    expect(fault.code).toBe('RUN_STUCK')
    expect(fault.message).toMatch(/"meet" waits for c\b/)
    expect(fault.message).not.toMatch(/\ba\b and|\bb\b and/)
    expect(last).toMatchObject({ kind: 'fail', code: 'RUN_STUCK' })
  })

  it('E4 fails the run when a computed route throws, instead of ending it silently', async () => {
    const store = memoryStore()
    const society = flow(path, {
      start: 'a',
      agents: { a, b },
      routes: {
        a: () => {
          throw new Error('no map')
        },
        b: end('there'),
      },
    })
    await expect(society.run({}, { store, id: 'r' }).finished).rejects.toThrow('no map')
    expect(await kindsOf(store, 'r')).toBe('start fail')
  })
})

describe('E4 a run ends only by a record that says why', () => {
  it('E4 closes the last step and the run in one write, with the reason', async () => {
    const store = memoryStore()
    const society = flow(path, { start: 'a', agents: { a }, routes: { a: end('home again') } })
    const { status, reason } = await society.run({}, { store, id: 'r' }).finished
    expect({ status, reason }).toEqual({ status: 'ended', reason: 'home again' })
    expect((await recordsOf(store, 'r')).at(-1)).toEqual({ v: 1, kind: 'end', step: 1, reason: 'home again' })
    expect(await summarize(store, 'r')).toMatchObject({ status: 'ended', reason: 'home again', step: 1 })
  })

  it('E4 does not end by failing, pausing, stopping or waiting: each of these goes on', async () => {
    const store = memoryStore()
    let healthy = false
    const frail = path.agent({
      reads: [],
      writes: ['log'],
      think: async (_, context) => {
        if (!healthy) throw new Error('ill')
        return { log: [String(await context.ask('well?'))] }
      },
    })
    const society = flow(path, { start: 'a', agents: { a, frail }, routes: { a: 'frail', frail: end('fine') } })
    expect(await society.run({}, { store, id: 'r', steps: 1 }).finished).toMatchObject({ status: 'paused' })
    await faultOf(society.resume('r', { store }).finished)
    expect(await summarize(store, 'r')).toMatchObject({ status: 'failed' })
    healthy = true
    expect(await society.resume('r', { store }).finished).toMatchObject({ status: 'waiting' })
    expect(await kindsOf(store, 'r')).not.toContain('end')
    expect(await society.resume('r', { store, answer: 'yes' }).finished).toMatchObject({
      status: 'ended',
      reason: 'fine',
      board: { log: ['a', 'yes'] },
    })
    expect((await kindsOf(store, 'r')).match(/end/g)).toHaveLength(1)
  })

  it('E4 gives an ended run back as it ended, and adds nothing to it', async () => {
    const store = memoryStore()
    const society = flow(path, { start: 'a', agents: { a }, routes: { a: end('home') } })
    await society.run({}, { store, id: 'r' }).finished
    const head = await store.head('r')
    expect(await society.resume('r', { store }).finished).toMatchObject({ status: 'ended', reason: 'home', step: 1 })
    expect(await store.head('r')).toBe(head)
  })
})
