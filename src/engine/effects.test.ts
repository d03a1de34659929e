/** Effects: data that handlers act on at commit; announced first, never done twice, and their results seen next. */
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, repeatable, send, type, value, type EffectInfo } from '../index.ts'
import { faultOf, kindsOf, mortal, recordsOf, sleep } from '../../test/rules/support.ts'

const ship = board({ log: append<string>(), course: value('north') })
const say = (text: string) => ({ type: 'say', text })

const captain = ship.agent({
  reads: [],
  writes: ['log'],
  think: () => ({ update: { log: ['captain'] }, effects: [say('ahoy'), say('anchors up')] }),
})
const mate = ship.agent({
  reads: [],
  writes: ['log'],
  think: (_, { effects }) => ({
    log: effects.map(({ agent, effect, result }) => `${agent} ${JSON.stringify(effect)} ${JSON.stringify(result)}`),
  }),
})
const voyage = flow(ship, {
  name: 'voyage',
  start: 'captain',
  agents: { captain, mate },
  routes: { captain: 'mate', mate: end('landed') },
})

describe('an effect', () => {
  it('is done by the handler of its type, which knows who wants it, when, and its id', async () => {
    const done: unknown[] = []
    await voyage.run({}, { id: 'r', handlers: { say: (effect, info) => void done.push([effect, info]) } }).finished
    expect(done).toMatchObject([
      [say('ahoy'), { run: 'r', step: 1, agent: 'captain' }],
      [say('anchors up'), { run: 'r', step: 1, agent: 'captain' }],
    ])
  })

  it('gives its result to the agents of the next step, and only to them', async () => {
    const heard: number[] = []
    const listener = ship.agent({ reads: [], writes: [], think: (_, { effects }) => void heard.push(effects.length) })
    const longer = flow(ship, {
      start: 'captain',
      agents: { captain, listener, later: listener },
      routes: { captain: 'listener', listener: 'later', later: end('landed') },
    })
    await longer.run({}, { handlers: { say: () => 'ok' } }).finished
    expect(heard).toEqual([2, 0])
    const { board: last } = await voyage.run(
      {},
      { handlers: { say: ({ text }: { text: string }) => ({ heard: text.length }) } },
    ).finished
    expect(last.log).toEqual([
      'captain',
      'captain {"type":"say","text":"ahoy"} {"heard":4}',
      'captain {"type":"say","text":"anchors up"} {"heard":10}',
    ])
  })

  it('is shown to the next agents after a resume and in a fork, too', async () => {
    const store = memoryStore()
    const handlers = { say: () => 'ok' }
    const whole = await voyage.run({}, { handlers }).finished
    await voyage.run({}, { store, id: 'r', handlers, steps: 1 }).finished
    expect((await voyage.fork('r', { store, handlers, at: 1 }).finished).board).toEqual(whole.board)
    expect((await voyage.resume('r', { store, handlers }).finished).board).toEqual(whole.board)
  })

  it('cannot be changed by those who look at it, live or resumed', async () => {
    const store = memoryStore()
    const vandal = ship.agent({
      reads: [],
      writes: ['log'],
      think: (_, { effects }) => {
        const [first] = effects as unknown as { effect: { text: string }; result: { deep: number[] } }[]
        expect(() => (first!.effect.text = 'lies')).toThrow(TypeError)
        expect(() => first!.result.deep.push(2)).toThrow(TypeError)
        return { log: ['looked'] }
      },
    })
    const looking = flow(ship, {
      start: 'captain',
      agents: { captain, vandal },
      routes: { captain: 'vandal', vandal: end('landed') },
    })
    const handlers = { say: () => ({ deep: [1] }) }
    await looking.run({}, { store, handlers }).finished
    await looking.run({}, { store, id: 'r', handlers, steps: 1 }).finished
    expect((await looking.resume('r', { store, handlers }).finished).board.log).toEqual(['captain', 'looked'])
  })

  it('that nobody handles fails the run, with its type and what is handled', async () => {
    const fault = await faultOf(voyage.run({}, { handlers: { row: () => {}, sail: () => {} } }).finished)
    expect(fault.code).toBe('RUN_UNKNOWN_EFFECT')
    expect(fault.message).toMatch(/"captain".*"say".*row, sail/)
    expect((await faultOf(voyage.run({}).finished)).code).toBe('RUN_UNKNOWN_EFFECT')
    // names every object has are no handlers
    const sly = ship.agent({ reads: [], writes: [], think: () => ({ effects: [{ type: 'toString' }] }) })
    const slyFlow = flow(ship, { start: 'sly', agents: { sly }, routes: { sly: end('x') } })
    expect((await faultOf(slyFlow.run({}, { handlers: {} }).finished)).code).toBe('RUN_UNKNOWN_EFFECT')
  })

  it('is refused before anything of the step is done, when one of several agents wants an unknown one', async () => {
    const done: string[] = []
    const odd = ship.agent({ reads: [], writes: [], think: () => ({ effects: [{ type: 'fly' }] }) })
    const both = flow(ship, {
      start: ['captain', 'odd'],
      agents: { captain, odd },
      routes: { captain: end('x'), odd: end('x') },
    })
    await faultOf(both.run({}, { handlers: { say: ({ text }: { text: string }) => void done.push(text) } }).finished)
    expect(done).toEqual([])
  })

  it.each([
    ['no list', 'ahoy'],
    ['something without a type', [{ text: 'ahoy' }]],
    ['nothing at all in the list', [null]],
  ])('must be data with a type: %s is refused with the name of the agent', async (_, effects) => {
    const odd = ship.agent({ reads: [], writes: [], think: () => ({ effects }) as never })
    const fault = await faultOf(
      flow(ship, { start: 'odd', agents: { odd }, routes: { odd: end('x') } }).run({}).finished,
    )
    expect(fault.code).toBe('AGENT_BAD_OUTCOME')
    expect(fault.message).toContain('"odd"')
  })
})

describe('the ids of effects', () => {
  const worker = ship.agent({
    reads: [],
    writes: [],
    takes: type<number>(),
    think: async (_, { payload }) => (await sleep(payload), { effects: [say('one'), say('two')] }),
  })
  const plain = ship.agent({ reads: [], writes: [], think: () => ({ effects: [say('plain')] }) })
  const boss = ship.agent({ reads: ['log'], writes: ['log'], think: () => ({ log: ['round'] }) })

  const gather = async (id: string, other: string) => {
    const ids: string[] = []
    const society = flow(ship, {
      start: 'boss',
      agents: { boss, worker, [other]: plain },
      routes: {
        boss: ({ log }: { log: readonly string[] }) =>
          log.length < 3 ? [send('worker', 2), send('worker', 0), send('worker', 1), other] : end('done'),
        worker: 'boss',
        [other]: 'boss',
      },
    } as never)
    const handlers = { say: (_: unknown, info: EffectInfo) => void ids.push(info.id) }
    await society.run({}, { id, handlers, seed: Math.random() }).finished
    return ids
  }

  it('are the same whenever the same run comes to the same effect', async () => {
    expect(await gather('r', 'plain')).toEqual(await gather('r', 'plain'))
  })

  it('are unique over steps, branches, places and runs', async () => {
    const ids = [...(await gather('r', 'plain')), ...(await gather('r2', 'plain')), ...(await gather('r/1', 'plain'))]
    expect(ids).toHaveLength(42)
    expect(new Set(ids).size).toBe(42)
  })

  it('are unique when one agent has the name of another one’s branch', async () => {
    for (const other of [
      'worker.1',
      'worker#1',
      'worker-1',
      'worker:1',
      'worker/1',
      'worker~1',
      'worker 1',
      'worker@1',
    ]) {
      const ids = await gather('r', other).catch((error: { code: string }) => {
        // a name that could be mistaken may be refused instead
        expect(error.code).toBe('FLOW_INVALID')
        return []
      })
      expect(new Set(ids).size, other).toBe(ids.length)
    }
  })
})

describe('an effect on the outside world', () => {
  it('is announced before it is done, with the outcomes that led to it', async () => {
    const store = memoryStore()
    const journals: string[] = []
    const handlers = { say: async () => void journals.push(await kindsOf(store, 'r')) }
    await voyage.run({}, { store, id: 'r', handlers }).finished
    expect(journals).toEqual(['start think effect', 'start think effect done effect'])
    const announced = (await recordsOf(store, 'r')).filter((record) => record.kind === 'effect')
    expect(announced.map(({ step, place }) => [step, place])).toEqual([
      [1, 0],
      [1, 1],
    ])
    expect(new Set(announced.map(({ id }) => id)).size).toBe(2)
  })

  it('is never done twice, wherever the process dies; the agents see that it was interrupted', async () => {
    const seen = new Set<string>()
    for (const how of ['hang', 'throw'] as const)
      for (const written of [true, false])
        for (let at = 1; ; at++) {
          const store = memoryStore()
          const done: string[] = []
          const handlers = {
            say: ({ text }: { text: string }) => {
              done.push(text)
              return 'heard'
            },
          }
          const doomed = mortal(store, { at, written, how })
          await Promise.race([
            voyage.run({}, { store: doomed.store, id: 'r', handlers }).finished.catch(() => {}),
            doomed.death,
          ])
          if (!doomed.isDead()) break
          if ((await store.head('r')) === 0) continue
          const { board: last } = await voyage.resume('r', { store, handlers }).finished
          expect(done.length, `died at write ${at}`).toBe(new Set(done).size)
          const results = last.log.slice(1).map((line) => line.slice(line.lastIndexOf(' ') + 1))
          expect(results).toHaveLength(2)
          for (const [index, result] of results.entries()) {
            const wasDone = done.includes(index === 0 ? 'ahoy' : 'anchors up')
            if (result === '"heard"') expect(wasDone).toBe(true)
            else expect(result).toBe('{"interrupted":true}')
            seen.add(`${result} ${wasDone}`)
          }
        }
    // an interrupted effect may have been done or not: nobody knows, so nobody repeats it
    expect(seen).toEqual(new Set(['"heard" true', '{"interrupted":true} true', '{"interrupted":true} false']))
  })

  it('is not done by an outcome that a crash made different', async () => {
    const store = memoryStore()
    const done: string[] = []
    let round = 0
    const fickle = ship.agent({ reads: [], writes: [], think: () => ({ effects: [say(`thought ${++round}`)] }) })
    const one = flow(ship, { start: 'fickle', agents: { fickle }, routes: { fickle: end('x') } })
    const handlers = { say: ({ text }: { text: string }) => void done.push(text) }
    // the first write is the start, the second announces, the third would close the step
    const doomed = mortal(store, { at: 3, written: false, how: 'throw' })
    await one.run({}, { store: doomed.store, id: 'r', handlers }).finished.catch(() => {})
    expect(done).toEqual(['thought 1'])
    await one.resume('r', { store, handlers }).finished
    expect(done).toEqual(['thought 1'])
    expect(round).toBe(1)
  })

  it('whose handler throws fails the run with the cause, and is not done again on resume', async () => {
    const store = memoryStore()
    let calls = 0
    const handlers = {
      say: ({ text }: { text: string }) => {
        calls++
        if (text === 'anchors up') throw new Error('chain broke')
        return 'ok'
      },
    }
    const fault = await faultOf(voyage.run({}, { store, id: 'r', handlers }).finished)
    expect(fault.code).toBe('RUN_EFFECT_FAILED')
    expect(fault.message).toMatch(/"say".*"captain".*step 1.*chain broke/)
    expect(fault.cause).toMatchObject({ message: 'chain broke' })
    expect(await voyage.stateAt('r')).toMatchObject({ log: [] })
    const { board: last } = await voyage.resume('r', { store, handlers }).finished
    expect(calls).toBe(2)
    expect(last.log.slice(1).map((line) => line.slice(line.lastIndexOf(' ') + 1))).toEqual([
      '"ok"',
      '{"interrupted":true}',
    ])
  })

  it('that was done stays known when a later one of its step throws', async () => {
    const store = memoryStore()
    const calls: string[] = []
    let broken = true
    const actor = ship.agent({ reads: [], writes: [], think: () => ({ effects: [{ type: 'row' }, { type: 'sail' }] }) })
    const both = flow(ship, { start: 'actor', agents: { actor, mate }, routes: { actor: 'mate', mate: end('landed') } })
    const handlers = {
      row: () => (calls.push('row'), 'rowed'),
      sail: repeatable(() => {
        calls.push('sail')
        if (broken) throw new Error('no wind')
        return 'sailed'
      }),
    }
    expect((await faultOf(both.run({}, { store, id: 'r', handlers }).finished)).message).toContain('no wind')
    broken = false
    const { board: last } = await both.resume('r', { store, handlers }).finished
    expect(calls).toEqual(['row', 'sail', 'sail'])
    expect(last.log).toEqual(['actor {"type":"row"} "rowed"', 'actor {"type":"sail"} "sailed"'])
  })

  it('must give a result that the journal can keep', async () => {
    for (const result of [new Date(), new Map(), Number.NaN, () => 1]) {
      const fault = await faultOf(voyage.run({}, { handlers: { say: () => result } }).finished)
      expect(fault.message).toMatch(/say/)
      expect(['RUN_EFFECT_FAILED', 'BOARD_NOT_JSON']).toContain(fault.code)
    }
  })
})

describe('a repeatable effect', () => {
  it('is not announced, and costs the step no write of its own', async () => {
    const store = memoryStore()
    await voyage.run({}, { store, id: 'r', handlers: { say: repeatable(() => 'ok') } }).finished
    expect(await kindsOf(store, 'r')).toBe('start step step end')
  })

  it('is done again with the same id when its step was not committed', async () => {
    const store = memoryStore()
    const ids: string[] = []
    const handlers = { say: repeatable((_, { id }) => void ids.push(id)) }
    const doomed = mortal(store, { at: 2, written: false, how: 'throw' })
    await voyage.run({}, { store: doomed.store, id: 'r', handlers }).finished.catch(() => {})
    await voyage.resume('r', { store, handlers }).finished
    expect(ids).toHaveLength(4)
    expect(ids.slice(2)).toEqual(ids.slice(0, 2))
  })

  it('mixes with others in declared order', async () => {
    const order: string[] = []
    const mixed = ship.agent({
      reads: [],
      writes: [],
      think: () => ({ effects: [{ type: 'a' }, { type: 'b' }, { type: 'a' }, { type: 'b' }] }),
    })
    const both = flow(ship, {
      start: ['mixed', 'other'],
      agents: { mixed, other: mixed },
      routes: { mixed: end('x'), other: end('x') },
    })
    const handlers = {
      a: async (_: unknown, { agent }: EffectInfo) => (await sleep(1), void order.push(`${agent} a`)),
      b: repeatable((_, { agent }) => void order.push(`${agent} b`)),
    }
    await both.run({}, { handlers }).finished
    expect(order).toEqual(['mixed a', 'mixed b', 'mixed a', 'mixed b', 'other a', 'other b', 'other a', 'other b'])
  })
})
