import { expect, it } from 'vitest'
import { afforded } from './affordances.ts'

it('holds a guess against what came of the verb with things of such kinds', () => {
  // most containers that a text names do not open, and doors are entered oftener than one would think
  expect(afforded('open', 'suitcase', 0.5)).toBeLessThan(0.3)
  expect(afforded('enter', 'door', 0.08)).toBeGreaterThan(0.1)
  // of what was never counted, nothing is known
  expect(afforded('frobnicate', 'door', 0.3)).toBe(0.3)
  expect(afforded('open', 'gizmolator', 0.3)).toBe(0.3)
})
