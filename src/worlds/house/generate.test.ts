import { describe, expect, it } from 'vitest'
import { defaultHouse } from './default-house.ts'
import { generateVillage } from './generate.ts'
import { needNames, type HouseFile } from './house-file.ts'
import { planOf } from './plan.ts'
import { cpuMs } from '../../../test/cpu-ms.ts'

const bedsOf = ({ things }: HouseFile) =>
  things
    .flatMap(({ uses = [] }) => uses.filter(({ isSleep, minutes }) => isSleep && minutes === 480))
    .reduce((sum, { seats = 1 }) => sum + seats, 0)

/** Rooms that lie on each other on the plan. */
function overlaps({ rooms }: HouseFile): string[] {
  return rooms.flatMap((one, place) =>
    rooms.slice(place + 1).flatMap((other) => {
      const [x, y, width, depth] = one.at!
      const [otherX, otherY, otherWidth, otherDepth] = other.at!
      const isApart = x + width <= otherX || otherX + otherWidth <= x || y + depth <= otherY || otherY + otherDepth <= y
      return isApart ? [] : [`${one.id} and ${other.id}`]
    }),
  )
}

/** Doors between rooms that do not touch on the plan. */
function gaps({ rooms, doors }: HouseFile): string[] {
  const at = new Map(rooms.map((room) => [room.id, room.at!]))
  return doors.flatMap(({ from, to }) => {
    const [x, y, width, depth] = at.get(from)!
    const [otherX, otherY, otherWidth, otherDepth] = at.get(to)!
    const common = (a: number, aLength: number, b: number, bLength: number) =>
      Math.min(a + aLength, b + bLength) - Math.max(a, b)
    const [across, along] = [common(x, width, otherX, otherWidth), common(y, depth, otherY, otherDepth)]
    return (across === 0 && along > 0) || (along === 0 && across > 0) ? [] : [`${from} and ${to}`]
  })
}

const placesFor = (house: HouseFile, need: (typeof needNames)[number]) =>
  house.things.filter(({ uses = [], consumable }) =>
    [...uses, ...(consumable ? [consumable] : [])].some(({ gives }) => (gives[need] ?? 0) > 2),
  ).length

describe('the default house', () => {
  it('has eight rooms that touch where there are doors, and lie beside each other', () => {
    expect(defaultHouse.rooms).toHaveLength(8)
    expect(overlaps(defaultHouse)).toEqual([])
    expect(gaps(defaultHouse)).toEqual([])
  })

  it('has beds for five, and serves every need in several places', () => {
    expect(bedsOf(defaultHouse)).toBe(5)
    for (const need of needNames) expect(placesFor(defaultHouse, need), need).toBeGreaterThanOrEqual(4)
  })

  it('keeps the key of its cupboard in another room', () => {
    const { things } = planOf(defaultHouse)
    expect(things.get('cupboard')!.states!['open']).toEqual({ holding: 'brass key' })
    expect([things.get('cupboard')!.in, things.get(things.get('brass key')!.in)!.in]).toEqual(['kitchen', 'study'])
  })
})

describe('a village', () => {
  it.for([9, 10, 11, 12, 13, 14, 20, 47, 75, 150, 300, 301, 777, 1000])(
    'of %i rooms has just so many, which lie side by side',
    (rooms) => {
      const village = generateVillage({ seed: 1, rooms })
      expect(village.rooms).toHaveLength(rooms)
      expect(gaps(village)).toEqual([])
      if (rooms <= 301) expect(overlaps(village)).toEqual([])
      const houses = Map.groupBy(
        village.rooms.filter(({ house }) => house !== undefined),
        ({ house }) => house,
      )
      for (const own of houses.values()) expect(own.length).toSatisfy((count) => count >= 4 && count <= 7)
    },
  )

  it('is the same for the same seed, and another for another', () => {
    expect(generateVillage({ seed: 1, rooms: 60 })).toEqual(generateVillage({ seed: 1, rooms: 60 }))
    expect(generateVillage({ seed: 2, rooms: 60 })).not.toEqual(generateVillage({ seed: 1, rooms: 60 }))
  })

  it('has a bed for everybody', () => {
    for (const [rooms, people] of [
      [9, 1],
      [40, 25],
      [300, 1000],
      [60, 61],
    ] as const)
      expect(bedsOf(generateVillage({ seed: 3, rooms, people }))).toBeGreaterThanOrEqual(people)
    expect(bedsOf(generateVillage({ seed: 3, rooms: 300, people: 1000 }))).toBeLessThan(1100)
  })

  it('serves every need in many places', () => {
    const village = generateVillage({ seed: 1, rooms: 60 })
    for (const need of needNames) expect(placesFor(village, need), need).toBeGreaterThanOrEqual(3)
  })

  it('is made quickly, and ways through it are found quickly', () => {
    const started = cpuMs()
    const village = generateVillage({ seed: 5, rooms: 1000, people: 3000 })
    const { way } = planOf(village)
    const far = village.rooms.at(-1)!.id
    for (const { id } of village.rooms) expect(way(id, far)).toBeDefined()
    expect(cpuMs() - started).toBeLessThan(2000)
  })

  it.for([8, 1001, 2.5, Number.NaN])('of %f rooms is refused', (rooms) => {
    expect(() => generateVillage({ seed: 1, rooms })).toThrow(/A village has 9 to 1000 rooms, not/)
  })
})
