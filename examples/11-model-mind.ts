/** An agent that thinks by rules or with a language model; the journal says which mind answered, and what it took. */
import { append, board, end, flow, memoryStore, tailRun, value } from 'troupe'
import { configureMinds, createMeter, mind, spendingOf, type ModelCall } from 'troupe/minds'
import { startModelServer } from 'troupe/testing'
import { z } from 'zod'

const hall = board({ seen: value<string>(), moves: append<string>(), steps: value(2) })
const Move = z.object({ action: z.enum(['forward', 'back', 'wait']), reason: z.string() })

const scout = hall.agent({
  reads: ['seen', 'moves'],
  writes: ['moves'],
  think: mind({
    prompt: 'You see {seen}. You went {moves}. Reply as {"action": "forward|back|wait", "reason": "…"}.',
    reply: Move,
    rules: ({ seen }) => ({ action: seen.includes('door') ? 'forward' : 'wait', reason: 'doors lead somewhere' }),
    act: ({ action, reason }, _view, { by }) => ({ moves: [`${action}: ${reason} (${by})`] }),
  }),
})
const walk = flow(hall, {
  start: 'scout',
  agents: { scout },
  routes: { scout: ({ moves, steps }) => (moves.length < steps ? 'scout' : end('walked')) },
})

// nothing is set: the rules think
configureMinds({ choose: { scout: 'rules' } })
const byRules = await walk.run({ seen: 'an open door' }).finished
console.log(byRules.board.moves.join('\n'))

// a stand-in for Ollama, whose first reply is of no use
const replies = [
  'Happy to help!',
  '```yaml\naction: back\nreason: it is: dark\n```',
  { action: 'wait', reason: 'a noise' },
]
const server = await startModelServer({ reply: (_, place) => replies[place]! })
process.env['OLLAMA_HOST'] = new URL(server.url).origin

const store = memoryStore()
const limit = (maxTokens: number) =>
  configureMinds({ choose: { scout: 'ollama/tiny' }, meter: createMeter({ maxTokens, store }) })
limit(100)
const stopped = await walk.run({ seen: 'an open door' }, { store, id: 'walk' }).finished
console.log(stopped.reason)

// raised and resumed, it pays only for what is new
limit(1000)
const byModel = await walk.resume('walk', { store }).finished
console.log(byModel.board.moves.join('\n'))

for await (const { record } of tailRun(store, 'walk')) {
  if (record.kind !== 'call') continue
  const { mind: who, reply } = record.value as ModelCall
  console.log(`step ${record.step}, ${who}: ${JSON.stringify(reply)}`)
}
const { calls, inputTokens, outputTokens } = await spendingOf(store, 'walk')
console.log(`${calls} calls, ${inputTokens} tokens in, ${outputTokens} out; the server saw ${server.requests.length}`)
await server.close()

// forward: doors lead somewhere (rules)
// forward: doors lead somewhere (rules)
// maxTokens is reached: this run has used 105 of 100 tokens. Raise it and resume the run.
// back: it is: dark (ollama/tiny)
// wait: a noise (ollama/tiny)
// step 1, ollama/tiny: "Happy to help!"
// step 1, ollama/tiny: "```yaml\naction: back\nreason: it is: dark\n```"
// step 2, ollama/tiny: "{\"action\":\"wait\",\"reason\":\"a noise\"}"
// 3 calls, 121 tokens in, 24 out; the server saw 3
