/** Thinking that fails: tried again, given up in time, replaced or skipped, as agent and flow say. */
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, send, simulatedClock, sum, type, type Agent } from '../index.ts'
import { faultOf, gate, kindsOf, recordsOf, sleep, within } from '../../test/rules/support.ts'

const lab = board({ log: append<string>(), tries: sum() })
type Failures = 'fail' | 'skip' | Agent<typeof lab.fields, never>

const single = (agent: Agent<typeof lab.fields, undefined>, failures?: Failures) =>
  flow(lab, {
    start: 'agent',
    agents: { agent },
    routes: { agent: end('done') },
    ...(failures && { failures: { agent: failures } }),
  })

describe('an agent that is tried again', () => {
  const flaky = (failing: number, attempts: number, async: boolean) => {
    const attemptsSeen: number[] = []
    const agent = lab.agent({
      reads: [],
      writes: ['log'],
      retry: { attempts, backoffMs: 0 },
      think: (_, { attempt }) => {
        attemptsSeen.push(attempt)
        const answer = () => {
          if (attempt <= failing) throw new Error(`try ${attempt} failed`)
          return { log: [`try ${attempt}`] }
        }
        return async ? sleep(0).then(answer) : answer()
      },
    })
    return { agent, attemptsSeen }
  }

  it.each([true, false])('counts its tries and succeeds in the end (async: %s)', async (async) => {
    const store = memoryStore()
    const { agent, attemptsSeen } = flaky(2, 5, async)
    const { board: last } = await single(agent).run({}, { store, id: 'r' }).finished
    expect(last.log).toEqual(['try 3'])
    expect(attemptsSeen).toEqual([1, 2, 3])
    expect((await recordsOf(store, 'r'))[1]).toMatchObject({ kind: 'step', did: [{ agent: 'agent', tries: 3 }] })
  })

  it.each([true, false])(
    'fails the run after the last try, with the cause and the count (async: %s)',
    async (async) => {
      const { agent, attemptsSeen } = flaky(9, 3, async)
      const fault = await faultOf(single(agent).run({}).finished)
      expect(fault.code).toBe('RUN_AGENT_FAILED')
      expect(fault.message).toMatch(/"agent".*step 1.*3 tries.*try 3 failed/)
      expect(fault.cause).toMatchObject({ message: 'try 3 failed' })
      expect(attemptsSeen).toEqual([1, 2, 3])
    },
  )

  it('is tried once when it says nothing about it', async () => {
    const { agent, attemptsSeen } = flaky(1, 1, true)
    expect((await faultOf(single(agent).run({}).finished)).message).not.toContain('tries')
    expect(attemptsSeen).toEqual([1])
  })

  it('waits between tries: doubling, at most the maximum, with jitter between half and the whole', async () => {
    const waits: number[] = []
    const clock = simulatedClock()
    const watched = { ...clock, sleep: (ms: number) => (waits.push(ms), clock.sleep(ms)) }
    const agent = lab.agent({
      reads: [],
      writes: [],
      retry: { attempts: 8, backoffMs: 100, maxBackoffMs: 1500 },
      think: () => {
        throw new Error('down')
      },
    })
    await faultOf(single(agent).run({}, { clock: watched, seed: 4 }).finished)
    const whole = [100, 200, 400, 800, 1500, 1500, 1500]
    expect(waits).toHaveLength(7)
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(whole[index]! / 2)
      expect(wait).toBeLessThanOrEqual(whole[index]!)
    }
    expect(new Set(waits.map((wait, index) => wait / whole[index]!)).size).toBe(7)
    const again: number[] = []
    await faultOf(
      single(agent).run({}, { clock: { ...clock, sleep: async (ms) => void again.push(ms) }, seed: 4 }).finished,
    )
    expect(again).toEqual(waits)
  })

  it('goes on with a fresh count of tries when the failed run is resumed', async () => {
    const store = memoryStore()
    let ill = true
    const agent = lab.agent({
      reads: [],
      writes: ['log'],
      retry: { attempts: 2, backoffMs: 0 },
      think: (_, { attempt }) => {
        if (ill) throw new Error('ill')
        return { log: [`try ${attempt}`] }
      },
    })
    await faultOf(single(agent).run({}, { store, id: 'r' }).finished)
    expect(await kindsOf(store, 'r')).toBe('start fail')
    ill = false
    expect((await single(agent).resume('r', { store }).finished).board.log).toEqual(['try 1'])
  })

  it('is not tried again for a fault of the program: that would only hide it', async () => {
    const faults: [string, () => unknown][] = [
      ['AGENT_UNDECLARED_WRITE', () => ({ tries: 1 })],
      ['AGENT_BAD_OUTCOME', () => 42],
      ['AGENT_BAD_OUTCOME', () => ({ next: 'agent' })],
      ['RUN_UNKNOWN_EFFECT', () => ({ effects: [{ type: 'fly' }] })],
    ]
    for (const failures of ['fail', 'skip'] as const)
      for (const [code, think] of faults) {
        let tries = 0
        const agent = lab.agent({
          reads: [],
          writes: ['log'],
          retry: { attempts: 4, backoffMs: 0 },
          think: () => (tries++, think() as never),
        })
        expect((await faultOf(single(agent, failures).run({}).finished)).code).toBe(code)
        expect(tries).toBe(1)
      }
  })

  it('pays again for what it did once in a try that failed, and not for what a crash cut short', async () => {
    const store = memoryStore()
    let calls = 0
    const agent = lab.agent({
      reads: [],
      writes: ['log'],
      retry: { attempts: 3, backoffMs: 0 },
      think: async (_, context) => {
        const answer = await context.once('model', () => ++calls)
        if (answer < 3) throw new Error(`bad answer ${answer}`)
        return { log: [`answer ${answer}`] }
      },
    })
    expect((await single(agent).run({}, { store, id: 'r' }).finished).board.log).toEqual(['answer 3'])
    expect(calls).toBe(3)
  })
})

describe('an agent with a time limit', () => {
  it('is given up in time: its signal says so, and the fault names it', async () => {
    let reason: unknown
    const agent = lab.agent({
      reads: [],
      writes: ['log'],
      timeoutMs: 10,
      think: (_, { signal }) =>
        new Promise(() => signal.addEventListener('abort', () => (reason = signal.reason), { once: true })),
    })
    const fault = await faultOf(single(agent).run({}).finished)
    expect(fault.code).toBe('RUN_AGENT_FAILED')
    expect(fault.message).toMatch(/"agent".*10 ms/)
    expect(fault.cause).toMatchObject({ code: 'AGENT_TIMEOUT' })
    expect(reason).toMatchObject({ code: 'AGENT_TIMEOUT' })
  })

  it('is tried again after it was given up, each try with the whole time and a fresh signal', async () => {
    const agent = lab.agent({
      reads: [],
      writes: ['log'],
      timeoutMs: 20,
      retry: { attempts: 3, backoffMs: 0 },
      think: async (_, { attempt, signal }) => {
        if (attempt < 3) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        return { log: [`try ${attempt} ${signal.aborted}`] }
      },
    })
    expect((await single(agent).run({}).finished).board.log).toEqual(['try 3 false'])
  })

  it('leaves nothing ticking once it has answered', async () => {
    const agent = lab.agent({
      reads: [],
      writes: ['log'],
      timeoutMs: 60_000,
      think: async () => (await Promise.resolve(), { log: ['quick'] }),
    })
    const before = timers()
    await single(agent).run({}).finished
    await sleep(0)
    expect(timers()).toBeLessThanOrEqual(before)
  })

  it('cannot write a late answer into the journal, nor into a later step', async () => {
    const store = memoryStore()
    const late = gate()
    let cut = true
    const slow = lab.agent({
      reads: [],
      writes: ['log'],
      timeoutMs: 5,
      think: async (_, context) => {
        await late.promise
        return { log: [await context.once('model', () => 'stale')] }
      },
    })
    const next = lab.agent({
      reads: [],
      writes: ['log'],
      think: async (_, context) => {
        if (cut) {
          late.resolve()
          await new Promise(() => {})
        }
        return { log: [await context.once('model', () => 'fresh')] }
      },
    })
    const society = flow(lab, {
      start: 'slow',
      agents: { slow, next },
      routes: { slow: 'next', next: end('done') },
      failures: { slow: 'skip' },
    })
    const run = society.run({}, { store, id: 'r' })
    await late.promise
    await sleep(5)
    run.stop()
    await run.finished
    expect(await kindsOf(store, 'r')).toBe('start step')
    cut = false
    expect((await society.resume('r', { store }).finished).board.log).toEqual(['fresh'])
  })

  it('still counts when it never gives back control to a promise that settles', async () => {
    const agent = lab.agent({ reads: [], writes: [], timeoutMs: 5, think: () => new Promise<void>(() => {}) })
    expect(await within(faultOf(single(agent).run({}).finished), 1000)).toMatchObject({ code: 'RUN_AGENT_FAILED' })
  })
})

describe('an agent that fails for good', () => {
  const broken = (ms: number) =>
    lab.agent({
      reads: [],
      writes: ['log'],
      retry: { attempts: 2, backoffMs: 0 },
      think: async () => {
        await sleep(ms)
        throw new Error('broken')
      },
    })

  it('is replaced by its fallback, which knows what it was to work on, and the record says so', async () => {
    const store = memoryStore()
    const boss = lab.agent({ reads: [], writes: [], think: () => {} })
    const worker = lab.agent({
      reads: [],
      writes: ['log'],
      takes: type<number>(),
      think: (_, { payload }) => {
        if (payload === 2) throw new Error('broken')
        return { log: [`worker ${payload}`] }
      },
    })
    const spare = lab.agent({
      reads: [],
      writes: ['log'],
      takes: type<number>(),
      think: async (_, { payload, agent }) => ({ log: [`spare ${payload} for ${agent}`] }),
    })
    const society = flow(lab, {
      start: 'boss',
      agents: { boss, worker },
      routes: { boss: [1, 2, 3].map((n) => send('worker', n)), worker: end('done') },
      failures: { worker: spare as never },
    })
    expect((await society.run({}, { store, id: 'r' }).finished).board.log).toEqual([
      'worker 1',
      'spare 2 for worker',
      'worker 3',
    ])
    const step = (await recordsOf(store, 'r')).findLast((record) => record.kind === 'step')!
    expect(step.did.map(({ by }) => by !== undefined)).toEqual([false, true, false])
  })

  it('fails the run when its fallback fails too, with the fault of the fallback', async () => {
    const spare = lab.agent({
      reads: [],
      writes: [],
      think: () => {
        throw new Error('spare broken too')
      },
    })
    expect((await faultOf(single(broken(0), spare as never).run({}).finished)).message).toContain('spare broken too')
  })

  it('is skipped in a fan-out that says so: the others count, and the record says why it does not', async () => {
    const store = memoryStore()
    const boss = lab.agent({ reads: [], writes: [], think: () => {} })
    const worker = lab.agent({
      reads: [],
      writes: ['log'],
      takes: type<number>(),
      think: async (_, { payload }) => {
        await sleep(3 - payload)
        if (payload === 2) throw new Error('broken')
        return { log: [`worker ${payload}`] }
      },
    })
    const meet = lab.agent({ reads: ['log'], writes: ['log'], think: ({ log }) => ({ log: [`${log.length} came`] }) })
    const society = flow(lab, {
      start: 'boss',
      agents: { boss, worker, meet },
      routes: { boss: [1, 2, 3].map((n) => send('worker', n)), worker: 'meet', meet: end('done') },
      failures: { worker: 'skip' },
    })
    expect((await society.run({}, { store, id: 'r' }).finished).board.log).toEqual(['worker 1', 'worker 3', '2 came'])
    const records = await recordsOf(store, 'r')
    const step = records.find((record) => record.kind === 'step' && record.did.length === 3)!
    expect(step).toMatchObject({ did: [{ agent: 'worker' }, { skipped: 'broken' }, { agent: 'worker' }] })
  })

  it('fails the whole fan-out by default, and the others are told to stop', async () => {
    const store = memoryStore()
    const told: number[] = []
    const boss = lab.agent({ reads: [], writes: [], think: () => {} })
    const worker = lab.agent({
      reads: [],
      writes: ['log'],
      takes: type<number>(),
      think: async (_, { payload, signal }) => {
        if (payload === 2) throw new Error('broken')
        await new Promise<void>((resolve) =>
          signal.addEventListener('abort', () => (told.push(payload), resolve()), { once: true }),
        )
        return { log: ['never'] }
      },
    })
    const society = flow(lab, {
      start: 'boss',
      agents: { boss, worker },
      routes: { boss: [1, 2, 3].map((n) => send('worker', n)), worker: end('done') },
    })
    const fault = await faultOf(society.run({}, { store, id: 'r' }).finished)
    expect(fault.message).toContain('broken')
    await sleep(0)
    expect(told.toSorted((a, b) => a - b)).toEqual([1, 3])
    expect(await society.stateAt('r')).toMatchObject({ log: [] })
    expect(await kindsOf(store, 'r')).toBe('start step fail')
  })

  it('does not make others think again who were done when it failed', async () => {
    const store = memoryStore()
    let ill = true
    let thoughts = 0
    const quick = lab.agent({
      reads: [],
      writes: ['log'],
      think: async () => (await sleep(0), { log: [`quick ${++thoughts}`] }),
    })
    const slow = lab.agent({
      reads: [],
      writes: ['log'],
      think: async () => {
        await sleep(10)
        if (ill) throw new Error('ill')
        return { log: ['slow'] }
      },
    })
    const society = flow(lab, {
      start: ['quick', 'slow'],
      agents: { quick, slow },
      routes: { quick: end('done'), slow: end('done') },
    })
    await faultOf(society.run({}, { store, id: 'r' }).finished)
    ill = false
    expect((await society.resume('r', { store }).finished).board.log).toEqual(['quick 1', 'slow'])
  })

  it('brings no process down when nobody awaits the run', async () => {
    const unhandled: unknown[] = []
    const note = (error: unknown) => void unhandled.push(error)
    process.on('unhandledRejection', note)
    single(broken(1)).run({})
    await sleep(20)
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })
})

function timers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
}
