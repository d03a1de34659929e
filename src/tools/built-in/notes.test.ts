/** Tools that an agent acts upon: memories, mail, and the actions of a world, from a model's call to the board. */
import { describe, expect, it } from 'vitest'
import { board, end, flow, mailFields, value } from '../../index.ts'
import { createRecall, localEmbedder, memoryFields } from '../../memory/index.ts'
import { createMinds } from '../../minds/index.ts'
import { callTools, scriptedModel } from '../../testing/index.ts'
import { createGrid } from '../../worlds/index.ts'
import { actionTools } from './action-tools.ts'
import { mailIn, mailTool, memoriesIn, recallTool, rememberTool } from './notes.ts'

const embedder = localEmbedder('hashed')
const recollection = createRecall({ embedder })
const hall = board({ ...memoryFields(embedder), ...mailFields(), answer: value('') })
const people = ['ana', 'bo']

describe('tools that note something for the agent', () => {
  it('are written by the agent: what it remembers and what it sends', async () => {
    const model = scriptedModel([
      callTools({ name: 'remember', input: { text: 'The key is under the mat.', importance: 9 } }),
      callTools(
        { name: 'send_mail', input: { recipient: 'bo', message: 'Look under the mat.' } },
        { name: 'send_mail', input: { recipient: 'nobody', message: 'Hello?' } },
      ),
      'done',
      callTools({ name: 'recall', input: { question: 'Where is the key?' } }),
      'It is under the mat.',
    ])
    const ana = hall.agent({
      reads: ['memories', 'memoryEmbedder', 'answer'],
      writes: ['memories', 'mail', 'answer'],
      think: createMinds()({
        prompt: 'Go on.',
        tools: (view, { agent }) => [rememberTool, recallTool(recollection, view, agent), mailTool(people)],
        by: model,
        act: (answer: string, _view, { messages }, context) => ({
          answer,
          memories: memoriesIn(messages, context),
          mail: mailIn(messages, context.agent, people),
        }),
      }),
    })
    const life = flow(hall, {
      start: 'ana',
      agents: { ana },
      routes: { ana: ({ answer }) => (answer === 'done' ? 'ana' : end('told')) },
    })
    const { board: last } = await life.run({}).finished
    expect(last.memories).toEqual([{ agent: 'ana', text: 'The key is under the mat.', importance: 9, step: 1 }])
    expect(last.mail).toEqual([{ sender: 'ana', recipient: 'bo', message: 'Look under the mat.' }])
    expect(model.requests[2]?.messages?.flatMap((each) => (each.role === 'tool' ? each.results : []))).toMatchObject([
      { outcome: 'done' },
      { outcome: 'done' },
      { outcome: 'faulty', output: expect.stringContaining('is none of ["ana","bo","all"]') as string },
    ])
    expect(model.requests[4]?.messages?.at(-1)).toMatchObject({ results: [{ output: ['The key is under the mat.'] }] })
  })
})

describe('actions of a world', () => {
  it('are called by a model, and the call is what it does', async () => {
    const world = createGrid({ source: { seed: 1, size: 16 }, agents: ['ana'] })
    const tools = actionTools(world.offers())
    const place = board({ action: value('') })
    const ana = place.agent({
      reads: [],
      writes: ['action'],
      think: createMinds()({
        prompt: 'Go.',
        tools,
        by: scriptedModel([callTools({ name: 'look_left', input: {} })]),
        act: (action: string) => ({ action }),
      }),
    })
    const { board: last } = await flow(place, { start: 'ana', agents: { ana }, routes: { ana: end('gone') } }).run({})
      .finished
    expect(last.action).toBe('look_left')
    expect(world.perform('ana', last.action).ok).toBe(true)
    expect(tools).toHaveLength(12)
  })
})
