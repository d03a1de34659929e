import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callTools, replyWith } from './model-reply.ts'
import { recordedModel } from './recorded-model.ts'
import { scriptedModel } from './scripted-model.ts'

describe('a scripted model', () => {
  it('replies in order, remembers what it was asked, and says when it has nothing left', async () => {
    const model = scriptedModel(['yes', { answer: 42 }])
    expect((await model.generate({ prompt: 'one' })).text).toBe('yes')
    expect((await model.generate({ prompt: 'two' })).text).toBe('{"answer":42}')
    expect(model.requests.map(({ prompt }) => prompt)).toEqual(['one', 'two'])
    await expect(model.generate({ prompt: 'three' })).rejects.toThrow('no reply left: it was asked 3 times')
  })

  it('streams word by word', async () => {
    const words: string[] = []
    for await (const word of scriptedModel(['one two']).stream({ prompt: '?' })) words.push(word)
    expect(words).toEqual(['one ', 'two'])
  })

  const paris = { name: 'weather', input: { city: 'Paris' } }

  it('calls tools, several at once, with ids that differ within a chat', async () => {
    const model = scriptedModel([callTools(paris, { ...paris, id: 'mine' }, { text: 'Let me see.' }), callTools(paris)])
    const first = await model.generate({ prompt: '?' })
    expect(first).toMatchObject({
      text: 'Let me see.',
      calls: [
        { id: 'call-1', ...paris },
        { id: 'mine', ...paris },
      ],
    })
    const { text, calls = [] } = first
    const results = calls.map(({ id, name }) => ({ call: id, name, outcome: 'done' as const, output: 'Sunny.' }))
    const messages = [
      { role: 'user' as const, text: '?' },
      { role: 'assistant' as const, text, calls },
      { role: 'tool' as const, results },
    ]
    const stream = model.stream({ prompt: '?', messages })
    expect(await stream.next()).toMatchObject({ done: true, value: { text: '', calls: [{ id: 'call-3', ...paris }] } })
  })

  it('makes its replies of the messages and tools of a request', async () => {
    const model = scriptedModel(({ messages = [], tools = [] }) => callTools({ name: tools[0]!.name, input: messages }))
    const messages = [{ role: 'user' as const, text: 'Hello.' }]
    const tools = [{ name: 'note', description: '', inputSchema: { type: 'object' } }]
    const { calls } = await model.generate({ prompt: 'Hello.', messages, tools })
    expect(calls).toEqual([{ id: 'call-1', name: 'note', input: messages }])
  })

  it('says what it took and gives its reasoning to be given back, where the test says so', async () => {
    const usage = { inputTokens: 100, cacheReadTokens: 90 }
    const model = scriptedModel([replyWith({ text: 'Yes.', usage, reasoning: 'Hm.' }), { text: 'a value', calls: [] }])
    expect(await model.generate({ prompt: '?' })).toEqual({
      text: 'Yes.',
      usage: { inputTokens: 100, outputTokens: 1, cacheReadTokens: 90 },
      own: [{ reasoning: 'Hm.' }],
    })
    expect(await model.generate({ prompt: '?' })).toMatchObject({ text: '{"text":"a value","calls":[]}' })
  })

  it('needs a call to call tools', () => {
    expect(() => callTools({ text: 'Nothing to do.' })).toThrow('callTools needs a call')
  })
})

describe('a recorded model', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'troupe-recorded-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('asks once, and replays from its file ever after', async () => {
    const file = join(folder, 'replies', 'tape.json')
    const model = scriptedModel(['first', 'second', 'other'], 'x/real')
    const recording = recordedModel({ file, model })
    const asked = ['?', '?', '!']
    for (const prompt of asked) await recording.generate({ prompt })
    const replaying = recordedModel({ file })
    const texts: string[] = []
    for (const prompt of asked) texts.push((await replaying.generate({ prompt })).text)
    expect(texts).toEqual(['first', 'second', 'other'])
    expect(replaying.name).toBe('x/real')
    expect(model.requests).toHaveLength(3)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ model: 'x/real' })
  })

  it('keeps calls, and tells chats apart by their messages and tools', async () => {
    const file = join(folder, 'tape.json')
    const tools = [{ name: 'look', description: 'Look.', inputSchema: { type: 'object' } }]
    const messages = [{ role: 'user' as const, text: 'Hello.' }]
    const called = replyWith({ calls: [{ name: 'look', input: {} }], reasoning: 'Hm.' })
    const recording = recordedModel({ file, model: scriptedModel([called, 'other tools', 'no chat']) })
    const asked = [{ prompt: '?', messages, tools }, { prompt: '?', messages }, { prompt: '?' }]
    const recorded: unknown[] = []
    for (const request of asked) recorded.push(await recording.generate(request))
    const replaying = recordedModel({ file })
    const replayed: unknown[] = []
    for (const request of asked.toReversed()) replayed.unshift(await replaying.generate(request))
    expect(replayed).toEqual(recorded)
    expect(replayed[0]).toMatchObject({ calls: [{ name: 'look' }], own: [{ reasoning: 'Hm.' }] })
  })

  it('without a model refuses what is not in its file', async () => {
    const replaying = recordedModel({ file: join(folder, 'none.json') })
    await expect(replaying.generate({ prompt: 'Who are you?' })).rejects.toThrow(/holds no reply.*Who are you\?/)
  })
})
