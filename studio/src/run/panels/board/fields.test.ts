import { expect, it } from 'vitest'
import { expedition } from '../read/journal.fixture.ts'
import { orderedFields, writersAt } from './fields.ts'

it('names each field a step changed with those who did it, once', () => {
  const timeline = expedition()
  expect([...writersAt(timeline, 3)]).toEqual([
    ['found', ['act']],
    ['rounds', ['act']],
  ])
  expect(writersAt(timeline, 99).size).toBe(0)
})

it('shows fields as the society declares them, and what else there is after them', () => {
  expect(orderedFields(['extra', 'rounds', 'found'], ['found', 'rounds'])).toEqual(['found', 'rounds', 'extra'])
})
