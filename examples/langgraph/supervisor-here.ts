/** A supervisor with two workers that have tools, moved here from LangGraph.js: the original is supervisor-there.ts. */
import { assistant, tool, type GivenModel } from 'troupe/assistant'
import { z } from 'zod'

const search = tool({
  name: 'search',
  description: 'Searches the web.',
  input: z.object({ query: z.string() }),
  reads: true,
  does: async ({ query }) => `${query}: 67 people work there.`,
})
const multiply = tool({
  name: 'multiply',
  description: 'Multiplies two numbers.',
  input: z.object({ a: z.number(), b: z.number() }),
  reads: true,
  does: ({ a, b }) => a * b,
})

export function createSupervisor(by: GivenModel) {
  const researcher = { name: 'researcher', description: 'Finds facts.', instructions: 'You find facts.' }
  const mathematician = { name: 'mathematician', description: 'Does sums.', instructions: 'You do sums.' }
  const tools = [
    assistant({ ...researcher, tools: [search], by }).asTool(),
    assistant({ ...mathematician, tools: [multiply], by }).asTool(),
  ]
  return assistant({ name: 'supervisor', instructions: 'You give tasks to workers.', tools, by })
}
