/** A society as an agent of the A2A protocol, and that agent as a flow here: what it asks there is asked here. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { board, end, flow, memoryStore, value } from 'troupe'
import { a2aServer, remoteAgent } from 'troupe/a2a'

const order = board({ wish: value<string>(), cup: value('') })
const waiter = order.agent({
  reads: ['wish'],
  writes: ['cup'],
  think: async ({ wish }, { ask }) => ({ cup: `${await ask<string>('Small or large?')} ${wish}` }),
})
const cafe = flow(order, { name: 'cafe', start: 'waiter', agents: { waiter }, routes: { waiter: end('served') } })

// there: any client of the protocol finds the card and sends messages
const http = createServer()
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(http.address() as { port: number }).port}`
const there = await a2aServer(cafe, {
  store: memoryStore(),
  url,
  description: 'Serves drinks.',
  start: ({ text }) => ({ wish: text }),
  result: ({ cup }) => cup,
})
http.on('request', getRequestListener(there.fetch))

// here: a message is an effect, announced and never sent twice; the agent's question waits in our store
const far = remoteAgent({ url, name: 'far cafe' })
const store = memoryStore()
const waiting = await far.run({ prompt: 'tea' }, { store, id: 'order' }).finished
console.log(waiting.status, waiting.questions[0]?.question)
const served = await far.resume('order', { store, answer: 'large' }).finished
console.log(served.board.answer)

await there.close()
http.closeAllConnections()
http.close()

// waiting Small or large?
// large tea
