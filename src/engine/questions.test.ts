/**
 * Questions: a run waits in the store until somebody answers, in whichever process, and repeats nothing it has done.
 */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  answerQuestion,
  append,
  board,
  end,
  flow,
  memoryStore,
  openQuestions,
  summarize,
  value,
  type Schema,
} from '../index.ts'
import { faultOf, gate, kindsOf, recordsOf, sleep } from '../../test/rules/support.ts'

const room = board({ log: append<string>(), mood: value('calm') })

const yesOrNo: Schema<'yes' | 'no'> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (given) =>
      given === 'yes' || given === 'no' ? { value: given } : { issues: [{ message: 'say yes or no' }] },
  },
}

function society(events: string[] = []) {
  const first = room.agent({
    reads: [],
    writes: ['log'],
    think: () => (events.push('first thinks'), { log: ['first'] }),
  })
  const asker = room.agent({
    reads: ['log'],
    writes: ['log'],
    think: async (_, context) => {
      events.push('asker thinks')
      const price = await context.once('price', () => (events.push('paid'), 42))
      const answer = await context.ask<string>({ text: 'buy?', price }, { schema: yesOrNo })
      const note = await context.once('note', () => (events.push('noted'), `${answer} for ${price}`))
      return { log: [note] }
    },
  })
  return flow(room, { start: 'first', agents: { first, asker }, routes: { first: 'asker', asker: end('bought') } })
}

describe('a run that asks', () => {
  it('waits with its question in the store, and continues when it is answered', async () => {
    const store = memoryStore()
    const waiting = await society().run({}, { store, id: 'r' }).finished
    expect(waiting).toMatchObject({
      status: 'waiting',
      step: 1,
      board: { log: ['first'] },
      questions: [{ agent: 'asker', run: 'r', question: { text: 'buy?', price: 42 } }],
    })
    expect(await summarize(store, 'r')).toMatchObject({ status: 'waiting', step: 1 })
    expect(await openQuestions(store, 'r')).toMatchObject([{ agent: 'asker', question: { text: 'buy?', price: 42 } }])
    const ended = await society().resume('r', { store, answer: 'yes' }).finished
    expect(ended).toMatchObject({ status: 'ended', board: { log: ['first', 'yes for 42'] } })
    expect(await openQuestions(store, 'r')).toEqual([])
  })

  it('pays for nothing again that it did before the question', async () => {
    const store = memoryStore()
    const events: string[] = []
    await society(events).run({}, { store, id: 'r' }).finished
    await society(events).resume('r', { store, answer: 'no' }).finished
    expect(events).toEqual(['first thinks', 'asker thinks', 'paid', 'asker thinks', 'noted'])
  })

  it('can be answered by somebody who does not have the flow, and resumed later', async () => {
    const store = memoryStore()
    await society().run({}, { store, id: 'r' }).finished
    await answerQuestion(store, 'r', 'yes')
    expect(await openQuestions(store, 'r')).toEqual([])
    expect((await faultOf(answerQuestion(store, 'r', 'no'))).code).toBe('RUN_NO_QUESTION')
    expect(await society().resume('r', { store }).finished).toMatchObject({ board: { log: ['first', 'yes for 42'] } })
  })

  it('asks again, with what was wrong, when the answer does not fit', async () => {
    const store = memoryStore()
    const events: string[] = []
    await society(events).run({}, { store, id: 'r' }).finished
    const again = await society(events).resume('r', { store, answer: 'perhaps' }).finished
    expect(again).toMatchObject({
      status: 'waiting',
      questions: [{ question: { text: 'buy?' }, fault: expect.stringContaining('say yes or no') }],
    })
    expect(await openQuestions(store, 'r')).toMatchObject([{ fault: expect.stringContaining('say yes or no') }])
    const third = await society(events).resume('r', { store, answer: 7 }).finished
    expect(third.status).toBe('waiting')
    expect(third.questions[0]!.id).not.toBe(again.questions[0]!.id)
    expect(await society(events).resume('r', { store, answer: 'yes' }).finished).toMatchObject({ status: 'ended' })
    expect(events.filter((event) => event === 'paid')).toHaveLength(1)
  })

  it('still waits when it is resumed without an answer, and has the same one question', async () => {
    const store = memoryStore()
    const { questions } = await society().run({}, { store, id: 'r' }).finished
    for (let round = 0; round < 3; round++)
      expect(await society().resume('r', { store }).finished).toMatchObject({ status: 'waiting', questions })
    expect(await openQuestions(store, 'r')).toEqual(await openQuestions(store, 'r'))
    expect(await openQuestions(store, 'r')).toHaveLength(1)
    expect(await summarize(store, 'r')).toMatchObject({ status: 'waiting' })
  })

  it('refuses an answer to nothing, and one that does not say which question it means', async () => {
    const store = memoryStore()
    const both = flow(room, {
      start: ['a', 'b'],
      agents: { a: asking('a?'), b: asking('b?') },
      routes: { a: end('done'), b: end('done') },
    })
    await both.run({}, { store, id: 'r' }).finished
    const fault = await faultOf(both.resume('r', { store, answer: 'x' }).finished)
    expect(fault.code).toBe('RUN_NO_QUESTION')
    expect(fault.message).toMatch(/\(a\).*\(b\)/)
    expect((await faultOf(both.resume('r', { store, answer: 'x', question: 'nonsense' }).finished)).code).toBe(
      'RUN_NO_QUESTION',
    )
  })

  it('takes answers of any JSON, null and false among them', async () => {
    for (const answer of [null, false, 0, '', { deep: [1] }]) {
      const store = memoryStore()
      const one = flow(room, { start: 'a', agents: { a: asking('a?') }, routes: { a: end('done') } })
      await one.run({}, { store, id: 'r' }).finished
      expect((await one.resume('r', { store, answer }).finished).board.log).toEqual([JSON.stringify(answer)])
    }
  })

  it('finds its context whole when it takes it apart', async () => {
    const store = memoryStore()
    const tidy = room.agent({
      reads: [],
      writes: ['log'],
      think: async (_, { once, ask, run, agent }) => {
        const price = await once('price', () => 42)
        return { log: [`${run} ${agent} ${price} ${await ask<string>('buy?')}`] }
      },
    })
    const one = flow(room, { start: 'tidy', agents: { tidy }, routes: { tidy: end('done') } })
    await one.run({}, { store, id: 'r' }).finished
    expect((await one.resume('r', { store, answer: 'yes' }).finished).board.log).toEqual(['r tidy 42 yes'])
  })

  it('asks several questions one after another, each with an id of its own', async () => {
    const store = memoryStore()
    const curious = room.agent({
      reads: [],
      writes: ['log'],
      think: async (_, context) => {
        const answers: string[] = []
        for (const question of ['who?', 'what?', 'why?']) answers.push(String(await context.ask(question)))
        return { log: answers }
      },
    })
    const interview = flow(room, { start: 'curious', agents: { curious }, routes: { curious: end('known') } })
    const ids = new Set<string>()
    let result = await interview.run({}, { store, id: 'r' }).finished
    while (result.status === 'waiting') {
      ids.add(result.questions[0]!.id)
      result = await interview.resume('r', { store, answer: `${result.questions[0]!.question as string}!` }).finished
    }
    expect(result.board.log).toEqual(['who?!', 'what?!', 'why?!'])
    expect(ids.size).toBe(3)
  })
})

function asking(question: string, before: () => Promise<unknown> = async () => {}) {
  return room.agent({
    reads: [],
    writes: ['log'],
    think: async (_, context) => {
      await before()
      return { log: [JSON.stringify(await context.ask(question))] }
    },
  })
}

describe('several who ask in one step', () => {
  it('are all heard, can be answered in any order, and none is asked twice', async () => {
    const store = memoryStore()
    const three = flow(room, {
      start: ['a', 'b', 'c'],
      agents: { a: asking('a?', () => sleep(4)), b: asking('b?'), c: asking('c?', () => sleep(1)) },
      routes: { a: end('done'), b: end('done'), c: end('done') },
    })
    let result = await three.run({}, { store, id: 'r' }).finished
    expect(new Set(result.questions.map(({ question }) => question))).toEqual(new Set(['a?', 'b?', 'c?']))
    for (const agent of ['c', 'a', 'b']) {
      const { id } = result.questions.find((open) => open.agent === agent)!
      result = await three.resume('r', { store, question: id, answer: agent }).finished
    }
    expect(result).toMatchObject({ status: 'ended', board: { log: ['"a"', '"b"', '"c"'] } })
  })

  it('do not make those think again who were done', async () => {
    const store = memoryStore()
    let thoughts = 0
    const steady = room.agent({
      reads: [],
      writes: ['log'],
      think: async () => (await sleep(2), { log: [`steady ${++thoughts}`] }),
    })
    const quick = room.agent({ reads: [], writes: ['log'], think: () => ({ log: [`quick ${++thoughts}`] }) })
    const mixed = flow(room, {
      start: ['a', 'quick', 'steady'],
      agents: { a: asking('a?'), quick, steady },
      routes: { a: end('done'), quick: end('done'), steady: end('done') },
    })
    expect(await mixed.run({}, { store, id: 'r' }).finished).toMatchObject({ status: 'waiting', step: 0 })
    expect(thoughts).toBe(2)
    const { board: last } = await mixed.resume('r', { store, answer: 1 }).finished
    expect(last.log).toEqual(['1', 'quick 1', 'steady 2'])
    expect(thoughts).toBe(2)
  })
})

describe('somebody who is there to answer', () => {
  it('is asked at once, and the journal keeps question and answer', async () => {
    const store = memoryStore()
    const seen: unknown[] = []
    const result = await society().run(
      {},
      {
        store,
        id: 'r',
        onQuestion: async (open) => {
          seen.push(open)
          await sleep(1)
          return seen.length === 1 ? 'hm' : 'yes'
        },
      },
    ).finished
    expect(result).toMatchObject({ status: 'ended', board: { log: ['first', 'yes for 42'] } })
    expect(seen).toMatchObject([
      { agent: 'asker' },
      { agent: 'asker', fault: expect.stringContaining('say yes or no') },
    ])
    expect(await kindsOf(store, 'r')).toBe('start step call ask answer ask answer call step end')
  })

  it('is not asked again what is answered when the run is resumed', async () => {
    const store = memoryStore()
    let asked = 0
    let ill = true
    const fragile = room.agent({
      reads: [],
      writes: ['log'],
      think: async (_, context) => {
        const answer = await context.ask<string>('name?')
        if (ill) await new Promise(() => {})
        return { log: [answer] }
      },
    })
    const one = flow(room, { start: 'fragile', agents: { fragile }, routes: { fragile: end('done') } })
    const onQuestion = () => (asked++, 'Ida')
    const run = one.run({}, { store, id: 'r', onQuestion })
    while (!(await kindsOf(store, 'r')).includes('answer')) await sleep(1)
    run.stop()
    await run.finished
    ill = false
    expect((await one.resume('r', { store, onQuestion }).finished).board.log).toEqual(['Ida'])
    expect(asked).toBe(1)
  })

  it('who answers after the run was stopped changes nothing', async () => {
    const store = memoryStore()
    const reply = gate<string>()
    const one = flow(room, { start: 'a', agents: { a: asking('a?') }, routes: { a: end('done') } })
    const run = one.run({}, { store, id: 'r', onQuestion: () => reply.promise })
    while (!(await kindsOf(store, 'r')).includes('ask')) await sleep(1)
    run.stop()
    expect(await run.finished).toMatchObject({ status: 'paused' })
    reply.resolve('late')
    await sleep(5)
    expect(await kindsOf(store, 'r')).toBe('start ask')
    expect(await openQuestions(store, 'r')).toHaveLength(1)
    expect((await one.resume('r', { store, answer: 'in time' }).finished).board.log).toEqual(['"in time"'])
  })

  it('may take longer than the agent may think', async () => {
    const patient = { ...asking('a?'), timeoutMs: 15 }
    const one = flow(room, { start: 'a', agents: { a: patient }, routes: { a: end('done') } })
    const { board: last } = await one.run({}, { onQuestion: async () => (await sleep(50), 'slow') }).finished
    expect(last.log).toEqual(['"slow"'])
  })

  it('fails the run by throwing, and the question is asked again when it is resumed', async () => {
    const store = memoryStore()
    const one = flow(room, { start: 'a', agents: { a: asking('a?') }, routes: { a: end('done') } })
    const shy = () => {
      throw new Error('no comment')
    }
    expect((await faultOf(one.run({}, { store, id: 'r', onQuestion: shy }).finished)).message).toContain('no comment')
    expect((await one.resume('r', { store, onQuestion: () => 'well' }).finished).board.log).toEqual(['"well"'])
  })
})

describe('a run that waits costs nothing', () => {
  it('does not time out, although others still think', async () => {
    const unhandled: unknown[] = []
    const note = (error: unknown) => void unhandled.push(error)
    process.on('unhandledRejection', note)
    const store = memoryStore()
    const slow = room.agent({ reads: [], writes: ['log'], think: async () => (await sleep(50), { log: ['slow'] }) })
    const both = flow(room, {
      start: ['a', 'slow'],
      agents: { a: { ...asking('a?'), timeoutMs: 10 }, slow },
      routes: { a: end('done'), slow: end('done') },
    })
    expect(await both.run({}, { store, id: 'r' }).finished).toMatchObject({ status: 'waiting' })
    await sleep(10)
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
    expect((await both.resume('r', { store, answer: 1 }).finished).board.log).toEqual(['1', 'slow'])
  })

  it('leaves nothing that keeps the process alive', async () => {
    const program = `
      import { append, board, end, flow } from 'troupe'
      const room = board({ log: append() })
      const a = room.agent({ reads: [], writes: ['log'], timeoutMs: 60000,
        think: async (_, context) => ({ log: [await context.ask('a?')] }) })
      const { status } = await flow(room, { start: 'a', agents: { a }, routes: { a: end('done') } }).run({}).finished
      console.log(status)`
    // killed long before the time-out of the agent would let it go
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=troupe-source', '--input-type=module', '--eval', program],
      { cwd: fileURLToPath(new URL('../..', import.meta.url)), timeout: 25_000 },
    )
    expect(stdout.trim()).toBe('waiting')
  })

  it('has its records in the store and nothing half', async () => {
    const store = memoryStore()
    await society().run({}, { store, id: 'r' }).finished
    expect((await recordsOf(store, 'r')).at(-1)).toMatchObject({ kind: 'ask', step: 2, agent: 'asker' })
    expect(await kindsOf(store, 'r')).toBe('start step call ask')
  })
})
