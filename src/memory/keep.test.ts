import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createKeep } from './keep.ts'

it('keeps the most important, of equally important ones the newest, and forgets each once', () => {
  const lists = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 })
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 20 }), (importances, limit) => {
      const keep = createKeep<{ place: number; importance: number }>(limit)
      const items = importances.map((importance, place) => ({ place, importance }))
      const gone = items.map((item) => keep.add(item)).filter((item) => item !== undefined)
      const kept = items
        .toSorted((one, other) => other.importance - one.importance || other.place - one.place)
        .slice(0, limit)
      expect(new Set(items).difference(new Set(gone))).toEqual(new Set(kept))
      expect(new Set(gone).size).toBe(gone.length)
      expect(keep.size).toBe(kept.length)
    }),
  )
})
