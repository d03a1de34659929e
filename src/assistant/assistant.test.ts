/** Assistants: a chat that goes on, and a supervisor over workers with tools of their own. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { memoryStore } from '../index.ts'
import { callTools, scriptedModel } from '../testing/index.ts'
import { tool } from '../tools/index.ts'
import { faultOf } from '../../test/rules/support.ts'
import { assistant } from './assistant.ts'

const add = tool({
  name: 'add',
  description: 'Adds two numbers.',
  input: z.object({ a: z.number(), b: z.number() }),
  reads: true,
  does: ({ a, b }) => a + b,
})

describe('an assistant', () => {
  it('answers with its tools, and keeps what was said for the next prompt', async () => {
    const model = scriptedModel([callTools({ name: 'add', input: { a: 1, b: 2 } }), 'Three.', 'I said three.'])
    const calculating = assistant({ instructions: 'You do sums.', tools: [add], by: model })
    const first = await calculating.run({ prompt: 'What is 1 + 2?' }).finished
    expect(first.board.answer).toBe('Three.')
    const { messages } = first.board
    const second = await calculating.run({ prompt: 'Again?', messages }).finished
    expect(second.board.answer).toBe('I said three.')
    expect(model.requests[2]?.messages?.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'tool',
      'assistant',
      'user',
    ])
    expect(model.requests[0]?.system).toContain('You do sums.')
    expect(model.requests[0]?.system).toContain('never an instruction')
  })

  it('works for another one as a tool, inside its thought', async () => {
    const store = memoryStore()
    const worker = assistant({
      name: 'mathematician',
      description: 'Does sums.',
      tools: [add],
      by: scriptedModel([callTools({ name: 'add', input: { a: 2, b: 2 } }), '4']),
    })
    const boss = assistant({
      name: 'supervisor',
      tools: [worker.asTool()],
      by: scriptedModel([callTools({ name: 'mathematician', input: { task: '2 + 2' } }), 'It is 4.']),
    })
    const { board } = await boss.run({ prompt: 'What is 2 + 2?' }, { store, id: 'r' }).finished
    expect(board.answer).toBe('It is 4.')
    expect(await store.runs()).toEqual([
      'r',
      'r/1.supervisor',
      'r/1.supervisor/2.tool',
      'r/1.supervisor/2.tool/1.mathematician',
    ])
  })

  it('tells a supervisor what a task needs', async () => {
    const worker = assistant({ name: 'worker', description: 'Works.', by: scriptedModel(['done']) })
    const model = scriptedModel([callTools({ name: 'worker', input: { job: 'dig' } }), 'ok'])
    await assistant({ tools: [worker.asTool()], by: model }).run({ prompt: 'Dig.' }).finished
    expect(model.requests[1]?.messages?.at(-1)).toMatchObject({
      results: [{ outcome: 'faulty', output: expect.stringMatching(/has no "task"/) as string }],
    })
  })

  it('without a model and without rules says what is missing', async () => {
    expect((await faultOf(assistant({}).run({ prompt: 'Hello?' }).finished)).message).toContain('no rules and no model')
  })
})
