/** A chat over HTTP whose agent asks before it acts: streamed as the AI SDK's `useChat` reads it, approved, resumed. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { answerQuestion, board, end, flow, memoryStore, value } from 'troupe'
import { answersInUIMessages, toUIMessageStream } from 'troupe/adapters'
import { createMinds } from 'troupe/minds'
import { callTools, scriptedModel } from 'troupe/testing'
import { tool } from 'troupe/tools'
import { DefaultChatTransport, readUIMessageStream, type UIMessage } from 'ai'
import { z } from 'zod'

const book = tool({
  name: 'book',
  description: 'Books a table.',
  input: z.object({ place: z.string(), people: z.number() }),
  approve: 'always',
  does: ({ place, people }) => `a table for ${people} at ${place}`,
})

// in place of a model that costs something
const model = scriptedModel(({ messages = [] }) =>
  messages.some(({ role }) => role === 'tool')
    ? 'It is booked. Enjoy your meal.'
    : callTools({ name: 'book', input: { place: 'Da Enzo', people: 4 } }, { text: 'I will book a table.' }),
)

const dinner = board({ wish: value(''), answer: value('') })
const host = dinner.agent({
  reads: ['wish'],
  writes: ['answer'],
  think: createMinds()({ prompt: '{wish}', tools: [book], by: model, act: (answer: string) => ({ answer }) }),
})
const society = flow(dinner, { name: 'dinner', start: 'host', agents: { host }, routes: { host: end('answered') } })
const store = memoryStore()

/** The server: a new chat is a run, and the answers of a person go on with it. */
async function respond(request: Request): Promise<Response> {
  const { id, messages } = (await request.json()) as { id: string; messages: UIMessage<{ place?: string }>[] }
  if ((await store.head(id)) === 0) {
    const wish = messages[0]!.parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
    return toUIMessageStream(society.run({ wish }, { store, id }), { store })
  }
  for (const { question, answer } of answersInUIMessages(messages)) await answerQuestion(store, id, answer, question)
  // the message knows how much of the run it holds
  return toUIMessageStream(society.resume(id, { store }), { store, after: messages.at(-1)!.metadata?.place })
}
const server = createServer(getRequestListener(respond)).listen(0)
const { port } = server.address() as AddressInfo

/** The client: what `useChat` does. */
async function send(messages: readonly UIMessage[], before?: UIMessage): Promise<UIMessage> {
  const transport = new DefaultChatTransport({ api: `http://127.0.0.1:${port}/` })
  const about = { trigger: 'submit-message', chatId: 'chat-1', messageId: undefined, abortSignal: undefined } as const
  const stream = await transport.sendMessages({ ...about, messages: [...messages] })
  let message = before
  for await (const state of readUIMessageStream({ stream, ...(before && { message: before }) })) message = state
  return message!
}

function show({ parts }: UIMessage): void {
  for (const part of parts) {
    if (part.type === 'text') console.log(`  says   ${part.text}`)
    if (part.type === 'dynamic-tool')
      console.log(`  calls  ${part.toolName} ${JSON.stringify(part.input)}: ${part.state}`)
  }
}

const wish: UIMessage = { id: 'm1', role: 'user', parts: [{ type: 'text', text: 'Dinner for four, please.' }] }
console.log('asked:')
const asked = await send([wish])
show(asked)

// as `addToolApprovalResponse` does
const parts = asked.parts.map((part) =>
  part.type === 'dynamic-tool' && part.state === 'approval-requested'
    ? { ...part, state: 'approval-responded' as const, approval: { ...part.approval, approved: true } }
    : part,
)
console.log('approved:')
const approved = { ...asked, parts } as UIMessage
show(await send([wish, approved], approved))
server.close()

// asked:
//   says   I will book a table.
//   calls  book {"place":"Da Enzo","people":4}: approval-requested
// approved:
//   says   I will book a table.
//   calls  book {"place":"Da Enzo","people":4}: output-available
//   says   It is booked. Enjoy your meal.
