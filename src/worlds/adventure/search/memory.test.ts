import { expect, it } from 'vitest'
import { createMemory } from './memory.ts'

it('tries again what did nothing, but not what the parser refuses', () => {
  const memory = createMemory()
  const [nothing, refused] = [
    { pattern: 1, first: 2, second: 0 },
    { pattern: 3, first: 2, second: 0 },
  ]
  for (const act of [nothing, refused]) memory.noteTried(1, act)
  memory.giveUp(1, refused)
  memory.tryAgain()
  expect(memory.timesTried(1, nothing)).toBe(0)
  expect(memory.isGivenUp(1, refused)).toBe(true)
})
