/** A society of your own behind the server of the studio: started, followed and forked over HTTP. */
import { append, board, end, flow, memoryStore, value, type Flow } from 'troupe'
import { createServer, type ApiError, type BoardAt, type JournalPage, type RunDetail } from 'troupe/server'

const kitchen = board({ guests: value(3), plates: append<string>() })
const cook = kitchen.agent({
  reads: ['plates'],
  writes: ['plates'],
  think: ({ plates }) => ({ plates: [`plate ${plates.length + 1}`] }),
})
const dinner = flow(kitchen, {
  name: 'dinner',
  start: 'cook',
  agents: { cook },
  routes: { cook: ({ plates, guests }) => (plates.length < guests ? 'cook' : end('everybody has one')) },
})

// the page itself comes from the folder of the built studio; programs only need the API
const societies = { dinner: async () => ({ flow: dinner as unknown as Flow }) }
const server = createServer({ store: memoryStore(), societies, assets: 'dist/studio' })
const { port } = await server.listen(0)

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, body === undefined ? {} : post)
  return (await answer.json()) as T
}

/** Follows the journal as server-sent events, up to the record that ends the run. */
async function follow(id: string): Promise<string[]> {
  const events = await fetch(`http://127.0.0.1:${port}/api/runs/${id}/events?from=1`)
  const kinds: string[] = []
  let text = ''
  for await (const part of events.body!.pipeThrough(new TextDecoderStream())) {
    text += part
    const messages = text.split('\n\n')
    text = messages.pop()!
    for (const message of messages) {
      const [, data] = /^id: \d+\ndata: (.*)$/m.exec(message) ?? []
      if (data === undefined) continue
      kinds.push((JSON.parse(data) as { record: { kind: string } }).record.kind)
      if (kinds.at(-1) === 'end') return kinds
    }
  }
  return kinds
}

const { id } = await ask<RunDetail>('/runs', { society: 'dinner', seed: 1 })
console.log(`events: ${(await follow(id)).join(', ')}`)

const { head } = await ask<JournalPage>(`/runs/${id}/journal?from=1&limit=2`)
const { values } = await ask<BoardAt>(`/runs/${id}/board?step=2`)
console.log(`${head} entries; after step 2: ${(values.plates as string[]).join(', ')}`)

const fork = await ask<RunDetail>(`/runs/${id}/fork`, { at: 2, edit: { guests: 5 } })
await follow(fork.id)
const later = await ask<RunDetail>(`/runs/${fork.id}`)
const { values: forked } = await ask<BoardAt>(`/runs/${fork.id}/board`)
console.log(`fork: ${(forked.plates as string[]).length} plates, ${later.status}: ${later.reason}`)

const refusal = await ask<ApiError>('/runs/nobody')
console.log(`${refusal.error.code}: ${refusal.error.message.split('.')[0]}`)
await server.close()

// events: start, step, step, step, end
// 5 entries; after step 2: plate 1, plate 2
// fork: 5 plates, ended: everybody has one
// STORE_UNKNOWN_RUN: There is no run "nobody" in this store
