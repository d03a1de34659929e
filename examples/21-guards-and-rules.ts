/** Guards around a mind, a call that is the answer, and rules that use the same tools as a model would. */
import { board, end, flow, value } from 'troupe'
import { createMinds, type Guard } from 'troupe/minds'
import { callTools, scriptedModel } from 'troupe/testing'
import { calculator, tool } from 'troupe/tools'
import { z } from 'zod'

const noCards: Guard<string> = {
  name: 'no cards',
  input: (text) => (/\d{4} \d{4}/.test(text) ? { change: text.replaceAll(/\d{4} \d{4}/g, '[card]') } : undefined),
  output: (reply) => (reply.includes('refund') ? { refuse: 'refunds are not for us to promise' } : undefined),
}
const submit = tool({
  name: 'submit_command',
  description: 'Says what to do.',
  input: z.object({ command: z.string() }),
  reply: ({ command }) => command,
})

const desk = board({ question: value<string>(), command: value('') })
const model = scriptedModel([
  callTools({ name: 'submit_command', input: { command: 'look it up' } }),
  callTools({ name: 'submit_command', input: { command: 'promise a refund' } }),
])
const clerk = desk.agent({
  reads: ['question'],
  writes: ['command'],
  think: createMinds()({
    prompt: '{question}',
    tools: [submit],
    guards: [noCards],
    by: model,
    // answer without a model, and where a guard refused what the model said
    rules: async ({ question }, _context, use) => {
      const { output } = await use(calculator, { expression: `${question.length} / 2` })
      return `ask somebody (${output})`
    },
    act: (command) => ({ command }),
  }),
})
const office = flow(desk, { start: 'clerk', agents: { clerk }, routes: { clerk: end('decided') } })

for (const question of ['My card is 4111 1111, where is my order?', 'I want my money back!']) {
  const { board: result } = await office.run({ question }).finished
  console.log(result.command)
}
console.log(model.requests[0]?.prompt)

// look it up
// ask somebody (10.5)
// My card is [card], where is my order?
