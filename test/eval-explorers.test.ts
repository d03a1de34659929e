/** The short version of `troupe evaluate explorers`: the first four worlds of the twenty, the same goals. */
import { expect, it } from 'vitest'
import { evaluateWorlds, measureScale, summarize, worldSeed } from '../src/societies/explorers/evaluate.ts'

it('explorers find nearly everything where chance does not, sooner with mail, and four sooner than one', async () => {
  const results = await evaluateWorlds([1, 2, 3, 4].map(worldSeed))
  const { found, randomFound, mailGain, teamRatio, worlds } = summarize(results)
  expect(worlds).toBe(4)
  expect(found).toBeGreaterThanOrEqual(0.95)
  expect(randomFound).toBeLessThan(0.5)
  expect(mailGain).toBeGreaterThanOrEqual(0.2)
  expect(teamRatio).toBeLessThanOrEqual(0.45)
})

it('an evaluation that is stopped says so and gives no half result', async () => {
  const signal = AbortSignal.abort()
  await expect(evaluateWorlds([worldSeed(1)], { signal })).rejects.toThrow('interrupted')
})

it('the scale is measured with as many explorers as asked', async () => {
  const { agents, stepsPerSecond, mb } = await measureScale(10)
  expect(agents).toBe(10)
  expect(Math.min(stepsPerSecond, mb)).toBeGreaterThan(0)
})
