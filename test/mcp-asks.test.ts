/** What an MCP server asks before it does something is asked by the run: over restarts and crashes, and done once. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createMcpHandler, inputRequired, McpServer } from '@modelcontextprotocol/server'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { memoryStore, openQuestions, type OpenQuestion, type Store } from 'troupe'
import { assistant } from 'troupe/assistant'
import { mcp, type McpSource } from 'troupe/mcp'
import { callTools, scriptedModel } from 'troupe/testing'
import { askFirst, tool } from 'troupe/tools'
import { mortal, within } from './rules/support.ts'

const sources: McpSource[] = []
afterEach(async () => {
  for (const source of sources.splice(0)) await source.close()
})

/** Books a table, once it knows for how many and who pays; what it did is kept. */
function bookings() {
  const done: string[] = []
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: 'restaurant', version: '1' })
    server.registerTool('book', { inputSchema: z.object({ day: z.string() }) }, ({ day }, { mcpReq }) => {
      const { inputResponses = {} } = mcpReq
      const answerTo = (key: string) =>
        inputResponses[key] as { action: string; content?: Record<string, unknown> } | undefined
      const state = mcpReq.requestState<string>() ?? ''
      const [guests, payer] = [answerTo('guests'), answerTo('payer')]
      const form = (name: string, type: string) => ({
        type: 'object',
        properties: { [name]: { type } },
        required: [name],
      })
      if (state === '')
        return inputRequired({
          inputRequests: {
            guests: inputRequired.elicit({ message: 'How many?', requestedSchema: form('count', 'integer') as never }),
          },
          requestState: `day ${day}`,
        })
      if (payer === undefined && guests?.action === 'accept')
        return inputRequired({
          inputRequests: {
            payer: inputRequired.elicit({ message: 'Who pays?', requestedSchema: form('name', 'string') as never }),
          },
          requestState: `${state}, for ${String(guests.content?.['count'])}`,
        })
      if (payer?.action !== 'accept') return { content: [{ type: 'text', text: 'Nothing was booked.' }] }
      done.push(`${state}, ${String(payer.content?.['name'])} pays`)
      return { content: [{ type: 'text', text: `Booked ${done.at(-1)}.` }] }
    })
    return server
  })
  const open = () => {
    const source = mcp({
      name: 'restaurant',
      url: 'http://127.0.0.1/mcp',
      fetch: (url, init) => handler.fetch(new Request(url, init)),
    })
    sources.push(source)
    return source
  }
  return { done, open }
}

const questionsIn = async (store: Store) => (await openQuestions(store, 'r')).map(({ question }) => question)

it('asks round by round, goes on in another process, and does it once', async () => {
  const { done, open } = bookings()
  const store = memoryStore()
  const model = scriptedModel([callTools({ name: 'book', input: { day: 'Friday' } }), 'All set.'])
  // each time with tools and a connection of its own, as after a restart
  const clerk = () => assistant({ tools: [open()], by: model })
  const first = await clerk().run({ prompt: 'Book a table.' }, { store, id: 'r' }).finished
  expect(first.status).toBe('waiting')
  expect(await questionsIn(store)).toMatchObject([{ server: 'restaurant', tool: 'book', asks: 'How many?' }])
  // what does not fit is asked for again
  await clerk().resume('r', { store, answer: { count: 'many' } }).finished
  expect(await questionsIn(store)).toMatchObject([{ asks: 'How many?' }])
  await clerk().resume('r', { store, answer: { count: 4 } }).finished
  expect(await questionsIn(store)).toMatchObject([{ asks: 'Who pays?' }])
  expect(done).toEqual([])
  const last = await clerk().resume('r', { store, answer: { name: 'Ana' } }).finished
  expect(last.board.answer).toBe('All set.')
  expect(done).toEqual(['day Friday, for 4, Ana pays'])
  // the model called once, and has heard one result
  expect(model.requests).toHaveLength(2)
  expect(model.requests[1]!.messages!.filter(({ role }) => role === 'tool')).toMatchObject([
    { results: [{ outcome: 'done', output: 'Booked day Friday, for 4, Ana pays.' }] },
  ])
})

it('is declined with null, and nothing is done', async () => {
  const { done, open } = bookings()
  const model = scriptedModel([callTools({ name: 'book', input: { day: 'Friday' } }), 'Fine.'])
  const clerk = assistant({ tools: [open()], by: model })
  const store = memoryStore()
  await clerk.run({ prompt: 'Book a table.' }, { store, id: 'r' }).finished
  await clerk.resume('r', { store, answer: null }).finished
  expect(done).toEqual([])
  expect(model.requests[1]!.messages!.at(-1)).toMatchObject({ results: [{ output: 'Nothing was booked.' }] })
})

it('survives a death at every write: nothing is booked twice, and every call has one result', async () => {
  for (let at = 1; ; at++) {
    const { done, open } = bookings()
    const model = scriptedModel((_, place) =>
      place === 0 ? callTools({ name: 'book', input: { day: 'Friday' } }) : 'All set.',
    )
    const clerk = () => assistant({ tools: [open()], by: model })
    const answers: Record<string, unknown> = { 'How many?': { count: 4 }, 'Who pays?': { name: 'Ana' } }
    const store = memoryStore()
    const dying = mortal(store, { at, written: true, how: 'hang' })
    const onQuestion = ({ question }: OpenQuestion) => answers[(question as { asks: string }).asks]
    const run = clerk().run({ prompt: 'Book.' }, { store: dying.store, id: 'r', onQuestion })
    const ended = await Promise.race([within(run.finished, 5_000), dying.death])
    if (ended !== undefined && typeof ended === 'object') {
      expect(at).toBeGreaterThan(12)
      expect(done).toHaveLength(1)
      return
    }
    const isThere = (await store.head('r')) > 0
    const next = isThere
      ? clerk().resume('r', { store, onQuestion })
      : clerk().run({ prompt: 'Book.' }, { store, id: 'r', onQuestion })
    const { status, board } = await next.finished
    expect({ at, status, answer: board.answer }).toEqual({ at, status: 'ended', answer: 'All set.' })
    expect(done.length).toBeLessThanOrEqual(1)
    const results = model.requests.at(-1)!.messages!.flatMap((each) => (each.role === 'tool' ? each.results : []))
    expect(results).toHaveLength(1)
    // what nobody knows is said so; whatever else is known was done
    if (results[0]!.outcome !== 'unknown') expect(done).toHaveLength(1)
  }
}, 180_000)

it('of the older protocol is asked where you say that the tool asks first, else the model is told', async () => {
  const everything = createRequire(import.meta.url).resolve('@modelcontextprotocol/server-everything/package.json')
  const place = { name: 'everything', command: process.execPath, args: [join(everything, '../dist/index.js')] }
  const name = 'trigger-elicitation-request'
  const tell = async (options: { asksFirst?: readonly string[] }) => {
    const source = mcp(place, { allow: [name], limits: { timeoutMs: 10_000 }, ...options })
    sources.push(source)
    const model = scriptedModel([callTools({ name, input: {} }), 'Done.'])
    const clerk = assistant({ tools: [source], by: model })
    const store = memoryStore()
    const { status } = await clerk.run({ prompt: 'Ask.' }, { store, id: 'r' }).finished
    if (status === 'waiting') await clerk.resume('r', { store, answer: { name: 'Ana', check: true } }).finished
    const [result] = model.requests[1]!.messages!.flatMap((each) => (each.role === 'tool' ? each.results : []))
    return { status, told: JSON.stringify(result) }
  }
  const asked = await tell({ asksFirst: [name] })
  expect(asked.status).toBe('waiting')
  expect(asked.told).toContain('Ana')
  const told = await tell({})
  expect(told.status).toBe('ended')
  expect(told.told).not.toContain('Ana')
}, 180_000)

it('a tool of your own may ask before it does anything, beside others that were done', async () => {
  const sent: string[] = []
  const send = tool({
    name: 'send',
    description: 'Sends a letter.',
    input: z.object({ text: z.string() }),
    does: ({ text }, { answered }) => {
      if (text === 'hi') return sent.push('hi')
      const name = answered?.answers['to']
      if (name === undefined) throw askFirst({ to: { question: 'To whom?', answer: { type: 'string' } } })
      return name === null ? 'not sent' : sent.push(`${text} to ${name as string}`)
    },
  })
  const calls = callTools({ name: 'send', input: { text: 'hi' } }, { name: 'send', input: { text: 'news' } })
  const model = scriptedModel([calls, 'Sent.'])
  const clerk = assistant({ tools: [send], by: model })
  const store = memoryStore()
  await clerk.run({ prompt: 'Send them.' }, { store, id: 'r' }).finished
  expect([sent, await questionsIn(store)]).toEqual([['hi'], ['To whom?']])
  const { board } = await clerk.resume('r', { store, answer: 'Bo' }).finished
  expect([sent, board.answer]).toEqual([['hi', 'news to Bo'], 'Sent.'])
  const results = model.requests[1]!.messages!.flatMap((each) => (each.role === 'tool' ? each.results : []))
  expect(results.map(({ outcome, output }) => [outcome, output])).toEqual([
    ['done', 1],
    ['done', 2],
  ])
})
