/** The short version of `troupe evaluate household`: one day and the same day by chance, stopped and continued. */
import { expect, it } from 'vitest'
import { memoryStore } from 'troupe'
import { measureThinking } from '../src/societies/household/evaluation/thinking.ts'
import { playAll } from '../src/societies/household/evaluation/trials.ts'

it('a day by rules beats the same day by chance, and a stopped evaluation goes on with what is missing', async () => {
  const store = memoryStore()
  const openStore = () => store
  const stopping = new AbortController()
  const told: string[] = []
  const wanted = { days: 1, towns: 0 }
  const first = playAll(wanted, {
    signal: stopping.signal,
    openStore,
    progress: (what) => {
      told.push(what)
      stopping.abort()
    },
  })
  await expect(first).rejects.toThrow('interrupted')
  expect(told).toEqual(['1 of 2 runs: eval/day/1, rules'])
  const rules = (await store.runs('eval-household')).find((run) => run.includes('/1.rules-'))!
  const length = await store.head(rules)
  expect(length).toBeGreaterThan(100)
  const { results, chance } = await playAll(wanted, {
    signal: new AbortController().signal,
    openStore,
    resume: 'interrupted',
  })
  expect(await store.head(rules)).toBe(length)
  expect(results[0]).toMatchObject({ silent: 0, repeats: 0, ungrounded: 0 })
  expect(results[0]!.goals).toBeGreaterThan(chance[0]!.goals)
  expect(results[0]!.needsAtZero).toBeLessThan(chance[0]!.needsAtZero)
})

it('people who take their time think once a turn, with chat too, if they say at once what follows', async () => {
  const measured = await measureThinking(1, 1, 1)
  expect(measured.thoughtsPerTurn).toBeLessThan(1.02)
  expect(measured.msPerTurnWithoutChat).toBeGreaterThanOrEqual(1)
  expect(measured.chatAdds.places).toBe(1)
})
