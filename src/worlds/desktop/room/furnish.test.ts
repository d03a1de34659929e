import { describe, expect, it } from 'vitest'
import { furnish, styles } from './furnish.ts'
import { kinds } from './things.ts'

describe('a furnished house', () => {
  it('has every thing once, inside its room, and nothing in anything else', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { objects, rooms } = furnish({ seed })
      expect(objects.map(({ name }) => name).toSorted()).toEqual(Object.keys(kinds).toSorted())
      const areas = objects.map(({ position: { x, z }, boundingBox: { width, depth }, rotation }) => {
        const isTurned = Math.round(rotation.y / 90) % 2 !== 0
        const [halfX, halfZ] = isTurned ? [depth / 2, width / 2] : [width / 2, depth / 2]
        return { left: x - halfX, right: x + halfX, far: z - halfZ, near: z + halfZ }
      })
      for (const [place, area] of areas.entries()) {
        const { outline } = rooms.find(({ id }) => id === objects[place]!.room)!
        expect(area.left).toBeGreaterThanOrEqual(Math.min(...outline.map(([x]) => x)))
        expect(area.right).toBeLessThanOrEqual(Math.max(...outline.map(([x]) => x)))
        expect(area.far).toBeGreaterThanOrEqual(Math.min(...outline.map(([, z]) => z)))
        expect(area.near).toBeLessThanOrEqual(Math.max(...outline.map(([, z]) => z)))
        for (const other of areas.slice(place + 1)) {
          const apart =
            area.left > other.right || other.left > area.right || area.far > other.near || other.far > area.near
          expect(apart).toBe(true)
        }
      }
    }
  })

  it('is the same for the same seed, another for another, and has the walls it is told to have', () => {
    const at = (seed: number) => furnish({ seed }).objects.map(({ position }) => position)
    expect(at(7)).toEqual(at(7))
    expect(at(7)).not.toEqual(at(8))
    expect(furnish({ seed: 7, style: 4 }).rooms[0]!.surfaces!.walls).toEqual(styles[4]!.walls)
    expect(furnish({ seed: 7, style: 4 }).objects).toEqual(furnish({ seed: 7 }).objects)
  })
})
