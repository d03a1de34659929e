/** The short version of `troupe evaluate explorers`: the first four worlds of the twenty, the same goals. */
import { expect, it } from 'vitest'
import { evaluateWorld, measureScale, summarize, worldSeed } from '../src/societies/explorers/evaluate.ts'

it('explorers find nearly everything where chance does not, sooner with mail, and four sooner than one', async () => {
  const results = []
  for (const place of [1, 2, 3, 4]) results.push(await evaluateWorld(worldSeed(place)))
  const { found, randomFound, mailGain, teamRatio, worlds } = summarize(results)
  expect(worlds).toBe(4)
  expect(found).toBeGreaterThanOrEqual(0.95)
  expect(randomFound).toBeLessThan(0.5)
  expect(mailGain).toBeGreaterThanOrEqual(0.2)
  expect(teamRatio).toBeLessThanOrEqual(0.45)
})

it('an evaluation that is stopped says so and gives no half result', async () => {
  const stopped = AbortSignal.abort()
  await expect(evaluateWorld(worldSeed(1), stopped)).rejects.toThrow('interrupted')
})

it('the scale is measured with as many explorers as asked', async () => {
  const { agents, stepsPerSecond, mb } = await measureScale(10)
  expect(agents).toBe(10)
  expect(Math.min(stepsPerSecond, mb)).toBeGreaterThan(0)
})
