/** A society in a society: its board mapped in and out, its questions passed on, its failures and crashes survived. */
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, openQuestions, send, summarize, sum, type, value } from '../index.ts'
import { entriesOf, faultOf, kindsOf, mortal, recordsOf } from '../../test/rules/support.ts'

const city = board({ topic: value('tea'), news: append<string>(), cost: sum() })
const paper = board({ topic: value<string>(), text: value(''), edits: sum() })

const writer = paper.agent({
  reads: ['topic', 'edits'],
  writes: ['text', 'edits'],
  think: ({ topic, edits }) => ({ text: `${topic} ${edits}`, edits: 1 }),
})
const press = flow(paper, {
  name: 'press',
  start: 'writer',
  agents: { writer },
  routes: { writer: ({ edits }) => (edits < 2 ? 'writer' : end('printed')) },
})

const nest = (society: typeof press) =>
  city.nest({
    reads: ['topic'],
    writes: ['news', 'cost'],
    flow: society,
    input: ({ topic }) => ({ topic }),
    output: ({ text, edits }, reason) => ({ news: [`${text} (${reason})`], cost: edits }),
  })

const around = (society: typeof press) => {
  const crier = city.agent({
    reads: ['news'],
    writes: ['news'],
    think: ({ news }) => ({ news: [`crying ${news.length}`] }),
  })
  return flow(city, {
    name: 'city',
    start: 'paper',
    agents: { paper: nest(society), crier },
    routes: { paper: 'crier', crier: end('heard') },
  })
}

describe('a society in a society', () => {
  it('is one agent outside: its board is mapped in at the start and out at the end', async () => {
    const store = memoryStore()
    const { board: last, step } = await around(press).run({ topic: 'war' }, { store, id: 'r' }).finished
    expect(step).toBe(2)
    expect(last).toEqual({ topic: 'war', news: ['war 1 (printed)', 'crying 1'], cost: 2 })
  })

  it('has a journal of its own that says which run it lives in', async () => {
    const store = memoryStore()
    await around(press).run({}, { store, id: 'r' }).finished
    const [outer, inner] = await store.runs()
    expect(outer).toBe('r')
    expect(await summarize(store, inner!)).toMatchObject({
      flow: 'press',
      within: 'r',
      status: 'ended',
      reason: 'printed',
    })
    expect(await kindsOf(store, inner!)).toBe('start step step end')
  })

  it('has a chance of its own that follows from the seed outside', async () => {
    const dice = paper.agent({
      reads: [],
      writes: ['text'],
      think: (_, { random }) => ({ text: String(random.next()) }),
    })
    const rolling = flow(paper, { start: 'dice', agents: { dice }, routes: { dice: end('rolled') } })
    const roll = async (seed: number, id: string) =>
      (await around(rolling).run({}, { seed, id }).finished).board.news[0]
    expect(await roll(1, 'a')).toBe(await roll(1, 'b'))
    expect(await roll(1, 'a2')).not.toBe(await roll(2, 'c'))
  })

  it('runs side by side with its like: branches of one step and several in one thought', async () => {
    const store = memoryStore()
    const chief = city.agent({
      reads: [],
      writes: ['news'],
      takes: type<string>(),
      think: async (_, context) => {
        const first = await context.society(press, { topic: `${context.payload} first` })
        const second = await context.society(press, { topic: `${context.payload} second` })
        return { news: [first.board.text, second.board.text] }
      },
    })
    const boss = city.agent({ reads: [], writes: [], think: () => {} })
    const society = flow(city, {
      start: 'boss',
      agents: { boss, chief },
      routes: { boss: [send('chief', 'a'), send('chief', 'b')], chief: end('done') },
    })
    const { board: last } = await society.run({}, { store, id: 'r' }).finished
    expect(last.news).toEqual(['a first 1', 'a second 1', 'b first 1', 'b second 1'])
    expect(new Set(await store.runs()).size).toBe(5)
  })

  it('keeps its run apart from that of an agent with a confusingly like name', async () => {
    const once = (topic: string) =>
      city.agent({
        reads: [],
        writes: ['news'],
        think: async (_, context) => ({ news: [(await context.society(press, { topic })).board.text] }),
      })
    const twice = city.agent({
      reads: [],
      writes: ['news'],
      think: async (_, context) => {
        await context.society(press, { topic: 'a first' })
        return { news: [(await context.society(press, { topic: 'a second' })).board.text] }
      },
    })
    const names = ['a-1', 'a.1', 'a+1', 'a#1', 'a:1', 'a/1', 'a~1', 'a 1']
    for (const name of names) {
      const build = () =>
        flow(city, {
          start: ['a', name] as never,
          agents: { a: twice, [name]: once('other') },
          routes: { a: end('done'), [name]: end('done') },
        } as never)
      let society: ReturnType<typeof build>
      try {
        society = build()
      } catch (error) {
        // a name that could be mistaken may be refused instead
        expect(error).toMatchObject({ code: 'FLOW_INVALID' })
        continue
      }
      const { board: last } = await society.run({}).finished
      expect(last['news'], name).toEqual(['a second 1', 'other 1'])
    }
  })

  it('shares the handlers of the run outside, and its effects have ids of their own', async () => {
    const ids: string[] = []
    const actor = paper.agent({
      reads: [],
      writes: ['text'],
      think: () => ({ update: { text: 'x' }, effects: [{ type: 'act' }] }),
    })
    const acting = flow(paper, { start: 'actor', agents: { actor }, routes: { actor: end('acted') } })
    const outerActor = city.agent({ reads: [], writes: [], think: () => ({ effects: [{ type: 'act' }] }) })
    const society = flow(city, {
      start: ['paper', 'actor'],
      agents: { paper: nest(acting), actor: outerActor },
      routes: { paper: end('done'), actor: end('done') },
    })
    await society.run({}, { id: 'r', handlers: { act: (_effect, { id }) => void ids.push(id) } }).finished
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  it('tells the agent outside when its step limit ended it', async () => {
    const endless = flow(paper, { start: 'writer', agents: { writer }, routes: { writer: 'writer' }, stepLimit: 3 })
    const { board: last } = await around(endless).run({}, { stepLimit: 5 }).finished
    expect(last.news[0]).toBe('tea 2 (step limit of 3)')
  })

  it('works three levels deep, and resumes there', async () => {
    const level = (depth: number): typeof press => {
      if (depth === 0) return press
      const inner = paper.nest({
        reads: ['topic'],
        writes: ['text', 'edits'],
        flow: level(depth - 1),
        input: ({ topic }) => ({ topic: `${topic}>` }),
        output: ({ text, edits }) => ({ text, edits }),
      })
      return flow(paper, {
        name: `level ${depth}`,
        start: 'inner',
        agents: { inner },
        routes: { inner: end('up') },
      })
    }
    const deep = around(level(3))
    const calm = memoryStore()
    const { board: last } = await deep.run({}, { store: calm, id: 'r' }).finished
    expect(last.news[0]).toBe('tea>>> 1 (up)')
    expect(await calm.runs()).toHaveLength(5)
    for (let at = 1; ; at++) {
      const store = memoryStore()
      const process = mortal(store, { at, written: at % 2 === 0, how: 'throw' })
      await deep.run({}, { store: process.store, id: 'r' }).finished.catch(() => {})
      if (!process.isDead()) break
      const again = (await store.head('r')) === 0 ? deep.run({}, { store, id: 'r' }) : deep.resume('r', { store })
      expect((await again.finished).board, `died at write ${at}`).toEqual(last)
      expect(await store.runs()).toHaveLength(5)
    }
  })
})

describe('a society in a society that fails', () => {
  it('fails its agent outside with the cause, and goes on inside where it stood when resumed', async () => {
    const store = memoryStore()
    let ill = true
    let thoughts = 0
    const frail = paper.agent({
      reads: ['edits'],
      writes: ['text', 'edits'],
      think: ({ edits }) => {
        thoughts++
        if (edits === 1 && ill) throw new Error('out of ink')
        return { text: `page ${edits}`, edits: 1 }
      },
    })
    const fragile = around(
      flow(paper, {
        start: 'frail',
        agents: { frail },
        routes: { frail: ({ edits }) => (edits < 3 ? 'frail' : end('printed')) },
      }),
    )
    const fault = await faultOf(fragile.run({}, { store, id: 'r' }).finished)
    expect(fault.code).toBe('RUN_AGENT_FAILED')
    expect(fault.message).toMatch(/"paper".*out of ink/)
    expect(thoughts).toBe(2)
    ill = false
    const { board: last } = await fragile.resume('r', { store }).finished
    expect(last.news[0]).toBe('page 2 (printed)')
    expect(thoughts).toBe(4)
  })

  it('is tried again from where it stood when the agent outside is tried again', async () => {
    let thoughts = 0
    const flaky = paper.agent({
      reads: ['edits'],
      writes: ['text', 'edits'],
      think: ({ edits }) => {
        if (++thoughts === 2) throw new Error('once')
        return { text: `page ${edits}`, edits: 1 }
      },
    })
    const inner = flow(paper, {
      start: 'flaky',
      agents: { flaky },
      routes: { flaky: ({ edits }) => (edits < 2 ? 'flaky' : end('printed')) },
    })
    const society = flow(city, {
      start: 'paper',
      agents: { paper: { ...nest(inner), retry: { attempts: 2, backoffMs: 0 } } },
      routes: { paper: end('done') },
    })
    expect((await society.run({}).finished).board.news).toEqual(['page 1 (printed)'])
    expect(thoughts).toBe(3)
  })

  it('stops with the run outside, and both go on together', async () => {
    const store = memoryStore()
    let patient = true
    const slow = paper.agent({
      reads: ['edits'],
      writes: ['text', 'edits'],
      think: async ({ edits }, { signal }) => {
        if (edits === 1 && patient)
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
        return { text: `page ${edits}`, edits: 1 }
      },
    })
    const society = around(
      flow(paper, {
        start: 'slow',
        agents: { slow },
        routes: { slow: ({ edits }) => (edits < 2 ? 'slow' : end('printed')) },
      }),
    )
    const run = society.run({}, { store, id: 'r' })
    const inner = 'r/1.paper'
    for (const limit = Date.now() + 2000; (await store.head(inner)) < 2 && Date.now() < limit;)
      await new Promise((resolve) => setTimeout(resolve, 1))
    run.stop()
    expect(await run.finished).toMatchObject({ status: 'paused', step: 0 })
    await new Promise((resolve) => setTimeout(resolve, 5))
    const runs = await store.runs()
    expect(await kindsOf(store, runs[1]!)).toBe('start step')
    patient = false
    expect((await society.resume('r', { store }).finished).board.news[0]).toBe('page 1 (printed)')
    expect(await kindsOf(store, runs[1]!)).toBe('start step step end')
  })
})

describe('a question inside a society inside', () => {
  const asking = (asked: string[]) => {
    const editor = paper.agent({
      reads: ['topic'],
      writes: ['text'],
      think: async ({ topic }, context) => {
        await context.once('look', () => asked.push('looked'))
        const title = await context.ask<string>(`title for ${topic}?`, {
          schema: {
            '~standard': {
              version: 1,
              vendor: 'test',
              validate: (given) =>
                typeof given === 'string' && given.length > 2
                  ? { value: given }
                  : { issues: [{ message: 'three letters at least' }] },
            },
          },
        })
        return { text: title }
      },
    })
    return flow(paper, { start: 'editor', agents: { editor }, routes: { editor: end('named') } })
  }

  it('becomes the question of the agent outside, and is answered in another session', async () => {
    const store = memoryStore()
    const looked: string[] = []
    const first = await around(asking(looked)).run({}, { store, id: 'r' }).finished
    expect(first).toMatchObject({ status: 'waiting', step: 0 })
    expect(first.questions).toHaveLength(1)
    expect(first.questions[0]).toMatchObject({ run: 'r', question: 'title for tea?' })
    const [open] = await openQuestions(store, 'r')
    expect(open!.id).toBe(first.questions[0]!.id)
    const second = await around(asking(looked)).resume('r', { store, answer: 'Leaves' }).finished
    expect(second).toMatchObject({ status: 'ended', board: { news: ['Leaves (named)', 'crying 1'] } })
    expect(looked).toEqual(['looked'])
  })

  it('is asked again with its fault when the answer does not fit', async () => {
    const store = memoryStore()
    const society = around(asking([]))
    await society.run({}, { store, id: 'r' }).finished
    const again = await society.resume('r', { store, answer: 'x' }).finished
    expect(again.status).toBe('waiting')
    expect(again.questions[0]).toMatchObject({
      question: 'title for tea?',
      fault: expect.stringContaining('three letters at least'),
    })
    expect(await society.resume('r', { store, answer: 'Leaves' }).finished).toMatchObject({ status: 'ended' })
  })

  it('is answered live when somebody is there', async () => {
    const asked: unknown[] = []
    const { board: last } = await around(asking([])).run(
      {},
      { onQuestion: ({ question }) => (asked.push(question), 'Live') },
    ).finished
    expect(last.news[0]).toBe('Live (named)')
    expect(asked).toEqual(['title for tea?'])
  })

  it('survives a crash at any write between question and end, and is never asked again once answered', async () => {
    for (let at = 1; ; at++) {
      const store = memoryStore()
      const society = around(asking([]))
      await society.run({}, { store, id: 'r' }).finished
      const process = mortal(store, { at, written: at % 2 === 1, how: 'throw' })
      await society.resume('r', { store: process.store, answer: 'Leaves' }).finished.catch(() => {})
      if (!process.isDead()) break
      const answered = (await recordsOf(store, 'r')).some(({ kind }) => kind === 'answer')
      const next = await society.resume('r', { store, ...(!answered && { answer: 'Leaves' }) }).finished
      expect(next, `died at write ${at}`).toMatchObject({
        status: 'ended',
        board: { news: ['Leaves (named)', 'crying 1'] },
      })
    }
  })

  it('is one of several when several societies ask at once', async () => {
    const store = memoryStore()
    const both = flow(city, {
      start: ['one', 'two'],
      agents: { one: nest(asking([])), two: nest(asking([])) },
      routes: { one: end('done'), two: end('done') },
    })
    const { questions } = await both.run({}, { store, id: 'r' }).finished
    expect(questions.map(({ agent }) => agent)).toEqual(['one', 'two'])
    const rest = await both.resume('r', { store, question: questions[1]!.id, answer: 'Second' }).finished
    expect(rest.questions.map(({ agent }) => agent)).toEqual(['one'])
    const { board: last } = await both.resume('r', { store, answer: 'First' }).finished
    expect(last.news).toEqual(['First (named)', 'Second (named)'])
  })

  it('leaves the journal of a finished society inside alone when the run outside goes on', async () => {
    const store = memoryStore()
    const society = around(press)
    await society.run({}, { store, id: 'r', steps: 1 }).finished
    const [, inner] = await store.runs()
    const before = JSON.stringify(await entriesOf(store, inner!))
    await society.resume('r', { store }).finished
    expect(JSON.stringify(await entriesOf(store, inner!))).toBe(before)
  })
})
