/** A member of a society is asked about a run, as it was after any step, by a model that has a tool for it. */
import { append, board, end, flow, memoryStore } from 'troupe'
import { assistant } from 'troupe/assistant'
import { askMemberTool, society } from 'troupe/societies'
import { callTools, scriptedModel } from 'troupe/testing'

const shop = board({ sold: append<string>() })
const clerk = shop.agent({
  reads: ['sold'],
  writes: ['sold'],
  think: ({ sold }) => ({ sold: [sold.length % 2 === 0 ? 'tea' : 'jam'] }),
})
const day = flow(shop, {
  name: 'shop',
  start: 'clerk',
  agents: { clerk },
  routes: { clerk: ({ sold }) => (sold.length < 5 ? 'clerk' : end('closed')) },
})

/** Who can be asked, and how the answer is computed from the board. */
const described = society({
  name: 'shop',
  flow: day,
  asking: () => ({
    members: ['clerk'],
    ask: ({ sold }, agent) => {
      const count = (sold as string[]).length
      return { agent, answer: `I have sold ${count}.`, confidence: 1, metadata: { count } }
    },
  }),
})

const store = memoryStore()
const { id } = await day.run({}, { store, id: 'monday' }).finished
const ask = askMemberTool({ store, run: id, society: described })

// a model asks as it calls any tool; this one is scripted, so that no key is needed
const model = scriptedModel([
  callTools({ name: 'ask_member', input: { member: 'clerk', question: 'How many so far?', step: 2 } }),
  'It goes well.',
])
const helper = assistant({ tools: [ask], by: model })
const { board: asked } = await helper.run({ prompt: 'How is the shop?' }).finished
for (const message of asked.messages)
  if (message.role === 'tool') for (const { output } of message.results) console.log(JSON.stringify(output))
console.log(asked.answer)

// {"agent":"clerk","answer":"I have sold 2.","confidence":1,"metadata":{"count":2},"step":2}
// It goes well.
