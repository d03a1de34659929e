/** Group commit: what shares a commit, and that nobody outside ever sees more than what is committed. */
import { append, board, end, flow, memoryStore, value, type Store } from 'troupe'
import { describe, expect, it } from 'vitest'
import { counted, faultOf, sleep, textOf } from '../../test/rules/support.ts'

const room = board({ count: value(0), log: append<string>() })

const counter = (look: (count: number) => void = () => {}) =>
  room.agent({
    reads: ['count'],
    writes: ['count'],
    think: ({ count }) => {
      look(count)
      return { count: count + 1 }
    },
  })

const ring = (steps: number, look?: (count: number) => void) =>
  flow(room, {
    start: 'a',
    agents: { a: counter(look), b: counter(look) },
    routes: { a: 'b', b: ({ count }) => (count < steps ? 'a' : end('enough')) },
  })

const busy = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

const late = (store: Store): Store => ({
  ...store,
  append: async (...words) => {
    await sleep(2)
    await store.append(...words)
  },
})

describe.each([
  ['a store that answers at once', (store: Store) => store],
  ['a store that takes its time', late],
] as const)('group commit on %s', (_, wrap) => {
  /** A store, and how many steps anybody outside can see in it. */
  const watched = () => {
    const inner = memoryStore()
    return { ...counted(wrap(inner)), seen: () => (inner.head('r') as number) - 1 }
  }

  it('writes steps that think at once together, and never more than until the next checkpoint', async () => {
    const { store, log } = watched()
    await ring(600).run({}, { id: 'r', store }).finished
    const sizes = log.filter(({ call }) => call === 'append').map(({ records }) => records.length)
    expect(sizes.reduce((sum, size) => sum + size)).toBe(601)
    expect(sizes.length).toBeLessThan(100)
    const checkpoints = log.flatMap(({ checkpoint }) => (checkpoint ? [[checkpoint.step, checkpoint.seq]] : []))
    expect(checkpoints).toEqual([
      [256, 257],
      [512, 513],
    ])
  })

  it('writes the journal that steps by themselves write, checkpoints included', async () => {
    const [together, alone] = [memoryStore(), memoryStore()]
    await ring(600).run({}, { id: 'r', store: wrap(together) }).finished
    await ring(600).run({}, { id: 'r', store: wrap({ ...alone, groupMs: 0 }) }).finished
    expect(await textOf(together, 'r')).toBe(await textOf(alone, 'r'))
    expect(together.checkpoints('r', 600)).toEqual(alone.checkpoints('r', 600))
  })

  it('commits what waits before an effect, a call, a question or a society inside reaches anybody', async () => {
    const { store, seen } = watched()
    const told: Record<string, number[]> = { effect: [], call: [], question: [], society: [] }
    const inner = flow(room, { start: 'only', agents: { only: counter() }, routes: { only: () => end('done') } })
    const looking: Store = {
      ...store,
      create: (run, start) => {
        if (run !== 'r') told['society']!.push(seen())
        return store.create(run, start)
      },
    }
    // at once as a rule, and outside every 40 steps: nobody could know before
    const now = (count: number, place: number) => count % 40 === place
    const odd = room.agent({
      reads: ['count'],
      writes: ['count', 'log'],
      think: ({ count }, context) => {
        if (now(count, 10)) return { update: { count: count + 1 }, effects: [{ type: 'note' }] }
        if (now(count, 18))
          return context.once('call', () => void told['call']!.push(seen())).then(() => ({ count: count + 1 }))
        if (now(count, 26)) return context.ask('well?').then(() => ({ count: count + 1 }))
        if (now(count, 34)) return context.society(inner, {}).then(() => ({ count: count + 1 }))
        return { count: count + 1 }
      },
    })
    const odds = flow(room, {
      start: 'a',
      agents: { a: odd, b: counter() },
      routes: { a: 'b', b: ({ count }) => (count < 120 ? 'a' : end('enough')) },
    })
    const note = Object.assign(() => void told['effect']!.push(seen()), { repeatable: true as const })
    const onQuestion = () => void told['question']!.push(seen())
    await odds.run({}, { id: 'r', store: looking, handlers: { note }, onQuestion }).finished
    // besides its steps a round has three entries: a call, a question (whoever is asked can see it) and its answer
    expect(told['effect']).toEqual([10, 10 + 40 + 3, 10 + 80 + 6])
    expect(told['call']).toEqual([18, 18 + 40 + 3, 18 + 80 + 6])
    expect(told['question']).toEqual([26 + 2, 26 + 40 + 5, 26 + 80 + 8])
    expect(told['society']).toEqual([34 + 3, 34 + 40 + 6, 34 + 80 + 9])
  })

  it('keeps nobody waiting for somebody who thinks slowly', async () => {
    const { store, seen } = watched()
    const lag: number[] = []
    let thoughts = 0
    const slow = room.agent({
      reads: ['count'],
      writes: ['count'],
      think: ({ count }) => {
        lag.push(count - seen())
        // three that are quick, so that it is known as quick, then one that is not, and so on
        if (thoughts++ % 4 === 3) busy(3)
        return { count: count + 1 }
      },
    })
    const mixed = flow(room, {
      start: 'a',
      agents: { a: counter(), b: counter(), slow },
      routes: { a: 'b', b: 'slow', slow: ({ count }) => (count < 120 ? 'a' : end('enough')) },
    })
    await mixed.run({}, { id: 'r', store }).finished
    // after each slow thought everything is committed at once, and before the next thought of whoever was slow as well
    const afterSlow = lag.filter((_, index) => index > 0 && index % 4 === 0)
    expect(afterSlow).toEqual(afterSlow.map(() => 0))
    // and before the first, of which nothing is known
    expect(lag[0]).toBe(0)
  })

  it('commits what waits when the run is paused, stopped, out of steps or fails', async () => {
    const { store, seen } = watched()
    const { step, status } = await ring(600).run({}, { id: 'r', store, steps: 7 }).finished
    expect([status, step, seen()]).toEqual(['paused', 7, 7])
    const pausing = ring(600, (count) => void (count === 20 && run.pause())).resume('r', { store })
    let run = pausing
    expect((await run.finished).step).toBe(21)
    expect(seen()).toBe(21)
    run = ring(600, (count) => void (count === 40 && run.stop())).resume('r', { store })
    expect((await run.finished).step).toBe(41)
    expect(seen()).toBe(41)
    const failing = ring(600, (count) => {
      if (count === 60) throw new Error('no more')
    })
    expect((await faultOf(failing.resume('r', { store }).finished)).code).toBe('RUN_AGENT_FAILED')
    // sixty steps and the failure
    expect(seen()).toBe(61)
    expect((await ring(600).resume('r', { store }).cancel('enough of it')).step).toBeGreaterThanOrEqual(60)
    const lines = (await textOf(store, 'r')).split('\n')
    expect(lines.at(-1)).toContain('enough of it')
  })

  it('E9 leaves nothing of a group behind when somebody else has written meanwhile, and can be resumed', async () => {
    const inner = memoryStore()
    let isTaken = false
    const rival = ring(600, (count) => {
      if (count !== 50 || isTaken) return
      isTaken = true
      const head = inner.head('r') as number
      void inner.append('r', head, [{ v: 1, kind: 'fail', step: head, slots: [0], code: 'X', message: 'rival' }])
    })
    const fault = await faultOf(rival.run({}, { id: 'r', store: wrap(inner) }).finished)
    expect(fault.code).toBe('STORE_CONFLICT')
    const lines = (await textOf(inner, 'r')).split('\n')
    expect(lines.at(-1)).toContain('rival')
    const { board: left } = await ring(600).resume('r', { store: wrap(inner) }).finished
    expect(left.count).toBe(600)
  })
})

describe('group commit', () => {
  it('is over when a thought turns out to take its time', async () => {
    const store = memoryStore()
    const lag: number[] = []
    const odd = room.agent({
      reads: ['count'],
      writes: ['count'],
      think: ({ count }) => {
        if (count !== 20) return { count: count + 1 }
        return Promise.resolve().then(() => {
          lag.push(count - ((store.head('r') as number) - 1))
          return { count: count + 1 }
        })
      },
    })
    const odds = flow(room, {
      start: 'odd',
      agents: { odd },
      routes: { odd: ({ count }) => (count < 60 ? 'odd' : end('enough')) },
    })
    await odds.run({}, { id: 'r', store }).finished
    expect(lag).toEqual([0])
  })
})
