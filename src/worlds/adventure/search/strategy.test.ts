import { expect, it } from 'vitest'
import { createStrategy, patienceFor } from './strategy.ts'

it('stays on an island that gets better, and goes to another one that does not', () => {
  const strategy = createStrategy(0, 100)
  const first = strategy.island
  expect(strategy.isDue(90)).toBe(false)
  strategy.note(5)
  expect(strategy.isDue(150)).toBe(false)
  expect(strategy.island).toBe(first)
  expect(strategy.isDue(200)).toBe(true)
  strategy.begin(200)
  expect(strategy.island).not.toBe(first)
  expect(strategy.begun).toBe(2)
})

it('is more patient with stories whose turns are long', () => {
  expect(patienceFor(30_000, 1)).toBeGreaterThan(patienceFor(1000, 1))
  expect(patienceFor(500, 1)).toBe(patienceFor(1000, 1))
})
