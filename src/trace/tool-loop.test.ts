/** The trace of a real thought with tools: the same calls as in its journal, each once, under the thought. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { memoryStore } from '../index.ts'
import { assistant } from '../assistant/index.ts'
import { callTools, scriptedModel } from '../testing/index.ts'
import { tool } from '../tools/index.ts'
import { traceOf } from './index.ts'

const look = tool({
  name: 'look',
  description: 'Looks.',
  input: z.object({ at: z.string() }),
  reads: true,
  does: ({ at }) => `${at} is there`,
})
const write = tool({
  name: 'write',
  description: 'Writes.',
  input: z.object({ line: z.string() }),
  does: ({ line }) => `wrote ${line}`,
})

it('has a span for each model call and each tool call of a thought, under the agent that thought', async () => {
  const store = memoryStore()
  const helper = assistant({
    name: 'helper',
    tools: [look, write],
    by: scriptedModel([
      callTools({ name: 'look', input: { at: 'home' } }, { name: 'write', input: { line: 'a' } }),
      callTools({ name: 'nothing', input: {} }),
      'Done.',
    ]),
  })
  await helper.run({ prompt: 'Look and write.' }, { store, id: 'r' }).finished
  const { spans } = await traceOf(store, 'r', { contents: true })
  const names = spans.map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('execute_tool')).toSorted()).toEqual([
    'execute_tool look',
    'execute_tool nothing',
    'execute_tool write',
  ])
  expect(names.filter((name) => name.startsWith('chat'))).toHaveLength(3)
  expect(names).toContain('invoke_agent helper')
  expect(names).toContain('invoke_workflow tools')
  const write1 = spans.find(({ name }) => name === 'execute_tool write')
  expect(JSON.stringify(write1)).toContain('wrote a')
})
