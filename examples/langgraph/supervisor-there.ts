/** A supervisor with two workers that have tools, as LangGraph.js people write it: its port is supervisor-here.ts. */
import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { HumanMessage } from '@langchain/core/messages'
import { tool } from '@langchain/core/tools'
import { createReactAgent } from '@langchain/langgraph/prebuilt'
import { z } from 'zod'

const search = tool(async ({ query }) => `${query}: 67 people work there.`, {
  name: 'search',
  description: 'Searches the web.',
  schema: z.object({ query: z.string() }),
})
const multiply = tool(async ({ a, b }) => String(a * b), {
  name: 'multiply',
  description: 'Multiplies two numbers.',
  schema: z.object({ a: z.number(), b: z.number() }),
})

export function createSupervisor(llm: BaseChatModel) {
  const researcher = createReactAgent({ llm, tools: [search], prompt: 'You find facts.' })
  const mathematician = createReactAgent({ llm, tools: [multiply], prompt: 'You do sums.' })
  const askResearcher = tool(
    async ({ task }) => (await researcher.invoke({ messages: [new HumanMessage(task)] })).messages.at(-1)!.text,
    { name: 'researcher', description: 'Finds facts.', schema: z.object({ task: z.string() }) },
  )
  const askMathematician = tool(
    async ({ task }) => (await mathematician.invoke({ messages: [new HumanMessage(task)] })).messages.at(-1)!.text,
    { name: 'mathematician', description: 'Does sums.', schema: z.object({ task: z.string() }) },
  )
  return createReactAgent({ llm, tools: [askResearcher, askMathematician], prompt: 'You give tasks to workers.' })
}
