import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { append, board, end, flow, memoryStore, tailRun, value, type Store } from '../index.ts'
import { scriptedModel } from '../testing/scripted-model.ts'
import { fallback } from './fallback.ts'
import { createMinds, mind, type MakeMind } from './mind.ts'
import { model } from './model-mind.ts'
import { configureMinds } from './settings.ts'
import { person, rules, script } from './simple-minds.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  configureMinds({})
})

const Verse = z.object({ verse: z.string(), confidence: z.number().optional() })
const page = board({ topic: value<string>('the lamp'), verses: append<string>() })
type Verse = z.infer<typeof Verse>
type By = Parameters<typeof poem>[1]

/** A poem of one verse, which says who wrote it and how sure they were. */
function poem(
  make: MakeMind,
  by?: string | ReturnType<typeof scriptedModel> | ReturnType<typeof rules<unknown, Verse, undefined>>,
) {
  const poet = page.agent({
    reads: ['topic'],
    writes: ['verses'],
    think: make({
      prompt: 'Write a verse about {topic}. Reply {"verse": "…"}.',
      reply: Verse,
      rules: ({ topic }) => ({ verse: `O ${topic}` }),
      ...(by !== undefined && { by }),
      act: ({ verse }, _view, { by: who, confidence, error }) => ({
        verses: [[verse, who, confidence, error].filter((part) => part !== undefined).join(', ')],
      }),
    }),
  })
  return flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
}

async function verses(make: MakeMind, by?: By, store?: Store) {
  return (await poem(make, by).run({}, { id: 'poem', ...(store && { store }) }).finished).board.verses
}

async function calls(store: Store) {
  const found: unknown[] = []
  for await (const { record } of tailRun(store, 'poem'))
    if (record.kind === 'call') found.push([record.name, record.value])
  return found
}

describe('who answers', () => {
  const [small, large] = [
    scriptedModel(() => ({ verse: 'hm' }), 'x/small'),
    scriptedModel(() => ({ verse: 'ah' }), 'x/large'),
  ]

  it('is what the run says, then what the code says, then TROUPE_MODEL, then the rules', async () => {
    vi.stubEnv('TROUPE_MODEL', 'http://127.0.0.1:1/v1#none')
    expect(await verses(createMinds({ choose: { poet: large } }), small)).toEqual(['ah, x/large, 1'])
    expect(await verses(createMinds({ model: large }), small)).toEqual(['hm, x/small, 1'])
    expect(await verses(createMinds({ model: large }))).toEqual(['ah, x/large, 1'])
    expect(await verses(createMinds({ choose: { poet: 'rules' } }))).toEqual(['O the lamp, rules, 1'])
    const unreachable = createMinds({ patience: { attempts: 1 } })
    await expect(verses(unreachable)).rejects.toThrow('http://127.0.0.1:1/v1#none gave no answer')
    vi.stubEnv('TROUPE_MODEL', '')
    expect(await verses(createMinds())).toEqual(['O the lamp, rules, 1'])
  })

  it('can be said for one run, before everything else, and again when it is resumed', async () => {
    const written = poem(createMinds({ choose: { poet: 'person' } }), small)
    const of = async (run: ReturnType<typeof written.run>) => (await run.finished).board.verses
    expect(await of(written.run({}, { choose: { poet: large } }))).toEqual(['ah, x/large, 1'])
    expect(await of(written.run({}, { choose: { poet: model(small) } }))).toEqual(['hm, x/small, 1'])
    const store = memoryStore()
    await written.run({}, { store, id: 'poem' }).finished
    expect(await of(written.fork('poem', { store, at: 0, choose: { poet: 'rules' } }))).toEqual([
      'O the lamp, rules, 1',
    ])
    expect(await of(written.resume('poem', { store, choose: { poet: 'rules' } }))).toEqual(['O the lamp, rules, 1'])
  })

  it('can be said for one run of a society inside another, too', async () => {
    const outer = flow(page, {
      start: 'editor',
      agents: {
        editor: page.nest({
          reads: ['topic'],
          writes: ['verses'],
          flow: poem(createMinds()),
          input: ({ topic }) => ({ topic }),
          output: ({ verses: inner }) => ({ verses: inner }),
        }),
      },
      routes: { editor: end('edited') },
    })
    const { board: result } = await outer.run({}, { choose: { poet: large } }).finished
    expect(result.verses).toEqual(['ah, x/large, 1'])
  })

  it('must be a model somebody knows, or the run does not begin', async () => {
    const store = memoryStore()
    const options = { store, id: 'poem' }
    const refused = 'There is no model "foo/bar".'
    const runs = [
      () => poem(createMinds({ choose: { poet: 'foo/bar' } })).run({}, options),
      () => poem(createMinds({ model: 'foo/bar' })).run({}, options),
      () => poem(createMinds(), 'foo/bar').run({}, options),
      () => poem(createMinds()).run({}, { ...options, choose: { poet: 'foo/bar' } }),
    ]
    for (const run of runs) {
      const fault = {
        code: 'MODEL_UNKNOWN',
        message: expect.stringMatching(/^There is no model "foo\/bar".*"poet"\.$/),
      }
      await expect(run().finished).rejects.toMatchObject(fault)
    }
    expect(await store.runs()).toEqual([])
    // who is never asked need not be known
    expect(await verses(createMinds({ choose: { poet: 'rules', other: 'foo/bar' } }), 'foo/bar')).toHaveLength(1)
    const written = poem(createMinds({ choose: { poet: 'person' } }))
    await written.run({}, options).finished
    await expect(written.resume('poem', { store, choose: { poet: 'foo/bar' } }).finished).rejects.toThrow(refused)
  })

  it('can be said for the whole process, for code that is already there', async () => {
    const written = poem(mind)
    configureMinds({ choose: { poet: large } })
    expect((await written.run({}).finished).board.verses).toEqual(['ah, x/large, 1'])
    configureMinds({})
    expect((await written.run({}).finished).board.verses).toEqual(['O the lamp, rules, 1'])
  })

  it('must be somebody', async () => {
    const poet = page.agent({
      reads: [],
      writes: ['verses'],
      think: mind({ prompt: '?', reply: z.object({ verses: z.array(z.string()) }) }),
    })
    const silent = flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
    await expect(silent.run({}).finished).rejects.toThrow('Agent "poet" has no rules and no model. Set TROUPE_MODEL')
  })

  it('is not looked for again, skipped or replaced when there is nobody', async () => {
    let tries = 0
    const nobody = mind({ prompt: '?', reply: z.object({ verses: z.array(z.string()) }) })
    const poet = page.agent({
      reads: [],
      writes: ['verses'],
      retry: { attempts: 3, backoffMs: 1 },
      think: (view, context) => {
        tries++
        return nobody(view, context)
      },
    })
    const agents = { start: 'poet', agents: { poet }, routes: { poet: end('written') } } as const
    for (const poetFails of ['skip', page.agent({ reads: [], writes: [], think: () => {} })] as const) {
      tries = 0
      const silent = flow(page, { ...agents, failures: { poet: poetFails } })
      await expect(silent.run({}).finished).rejects.toMatchObject({
        code: 'RUN_AGENT_FAILED',
        message: expect.stringContaining('Agent "poet" failed at step 1: Agent "poet" has no rules') as string,
      })
      expect(tries).toBe(1)
    }
  })
})

describe('a prompt', () => {
  const asked = scriptedModel(() => ({ verse: 'hm' }))
  const asking = (prompt: string) => {
    const act = ({ verse }: Verse) => ({ verses: [verse] })
    const think = createMinds({ model: asked })({ prompt, reply: Verse, act })
    return page.agent({ reads: ['topic'], writes: ['verses'], think })
  }
  const poemOf = (poet: ReturnType<typeof asking>, instead: 'fail' | typeof poet = 'fail') =>
    flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') }, failures: { poet: instead } })

  it('that names what the agent does not read is refused when the flow is made', () => {
    const poet = asking('Write about {topic}, after {verses} and {unknown}.')
    expect(() => poemOf(poet)).toThrow(
      expect.objectContaining({
        code: 'FLOW_INVALID',
        message:
          'The prompt of agent "poet" names {verses}, {unknown}, which the agent does not read. It reads: topic. ' +
          'Add "verses" to its reads, or write {{verses}} where the braces are meant. ' +
          'The prompt: "Write about {topic}, after {verses} and {unknown}.".',
      }),
    )
    expect(() => poemOf(asking('{topic}'), asking('{verse}'))).toThrow('agent "poet (fallback)" names {verse}')
  })

  it('keeps braces that name nothing, and names in two pairs of them', async () => {
    await poemOf(asking('{topic} {{topic}} {{unknown}} {"verse": {}} [a-z]{2} { topic }')).run({}).finished
    expect(asked.requests.at(-1)!.prompt).toBe('the lamp {topic} {unknown} {"verse": {}} [a-z]{2} { topic }')
  })
})

describe('rules', () => {
  it('answer at once, and leave one record for the step', async () => {
    const store = memoryStore()
    await verses(createMinds(), undefined, store)
    expect((await store.read('poem', 1, 10)).map(({ record }) => record.kind)).toEqual(['start', 'step', 'end'])
  })
})

describe('a model', () => {
  it('is journaled with prompt, reply and usage, and says how sure it is', async () => {
    const store = memoryStore()
    const sure = scriptedModel([{ verse: 'hm', confidence: 0.4 }], 'x/small')
    expect(await verses(createMinds(), sure, store)).toEqual(['hm, x/small, 0.4'])
    const call = {
      mind: 'x/small',
      agent: 'poet',
      prompt: 'Write a verse about the lamp. Reply {"verse": "…"}.',
      reply: '{"verse":"hm","confidence":0.4}',
      usage: { inputTokens: 13, outputTokens: 8 },
      ms: expect.any(Number) as number,
    }
    expect(await calls(store)).toEqual([['model', call]])
  })

  it('leaves no prompt in the journal when prompts are not kept', async () => {
    const store = memoryStore()
    await verses(createMinds({ keepPrompts: false }), scriptedModel([{ verse: 'hm' }]), store)
    expect(JSON.stringify(await calls(store))).not.toContain('Write a verse')
  })

  it('that misses is told why, and asked again', async () => {
    const hasty = scriptedModel(['Sure!', '{"verse": 7}', '```json\n{"verse": "hm"}\n```'])
    expect(await verses(createMinds(), hasty)).toEqual(['hm, scripted/model, 1'])
    const [, second, third] = hasty.requests.map(({ prompt }) => prompt)
    expect(second).toMatch(/^Write a verse.*<reply>\nSure!\n<\/reply>\nThe reply holds no JSON/s)
    expect(third).toContain('verse: Invalid input: expected string, received number')
  })

  it('that misses three times leaves the answer to the rules, with confidence 0 and parse_failed', async () => {
    const store = memoryStore()
    const lost = scriptedModel(['Sure!', 'Well…', 'No.', { verse: 'too late' }], 'x/small')
    expect(await verses(createMinds(), lost, store)).toEqual(['O the lamp, rules, 0, parse_failed'])
    expect(lost.requests).toHaveLength(3)
    const note = { mind: 'rules', insteadOf: 'x/small', error: 'parse_failed', because: expect.any(String) as string }
    expect((await calls(store)).at(-1)).toEqual(['mind', note])
  })

  it('that misses three times with no rules behind it fails the thought', async () => {
    const lost = scriptedModel(() => 'Sure!', 'x/small')
    const poet = page.agent({
      reads: [],
      writes: ['verses'],
      think: mind({ prompt: '?', reply: z.object({ verses: z.array(z.string()) }), by: lost }),
    })
    const silent = flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
    await expect(silent.run({}).finished).rejects.toThrow(
      'x/small gave agent "poet" no reply that fits, asked 3 times.',
    )
  })

  it('that is down fails the thought, unless a fallback was asked for', async () => {
    const down = scriptedModel(() => new Error('out of order'), 'x/down')
    await expect(verses(createMinds(), down)).rejects.toThrow('out of order')
    const careful = fallback(
      model(down),
      rules(() => ({ verse: 'hum' })),
    )
    expect(await verses(createMinds(), careful)).toEqual(['hum, rules, 0, model_failed'])
  })
})

describe('a person', () => {
  it('is asked, and the run waits until there is an answer', async () => {
    const store = memoryStore()
    const written = poem(createMinds({ choose: { poet: 'person' } }))
    const { status, questions } = await written.run({}, { store, id: 'poem' }).finished
    expect([status, questions[0]?.question]).toEqual([
      'waiting',
      { prompt: 'Write a verse about the lamp. Reply {"verse": "…"}.' },
    ])
    const { board: result } = await written.resume('poem', { store, answer: { verse: 'at last' } }).finished
    expect(result.verses).toEqual(['at last, person, 1'])
    expect(person().name).toBe('person')
  })
})

describe('a script', () => {
  it('replies by step, and says which it has', async () => {
    expect(await verses(createMinds(), script([{ verse: 'one' }]))).toEqual(['one, script, 1'])
    await expect(verses(createMinds(), script({ 2: { verse: 'two' } }))).rejects.toThrow(
      'no reply for step 1. Its steps: 2.',
    )
  })
})
