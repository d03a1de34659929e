import { describe, expect, it } from 'vitest'
import { furnish, styles } from './furnish.ts'
import { kinds } from './things.ts'

describe('a furnished house', () => {
  it('has every thing once, inside its room, and nothing in anything else', () => {
    const houses = [...[1, 2, 3, 4, 5].map((seed) => ({ seed })), { seed: 6, rooms: 9 }, { seed: 7, rooms: 2 }]
    for (const options of houses) {
      const { objects, rooms } = furnish(options)
      if ('rooms' in options && options.rooms === 2) {
        // what finds no place in so small a house is left out
        expect(objects.length).toBeGreaterThan(8)
        expect(new Set(objects.map(({ name }) => name)).size).toBe(objects.length)
      } else expect(objects.map(({ name }) => name).toSorted()).toEqual(Object.keys(kinds).toSorted())
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

  it('has as many rooms as it is told, beside each other and all to be reached by doors', () => {
    for (const count of [1, 2, 3, 5, 7, 9, 12]) {
      const { rooms } = furnish({ seed: 3, rooms: count })
      expect(rooms).toHaveLength(count)
      const reached = new Set([rooms[0]!.id])
      const leads = rooms.flatMap(({ id, doors }) => doors.map(({ leadsTo }) => [id, leadsTo!] as const))
      for (let turn = 0; turn < count; turn++)
        for (const pair of leads) if (pair.some((id) => reached.has(id))) for (const id of pair) reached.add(id)
      expect([...reached].toSorted()).toEqual(rooms.map(({ id }) => id).toSorted())
      const across = ({ outline }: (typeof rooms)[number], axis: 0 | 1) => {
        const all = outline.map((point) => point[axis])
        return [Math.min(...all), Math.max(...all)] as const
      }
      for (const [place, room] of rooms.entries())
        for (const other of rooms.slice(place + 1)) {
          const isApart = ([0, 1] as const).some((axis) => {
            const [[low, high], [otherLow, otherHigh]] = [across(room, axis), across(other, axis)]
            return high < otherLow || low > otherHigh
          })
          expect(isApart, `${room.id} and ${other.id} of ${count}`).toBe(true)
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
