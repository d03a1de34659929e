/** A bucket that workers share, on a real database: what is measured is never too soon, however slow we are. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'
import { postgresStore } from '../postgres/index.ts'
import { createRateGate } from './rate.ts'
import { createRuleTable, type Rule } from './rules.ts'

const newSchema = temporarySchemas()

async function stage(workers: number) {
  const url = await newSchema()
  const stores = Array.from({ length: workers }, () => postgresStore(url))
  onTestFinished(async () => {
    for (const store of stores) await store.close()
  })
  const rules = createRuleTable(stores[0]!)
  const rate = (amount: number, period: Rule['period']) =>
    rules.set({ kind: 'rate', name: 'p', amount, unit: null, period })
  return { rules, rate, gates: stores.map((store) => createRateGate(store)) }
}

describe.skipIf(whyNoPostgres)(`the rate of a provider${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('is kept by all workers together, in any period of its length', async () => {
    const { rate, gates } = await stage(3)
    await rate(20, 'second')
    // another provider is nobody's limit
    await gates[0]!('q', undefined)
    const at: number[] = []
    const calls = Array.from({ length: 30 }, async (_, call) => {
      await gates[call % 3]!('p', undefined)
      at.push(performance.now())
    })
    await Promise.all(calls)
    at.sort((one, other) => one - other)
    // two at once, then 19 a second: the last of 30 comes 28 turns later
    expect(at.at(-1)! - at[0]!).toBeGreaterThan((28 / 19) * 1_000 - 250)
    expect(at).toHaveLength(30)
  })

  it('lets those who wait go when it is raised or taken away, and counts no call that was given up', async () => {
    const { rules, rate, gates } = await stage(2)
    await rate(1, 'month')
    await gates[0]!('p', undefined)
    const giveUp = new AbortController()
    const wait = gates[0]!('p', giveUp.signal)
    const other = gates[1]!('p', undefined)
    const third = gates[0]!('p', undefined)
    const queued = async () => (await rules.queued())[0]?.calls
    await expect.poll(queued).toBe(3)
    giveUp.abort(new Error('no more'))
    await expect(wait).rejects.toThrow('no more')
    await expect.poll(queued).toBe(2)
    await rate(1_000, 'second')
    await other
    await rate(1, 'month')
    await rules.remove('rate', 'p')
    await third
  })
})
