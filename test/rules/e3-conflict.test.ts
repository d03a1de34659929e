/** E3: two writers of a plain field in one step are an error that names both; merge rules fold in declared order. */
import { describe, expect, it } from 'vitest'
import { append, board, custom, end, flow, memoryStore, merge, send, sum, type, upsert, value } from 'troupe'
import { faultOf, sleep } from './support.ts'

const stage = board({
  light: value('off'),
  lines: append<string>(),
  props: merge<string>(),
  cast: upsert<{ id: string; mask?: string; hat?: string }>(),
  order: custom('', (before: string, write: string) => before + write),
  claps: sum(),
})

describe('E3 two writers of a plain field in one step', () => {
  const switcher = (light: string, ms: number) =>
    stage.agent({
      reads: [],
      writes: ['light', 'claps'],
      think: async () => (await sleep(ms), { light, claps: 1 }),
    })

  it('E3 is a fault that names both agents and the field, and commits nothing of either', async () => {
    const store = memoryStore()
    const ana = switcher('red', 4)
    const bo = switcher('red', 1)
    const both = flow(stage, {
      start: ['ana', 'bo'],
      agents: { ana, bo },
      routes: { ana: end('lit'), bo: end('lit') },
    })
    const fault = await faultOf(both.run({}, { store, id: 'r' }).finished)
    expect(fault.code).toBe('RUN_WRITE_CONFLICT')
    expect(fault.message).toMatch(/"ana".*"bo".*"light"/)
    expect(await both.stateAt('r')).toMatchObject({ light: 'off', claps: 0 })
  })

  it('E3 is asked of the field, whatever its rule is called', async () => {
    const hall = board({ seat: { ...custom('', (_: string, write: string) => write), takesSeveralWriters: false } })
    const guest = (seat: string) => hall.agent({ reads: [], writes: ['seat'], think: () => ({ seat }) })
    const both = flow(hall, {
      start: ['ana', 'bo'],
      agents: { ana: guest('A1'), bo: guest('A2') },
      routes: { ana: end('seated'), bo: end('seated') },
    })
    expect((await faultOf(both.run({}).finished)).code).toBe('RUN_WRITE_CONFLICT')
  })

  it('E3 names both branches of one fan-out', async () => {
    const boss = stage.agent({ reads: [], writes: [], think: () => {} })
    const hand = stage.agent({
      reads: [],
      writes: ['light'],
      takes: type<string>(),
      think: (_, { payload }) => ({ light: payload }),
    })
    const fan = flow(stage, {
      start: 'boss',
      agents: { boss, hand },
      routes: { boss: [send('hand', 'red'), send('hand', 'blue')], hand: end('lit') },
    })
    const fault = await faultOf(fan.run({}).finished)
    expect(fault.code).toBe('RUN_WRITE_CONFLICT')
    const [one, two] = [...fault.message.matchAll(/"(hand[^"]*)"/g)].map(([, name]) => name)
    expect(two).toBeDefined()
    expect(one).not.toBe(two)
  })

  it('E3 is none when only one of them writes it, or when they take turns', async () => {
    const quiet = stage.agent({ reads: ['light'], writes: ['light', 'claps'], think: () => ({ claps: 1 }) })
    const ana = switcher('red', 1)
    const bo = switcher('blue', 1)
    const turns = flow(stage, {
      start: ['ana', 'quiet'],
      agents: { ana, quiet, bo },
      routes: { ana: 'bo', quiet: 'bo', bo: end('lit') },
    })
    expect((await turns.run({}).finished).board).toMatchObject({ light: 'blue', claps: 3 })
  })

  it('E3 can be resumed once the program is mended, and then thinks anew', async () => {
    const store = memoryStore()
    let mended = false
    const ana = switcher('red', 20)
    // bo is done first, so that his outcome is in the journal when the two collide
    const bo = stage.agent({
      reads: [],
      writes: ['light', 'claps'],
      think: async () => (await sleep(1), mended ? { claps: 1 } : { light: 'blue' }),
    })
    const both = flow(stage, {
      start: ['ana', 'bo'],
      agents: { ana, bo },
      routes: { ana: end('lit'), bo: end('lit') },
    })
    await faultOf(both.run({}, { store, id: 'r' }).finished)
    mended = true
    expect((await both.resume('r', { store }).finished).board).toMatchObject({ light: 'red', claps: 2 })
  })
})

describe('E3 merge rules fold in declared order', () => {
  const player = (name: string, ms: number) =>
    stage.agent({
      reads: [],
      writes: ['lines', 'props', 'cast', 'order'],
      think: async () => {
        await sleep(ms)
        return {
          lines: [`${name} speaks`],
          props: { sword: name, [name]: 'here' },
          cast: [{ id: 'hero', mask: name }],
          order: name,
        }
      },
    })

  it.each([
    [1, 12, 6],
    [12, 6, 1],
    [6, 1, 12],
    [0, 0, 0],
  ])('E3 whoever finishes first (delays %i, %i, %i)', async (...delays) => {
    const [a, b, c] = delays
    // the order of the agents' declaration counts, not the order of `start`
    const play = flow(stage, {
      start: ['c', 'a', 'b'],
      agents: { a: player('a', a), b: player('b', b), c: player('c', c) },
      routes: { a: end('bow'), b: end('bow'), c: end('bow') },
    })
    const store = memoryStore()
    const { board: last } = await play.run({}, { store, id: 'r' }).finished
    expect(last).toMatchObject({
      lines: ['a speaks', 'b speaks', 'c speaks'],
      props: { sword: 'c', a: 'here', b: 'here', c: 'here' },
      cast: [{ id: 'hero', mask: 'c' }],
      order: 'abc',
    })
    expect(Object.keys(last.props)).toEqual(['sword', 'a', 'b', 'c'])
    expect(JSON.stringify(await play.stateAt('r'))).toBe(JSON.stringify(last))
  })

  it('E3 branches of one fan-out fold in the order they were sent', async () => {
    const boss = stage.agent({ reads: [], writes: [], think: () => {} })
    const hand = stage.agent({
      reads: [],
      writes: ['order'],
      takes: type<{ letter: string; ms: number }>(),
      think: async (_, { payload }) => (await sleep(payload.ms), { order: payload.letter }),
    })
    const work = 'troupe'.split('').map((letter, index) => ({ letter, ms: (index * 7) % 5 }))
    const fan = flow(stage, {
      start: 'boss',
      agents: { boss, hand },
      routes: { boss: () => work.map((each) => send('hand', each)), hand: end('spelt') },
    })
    expect((await fan.run({}).finished).board.order).toBe('troupe')
  })
})
