/** The supervisor there and here: the same question, the same work, and no more lines. */
import { readFileSync } from 'node:fs'
import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage, HumanMessage, type BaseMessage } from '@langchain/core/messages'
import { memoryStore } from 'troupe'
import type { ModelRequest } from 'troupe/minds'
import { callTools, scriptedModel } from 'troupe/testing'
import { expect, it } from 'vitest'
import { createSupervisor as here } from './supervisor-here.ts'
import { createSupervisor as there } from './supervisor-there.ts'

interface Call {
  readonly name: string
  readonly input: Record<string, unknown>
}

/** One stand-in for a model on both sides: it goes by who it is told to be and how many results it has. */
function decide(system: string, results: readonly string[]): Call | string {
  if (system.startsWith('You find facts.')) return results[0] ?? { name: 'search', input: { query: 'The company' } }
  if (system.startsWith('You do sums.')) return results[0] ?? { name: 'multiply', input: { a: 67, b: 2 } }
  if (results.length === 0) return { name: 'researcher', input: { task: 'How many people work there?' } }
  if (results.length === 1) return { name: 'mathematician', input: { task: '67 times 2' } }
  return `They have ${results[1]} hands.`
}

const modelHere = () =>
  scriptedModel(({ system = '', messages = [] }: ModelRequest) => {
    const results = messages.flatMap((message) => (message.role === 'tool' ? message.results : []))
    const reply = decide(
      system,
      results.map(({ output }) => String(output)),
    )
    return typeof reply === 'string' ? reply : callTools(reply)
  })

class ModelThere extends BaseChatModel {
  override _llmType(): string {
    return 'decided'
  }

  override bindTools(): this {
    return this
  }

  override async _generate(messages: BaseMessage[]) {
    const results = messages.filter((message) => message.getType() === 'tool').map(({ text }) => text)
    const reply = decide(messages[0]!.text, results)
    const said = typeof reply === 'string'
    const calls = said ? [] : [{ name: reply.name, args: reply.input, id: `call-${results.length}` }]
    const message = new AIMessage({ content: said ? reply : '', tool_calls: calls })
    return { generations: [{ text: message.text, message }] }
  }
}

const QUESTION = 'How many hands do the people of the company have?'

it('answers the same on both sides', async () => {
  const graph = there(new ModelThere({}))
  const { messages } = await graph.invoke({ messages: [new HumanMessage(QUESTION)] })
  const { board } = await here(modelHere()).run({ prompt: QUESTION }).finished
  expect(messages.at(-1)!.text).toBe('They have 134 hands.')
  expect(board.answer).toBe('They have 134 hands.')
})

it('has every call of every worker in a journal', async () => {
  const store = memoryStore()
  await here(modelHere()).run({ prompt: QUESTION }, { store, id: 'r' }).finished
  expect(await store.runs()).toContain('r/1.supervisor/2.tool/1.researcher')
})

it('takes no more lines than the original', () => {
  const linesOf = (file: string) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('/**')).length
  expect(linesOf('supervisor-here.ts')).toBeLessThanOrEqual(linesOf('supervisor-there.ts'))
})
