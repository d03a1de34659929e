/** E5: killed at any instant, a run resumes to the same final board, and nothing committed happens twice. */
import { describe, expect, it } from 'vitest'
import {
  append,
  board,
  end,
  flow,
  memoryStore,
  repeatable,
  send,
  sum,
  type,
  value,
  type EffectInfo,
  type Handlers,
  type Store,
} from 'troupe'
import { entriesOf, mortal, recordsOf, sleep, type Crash } from './support.ts'

/** A day of a small society: a nested flow, a parallel group, a question, a fan-out, effects of both kinds. */
const day = board({
  topic: value<string>(),
  log: append<string>(),
  pages: sum(),
  verdict: value('none'),
})
const desk = board({ topic: value<string>(), draft: value(''), words: sum() })

interface Outside {
  /** ids of the effects that were done, in order */
  readonly done: string[]
  /** what `once` cost, by run, step, agent and name */
  readonly paid: string[]
}

function society(outside: Outside) {
  const writer = desk.agent({
    reads: ['topic'],
    writes: ['draft', 'words'],
    think: async ({ topic }, context) => {
      const draft = await context.once('draft', () => (outside.paid.push(`${context.run}:draft`), `on ${topic}`))
      return { update: { draft, words: draft.length }, effects: [{ type: 'print', text: draft }] }
    },
  })
  const reader = desk.agent({
    reads: ['draft'],
    writes: ['draft'],
    think: async ({ draft }, context) => ({ draft: `${draft}, ${await context.ask<string>('title?')}` }),
  })
  const study = flow(desk, {
    name: 'study',
    start: 'writer',
    agents: { writer, reader },
    routes: { writer: 'reader', reader: end('written') },
  })

  const office = day.nest({
    reads: ['topic'],
    writes: ['log', 'pages'],
    flow: study,
    input: ({ topic }) => ({ topic }),
    output: ({ draft, words }) => ({ log: [draft], pages: words }),
  })
  const quick = day.agent({
    reads: ['log'],
    writes: ['log'],
    think: async ({ log }) => (
      await sleep(0),
      { update: { log: [`quick ${log.length}`] }, effects: [{ type: 'mail' }] }
    ),
  })
  const slow = day.agent({
    reads: ['log'],
    writes: ['log', 'verdict'],
    think: async ({ log }, context) => {
      const cost = await context.once('think', () => (outside.paid.push('slow:think'), log.length * 3))
      await sleep(2)
      const verdict = String(await context.ask('ship it?'))
      return { update: { log: [`slow ${cost}`], verdict }, effects: [{ type: 'mail' }, { type: 'print' }] }
    },
  })
  const boss = day.agent({
    reads: ['verdict'],
    writes: ['log'],
    think: ({ verdict }, { effects }) => ({
      // what a repeatable effect gave is the same after a crash; of the others only that they were wanted
      log: [
        `boss heard ${verdict}`,
        ...effects.map(({ effect, agent, result }) =>
          effect.type === 'print' ? `${agent} ${JSON.stringify(result)}` : agent,
        ),
      ],
    }),
  })
  const hand = day.agent({
    reads: [],
    writes: ['log', 'pages'],
    takes: type<number>(),
    think: async (_, { payload, random }) => {
      await sleep(payload % 2)
      return {
        update: { log: [`hand ${payload} ${random.integer(1000)}`], pages: payload },
        effects: [{ type: 'mail' }],
      }
    },
  })
  const closer = day.agent({ reads: ['pages'], writes: ['log'], think: ({ pages }) => ({ log: [`${pages} pages`] }) })
  return flow(day, {
    name: 'day',
    start: 'office',
    agents: { office, quick, slow, boss, hand, closer },
    routes: {
      office: ['quick', 'slow'],
      quick: 'boss',
      slow: 'boss',
      boss: () => [1, 2, 3].map((n) => send('hand', n)),
      hand: 'closer',
      closer: end('night'),
    },
    joins: { boss: ['quick', 'slow'] },
  })
}

function handlersOf({ done }: Outside): Handlers {
  return {
    mail: (_: unknown, { id }: EffectInfo) => {
      done.push(id)
      return 'sent'
    },
    print: repeatable((_: { type: string }, { step }) => ({ printed: step })),
  }
}

const answers: Record<string, string> = { 'title?': 'a title', 'ship it?': 'ship' }

/** Lives until the run ends or the process dies. */
async function live(store: Store, outside: Outside): Promise<'ended' | 'failed'> {
  const handlers = handlersOf(outside)
  const options = { store, handlers }
  try {
    let run =
      (await store.head('r')) === 0
        ? society(outside).run({ topic: 'tea' }, { ...options, id: 'r', seed: 5 })
        : society(outside).resume('r', options)
    for (;;) {
      const { status, questions } = await run.finished
      if (status === 'ended') return 'ended'
      const [open] = questions
      run = society(outside).resume('r', { ...options, answer: answers[open!.question as string], question: open!.id })
    }
  } catch {
    return 'failed'
  }
}

async function liveAndDie(store: Store, outside: Outside, crash: Crash): Promise<boolean> {
  const { store: doomed, death, isDead } = mortal(store, crash)
  await Promise.race([live(doomed, outside), death])
  return isDead()
}

async function committed(store: Store): Promise<string[]> {
  const runs = await store.runs()
  const steps = await Promise.all(runs.map((run) => recordsOf(store, run)))
  return steps.flatMap((records, index) =>
    records.flatMap((record) =>
      record.kind === 'step'
        ? [
            JSON.stringify([
              runs[index],
              record.step,
              record.did.map(({ agent, changes }) => ({ agent, changes })),
              record.next,
            ]),
          ]
        : [],
    ),
  )
}

describe('E5 killed at any instant', () => {
  const cases = (['hang', 'throw'] as const).flatMap((how) => [true, false].map((written) => ({ how, written })))

  it.each(cases)('E5 reaches the same board from every single write ($how, written: $written)', async (mode) => {
    const calm = { store: memoryStore(), outside: { done: [], paid: [] } as Outside }
    expect(await live(calm.store, calm.outside)).toBe('ended')
    const board = JSON.stringify(await society(calm.outside).stateAt('r', undefined, { store: calm.store }))
    expect(board).toContain('a title')
    const steps = await committed(calm.store)
    expect(steps).toHaveLength(7)
    expect(calm.outside.done).toHaveLength(5)

    let at = 1
    for (; ; at++) {
      const store = memoryStore()
      const outside: Outside = { done: [], paid: [] }
      if (!(await liveAndDie(store, outside, { at, ...mode }))) break
      const before = new Map<string, string[]>()
      for (const run of await store.runs())
        before.set(
          run,
          (await entriesOf(store, run)).map((entry) => JSON.stringify(entry)),
        )
      // once more, soon after, to die while recovering
      await liveAndDie(store, outside, { at: 2, ...mode })
      expect(await live(store, outside), `write ${at}`).toBe('ended')

      const after = JSON.stringify(await society(outside).stateAt('r', undefined, { store }))
      expect(after, `board after dying at write ${at}`).toBe(board)
      expect(await committed(store), `steps after dying at write ${at}`).toEqual(steps)
      expect(outside.done.length, `effects done twice after dying at write ${at}`).toBe(new Set(outside.done).size)
      for (const [run, entries] of before)
        expect((await entriesOf(store, run)).slice(0, entries.length).map((entry) => JSON.stringify(entry))).toEqual(
          entries,
        )
    }
    expect(at).toBeGreaterThan(20)
  })

  it('E5 pays for nothing twice that the journal has', async () => {
    for (let at = 1; ; at++) {
      const store = memoryStore()
      const outside: Outside = { done: [], paid: [] }
      if (!(await liveAndDie(store, outside, { at, written: true, how: 'hang' }))) break
      const runs = await store.runs()
      const records = (await Promise.all(runs.map((run) => recordsOf(store, run)))).flat()
      const known = records.flatMap((record) => (record.kind === 'call' ? [record.name] : []))
      const paid = outside.paid.length
      await live(store, outside)
      expect(outside.paid.length - paid, `died at write ${at}`).toBe(2 - known.length)
    }
  })
})
