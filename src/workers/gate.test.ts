/** Rules on a real database: who may be driven, who waits for what, and who goes first when there is room. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'
import { postgresStore } from '../postgres/index.ts'
import { createBudgets } from './budget.ts'
import { createGate } from './gate.ts'
import { createRuleTable, type Rule } from './rules.ts'
import { readWaits } from './why.ts'
import { createWorkTable } from './work.ts'

const newSchema = temporarySchemas()

async function stage() {
  const store = postgresStore(await newSchema())
  onTestFinished(() => store.close())
  const [table, gate, rules] = [createWorkTable(store), createGate(store), createRuleTable(store)]
  const set = (rule: Partial<Rule> & Pick<Rule, 'kind' | 'name' | 'amount'>) =>
    rules.set({ unit: null, period: null, ...rule })
  return {
    store,
    table,
    gate,
    set,
    remove: rules.remove,
    want: (run: string, queue: string, tenant?: string) => table.want(run, queue, { tenant }),
    begin: async (
      run: string,
      { places, worker = 'w' }: { readonly places?: number; readonly worker?: string } = {},
    ) => {
      const room = { queues: ['a@1', 'a@2', 'b@1'], concurrency: 3, places, isDoubtful: true }
      const work = await gate.begin(run, worker, room)
      return work?.state ?? (await table.find([run]))[0]?.held_by
    },
    signIn: (worker: string, places: number | null) =>
      store.database.patiently(() =>
        store.database.ask(
          `INSERT INTO ${store.schema}.workers (id, lock, machine, pid, concurrency, queues, places)
         VALUES ($1, 1, 'here', 1, 3, '{a@1,a@2,b@1}', $2)`,
          [worker, places],
        ),
      ),
    rest: (run: string, worker = 'w') => table.rest(run, worker, { goesOn: false }),
    why: async (run: string) => (await readWaits(store, [run])).get(run),
  }
}

describe.skipIf(whyNoPostgres)(`rules of workers${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('let a run be begun by one worker, however many have it in their hands', async () => {
    const { want, gate } = await stage()
    await want('run', 'a@1')
    const room = { queues: ['a@1'], concurrency: 9, places: undefined, isDoubtful: false }
    const begun = await Promise.all(['u', 'v', 'w'].map((worker) => gate.begin('run', worker, room)))
    expect(begun.filter((work) => work !== undefined)).toHaveLength(1)
  })

  it('hold runs of a society over all its versions, and of a tenant over all societies', async () => {
    const { set, want, begin, rest, gate, why, remove } = await stage()
    await set({ kind: 'at-once', name: 'a', amount: 2 })
    await set({ kind: 'at-once', name: 'tenant:acme', amount: 1 })
    await want('1', 'a@1', 'acme')
    await want('2', 'a@2')
    await want('3', 'a@1')
    await want('4', 'b@1', 'acme')
    await want('5', 'b@1', 'other')
    // at once: whoever asks first is counted before the next is let through
    const states = await Promise.all(['1', '2'].map((run) => begin(run)))
    expect(states).toEqual(['driven', 'driven'])
    expect([await begin('3'), await begin('4'), await begin('5')]).toEqual([
      'at-once a',
      'at-once tenant:acme',
      'driven',
    ])
    expect(await why('4')).toBe(
      'It waits for its turn: of tenant acme, 1 may be driven at once (troupe rules --at-once).',
    )
    expect(await gate.release()).toEqual([])
    await rest('1')
    expect((await gate.release()).toSorted()).toEqual(['3', '4'])
    expect([await begin('3'), await begin('4')]).toEqual(['driven', 'driven'])
    // a rule that is gone holds nobody
    await want('6', 'b@1', 'acme')
    expect(await begin('6')).toBe('at-once tenant:acme')
    await remove('at-once', 'tenant:acme')
    expect(await gate.release()).toEqual(['6'])
  })

  it('let those of high priority go first, also before one that comes just when there is room', async () => {
    const { set, want, begin, rest, gate } = await stage()
    await set({ kind: 'at-once', name: 'a', amount: 1 })
    await set({ kind: 'priority', name: 'tenant:acme', amount: 10 })
    for (const [run, tenant] of [['first'], ['early'], ['late'], ['urgent', 'acme']] as const)
      await want(run, 'a@1', tenant)
    expect(await begin('first')).toBe('driven')
    for (const run of ['late', 'urgent', 'early']) expect(await begin(run)).toBe('at-once a')
    await rest('first')
    await want('now', 'a@1')
    expect(await begin('now')).toBe('at-once a')
    expect(await gate.release()).toEqual(['urgent'])
    expect(await begin('urgent')).toBe('driven')
    await rest('urgent')
    // among equals, whoever has waited longest
    expect(await gate.release()).toEqual(['early'])
  })

  it('let a worker with few places take the society of high priority first', async () => {
    const { set, want, begin, rest, gate, signIn, why } = await stage()
    await signIn('w', 2)
    await set({ kind: 'priority', name: 'b', amount: 1 })
    for (const run of ['1', '2', '3', '4']) await want(run, run === '4' ? 'b@1' : 'a@1')
    expect([await begin('1', { places: 2 }), await begin('2', { places: 2 })]).toEqual(['driven', 'driven'])
    expect([await begin('3', { places: 2 }), await begin('4', { places: 2 })]).toEqual(['room', 'room'])
    expect(await why('3')).toBe('It waits for a worker that is free.')
    expect(await gate.release()).toEqual([])
    await rest('1')
    expect(await gate.release()).toEqual(['4'])
    // another worker comes, which has as many places as it likes
    await signIn('v', null)
    expect(await gate.release()).toEqual(['3'])
  })

  it('stop the runs whose budget is spent, say so, and nobody else', async () => {
    const { store, set, want, begin, gate, why } = await stage()
    const scopes = { 1: { society: 'a', tenant: 'acme' }, 2: { society: 'a', tenant: null } }
    const scopeOf = (run: string) => scopes[run as unknown as 1 | 2]
    const budgets = createBudgets(store, scopeOf, (error) => expect.fail(String(error)))
    await set({ kind: 'budget', name: 'tenant:acme', amount: 0.5, unit: 'dollars', period: 'day' })
    const call = { mind: 'm', agent: 'x', reply: '', usage: { inputTokens: 60, outputTokens: 40 }, cost: 0.3, ms: 1 }
    await budgets.admit('1', 'openai/gpt-5', true)
    for (const run of ['1', '1', '2']) budgets.count(run, call)
    await expect(budgets.admit('1', 'openai/gpt-5', true)).rejects.toMatchObject({ code: 'RUN_BUDGET_SPENT' })
    await budgets.admit('2', 'openai/gpt-5', false)
    await want('1', 'a@1', 'acme')
    await want('2', 'a@1')
    expect([await begin('1'), await begin('2')]).toEqual(['budget tenant:acme', 'driven'])
    expect(await why('1')).toMatch(
      /^The budget of tenant acme is spent: \$0\.6000 of \$0\.5000 a day\. It goes on by itself when the next day/,
    )
    expect(await gate.release()).toEqual([])
    // what was spent yesterday is not of today
    await store.database.ask(`UPDATE ${store.schema}.spending SET hour = hour - interval '1 day'`)
    expect(await gate.release()).toEqual(['1'])
    // all runs together, in tokens, for ever
    await set({ kind: 'budget', name: 'all', amount: 300, unit: 'tokens' })
    await expect(budgets.admit('2', 'local', false)).rejects.toThrow(
      /^The budget of all runs is spent: 300 tokens of 300/,
    )
    await set({ kind: 'budget', name: 'all', amount: 301, unit: 'tokens' })
    await budgets.admit('2', 'local', false)
    await expect(budgets.admit('1', 'local', false)).rejects.toMatchObject({ code: 'MODEL_NO_PRICE' })
  })
})
