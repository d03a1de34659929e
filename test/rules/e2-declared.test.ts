/** E2: an agent reads and writes only what it declares, and the fault names agent and field. */
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, send, sum, type, value } from 'troupe'
import { faultOf, recordsOf } from './support.ts'

const vault = board({ door: value('shut'), secret: value('4711'), log: append<string>(), visits: sum() })

type Undeclared = { readonly secret: string }

describe('E2 an agent reads only what it declares', () => {
  const spy = vault.agent({
    reads: ['door'],
    writes: ['log'],
    think: (view) => ({ log: [(view as unknown as Undeclared).secret] }),
  })

  it('E2 names the agent and the field of an undeclared read, and commits nothing', async () => {
    const store = memoryStore()
    const spying = flow(vault, { start: 'spy', agents: { spy }, routes: { spy: end('known') } })
    const fault = await faultOf(spying.run({}, { store, id: 'r' }).finished)
    expect(fault.code).toBe('AGENT_UNDECLARED_READ')
    expect(fault.message).toContain('"spy"')
    expect(fault.message).toContain('"secret"')
    expect(fault.message).not.toContain('4711')
    expect((await recordsOf(store, 'r')).map(({ kind }) => kind)).toEqual(['start', 'fail'])
  })

  it('E2 shows no undeclared field to a look around: keys, spread, JSON', async () => {
    const seen: unknown[] = []
    const curious = vault.agent({
      reads: ['door', 'visits'],
      writes: [],
      think: (view) => void seen.push(Object.keys(view), { ...view }, JSON.parse(JSON.stringify(view))),
    })
    await flow(vault, { start: 'curious', agents: { curious }, routes: { curious: end('seen') } }).run({}).finished
    expect(seen).toEqual([['door', 'visits'], { door: 'shut', visits: 0 }, { door: 'shut', visits: 0 }])
  })

  it('E2 holds for a route that declares its reads', async () => {
    const guard = vault.agent({ reads: [], writes: [], think: () => {} })
    const leaky = vault.route({
      reads: ['door'],
      to: ['guard'],
      choose: (view) => ((view as unknown as Undeclared).secret ? 'guard' : end('never')),
    })
    const fault = await faultOf(
      flow(vault, { start: 'guard', agents: { guard }, routes: { guard: leaky } }).run({}).finished,
    )
    expect(fault.code).toBe('AGENT_UNDECLARED_READ')
    expect(fault.message).toContain('"guard"')
    expect(fault.message).toContain('"secret"')
  })

  it('E2 holds for one branch of many and for a fallback, whatever they would do about failures', async () => {
    let tries = 0
    const worker = vault.agent({
      reads: [],
      writes: ['log'],
      takes: type<number>(),
      retry: { attempts: 5, backoffMs: 0 },
      think: (view, { payload }) => {
        if (payload === 2) tries++
        return { log: [payload === 2 ? (view as unknown as Undeclared).secret : 'fine'] }
      },
    })
    const boss = vault.agent({ reads: [], writes: [], think: () => {} })
    const fan = flow(vault, {
      start: 'boss',
      agents: { boss, worker },
      routes: { boss: [1, 2, 3].map((n) => send('worker', n)), worker: end('done') },
      failures: { worker: 'skip' },
    })
    expect((await faultOf(fan.run({}).finished)).code).toBe('AGENT_UNDECLARED_READ')
    expect(tries).toBe(1)

    const broken = vault.agent({
      reads: [],
      writes: ['log'],
      think: () => {
        throw new Error('broken')
      },
    })
    const replaced = flow(vault, {
      start: 'broken',
      agents: { broken },
      routes: { broken: end('done') },
      failures: { broken: spy },
    })
    expect((await faultOf(replaced.run({}).finished)).code).toBe('AGENT_UNDECLARED_READ')
  })
})

describe('E2 an agent writes only what it declares', () => {
  it.each([
    ['an update', { secret: 'mine' }],
    ['the update of an outcome', { update: { log: ['in'], secret: 'mine' } }],
  ])('E2 names the agent and the field of an undeclared write in %s', async (_, thought) => {
    const store = memoryStore()
    const thief = vault.agent({ reads: [], writes: ['log'], think: () => thought as never })
    const robbery = flow(vault, { start: 'thief', agents: { thief }, routes: { thief: end('rich') } })
    const fault = await faultOf(robbery.run({}, { store, id: 'r' }).finished)
    expect(fault.code).toBe('AGENT_UNDECLARED_WRITE')
    expect(fault.message).toContain('"thief"')
    expect(fault.message).toContain('"secret"')
    expect(await robbery.stateAt('r', 0)).toMatchObject({ secret: '4711', log: [] })
  })

  it('E2 says which fields there are when the board has no such field', async () => {
    const typist = vault.agent({ reads: [], writes: ['log'], think: () => ({ lgo: ['oops'] }) as never })
    const fault = await faultOf(
      flow(vault, { start: 'typist', agents: { typist }, routes: { typist: end('done') } }).run({}).finished,
    )
    expect(fault.code).toBe('AGENT_UNDECLARED_WRITE')
    expect(fault.message).toMatch(/"typist".*"lgo".*door.*secret.*log.*visits/s)
  })

  it('E2 does not mistake an undefined property for a write', async () => {
    const modest = vault.agent({
      reads: [],
      writes: ['log'],
      think: () => ({ secret: undefined, log: ['hi'] }) as never,
    })
    const { board: last } = await flow(vault, {
      start: 'modest',
      agents: { modest },
      routes: { modest: end('done') },
    }).run({}).finished
    expect(last).toMatchObject({ secret: '4711', log: ['hi'] })
  })

  it('E2 refuses reads and writes of fields the board does not have when the agent is made', () => {
    expect(() => vault.agent({ reads: ['dor' as never], writes: [], think: () => {} })).toThrow(/"dor".*door/)
    expect(() => vault.agent({ reads: [], writes: ['lgo' as never], think: () => {} })).toThrow(/"lgo".*log/)
  })
})
