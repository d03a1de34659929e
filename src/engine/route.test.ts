/** Who is next: routes of every kind, loops, parallel groups, joins and fan-outs, told by who thought when. */
import { describe, expect, it } from 'vitest'
import { append, board, chosen, end, flow, memoryStore, send, sum, type, value, type Flow } from '../index.ts'
import { faultOf, recordsOf, sleep } from '../../test/rules/support.ts'

const walk = board({ log: append<string>(), rounds: sum(), door: value('left') })
const at = (name: string, part: object = {}) =>
  walk.agent({ reads: [], writes: ['log', 'rounds'], think: () => ({ log: [name], ...part }) })

/** The steps of a run as `a+b > c`: who thought together, and who after whom. */
async function stepsOf(society: Flow<typeof walk.fields>, input: { door?: string } = {}) {
  const store = memoryStore()
  const { reason } = await society.run(input, { store, id: 'r', seed: 1 }).finished
  const steps = (await recordsOf(store, 'r')).flatMap((record) =>
    record.kind === 'step' ? [record.did.map(({ agent }) => agent).join('+')] : [],
  )
  return `${steps.join(' > ')} : ${reason}`
}

describe('a route', () => {
  it('is a name, and the last one an end with its reason', async () => {
    const society = flow(walk, {
      start: 'a',
      agents: { a: at('a'), b: at('b') },
      routes: { a: 'b', b: end('arrived') },
    })
    expect(await stepsOf(society)).toBe('a > b : arrived')
  })

  it('is computed from the whole board by a function', async () => {
    const society = flow(walk, {
      start: 'a',
      agents: { a: at('a'), left: at('left'), right: at('right') },
      routes: {
        a: ({ door }) => (door === 'left' ? 'left' : 'right'),
        left: end('left'),
        right: end('right'),
      },
    })
    expect(await stepsOf(society)).toBe('a > left : left')
    expect(await stepsOf(society, { door: 'other' })).toBe('a > right : right')
  })

  it('is computed from the fields a router declares, after the step has folded', async () => {
    const fork = walk.route({
      reads: ['rounds'],
      to: ['a', 'b'],
      choose: ({ rounds }) => (rounds === 1 ? 'b' : rounds > 9 ? end('far') : 'a'),
    })
    const society = flow(walk, {
      start: 'a',
      agents: { a: at('a', { rounds: 1 }), b: at('b', { rounds: 9 }) },
      routes: { a: fork, b: fork },
    })
    expect(await stepsOf(society)).toBe('a > b : far')
  })

  it('is chosen by the agent itself: a name, several, a send, an end', async () => {
    const guide = walk.agent({
      reads: ['rounds'],
      writes: ['rounds'],
      think: ({ rounds }) => ({
        update: { rounds: 1 },
        next: ['a', ['a', 'b'], send('b', 1), [send('a', 1), send('a', 2)], end('tired')][rounds],
      }),
    })
    const society = flow(walk, {
      start: 'guide',
      agents: { guide, a: at('a'), b: at('b') },
      routes: { guide: chosen('a', 'b'), a: 'guide', b: 'guide' },
    })
    expect(await stepsOf(society)).toBe('guide > a > guide > a+b > guide > b > guide > a+a > guide : tired')
  })

  it('turns in a loop until the board says otherwise', async () => {
    const society = flow(walk, {
      start: 'draft',
      agents: { draft: at('draft', { rounds: 1 }), review: at('review') },
      routes: { draft: 'review', review: ({ rounds }) => (rounds < 3 ? 'draft' : end('good')) },
    })
    expect(await stepsOf(society)).toBe('draft > review > draft > review > draft > review : good')
  })

  it('that ends the run ends it for every branch of the step', async () => {
    const society = flow(walk, {
      start: ['a', 'b'],
      agents: { a: at('a'), b: at('b'), c: at('c') },
      routes: { a: 'c', b: end('b said so'), c: end('never') },
    })
    expect(await stepsOf(society)).toBe('a+b : b said so')
  })
})

describe('a parallel group', () => {
  it('thinks in one step, in declared order whatever order the route names', async () => {
    const society = flow(walk, {
      start: 's',
      agents: { s: at('s'), a: at('a'), b: at('b'), c: at('c') },
      routes: { s: ['c', 'a', 'b'], a: end('x'), b: end('x'), c: end('x') },
    })
    expect(await stepsOf(society)).toBe('s > a+b+c : x')
  })

  it('meets in one agent that is next of several, once', async () => {
    const society = flow(walk, {
      start: ['a', 'b', 'c'],
      agents: { a: at('a'), b: at('b'), c: at('c'), meet: at('meet') },
      routes: { a: 'meet', b: 'meet', c: 'meet', meet: end('met') },
    })
    expect(await stepsOf(society)).toBe('a+b+c > meet : met')
  })

  it('joins branches of unequal length when the last one has arrived', async () => {
    const agents = {
      a: at('a'),
      b1: at('b1'),
      b2: at('b2'),
      b3: at('b3'),
      c1: at('c1'),
      c2: at('c2'),
      meet: at('meet'),
    }
    const society = flow(walk, {
      start: ['a', 'b1', 'c1'],
      agents,
      routes: { a: 'meet', b1: 'b2', b2: 'b3', b3: 'meet', c1: 'c2', c2: 'meet', meet: end('met') },
      joins: { meet: ['a', 'b3', 'c2'] },
    })
    expect(await stepsOf(society)).toBe('a+b1+c1 > b2+c2 > b3 > meet : met')
  })

  it('joins again in the next round of a loop', async () => {
    const society = flow(walk, {
      start: ['a', 'b1'],
      agents: { a: at('a', { rounds: 1 }), b1: at('b1'), b2: at('b2'), meet: at('meet') },
      routes: {
        a: 'meet',
        b1: 'b2',
        b2: 'meet',
        meet: ({ rounds }) => (rounds < 2 ? ['a', 'b1'] : end('twice')),
      },
      joins: { meet: ['a', 'b2'] },
    })
    expect(await stepsOf(society)).toBe('a+b1 > b2 > meet > a+b1 > b2 > meet : twice')
  })

  it('waits at its join across a resume and a fork', async () => {
    const store = memoryStore()
    const society = flow(walk, {
      start: ['a', 'b1'],
      agents: { a: at('a'), b1: at('b1'), b2: at('b2'), meet: at('meet') },
      routes: { a: 'meet', b1: 'b2', b2: 'meet', meet: end('met') },
      joins: { meet: ['a', 'b2'] },
    })
    await society.run({}, { store, id: 'r', steps: 1 }).finished
    const forked = await society.fork('r', { store, at: 1 }).finished
    const resumed = await society.resume('r', { store }).finished
    for (const { board: last, reason } of [forked, resumed])
      expect({ log: last.log, reason }).toEqual({ log: ['a', 'b1', 'b2', 'meet'], reason: 'met' })
  })
})

describe('a fan-out', () => {
  const boss = walk.agent({ reads: [], writes: [], think: () => {} })
  const hand = walk.agent({
    reads: [],
    writes: ['log'],
    takes: type<{ n: number; ms?: number }>(),
    think: async (_, { payload }) => (await sleep(payload.ms ?? 0), { log: [`hand ${payload.n}`] }),
  })

  it('gives each branch its payload and keeps their order', async () => {
    const society = flow(walk, {
      start: 'boss',
      agents: { boss, hand, last: at('last') },
      routes: {
        boss: () => [send('hand', { n: 3, ms: 8 }), send('hand', { n: 1, ms: 1 }), send('hand', { n: 2 })],
        hand: 'last',
        last: end('done'),
      },
    })
    const { board: done } = await society.run({}).finished
    expect(done.log).toEqual(['hand 3', 'hand 1', 'hand 2', 'last'])
    expect(await stepsOf(society)).toBe('boss > hand+hand+hand > last : done')
  })

  it('mixes branches of several agents and plain names: agents in declared order, sends as sent', async () => {
    const echo = walk.agent({
      reads: [],
      writes: ['log'],
      takes: type<string>(),
      think: (_, { payload }) => ({ log: [`echo ${payload}`] }),
    })
    const society = flow(walk, {
      start: 'boss',
      agents: { boss, a: at('a'), echo, hand },
      routes: {
        boss: () => [send('hand', { n: 1 }), send('echo', 'x'), 'a', send('hand', { n: 2 }), send('echo', 'y')],
        a: end('done'),
        echo: end('done'),
        hand: end('done'),
      },
    })
    expect((await society.run({}).finished).board.log).toEqual(['a', 'echo x', 'echo y', 'hand 1', 'hand 2'])
  })

  it('to one branch is a fan-out too', async () => {
    const society = flow(walk, {
      start: 'boss',
      agents: { boss, hand },
      routes: { boss: send('hand', { n: 7 }), hand: end('done') },
    })
    expect((await society.run({}).finished).board.log).toEqual(['hand 7'])
  })

  it('to a hundred joins in one step', async () => {
    const society = flow(walk, {
      start: 'boss',
      agents: { boss, hand, last: at('last') },
      routes: {
        boss: () => Array.from({ length: 100 }, (_, n) => send('hand', { n })),
        hand: 'last',
        last: end('done'),
      },
    })
    const { board: done, step } = await society.run({}).finished
    expect(step).toBe(3)
    expect(done.log).toEqual([...Array.from({ length: 100 }, (_, n) => `hand ${n}`), 'last'])
  })

  it('keeps its payloads across a resume and a fork', async () => {
    const store = memoryStore()
    const society = flow(walk, {
      start: 'boss',
      agents: { boss, hand },
      routes: { boss: () => [send('hand', { n: 1 }), send('hand', { n: 2 })], hand: end('done') },
    })
    await society.run({}, { store, id: 'r', steps: 1 }).finished
    expect((await society.fork('r', { store, at: 1 }).finished).board.log).toEqual(['hand 1', 'hand 2'])
    expect((await society.resume('r', { store }).finished).board.log).toEqual(['hand 1', 'hand 2'])
  })

  it('refuses a payload that the journal cannot keep, and names the route', async () => {
    for (const payload of [new Map([[1, 2]]), new Date(), Number.NaN, () => 1, { deep: [{ when: new Date() }] }]) {
      const society = flow(walk, {
        start: 'boss',
        agents: { boss, hand },
        routes: { boss: () => [send('hand', payload as never)], hand: end('done') },
      })
      const fault = await faultOf(society.run({}).finished)
      expect(fault.code).toBe('BOARD_NOT_JSON')
      expect(fault.message).toContain('boss')
    }
  })

  it('gives its branches a payload nobody can change, live and resumed', async () => {
    const shared = { n: 1, tags: ['a'] }
    const vandal = walk.agent({
      reads: [],
      writes: ['log'],
      takes: type<typeof shared>(),
      think: (_, { payload }) => {
        for (const vandalism of [() => (payload.n = 2), () => payload.tags.push('b')])
          expect(vandalism).toThrow(TypeError)
        return { log: [JSON.stringify(payload)] }
      },
    })
    const society = flow(walk, {
      start: 'boss',
      agents: { boss, vandal },
      routes: { boss: () => [send('vandal', shared), send('vandal', shared)], vandal: end('done') },
    })
    const store = memoryStore()
    expect((await society.run({}, { store, id: 'live' }).finished).board.log).toEqual(
      Array(2).fill(JSON.stringify(shared)),
    )
    await society.run({}, { store, id: 'r', steps: 1 }).finished
    expect((await society.resume('r', { store }).finished).board.log).toEqual(Array(2).fill(JSON.stringify(shared)))
  })

  it('checks a payload against what the agent takes, and names the agent', async () => {
    const picky = walk.agent({
      reads: [],
      writes: ['log'],
      takes: {
        '~standard': {
          version: 1,
          vendor: 'test',
          validate: (given) =>
            typeof given === 'string' ? { value: given.toUpperCase() } : { issues: [{ message: 'not a text' }] },
        },
      },
      think: (_, { payload }) => ({ log: [payload] }),
    })
    const make = (payload: string) =>
      flow(walk, {
        start: 'boss',
        agents: { boss, picky },
        routes: { boss: send('picky', payload), picky: end('done') },
      })
    expect((await make('loud').run({}).finished).board.log).toEqual(['LOUD'])
    const fault = await faultOf(make(5 as never).run({}).finished)
    expect(fault.message).toMatch(/picky.*not a text/s)
  })
})
