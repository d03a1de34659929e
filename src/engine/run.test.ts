/** A run: watched, paused, stepped, stopped, cancelled, limited, and resumed. */
import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import {
  append,
  board,
  end,
  flow,
  memoryStore,
  merge,
  remove,
  summarize,
  sum,
  union,
  upsert,
  value,
  type Entry,
} from '../index.ts'
import { entriesOf, faultOf, gate, kindsOf, sleep, within } from '../../test/rules/support.ts'

const track = board({ laps: sum(), log: append<string>(), name: value('run') })

const lapper = (wait: () => Promise<unknown> | void = () => {}) =>
  track.agent({
    reads: ['laps'],
    writes: ['laps', 'log'],
    think: ({ laps }) => {
      const waiting = wait()
      return waiting ? waiting.then(() => ({ laps: 1, log: [`lap ${laps}`] })) : { laps: 1, log: [`lap ${laps}`] }
    },
  })
const race = (laps: number, wait?: () => Promise<unknown> | void, stepLimit?: number) =>
  flow(track, {
    name: 'race',
    start: 'lapper',
    agents: { lapper: lapper(wait) },
    routes: { lapper: (board) => (board.laps < laps ? 'lapper' : end('finished')) },
    ...(stepLimit !== undefined && { stepLimit }),
  })

describe('a run that is watched', () => {
  it('tells its entries in order, from the first to the last, once each', async () => {
    const store = memoryStore()
    const run = race(5, () => sleep(1)).run({}, { store, id: 'r' })
    const seen: Entry[] = []
    for await (const entry of run) seen.push(entry)
    expect(seen).toEqual(await entriesOf(store, 'r'))
    expect(seen.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('tells them to several watchers, to one who comes late, and to one who leaves early', async () => {
    const run = race(5, () => sleep(1)).run({})
    const watch = async (limit = Infinity) => {
      let count = 0
      for await (const _ of run) if (++count === limit) break
      return count
    }
    expect(await Promise.all([watch(), watch(2), watch()])).toEqual([7, 2, 7])
    await run.finished
    expect(await watch()).toBe(7)
  })

  it('ends the watching with the fault of a run that fails', async () => {
    const broken = track.agent({
      reads: [],
      writes: [],
      think: async () => {
        throw new Error('broken')
      },
    })
    const run = flow(track, { start: 'broken', agents: { broken }, routes: { broken: end('x') } }).run({})
    const kinds: string[] = []
    await expect(
      (async () => {
        for await (const { record } of run) kinds.push(record.kind)
      })(),
    ).rejects.toThrow('broken')
    expect(kinds).toEqual(['start', 'fail'])
  })
})

describe('a run step by step', () => {
  it('pauses after the steps it was given, and continues from there', async () => {
    const store = memoryStore()
    const society = race(5)
    expect(await society.run({}, { store, id: 'r', steps: 2 }).finished).toMatchObject({ status: 'paused', step: 2 })
    expect(await society.resume('r', { store, steps: 1 }).finished).toMatchObject({ status: 'paused', step: 3 })
    expect(await society.resume('r', { store, steps: 0 }).finished).toMatchObject({ status: 'paused', step: 3 })
    expect(await society.resume('r', { store }).finished).toMatchObject({ status: 'ended', step: 5 })
  })

  it('pauses after the current step', async () => {
    const store = memoryStore()
    const hold = gate()
    const society = race(5, () => hold.promise)
    const run = society.run({}, { store, id: 'r' })
    await sleep(1)
    run.pause()
    expect(await within(run.finished, 10)).toBe('pending')
    hold.resolve()
    expect(await run.finished).toMatchObject({ status: 'paused', step: 1, board: { laps: 1 } })
    expect(await society.resume('r', { store }).finished).toMatchObject({ status: 'ended', step: 5 })
  })

  it('can be paused from outside although its agents never wait', async () => {
    const run = race(1_000_000, undefined, 1_000_000).run({})
    setTimeout(() => run.pause(), 20)
    const { status, step } = await run.finished
    expect(status).toBe('paused')
    expect(step).toBeGreaterThan(10)
  })
})

describe('a run that is stopped', () => {
  it('stops at once, tells agents that still think, and commits nothing half-done', async () => {
    const store = memoryStore()
    let told: unknown
    let finishAnyway = () => {}
    const deaf = track.agent({
      reads: [],
      writes: ['laps', 'log'],
      think: (_, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => (told = signal.reason), { once: true })
          finishAnyway = () => resolve({ laps: 1, log: ['too late'] })
        }),
    })
    const society = flow(track, { start: 'deaf', agents: { deaf }, routes: { deaf: end('heard') } })
    const run = society.run({}, { store, id: 'r' })
    await sleep(1)
    run.stop()
    expect(await within(run.finished, 500)).toMatchObject({ status: 'paused', step: 0, board: { laps: 0, log: [] } })
    expect(told).toBeInstanceOf(Error)
    finishAnyway()
    await sleep(2)
    expect(await kindsOf(store, 'r')).toBe('start')
  })

  it('keeps what others of the step had finished, and they are not asked to think again', async () => {
    const store = memoryStore()
    let thoughts = 0
    let patient = true
    const quick = track.agent({ reads: [], writes: ['log'], think: async () => ({ log: [`quick ${++thoughts}`] }) })
    const slow = track.agent({
      reads: [],
      writes: ['log'],
      think: async () => {
        if (patient) await new Promise(() => {})
        return { log: ['slow'] }
      },
    })
    const society = flow(track, {
      start: ['quick', 'slow'],
      agents: { quick, slow },
      routes: { quick: end('x'), slow: end('x') },
    })
    const run = society.run({}, { store, id: 'r' })
    await sleep(2)
    run.stop()
    expect(await run.finished).toMatchObject({ status: 'paused', step: 0 })
    expect(await kindsOf(store, 'r')).toBe('start think')
    patient = false
    expect((await society.resume('r', { store }).finished).board.log).toEqual(['quick 1', 'slow'])
  })

  it('writes nothing afterwards, so that the next session has the journal to itself', async () => {
    const store = memoryStore()
    const hold = gate()
    let first = true
    const chatty = track.agent({
      reads: [],
      writes: ['log'],
      think: async (_, context) => {
        const mine = first
        first = false
        if (mine) await hold.promise
        await context.once('call', () => 'answer')
        await sleep(5)
        return { log: [mine ? 'old session' : 'new session'] }
      },
    })
    const society = flow(track, { start: 'chatty', agents: { chatty }, routes: { chatty: end('x') } })
    const run = society.run({}, { store, id: 'r' })
    await sleep(1)
    run.stop()
    await run.finished
    hold.resolve()
    await sleep(5)
    expect(await kindsOf(store, 'r')).toBe('start')
    expect((await society.resume('r', { store }).finished).board.log).toEqual(['new session'])
    expect(await kindsOf(store, 'r')).toBe('start call step end')
  })

  it.each(['retry', 'fallback', 'skip'] as const)('starts no other thinking after it: %s', async (way) => {
    const store = memoryStore()
    const thoughts: string[] = []
    const obedient = track.agent({
      reads: [],
      writes: ['log'],
      ...(way === 'retry' && { retry: { attempts: 5, backoffMs: 0 } }),
      think: (_, { signal, attempt }) => {
        thoughts.push(`try ${attempt}`)
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
        )
      },
    })
    const spare = track.agent({ reads: [], writes: ['log'], think: () => (thoughts.push('spare'), { log: ['spare'] }) })
    const society = flow(track, {
      start: 'obedient',
      agents: { obedient },
      routes: { obedient: end('x') },
      ...(way !== 'retry' && { failures: { obedient: way === 'skip' ? 'skip' : (spare as never) } }),
    })
    const run = society.run({}, { store, id: 'r' })
    await sleep(1)
    run.stop()
    expect(await run.finished).toMatchObject({ status: 'paused', step: 0 })
    await sleep(5)
    expect(thoughts).toEqual(['try 1'])
    expect(await kindsOf(store, 'r')).toBe('start')
  })

  it('does not wait for the pause between two tries, and leaves no timer of it', async () => {
    const ill = track.agent({
      reads: [],
      writes: [],
      retry: { attempts: 3, backoffMs: 20_000 },
      think: async () => {
        throw new Error('ill')
      },
    })
    const before = timers()
    const run = flow(track, { start: 'ill', agents: { ill }, routes: { ill: end('x') } }).run({})
    await sleep(5)
    run.stop()
    expect(await within(run.finished, 500)).toMatchObject({ status: 'paused' })
    await sleep(1)
    expect(timers()).toBeLessThanOrEqual(before)
  })

  it('finishes the effects under way: what was announced is done and committed', async () => {
    const store = memoryStore()
    const hold = gate()
    const actor = track.agent({
      reads: [],
      writes: ['log'],
      think: () => ({ update: { log: ['x'] }, effects: [{ type: 'act' }] }),
    })
    const society = flow(track, {
      start: 'actor',
      agents: { actor },
      routes: { actor: ({ log }) => (log.length < 2 ? 'actor' : end('x')) },
    })
    const run = society.run({}, { store, id: 'r', handlers: { act: () => hold.promise } })
    await sleep(2)
    run.stop()
    await sleep(2)
    hold.resolve()
    expect(await run.finished).toMatchObject({ status: 'paused', step: 1 })
    expect(await kindsOf(store, 'r')).toBe('start think effect step')
  })

  it('is stopped by the signal it was given, even one that says so from the start', async () => {
    const controller = new AbortController()
    const run = race(5, () => new Promise(() => {})).run({}, { signal: controller.signal })
    await sleep(1)
    controller.abort()
    expect(await run.finished).toMatchObject({ status: 'paused', step: 0 })
    const late = race(5).run({}, { signal: controller.signal })
    expect(await late.finished).toMatchObject({ status: 'paused', step: 0 })
  })

  it('lets go of the signal when it stops', async () => {
    const { signal } = new AbortController()
    for (let round = 0; round < 3; round++) await race(2).run({}, { signal }).finished
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })
})

describe('a run that is cancelled', () => {
  it('ends for good, with the reason', async () => {
    const store = memoryStore()
    const society = race(5, () => new Promise(() => {}))
    const run = society.run({}, { store, id: 'r' })
    await sleep(1)
    expect(await run.cancel('no money')).toMatchObject({ status: 'ended', reason: 'no money', step: 0 })
    expect(await run.finished).toMatchObject({ status: 'ended', reason: 'no money' })
    expect(await kindsOf(store, 'r')).toBe('start end')
    expect(await summarize(store, 'r')).toMatchObject({ status: 'ended', reason: 'no money' })
    expect(await race(5).resume('r', { store }).finished).toMatchObject({
      status: 'ended',
      reason: 'no money',
      step: 0,
    })
  })

  it('ends also when it has stopped: paused or waiting for an answer', async () => {
    const store = memoryStore()
    const paused = race(5).run({}, { store, id: 'paused', steps: 2 })
    await paused.finished
    expect(await paused.cancel('enough')).toMatchObject({ status: 'ended', reason: 'enough', step: 2 })
    expect(await summarize(store, 'paused')).toMatchObject({ status: 'ended', reason: 'enough' })

    const asker = track.agent({
      reads: [],
      writes: ['log'],
      think: async (_, context) => ({ log: [String(await context.ask('who?'))] }),
    })
    const asking = flow(track, { start: 'asker', agents: { asker }, routes: { asker: end('x') } })
    const waiting = asking.run({}, { store, id: 'waiting' })
    await waiting.finished
    expect(await waiting.cancel('nobody')).toMatchObject({ status: 'ended', reason: 'nobody' })
    expect(await summarize(store, 'waiting')).toMatchObject({ status: 'ended', reason: 'nobody' })
  })

  it('ends also when it has failed, and when it is cancelled twice', async () => {
    const store = memoryStore()
    const broken = track.agent({
      reads: [],
      writes: [],
      think: () => {
        throw new Error('broken')
      },
    })
    const run = flow(track, { start: 'broken', agents: { broken }, routes: { broken: end('x') } }).run(
      {},
      { store, id: 'r' },
    )
    await faultOf(run.finished)
    const results = await Promise.all([run.cancel('hopeless'), run.cancel('hopeless')])
    expect(results).toMatchObject([
      { status: 'ended', reason: 'hopeless' },
      { status: 'ended', reason: 'hopeless' },
    ])
    expect(await kindsOf(store, 'r')).toBe('start fail end')
  })

  it('stays as it ended when it was over before', async () => {
    const store = memoryStore()
    const run = race(2).run({}, { store, id: 'r' })
    await run.finished
    expect(await run.cancel('too late')).toMatchObject({ status: 'ended', reason: 'finished' })
    expect(await kindsOf(store, 'r')).toBe('start step step end')
  })
})

describe('the step limit', () => {
  it('ends the run with a reason of its own, and a higher one goes on', async () => {
    const store = memoryStore()
    const society = race(10, undefined, 4)
    const first = await society.run({}, { store, id: 'r' }).finished
    expect(first).toMatchObject({ status: 'ended', step: 4 })
    expect(first.reason).toMatch(/limit.*4/)
    expect((await entriesOf(store, 'r')).at(-1)!.record).toMatchObject({ kind: 'end', limit: true })
    expect(await society.resume('r', { store }).finished).toMatchObject({
      status: 'ended',
      step: 4,
      reason: first.reason,
    })
    expect(await society.resume('r', { store, stepLimit: 6 }).finished).toMatchObject({ status: 'ended', step: 6 })
    const last = await society.resume('r', { store, stepLimit: 100 }).finished
    expect(last).toMatchObject({ status: 'ended', step: 10, reason: 'finished', board: { laps: 10 } })
    expect(await summarize(store, 'r')).toMatchObject({ status: 'ended', reason: 'finished', step: 10 })
  })

  it('does not count when the run ends by itself at the very step', async () => {
    expect(await race(4, undefined, 4).run({}).finished).toMatchObject({ reason: 'finished', step: 4 })
  })

  it('is the whole run’s and not the session’s, forks included', async () => {
    const store = memoryStore()
    const society = race(10)
    await society.run({}, { store, id: 'r', steps: 3 }).finished
    expect(await society.resume('r', { store, stepLimit: 5 }).finished).toMatchObject({ step: 5 })
    expect(await society.fork('r', { store, at: 3, stepLimit: 5 }).finished).toMatchObject({ step: 5 })
  })

  it('is told as the end of the last step only, when the run went on after it', async () => {
    const store = memoryStore()
    const society = race(3)
    await society.run({}, { store, id: 'r', stepLimit: 2 }).finished
    await society.resume('r', { store }).finished
    const told: string[] = []
    for await (const { step, end: ending } of society.replay('r', { store }))
      told.push(`${step} ${ending?.reason ?? ''}`)
    expect(told).toEqual(['0 ', '1 ', '2 ', '3 finished'])
  })
})

describe('what a run starts with', () => {
  const needy = board({ topic: value<string>(), size: value(3), log: append<string>() })
  const agent = needy.agent({
    reads: ['topic', 'size'],
    writes: ['log'],
    think: ({ topic, size }) => ({ log: [`${topic} ${size}`] }),
  })
  const society = flow(needy, { start: 'agent', agents: { agent }, routes: { agent: end('x') } })

  it('is the input, and defaults for the rest', async () => {
    expect((await society.run({ topic: 'tea' }).finished).board.log).toEqual(['tea 3'])
    expect((await society.run({ topic: 'tea', size: 4, log: ['before'] }).finished).board.log).toEqual([
      'before',
      'tea 4',
    ])
  })

  it('is refused when a field without a default is missing, or one is unknown, by name', async () => {
    const missing = await faultOf(society.run({} as never).finished)
    expect(missing.code).toBe('BOARD_MISSING_INPUT')
    expect(missing.message).toContain('topic')
    const unknown = await faultOf(society.run({ topic: 'tea', sise: 3 } as never).finished)
    expect(unknown.code).toBe('BOARD_UNKNOWN_FIELD')
    expect(unknown.message).toMatch(/"sise".*size/)
  })

  it('has no field with a name every object has, but keys and ids may be called so', async () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'update', 'effects', 'next']) {
      const fields = Object.fromEntries([[name, value('x')]])
      expect(() => board(fields), name).toThrow(expect.objectContaining({ code: 'BOARD_RESERVED_NAME' }))
    }
    const odd = board({
      notes: merge<number>(),
      things: upsert<{ id: string; size?: number }>(),
      seen: union<string>(),
    })
    const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf']
    const writer = odd.agent({
      reads: ['notes'],
      writes: ['notes', 'things', 'seen'],
      think: () => ({
        notes: { constructor: 1, toString: 2, hasOwnProperty: 3, valueOf: remove() },
        things: names.map((id) => ({ id, size: 1 })),
        seen: names,
      }),
    })
    const remover = odd.agent({
      reads: ['notes'],
      writes: ['notes', 'things'],
      think: () => ({ notes: { constructor: remove(), valueOf: remove() }, things: [remove('toString')] }),
    })
    const named = flow(odd, {
      start: 'constructor',
      agents: { constructor: writer, toString: remover },
      routes: { constructor: 'toString', toString: end('x') },
    })
    const { board: last, id } = await named.run({}).finished
    const expected = {
      notes: { toString: 2, hasOwnProperty: 3 },
      things: ['constructor', 'hasOwnProperty', 'valueOf'].map((thing) => ({ id: thing, size: 1 })),
      seen: names,
    }
    expect(JSON.stringify(last)).toBe(JSON.stringify(expected))
    expect(JSON.stringify(await named.stateAt(id))).toBe(JSON.stringify(expected))
  })
})

function timers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
}
