/** A worker under rules, with a model server that says when it was asked: nothing is asked that a rule forbids. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'
import { append, board, end, flow } from '../index.ts'
import { createMinds, type MakeMind } from '../minds/mind.ts'
import { createModelServers } from '../models/model-servers.ts'
import { postgresStore } from '../postgres/index.ts'
import { summarize } from '../store/summary.ts'
import { startModelServer } from '../testing/model-server.ts'
import { openQueue } from './queue.ts'
import { createRuleTable, type Rule } from './rules.ts'
import { readWaits } from './why.ts'
import { createWorkTable } from './work.ts'
import { startWorker } from './worker.ts'

const newSchema = temporarySchemas()
const room = board({ said: append<string>() })

/** Two agents, one after the other, each of whom asks the model once. */
const talkOf = (by: string) => (mind: MakeMind) => {
  const think = mind({ by, prompt: 'Say something.', act: (reply) => ({ said: [reply] }) })
  const agent = () => room.agent({ reads: ['said'], writes: ['said'], think })
  return flow(room, {
    name: 'talk',
    start: 'ana',
    agents: { ana: agent(), bo: agent() },
    routes: { ana: 'bo', bo: () => end('said') },
  })
}

describe.skipIf(whyNoPostgres)(`a worker under rules${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('asks no model when a budget is spent or a rate is used up, and goes on when there is more', async () => {
    const server = await startModelServer({ reply: () => 'hello there' })
    onTestFinished(() => server.close())
    const url = await newSchema()
    const store = postgresStore(url)
    onTestFinished(() => store.close())
    const talk = talkOf(`${server.url}#m`)
    const parts = { flow: talk(createMinds()), create: talk }
    const reported: unknown[] = []
    const worker = await startWorker({
      url,
      societies: { talk: async () => parts },
      modelServers: createModelServers([server.url]),
      report: (error) => void reported.push(error),
    })
    onTestFinished(() => worker.close())
    const table = createWorkTable(store)
    const queue = await openQueue({ store, url, report: () => {} }, table)
    onTestFinished(() => queue.close())
    const rules = createRuleTable(store)
    const set = (kind: Rule['kind'], name: string, amount: number, more: Partial<Rule> = {}) =>
      rules.set({ kind, name, amount, unit: null, period: null, ...more })
    const begin = async (run: string, tenant?: string) => {
      await parts.flow.run({}, { store, id: run, society: 'talk', steps: 0 }).finished
      await table.want(run, worker.queues[0]!, { tenant })
      await queue.send(run)
    }
    const status = async (run: string) => (await summarize(store, run)).status
    const why = async (run: string) => (await readWaits(store, [run])).get(run)

    await set('budget', 'tenant:acme', 1, { unit: 'tokens', period: 'day' })
    await begin('spender', 'acme')
    // its first call spends more than there is; the second is never made
    await expect.poll(() => why('spender'), { timeout: 20_000 }).toMatch(/^The budget of tenant acme is spent: /)
    const { reason } = await summarize(store, 'spender')
    expect(reason).toMatch(/The budget of tenant acme is spent: \d+ tokens of 1 tokens a day\./)
    expect(server.requests).toHaveLength(1)
    await begin('other')
    await expect.poll(() => status('other'), { timeout: 20_000 }).toBe('ended')
    expect(server.requests).toHaveLength(3)
    await begin('late', 'acme')
    await expect.poll(() => why('late'), { timeout: 20_000 }).toMatch(/^The budget of tenant acme is spent/)
    expect(await status('late')).toBe('open')

    // of what is raised, both go on by themselves; but the provider takes one call a month
    await set('rate', new URL(server.url).host, 1, { period: 'month' })
    await set('budget', 'tenant:acme', 100_000, { unit: 'tokens', period: 'day' })
    const calls = async () => (await rules.queued())[0]?.calls ?? 0
    const held = async () => [server.requests.length, (await calls()) > 0]
    await expect.poll(held, { timeout: 20_000 }).toEqual([4, true])
    await set('rate', new URL(server.url).host, 1_000, { period: 'second' })
    for (const run of ['spender', 'late']) await expect.poll(() => status(run), { timeout: 20_000 }).toBe('ended')
    // each thought was paid once, also the one before the budget was spent
    expect(server.requests).toHaveLength(6)
    expect(reported).toEqual([])
  }, 90_000)
})
