/** E9: only one writer; a commit that does not continue the journal's head is refused. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mkdtempSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, type Store } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { entriesOf, faultOf, gate, recordsOf, sleep, slowly } from './support.ts'

const shop = board({ sold: append<string>() })

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'troupe-e9-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

// two handles on the same journal, as two processes have them
const stores: [string, () => [Store, Store]][] = [
  [
    'memory',
    () => {
      const store = memoryStore()
      return [store, store]
    },
  ],
  [
    'slow memory',
    () => {
      const store = memoryStore()
      return [slowly(store), store]
    },
  ],
  ['sqlite', () => [sqliteStore(join(folder, 'e9.db')), sqliteStore(join(folder, 'e9.db'))]],
]

describe.each(stores)('E9 only one writer (%s)', (_, open) => {
  it('E9 refuses the slower of two, whose run rejects with STORE_CONFLICT and does nothing more', async () => {
    const [mine, theirs] = open()
    const effects: string[] = []
    const hold = gate()
    const sellers = (who: string, wait: Promise<void> | undefined) => {
      const seller = shop.agent({
        reads: ['sold'],
        writes: ['sold'],
        think: async () => {
          await wait
          return { update: { sold: [who] }, effects: [{ type: 'ship' }] }
        },
      })
      return {
        flow: flow(shop, {
          start: 'seller',
          agents: { seller },
          routes: { seller: ({ sold }) => (sold.length < 4 ? 'seller' : end('out')) },
        }),
        handlers: { ship: () => void effects.push(who) },
      }
    }
    const slow = sellers('slow', hold.promise)
    const quick = sellers('quick', undefined)
    const loser = slow.flow.run({}, { store: mine, id: 'r', handlers: slow.handlers })
    while ((await theirs.head('r')) === 0) await sleep(1)
    const winner = await quick.flow.resume('r', { store: theirs, handlers: quick.handlers }).finished
    expect(winner).toMatchObject({ status: 'ended', board: { sold: ['quick', 'quick', 'quick', 'quick'] } })
    const before = JSON.stringify(await entriesOf(theirs, 'r'))
    hold.resolve()
    expect((await faultOf(loser.finished)).code).toBe('STORE_CONFLICT')
    await sleep(5)
    expect(effects).toEqual(['quick', 'quick', 'quick', 'quick'])
    expect(JSON.stringify(await entriesOf(theirs, 'r'))).toBe(before)
    await mine.close()
    if (theirs !== mine) await theirs.close()
  })

  it('E9 refuses it also when the two are one entry apart, and the loser has caught the refusal', async () => {
    const [mine, theirs] = open()
    const effects: string[] = []
    const caught: unknown[] = []
    const cashier = (who: string, before: Promise<void> | undefined, after: Promise<void> | undefined) => {
      const seller = shop.agent({
        reads: [],
        writes: ['sold'],
        retry: { attempts: 3, backoffMs: 0 },
        think: async (_view, context) => {
          await before
          try {
            await context.once('price', () => who)
          } catch (error) {
            caught.push(error)
          }
          await after
          return { update: { sold: [who] }, effects: [{ type: 'ship' }] }
        },
      })
      return flow(shop, {
        start: 'seller',
        agents: { seller },
        routes: { seller: end('sold') },
        failures: { seller: 'skip' },
      })
    }
    const [hold, later] = [gate(), gate()]
    const handlers = (who: string) => ({ ship: () => void effects.push(who) })
    const loser = cashier('slow', hold.promise, undefined).run({}, { store: mine, id: 'r', handlers: handlers('slow') })
    const lost = faultOf(loser.finished)
    while ((await theirs.head('r')) === 0) await sleep(1)
    const winner = cashier('quick', undefined, later.promise).resume('r', {
      store: theirs,
      handlers: handlers('quick'),
    })
    while ((await theirs.head('r')) < 2) await sleep(1)
    hold.resolve()
    expect((await lost).code).toBe('STORE_CONFLICT')
    later.resolve()
    expect(await winner.finished).toMatchObject({ status: 'ended', board: { sold: ['quick'] } })
    expect(effects).toEqual(['quick'])
    expect((await recordsOf(theirs, 'r')).map(({ kind }) => kind)).toEqual([
      'start',
      'call',
      'think',
      'effect',
      'step',
      'end',
    ])
    await mine.close()
    if (theirs !== mine) await theirs.close()
  })

  it('E9 refuses an outcome that is saved early, without bringing the process down', async () => {
    const [mine, theirs] = open()
    const hold = gate()
    const agentOf = (wait: () => Promise<unknown>, line: string) =>
      shop.agent({ reads: [], writes: ['sold'], think: async () => (await wait(), { sold: [line] }) })
    const pair = (first: () => Promise<unknown>, second: () => Promise<unknown>, who: string) =>
      flow(shop, {
        start: ['a', 'b'],
        agents: { a: agentOf(first, `${who} a`), b: agentOf(second, `${who} b`) },
        routes: { a: end('sold'), b: end('sold') },
      })
    const aborted: string[] = []
    const never = () => new Promise(() => {})
    const loser = pair(() => hold.promise, never, 'slow').run({}, { store: mine, id: 'r' })
    const lost = loser.finished.catch((error: { code: string }) => aborted.push(error.code))
    while ((await theirs.head('r')) === 0) await sleep(1)
    await pair(
      () => sleep(0),
      () => sleep(5),
      'quick',
    ).resume('r', { store: theirs }).finished
    hold.resolve()
    await lost
    expect(aborted).toEqual(['STORE_CONFLICT'])
    await mine.close()
    if (theirs !== mine) await theirs.close()
  })

  it('E9 lets exactly one of many go on when they all resume at once', async () => {
    const [mine, theirs] = open()
    const effects: string[] = []
    const seller = shop.agent({
      reads: [],
      writes: ['sold'],
      think: async () => (await sleep(Math.random() * 3), { update: { sold: ['one'] }, effects: [{ type: 'ship' }] }),
    })
    const society = flow(shop, {
      start: 'seller',
      agents: { seller },
      routes: { seller: ({ sold }) => (sold.length < 3 ? 'seller' : end('out')) },
    })
    const handlers = { ship: (_effect: unknown, { id }: { id: string }) => void effects.push(id) }
    await society.run({}, { store: mine, id: 'r', handlers, steps: 0 }).finished
    const runs = Array.from({ length: 6 }, (__, n) =>
      society.resume('r', { store: n % 2 ? mine : theirs, handlers }).finished.then(
        ({ status }) => status as string,
        (error: { code: string }) => error.code,
      ),
    )
    const outcomes = await Promise.all(runs)
    expect(outcomes.filter((outcome) => outcome === 'ended').length).toBeGreaterThanOrEqual(1)
    expect(outcomes.filter((outcome) => outcome !== 'ended' && outcome !== 'STORE_CONFLICT')).toEqual([])
    expect(effects).toHaveLength(3)
    expect(new Set(effects).size).toBe(3)
    const { sold } = await society.stateAt('r', undefined, { store: mine })
    expect(sold).toEqual(['one', 'one', 'one'])
    await mine.close()
    if (theirs !== mine) await theirs.close()
  })

  it('E9 refuses an append that runs ahead of the journal, and leaves no gap', async () => {
    const [mine, theirs] = open()
    await mine.create('r', { v: 1, kind: 'start', flow: 'f', seed: 0, step: 0, changes: {}, next: [], shape: {} })
    const fault = await faultOf((async () => mine.append('r', 5, [{ v: 1, kind: 'end', step: 0, reason: 'x' }]))())
    expect(fault.code).toBe('STORE_CONFLICT')
    expect(await theirs.head('r')).toBe(1)
    await mine.close()
    if (theirs !== mine) await theirs.close()
  })

  it('E9 refuses to start a run whose id is taken', async () => {
    const [mine, theirs] = open()
    const seller = shop.agent({ reads: [], writes: ['sold'], think: () => ({ sold: ['one'] }) })
    const society = flow(shop, { start: 'seller', agents: { seller }, routes: { seller: end('sold') } })
    await society.run({}, { store: mine, id: 'r' }).finished
    expect((await faultOf(society.run({}, { store: theirs, id: 'r' }).finished)).code).toBe('STORE_RUN_EXISTS')
    await mine.close()
    if (theirs !== mine) await theirs.close()
  })
})
