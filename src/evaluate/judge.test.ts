/** Judges and budgets, with a model server that speaks the real protocol. */
import { afterEach, describe, expect, it } from 'vitest'
import { value } from '../board/scalar-fields.ts'
import { board } from '../define/board.ts'
import { end } from '../define/route.ts'
import { flow } from '../engine/flow.ts'
import { mind, type MakeMind } from '../minds/mind.ts'
import { spendingOf } from '../minds/meter.ts'
import { memoryStore } from '../store/memory-store.ts'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import { scriptedModel } from '../testing/scripted-model.ts'
import { evaluate } from './evaluate.ts'
import { judge } from './judge.ts'

const page = board({ topic: value<string>(), text: value('') })
const makeWriter = (by?: string) => (minds: MakeMind) =>
  flow(page, {
    name: 'writer',
    start: 'writer',
    agents: {
      writer: page.agent({
        reads: ['topic'],
        writes: ['text'],
        think: minds({
          prompt: 'Write about {topic}.',
          rules: () => 'short',
          ...(by && { by }),
          act: (text: string) => ({ text }),
        }),
      }),
    },
    routes: { writer: end('written') },
  })

const cases = [
  { name: 'sea', input: { topic: 'the sea' } },
  { name: 'moon', input: { topic: 'the moon' } },
]

let server: ModelServer | undefined
afterEach(async () => server?.close())

/** A judge likes the sea; a writer writes. */
async function start() {
  server = await startModelServer({
    reply: ({ text }) => {
      if (!text.includes('How good')) return 'Waves and waves.'
      return { why: 'it is wet', score: text.includes('the sea') ? 5 : 2 }
    },
  })
  return server
}

const quality = (url: string, more: object = {}) =>
  judge<{ board: { topic: string; text: string } }>({
    model: `${url}#judge`,
    prompt: ({ board: { topic, text } }) => `How good is this about ${topic}? ${text}`,
    scale: { min: 1, max: 5 },
    ...more,
  })

describe('a judge', () => {
  it('scores with its reason, in a run of its own, and is not asked twice', async () => {
    const { url, requests } = await start()
    const store = memoryStore()
    const ask = () =>
      evaluate({ name: 'judged', society: makeWriter(), cases, scorers: { quality: quality(url) }, store })
    const { scorers, trials, id } = await ask()
    expect(trials.map(({ scores }) => scores.quality)).toEqual([
      { score: 5, why: 'it is wet' },
      { score: 2, why: 'it is wet' },
    ])
    expect(scorers.quality.society).toMatchObject({ mean: 3.5, n: 2 })
    expect(requests).toHaveLength(2)
    expect(requests[0]!.text).toContain('a number from 1 (worst) to 5 (best)')
    const judging = (await store.runs()).filter((run) => run.startsWith(`${id}/2.`))
    expect(judging).toHaveLength(2)
    expect((await spendingOf(store, id)).calls).toBe(2)
    expect((await ask()).scorers).toEqual(scorers)
    expect(requests).toHaveLength(2)
  })

  it('with words for a scale scores from 0 to 1', async () => {
    const model = scriptedModel([{ why: 'so so', score: 'fair' }], 'scripted/judge')
    const fair = judge({ model, prompt: () => 'How?', scale: ['bad', 'fair', 'good'] })
    const { trials } = await evaluate({ name: 'w', society: makeWriter(), cases: [cases[0]!], scorers: { fair } })
    expect(trials[0]!.scores.fair).toEqual({ score: 0.5, why: 'so so' })
  })

  it('that gives no answer that fits has not judged: no 0, but counted, and asked again the next time', async () => {
    const models = await start()
    const { url, requests } = models
    const store = memoryStore()
    const ask = (seeds = 1) =>
      evaluate({
        name: 'n',
        society: makeWriter(),
        cases: [cases[0]!],
        seeds,
        scorers: { quality: quality(url) },
        store,
      })
    const tooMuch = { kind: 'wrong-schema', reply: { why: '', score: 11 } } as const
    models.fail(tooMuch, tooMuch, tooMuch)
    const { scorers, trials } = await ask()
    expect(trials[0]!.scores.quality).toEqual({ score: null, why: expect.stringContaining('not judged: ') })
    expect(trials[0]!.scores.quality!.why).toContain('must be a number from 1 to 5')
    expect(scorers.quality.society).toBeNull()
    expect(requests).toHaveLength(3)
    const again = await ask(2)
    expect(again.scorers.quality.society).toMatchObject({ mean: 5, unscored: 0, n: 2 })
  })

  it('with a scale that is none is refused', () => {
    expect(() => judge({ model: 'a/b', prompt: () => '', scale: { min: 2, max: 1 } })).toThrow('from the worst to')
  })
})

describe('a budget', () => {
  const scorers = { written: ({ board: { text } }: { board: { text: string } }) => text !== '' }
  const many = Array.from({ length: 8 }, (_, place) => ({ name: `case ${place}`, input: { topic: `topic ${place}` } }))
  it.each<[string, (by: string) => Parameters<typeof evaluate>[0]['society']]>([
    ['a function of minds', (by) => makeWriter(by) as never],
    ['a flow with the minds of the process', (by) => makeWriter(by)(mind) as never],
  ])('holds for %s, and what is left is run when it is raised', async (_, make) => {
    const { url, requests } = await start()
    const store = memoryStore()
    const society = make(`${url}#writer`)
    const run = (maxTokens: number) =>
      evaluate({ name: 'paid', society, cases: many, scorers: scorers as never, store, maxTokens, concurrency: 1 })
    const short = await run(20)
    const asked = requests.length
    expect(short).toMatchObject({ status: 'budget', why: expect.stringContaining('maxTokens is reached') })
    expect(asked).toBeLessThan(5)
    expect(short.sides.society).toMatchObject({ finished: asked, failed: 0 })
    expect(short.trials.at(-1)).toMatchObject({ status: 'stopped', scores: { written: { score: null } } })
    const whole = await run(10_000)
    expect(whole).toMatchObject({ status: 'complete', sides: { society: { finished: 8 } } })
    expect(requests).toHaveLength(8)
  })

  it('in dollars fails closed where the price of a model is not known', async () => {
    const { requests } = await start()
    const society = makeWriter('openai/nobody-knows-me')
    process.env['OPENAI_API_KEY'] = 'none'
    await expect(evaluate({ name: 'x', society, cases, scorers, maxCost: 1 })).rejects.toThrow(
      'openai/nobody-knows-me is not known, so maxCost cannot be enforced',
    )
    expect(requests).toHaveLength(0)
  })

  it('counts what judges cost, too', async () => {
    const { url, requests } = await start()
    const report = await evaluate({
      name: 'judged',
      society: makeWriter(),
      cases: many,
      scorers: { quality: quality(url) },
      maxTokens: 100,
      concurrency: 1,
    })
    expect(report.status).toBe('budget')
    expect(requests.length).toBeLessThan(4)
    expect(report.scorers.quality.society).toMatchObject({ unscored: 8 - requests.length })
  })
})
