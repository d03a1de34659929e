import { describe, expect, it } from 'vitest'
import { createHistory } from './history.ts'

describe('the history of a large record', () => {
  it('knows its value after any step, however far apart whole copies are kept', () => {
    const history = createHistory()
    const people = Array.from({ length: 500 }, (_, nth) => `person ${nth}`)
    history.add(0, { put: Object.fromEntries(people.map((name) => [name, 0])) })
    for (let step = 1; step <= 3_000; step++) history.add(step, { put: { [people[step % 500]!]: step } })
    for (const step of [2_999, 0, 1_500, 1_501, 64, 63, 3_000, 700]) {
      const value = history.at(step) as Readonly<Record<string, number>>
      expect(Object.keys(value)).toHaveLength(500)
      expect(Math.max(...Object.values(value))).toBe(step)
      expect(value[people[step % 500]!]).toBe(step)
    }
  })
})
