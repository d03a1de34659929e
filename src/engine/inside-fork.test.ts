/** Forks at a step of a society inside: everything before that step is taken as it was, everything after is new. */
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, value, type Context, type Store } from '../index.ts'
import { entriesOf, faultOf, mortal, recordsOf, textOf } from '../../test/rules/support.ts'
import { pastOf } from '../store/fork-effects.ts'
import { importRun } from '../store/transfer-import.ts'
import { exportRun } from '../store/transfer.ts'

const page = board({ lines: append<string>(), mark: value('') })

/** Societies three deep, whose every piece of work is journaled and says in which year it was done. */
function office() {
  const world = { year: 1 }
  /** by whom and where, in the order it was done */
  const work: { readonly run: string; readonly step: number; readonly text: string }[] = []
  const doing = async ({ run, step, once, agent }: Context, what: string) =>
    once(what, () => {
      const text = `${agent} ${what} ${step}`
      work.push({ run, step, text })
      return `${text}: ${world.year}`
    })
  const leaf = flow(page, {
    name: 'leaf',
    start: 'clerk',
    agents: {
      clerk: page.agent({
        reads: ['mark'],
        writes: ['lines'],
        think: async ({ mark }, context) => ({ lines: [`${await doing(context, 'types')}${mark}`] }),
      }),
    },
    routes: { clerk: ({ lines }) => (lines.length < 3 ? 'clerk' : end('typed')) },
  })
  const middle = flow(page, {
    name: 'middle',
    start: 'head',
    agents: {
      head: page.agent({
        reads: ['lines'],
        writes: ['lines'],
        think: async (_, context) => {
          const first = await doing(context, 'reads')
          const { board: typed } = await context.society(leaf, {})
          return { lines: [first, ...typed.lines, await doing(context, 'signs')] }
        },
      }),
    },
    routes: { head: ({ lines }) => (lines.length < 10 ? 'head' : end('signed')) },
  })
  const chief = page.agent({
    reads: [],
    writes: ['lines'],
    think: async (_, context) => {
      const first = await doing(context, 'opens')
      const { board: early } = await context.society(leaf, {})
      const { board: signed } = await context.society(middle, {})
      return { lines: [first, ...early.lines, ...signed.lines, await doing(context, 'shuts')] }
    },
  })
  const beside = page.agent({
    reads: [],
    writes: ['mark'],
    think: async (_, context) => {
      const { board: typed } = await context.society(leaf, {})
      return { mark: `${await doing(context, 'waits')} ${typed.lines.at(-1)}` }
    },
  })
  const porter = page.agent({ reads: ['lines'], writes: [], think: () => ({}) })
  const house = flow(page, {
    name: 'house',
    start: 'porter',
    agents: { porter, chief, beside },
    routes: { porter: ['chief', 'beside'], chief: end('done'), beside: end('done') },
  })
  return { house, leaf, world, work }
}

const ofChief = (run: string) => run === 'r' || run.startsWith('r/2.chief')

async function played(store: Store) {
  const { house, leaf, world, work } = office()
  const { board: last } = await house.run({}, { store, id: 'r' }).finished
  const before = work.splice(0)
  world.year = 2
  return { house, leaf, world, work, before, last }
}

/** Every place inside that something follows. */
async function placesIn(store: Store): Promise<{ readonly run: string; readonly at: number }[]> {
  const places: { run: string; at: number }[] = []
  for (const run of (await store.runs()).filter((id) => id !== 'r')) {
    const steps = (await recordsOf(store, run)).filter(({ kind }) => kind === 'step').length
    for (let at = 0; at < steps; at++) places.push({ run, at })
  }
  return places
}

describe('a fork at a step inside', () => {
  it('does nothing again that was done before that step, and everything after it anew, wherever it is', async () => {
    const store = memoryStore()
    const { house, work, before, last, world } = await played(store)
    const journals = async () => Promise.all(['r', 'r/2.chief~1/1.head'].map((run) => textOf(store, run)))
    const untouched = await journals()
    const places = (await placesIn(store)).filter(({ run }) => ofChief(run))
    expect(places.length).toBeGreaterThan(10)
    for (const { run, at } of places) {
      work.length = 0
      world.year = 2
      const { board: forked } = await house.fork(run, { store, at }).finished
      // the chief's work is in one order: it is cut in two
      const chiefs = before.filter((each) => ofChief(each.run) && !each.text.startsWith('beside'))
      const cut = chiefs.findIndex(
        (each) => (each.run === run && each.step > at) || each.run.startsWith(`${run}/${at + 1}.`),
      )
      expect(work.map(({ text }) => text)).toEqual(chiefs.slice(cut).map(({ text }) => text))
      expect(forked.lines).toEqual(chiefs.map(({ text }, place) => `${text}: ${place < cut ? 1 : 2}`))
      expect(forked.mark).toBe(last.mark)
      world.year = 1
      expect((await house.fork(run, { store, at }).finished).board).toEqual(last)
    }
    expect(await journals()).toEqual(untouched)
  })

  it('can be forked inside again, before and after the place it was forked at', async () => {
    const store = memoryStore()
    const { house, work, world } = await played(store)
    await house.fork('r/2.chief~1', { store, id: 'f', at: 1 }).finished
    world.year = 3
    work.length = 0
    const { board: later } = await house.fork('f/2.chief~1/2.head', { store, id: 'g', at: 1 }).finished
    expect(later.lines.map((line) => line.slice(-1)).join('')).toBe('111111111223333')
    expect(work.map(({ text }) => text)).toEqual(['clerk types 2', 'clerk types 3', 'head signs 2', 'chief shuts 2'])
    const { board: earlier } = await house.fork('f/2.chief~1', { store, at: 0 }).finished
    expect(earlier.lines.map((line) => line.slice(-1)).join('')).toBe('111133333333333')
    const { board: last } = await house.fork('g/2.chief~1/2.head', { store, at: 2 }).finished
    expect(last.lines.map((line) => line.slice(-1)).join('')).toBe('111111111223333')
  })

  it('begins with an edited board there, and refuses fields and steps that are not', async () => {
    const store = memoryStore()
    const { house } = await played(store)
    const place = { store, at: 1, edit: { mark: '!' } }
    const { board: forked } = await house.fork('r/2.chief', place).finished
    expect(forked.lines.slice(1, 4)).toEqual(['clerk types 1: 1', 'clerk types 2: 2!', 'clerk types 3: 2!'])
    const wrong = { store, at: 1, edit: { colour: 'red' } as never }
    expect((await faultOf(house.fork('r/2.chief', wrong).finished)).code).toBe('BOARD_UNKNOWN_FIELD')
    expect((await faultOf(house.fork('r/2.chief', { store, at: 9 }).finished)).code).toBe('RUN_NO_STEP')
    expect((await faultOf(house.fork('r/2.chief', { store, at: 3 }).finished)).code).toBe('RUN_ENDED')
  })

  it('goes on alone with the code of that society alone', async () => {
    const store = memoryStore()
    const { leaf } = await played(store)
    const { id, board: typed } = await leaf.fork('r/2.chief', { store, at: 2 }).finished
    expect(typed.lines.map((line) => line.slice(-1))).toEqual(['1', '1', '2'])
    expect((await recordsOf(store, id))[0]).toMatchObject({ parent: { run: 'r/2.chief', step: 2 } })
  })

  it.each([true, false])('survives a death at every write of it (written: %s)', async (written) => {
    const store = memoryStore()
    const { house, world } = await played(store)
    const whole = await house.fork('r/2.chief~1/2.head', { store, id: 'whole', at: 1 }).finished
    for (let at = 1; ; at++) {
      const doomed = mortal(store, { at, written, how: 'throw' })
      const id = `f${written}${at}`
      await house.fork('r/2.chief~1/2.head', { store: doomed.store, id, at: 1 }).finished.catch(() => {})
      if (!doomed.isDead()) break
      if ((await store.head(id)) === 0) continue
      expect((await house.resume(id, { store }).finished).board).toEqual(whole.board)
      expect(at).toBeLessThan(100)
    }
    expect(world.year).toBe(2)
  })

  it('goes to another machine with the thoughts it stands on', async () => {
    const store = memoryStore()
    const { house, work } = await played(store)
    await house.fork('r/2.chief~1/2.head', { store, id: 'f', at: 1, steps: 0 }).finished
    const lines = await Array.fromAsync(exportRun(store, 'f', 'test'))
    const elsewhere = memoryStore()
    await importRun(elsewhere, () => linesOf(lines))
    work.length = 0
    const { board: there } = await house.resume('f', { store: elsewhere }).finished
    expect(there).toEqual((await house.resume('f', { store }).finished).board)
    expect(work.map(({ text }) => text).slice(0, 3)).toEqual(['clerk types 2', 'clerk types 3', 'head signs 2'])
    const lost = lines
      .filter((line) => !line.includes('"run":"r/2.chief~1/2.head"'))
      .map((line, place) => {
        if (place > 0) return line
        const header = JSON.parse(line) as { runs: { id: string }[] }
        return JSON.stringify({ ...header, runs: header.runs.filter(({ id }) => id !== 'r/2.chief~1/2.head') })
      })
    const fault = await faultOf(importRun(memoryStore(), () => linesOf(lost)))
    expect(fault.message).toContain('step 1 of run "r/2.chief~1/2.head", which this run was forked at, is not in')
  })

  it.each([
    { name: '2.chief', step: -1, head: 1 },
    { name: '3.chief', step: 1, head: 1 },
    { name: '2.chief//1.head', step: 1, head: 1 },
    { name: '../2.chief', step: 1, head: 1 },
    { name: '2.chief', step: 1, head: 1, edit: 'mark' },
    { name: '2.chief', step: 1 },
  ])('is refused where its place is none (%o)', async (inside) => {
    const store = memoryStore()
    const { house } = await played(store)
    await house.fork('r', { store, id: 'f', at: 1, steps: 0 }).finished
    const [start] = await entriesOf(store, 'f')
    const forged = memoryStore()
    for (const run of await store.runs()) {
      const [first, ...rest] = await recordsOf(store, run)
      await forged.create(run, run === 'f' ? ({ ...start!.record, inside } as never) : (first as never))
      if (rest.length > 0) await forged.append(run, 1, rest)
    }
    expect((await faultOf(house.resume('f', { store: forged }).finished)).code).toBe('RUN_UNREADABLE')
  })

  it('does not take a run for the society that it is only named after', async () => {
    const store = memoryStore()
    const { house } = await played(store)
    await house.run({}, { store, id: 'r/2.stranger' }).finished
    await house.fork('r', { store, id: 'f', at: 1, steps: 0 }).finished
    const [start] = await recordsOf(store, 'f')
    await store.create('g', { ...start, inside: { name: '2.stranger', step: 1, head: 99 } } as never)
    const fault = await faultOf(house.resume('g', { store }).finished)
    expect(fault.message).toContain('2.stranger')
  })
})

describe('the past of a fork', () => {
  const place = { step: 1, inside: { name: '2.a~1/3.b', step: 4 } }
  it.each([
    ['', 1],
    ['1.x', Infinity],
    ['3.a', 0],
    ['2.a', Infinity],
    ['2.z', Infinity],
    ['2.a~2', 0],
    ['2.a~1', 2],
    ['2.a~1/2.q', Infinity],
    ['2.a~1/3.b', 4],
    ['2.a~1/3.b~1', 0],
    ['2.a~1/3.b/4.c', Infinity],
    ['2.a~1/3.b/5.c', 0],
  ])('of the society %s goes to step %s', (name, step) => {
    expect(pastOf(name === '' ? [] : name.split('/'), place)).toBe(step)
  })
})

async function* linesOf(lines: readonly string[]) {
  yield* lines
}
