import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createKeep } from './keep.ts'

it('keeps the most important, of equally important ones the newest', () => {
  const lists = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 })
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 20 }), (importances, limit) => {
      const items = importances.map((importance, place) => ({ place, importance }))
      const rows = items.slice(0, limit)
      const keep = createKeep(rows.length, {
        importanceOf: (row) => rows[row]!.importance,
        placeOf: (row) => rows[row]!.place,
      })
      for (const item of items.slice(limit)) {
        const row = keep.rowFor(item.importance)
        if (row === undefined) continue
        rows[row] = item
        keep.tookOver()
      }
      const kept = items
        .toSorted((one, other) => other.importance - one.importance || other.place - one.place)
        .slice(0, limit)
      expect(new Set(rows)).toEqual(new Set(kept))
    }),
  )
})
