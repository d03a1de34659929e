/** Looking back and branching off: the board at any step, a run told again, followed while it happens, forked again. */
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, replayRun, stateAt, sum, tailRun, value } from '../index.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { entriesOf, faultOf, gate, sleep, within } from '../../test/rules/support.ts'

const diary = board({ day: sum(), words: append<string>(), mood: value('calm') })

function society(count = { thoughts: 0 }, wait?: () => Promise<void>) {
  const writer = diary.agent({
    reads: ['day', 'mood'],
    writes: ['day', 'words'],
    think: async ({ day, mood }, { random }) => {
      count.thoughts++
      await wait?.()
      return { day: 1, words: [`${mood} ${day} ${random.integer(100)}`] }
    },
  })
  return flow(diary, {
    name: 'diary',
    start: 'writer',
    agents: { writer },
    routes: { writer: (board) => (board.day < 6 ? 'writer' : end('full')) },
  })
}

describe.each([
  ['memory', () => memoryStore()],
  ['sqlite', () => sqliteStore(':memory:')],
])('looking back (%s)', (_, open) => {
  it('gives the board after every step, the start included, without anybody thinking', async () => {
    const store = open()
    const count = { thoughts: 0 }
    const { board: last } = await society(count).run({ mood: 'glad' }, { store, id: 'r' }).finished
    expect(count.thoughts).toBe(6)
    for (let step = 0; step <= 6; step++) {
      const then = await society(count).stateAt('r', step, { store })
      expect(then).toEqual({ day: step, mood: 'glad', words: last.words.slice(0, step) })
    }
    expect(await stateAt(store, 'r')).toEqual(last)
    expect(count.thoughts).toBe(6)
  })

  it('refuses a step that is not there, and a run that is not there', async () => {
    const store = open()
    await society().run({}, { store, id: 'r' }).finished
    expect(await faultOf(stateAt(store, 'r', 7))).toMatchObject({
      code: 'RUN_NO_STEP',
      message: expect.stringMatching(/7.*6/),
    })
    for (const step of [-1, 1.5, Number.NaN])
      expect(await faultOf(stateAt(store, 'r', step)), String(step)).toMatchObject({ code: 'RUN_NO_STEP' })
    expect(await faultOf(stateAt(store, 'q'))).toMatchObject({
      code: 'STORE_UNKNOWN_RUN',
      message: expect.stringContaining('q'),
    })
  })

  it('tells a run again step by step, without anybody thinking, and says how it ended', async () => {
    const store = open()
    const count = { thoughts: 0 }
    await society(count).run({}, { store, id: 'r' }).finished
    const told: { step: number; day: number; by: string[]; end: string | undefined }[] = []
    for await (const { step, board: then, did, end: ending } of society(count).replay('r', { store }))
      told.push({ step, day: then.day, by: did.map(({ agent }) => agent), end: ending?.reason })
    expect(told).toEqual(
      Array.from({ length: 7 }, (__, step) => ({
        step,
        day: step,
        by: step === 0 ? [] : ['writer'],
        end: step === 6 ? 'full' : undefined,
      })),
    )
    expect(count.thoughts).toBe(6)
  })

  it('tells a run that has not ended as far as it went', async () => {
    const store = open()
    await society().run({}, { store, id: 'r', steps: 2 }).finished
    const steps: number[] = []
    for await (const { step, end: ending } of replayRun(store, 'r')) {
      steps.push(step)
      expect(ending).toBeUndefined()
    }
    expect(steps).toEqual([0, 1, 2])
  })

  it('follows a run: first the past, then what comes, then the end', async () => {
    const store = open()
    await society().run({}, { store, id: 'r', steps: 2 }).finished
    const hold = gate()
    const run = society(undefined, () => hold.promise).resume('r', { store })
    const seen: number[] = []
    const following = (async () => {
      for await (const { seq, record } of tailRun(store, 'r')) {
        seen.push(seq)
        if (seq === 3) setTimeout(hold.resolve, 5)
        if (record.kind === 'step' && record.step < 3) expect(await within(run.finished, 0)).toBe('pending')
      }
    })()
    await run.finished
    await following
    expect(seen).toEqual((await entriesOf(store, 'r')).map(({ seq }) => seq))
  })

  it('follows a run from a place, and stops when told to', async () => {
    const store = open()
    await society().run({}, { store, id: 'r', steps: 3 }).finished
    const controller = new AbortController()
    const seen: number[] = []
    const following = (async () => {
      for await (const { seq } of society().tail('r', { store, from: 3, signal: controller.signal })) seen.push(seq)
    })()
    await sleep(10)
    expect(seen).toEqual([3, 4])
    controller.abort()
    expect(await within(following, 1000)).toBe(undefined)
  })
})

describe('a fork', () => {
  it('at any step without an edit comes to the same board as its parent', async () => {
    const store = memoryStore()
    const whole = await society().run({}, { store, id: 'r', seed: 9 }).finished
    for (let at = 0; at < 6; at++)
      expect((await society().fork('r', { store, at }).finished).board, `at ${at}`).toEqual(whole.board)
    expect((await society().fork('r', { store }).finished).board).toEqual(whole.board)
  })

  it('with an edit goes on with the edited board, and keeps the past as it was', async () => {
    const store = memoryStore()
    await society().run({}, { store, id: 'r', seed: 9 }).finished
    const { board: last, id } = await society().fork('r', {
      store,
      at: 3,
      edit: { mood: 'wild', words: ['rewritten'] },
    }).finished
    expect(last.words[0]).toBe('rewritten')
    expect(last.words.slice(1).every((words) => words.startsWith('wild'))).toBe(true)
    expect(last.words).toHaveLength(4)
    expect(await stateAt(store, id, 2)).toMatchObject({ mood: 'calm', day: 2 })
    expect(await stateAt(store, 'r')).toMatchObject({ mood: 'calm', day: 6 })
  })

  it('with another seed has another chance', async () => {
    const store = memoryStore()
    const whole = await society().run({}, { store, id: 'r', seed: 9 }).finished
    const other = await society().fork('r', { store, at: 3, seed: 10 }).finished
    expect(other.board.words.slice(0, 3)).toEqual(whole.board.words.slice(0, 3))
    expect(other.board.words.slice(3)).not.toEqual(whole.board.words.slice(3))
  })

  it('of a fork of a fork reads its past through all of them', async () => {
    const store = memoryStore()
    await society().run({}, { store, id: 'a', seed: 9 }).finished
    await society().fork('a', { store, id: 'b', at: 2, edit: { mood: 'b' } }).finished
    await society().fork('b', { store, id: 'c', at: 4, edit: { mood: 'c' } }).finished
    const { board: last } = await society().fork('c', { store, id: 'd', at: 5 }).finished
    expect(last.words.map((words) => words.split(' ')[0])).toEqual(['calm', 'calm', 'b', 'b', 'c', 'c'])
    for (const [step, run] of [
      [1, 'a'],
      [2, 'b'],
      [3, 'b'],
      [4, 'c'],
      [5, 'c'],
    ] as const)
      expect(await stateAt(store, 'd', step), `step ${step}`).toEqual(await stateAt(store, run, step))
    const told: number[] = []
    for await (const { step } of replayRun(store, 'd')) told.push(step)
    expect(told).toEqual([5, 6])
    // a fork made at a step that belongs to a grandparent
    const early = await society().fork('d', { store, id: 'e', at: 1 }).finished
    expect(early.board.words.map((words) => words.split(' ')[0])).toEqual(Array(6).fill('calm'))
  })

  it('can be stopped and resumed like any run, past a checkpoint of its parent', async () => {
    const store = memoryStore()
    const longer = flow(diary, {
      start: 'writer',
      agents: {
        writer: diary.agent({
          reads: ['day', 'mood'],
          writes: ['day', 'words'],
          think: ({ day, mood }, { random }) => ({ day: 1, words: [`${mood} ${day} ${random.integer(100)}`] }),
        }),
      },
      routes: { writer: (board) => (board.day < 700 ? 'writer' : end('full')) },
    })
    const whole = await longer.run({}, { store, id: 'r', seed: 9 }).finished
    await longer.fork('r', { store, id: 'f', at: 300, steps: 100 }).finished
    expect(await stateAt(store, 'f', 350)).toEqual(await stateAt(store, 'r', 350))
    await longer.resume('f', { store, steps: 200 }).finished
    expect((await longer.resume('f', { store }).finished).board).toEqual(whole.board)
    expect((await longer.fork('f', { store, at: 650 }).finished).board).toEqual(whole.board)
    expect((await longer.fork('f', { store, at: 299 }).finished).board).toEqual(whole.board)
  })

  it('of a run that waits asks its question anew', async () => {
    const store = memoryStore()
    const asker = diary.agent({
      reads: [],
      writes: ['words'],
      think: async (__, context) => ({ words: [String(await context.ask('mood?'))] }),
    })
    const asking = flow(diary, { start: 'asker', agents: { asker }, routes: { asker: end('told') } })
    await asking.run({}, { store, id: 'r' }).finished
    const forked = await asking.fork('r', { store, id: 'f' }).finished
    expect(forked).toMatchObject({ status: 'waiting', questions: [{ run: 'f', question: 'mood?' }] })
    expect((await asking.resume('f', { store, answer: 'fork' }).finished).board.words).toEqual(['fork'])
    expect((await asking.resume('r', { store, answer: 'root' }).finished).board.words).toEqual(['root'])
  })

  it('is refused where nothing follows, at a step that is not there, and with an edit that does not fit', async () => {
    const store = memoryStore()
    await society().run({}, { store, id: 'r' }).finished
    expect((await faultOf(society().fork('r', { store, at: 6 }).finished)).code).toBe('RUN_ENDED')
    expect((await faultOf(society().fork('r', { store, at: 7 }).finished)).code).toBe('RUN_NO_STEP')
    expect((await faultOf(society().fork('q', { store }).finished)).code).toBe('STORE_UNKNOWN_RUN')
    const unknown = await faultOf(society().fork('r', { store, at: 1, edit: { moon: 'full' } as never }).finished)
    expect(unknown).toMatchObject({ code: 'BOARD_UNKNOWN_FIELD', message: expect.stringContaining('moon') })
    expect(await store.runs()).toEqual(['r'])
  })
})
