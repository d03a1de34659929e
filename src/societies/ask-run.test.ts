/** Members that are asked freely: a model answers from a member's own state; and models that ask members by a tool. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { assistant } from '../assistant/index.ts'
import { createMeter, spendingOf } from '../minds/meter.ts'
import { createMinds } from '../minds/mind.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { Store } from '../store/store.ts'
import { summarize } from '../store/summary.ts'
import { callTools, scriptedModel } from '../testing/index.ts'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import { createAdventurers } from './adventurers/adventurers.ts'
import { findStory } from './adventurers/find-story.ts'
import { description as society } from './adventurers/society.ts'
import { storySource } from './adventurers/story-source.ts'
import { askMemberTool } from './ask-member-tool.ts'
import { askRun } from './ask-run.ts'

const FREE = 'What worries you most?'
let store: Store
let run = ''
let before: unknown
let server: ModelServer
let reply: string | object = ''
beforeAll(async () => {
  store = memoryStore()
  const play = createAdventurers({ minds: createMinds({ model: 'rules' }) })
  run = (await play.run({ story: storySource(findStory('fog-bell')), maxSteps: 20 }, { store, seed: 1 }).finished).id
  before = await summarize(store, run)
  server = await startModelServer({ reply: () => reply })
})
afterAll(() => server.close())
let asked = 0
afterEach(() => void (asked = server.requests.length))

const speaker = (limits = {}) => ({
  mind: `${server.url}#speaker`,
  minds: createMinds({
    modelServers: [server.url],
    patience: { attempts: 1 },
    meter: createMeter({ ...limits, store, prices: { [`${server.url}#speaker`]: { input: 1, output: 1 } } }),
  }),
})
const ask = (member: string, question: string, limits?: object) =>
  askRun({ store, run, member, inquiry: { type: 'question', question }, speaker: speaker(limits) }, society)

describe('a free question', () => {
  it('is answered by a model from that state alone which the member has written, with its sources', async () => {
    reply = { answer: 'That we have not been everywhere.', confidence: 0.7, sources: ['unexploredExits'] }
    expect(await ask('navigator', FREE)).toMatchObject({
      agent: 'navigator',
      answer: 'That we have not been everywhere.',
      confidence: 0.7,
      metadata: { by: `${server.url}#speaker`, sources: ['unexploredExits'] },
    })
    const { text } = server.requests.at(-1)!
    expect(text).toMatch(/^connectionGraph: \{/m)
    expect(text).toContain(`The question: ${JSON.stringify(FREE)}`)
    // of the responses its own; of what others know nothing
    expect(text).toMatch(/^responses: \{agent: "navigator", .*\}$/m)
    for (const field of ['actionHistory', 'objectsSeen', 'decisionLog', 'observation'])
      expect(text).not.toMatch(new RegExp(`^${field}:`, 'm'))
  })

  it('is paid once, and counts with the run it is about', async () => {
    reply = { answer: 'Darkness.', confidence: 0.4, sources: ['locations'] }
    const { calls } = await spendingOf(store, run)
    const first = await ask('navigator', 'What do you fear?')
    expect(await ask('navigator', 'What do you fear?')).toEqual(first)
    expect(server.requests.length - asked).toBe(1)
    expect((await spendingOf(store, run)).calls - calls).toBe(1)
    await expect(ask('navigator', 'And what else?', { maxTokens: 1 })).rejects.toMatchObject({
      code: 'RUN_LIMIT_REACHED',
    })
  })

  it.for<[string, string | object]>([
    ['no JSON', 'I would rather not say.'],
    ['a source it does not have', { answer: 'Maud has it.', confidence: 1, sources: ['the story file'] }],
    ['no source at all', { answer: 'Maud has it.', confidence: 1, sources: [] }],
    ['a confidence beyond all bounds', { answer: 'Surely.', confidence: 7, sources: ['inventory'] }],
  ])('survives %s: it is explained, asked again, and then the rules say what can be asked', async ([what, said]) => {
    reply = said
    const { confidence, answer, metadata } = await ask('puzzle', `${FREE} (${what})`)
    expect([confidence, answer]).toEqual([0, expect.stringContaining('You can ask me: ')])
    expect(metadata).toMatchObject({ error: 'parse_failed', questions: expect.any(Array) as string[] })
    expect(server.requests.length - asked).toBe(3)
  })

  it('is heard when a broken reply is followed by one that fits', async () => {
    reply = { answer: 'The lamp.', confidence: 0.6, sources: ['inventory'] }
    server.fail({ kind: 'truncated' }, { kind: 'wrong-schema' })
    expect(await ask('puzzle', 'What do you like best?')).toMatchObject({ answer: 'The lamp.' })
    expect(server.requests.length - asked).toBe(3)
  })

  it('that rules understand is answered by them, and no model is asked', async () => {
    expect(await ask('navigator', 'Where are we?')).toMatchObject({ metadata: { question: 'Where am I right now?' } })
    expect(server.requests).toHaveLength(asked)
  })

  it('says so when nobody answers at all, and is asked again later', async () => {
    server.fail({ kind: 'status', status: 500 })
    await expect(ask('memory', 'Are you there?')).rejects.toMatchObject({ code: 'MODEL_FAILED' })
    reply = { answer: 'I am.', confidence: 1, sources: ['gameState'] }
    expect(await ask('memory', 'Are you there?')).toMatchObject({ answer: 'I am.' })
  })

  it('leaves the run as it was', async () => {
    expect(await summarize(store, run)).toEqual(before)
  })
})

describe('ask_member', () => {
  it('lets a model ask a member of a run at a step, and go on with what it was told', async () => {
    const model = scriptedModel([
      callTools(
        { name: 'ask_member', input: { member: 'navigator', question: 'Where are we?', step: 12 } },
        { name: 'ask_member', input: { member: 'memory' } },
        { name: 'ask_member', input: { member: 'nobody', question: 'Who?' } },
      ),
      'We know enough.',
    ])
    const helper = assistant({
      name: 'helper',
      instructions: 'Tell how the game goes.',
      tools: [askMemberTool({ store, run })],
      by: model,
    })
    const { board } = await helper.run({ prompt: 'How far are they?' }).finished
    expect(board.answer).toBe('We know enough.')
    const results = model.requests[1]!.messages!.flatMap((each) => (each.role === 'tool' ? each.results : []))
    expect(results).toMatchObject([
      { outcome: 'done', output: { agent: 'navigator', step: 12, metadata: { current_location: expect.any(String) } } },
      { outcome: 'done', output: { agent: 'memory', metadata: { learned: expect.any(Array) as string[] } } },
      {
        outcome: 'faulty',
        output: expect.stringContaining('There are: navigator, puzzle, memory, strategy') as string,
      },
    ])
  })
})
