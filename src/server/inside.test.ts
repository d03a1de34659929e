import { afterEach, describe, expect, it } from 'vitest'
import { append, board, end, flow, value } from '../index.ts'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import type { InsideRun, Metrics, RunDetail } from './api.ts'
import type { Societies } from './catalogue.ts'

const paper = board({ topic: value(''), text: value('') })
const usage = { inputTokens: 30, outputTokens: 12 }
const press = flow(paper, {
  name: 'press',
  start: 'writer',
  agents: {
    writer: paper.agent({
      reads: ['topic'],
      writes: ['text'],
      think: async ({ topic }, { once }) => ({
        text: (await once('model', () => ({ mind: 'm', agent: 'writer', reply: `of ${topic}`, usage, cost: 0.5 })))
          .reply,
      }),
    }),
  },
  routes: { writer: end('printed') },
})

const city = board({ news: append<string>() })
const crier = city.agent({
  reads: [],
  writes: ['news'],
  think: async (_, { society }) => {
    const [tea, war] = [await society(press, { topic: 'tea' }), await society(press, { topic: 'war' })]
    return { news: [tea.board.text, war.board.text] }
  },
})
const cityFlow = flow(city, { name: 'city', start: 'crier', agents: { crier }, routes: { crier: end('heard') } })

const societies: Societies = { city: async () => ({ flow: cityFlow }) }

describe('societies inside a run', () => {
  let server: TestServer | undefined
  afterEach(() => server?.remove())

  it("are told with the agent and the step they belong to, and what they took is their agent's", async () => {
    server = await startServer({ societies })
    const { id } = await server.post('/runs', { society: 'city' })
    const { inside } = await server.until(id, ({ status }) => status === 'ended')
    expect(inside).toBe(2)
    const told = await server.get<InsideRun[]>(`/runs/${id}/inside`)
    const press1 = { within: id, agent: 'crier', branch: 0, step: 1, flow: 'press', status: 'ended', steps: 1 }
    expect(told).toMatchObject([
      { ...press1, reason: 'printed', calls: 1, tokens: 42, cost: 0.5 },
      { ...press1, id: `${id}/1.crier~1` },
    ])
    const { agents } = await server.get<Metrics>(`/runs/${id}/metrics`)
    expect(agents).toMatchObject({ crier: { thoughts: 1, calls: 2, tokensIn: 60, tokensOut: 24, cost: 1 } })
    // each can be looked at as a run of its own
    const own = await server.get<RunDetail>(`/runs/${encodeURIComponent(told[1]!.id)}`)
    expect(own).toMatchObject({ within: id, flow: 'press', inside: 0 })
  })
})
