/** A small house for tests of people: five rooms, a locked cupboard, and the key to it somewhere else. */
import type { HouseFile } from '../../src/worlds/house/house-file.ts'
import type { HousePlan } from '../../src/worlds/house/plan.ts'

export const tinyHouse: HouseFile = {
  name: 'a small house',
  rooms: [{ id: 'hall' }, { id: 'kitchen' }, { id: 'bedroom' }, { id: 'study' }, { id: 'garden', isOutdoors: true }],
  doors: [
    { from: 'hall', to: 'kitchen' },
    { from: 'hall', to: 'bedroom' },
    { from: 'hall', to: 'study' },
    { from: 'kitchen', to: 'garden' },
  ],
  things: [
    {
      id: 'fridge',
      in: 'kitchen',
      consumable: { servings: 20, gives: { food: 35 } },
      isRefilled: true,
    },
    {
      id: 'cupboard',
      in: 'kitchen',
      states: { shut: {}, open: { holding: 'brass key' } },
      holds: { openIn: ['open'] },
    },
    { id: 'tea', in: 'cupboard', isPortable: true, consumable: { servings: 8, gives: { food: 10, fun: 10 } } },
    { id: 'drawer', in: 'study', states: { shut: {}, open: {} }, holds: { openIn: ['open'] } },
    { id: 'brass key', in: 'drawer', isPortable: true },
    { id: 'red bed', in: 'bedroom', uses: [sleep()] },
    { id: 'blue bed', in: 'bedroom', uses: [sleep()] },
    { id: 'green bed', in: 'study', uses: [sleep()] },
    { id: 'shelf', in: 'study', holds: {} },
    {
      id: 'atlas',
      in: 'shelf',
      isPortable: true,
      uses: [{ name: 'read', minutes: 60, gives: { fun: 30 } }],
    },
    {
      id: 'radio',
      in: 'hall',
      states: { off: {}, on: {} },
      uses: [{ name: 'listen to music', minutes: 30, gives: { fun: 20 }, requires: { state: 'on' }, seats: 3 }],
    },
    { id: 'bench', in: 'garden', uses: [{ name: 'sit', minutes: 30, gives: { rest: 10, fun: 10 }, seats: 3 }] },
    { id: 'broom', in: 'hall', uses: [{ name: 'sweep', minutes: 20, gives: { tidiness: 25 } }] },
    { id: 'ball', in: 'garden', isPortable: true },
  ],
}

/** As many of these houses as wanted, around a square. */
export function tinyVillage(houses: number): HouseFile {
  const named = (name: string, house: number) => `${name} ${house + 1}`
  const all = Array.from({ length: houses }, (_, house) => house)
  return {
    name: 'a village',
    rooms: [
      { id: 'square', isOutdoors: true },
      ...all.flatMap((house) =>
        tinyHouse.rooms.map((room) => ({ ...room, id: named(room.id, house), house: named('house', house) })),
      ),
    ],
    doors: all.flatMap((house) => [
      { from: 'square', to: named('hall', house) },
      ...tinyHouse.doors.map(({ from, to }) => ({ from: named(from, house), to: named(to, house) })),
    ]),
    things: all.flatMap((house) =>
      tinyHouse.things.map((thing) => ({
        ...thing,
        id: named(thing.id, house),
        in: named(thing.in, house),
        ...(thing.id === 'cupboard' && { states: { shut: {}, open: { holding: named('brass key', house) } } }),
      })),
    ),
  }
}

function sleep() {
  return { name: 'sleep', minutes: 480, gives: { rest: 100 }, isSleep: true }
}

/** Stands in for the world's own, which is made elsewhere. */
export function planOfTiny(file: HouseFile): HousePlan {
  const exits = new Map<string, string[]>(file.rooms.map(({ id }) => [id, []]))
  for (const { from, to, oneWay } of file.doors) {
    exits.get(from)?.push(to)
    if (!oneWay) exits.get(to)?.push(from)
  }
  const known = new Map<string, Map<string, readonly string[]>>()
  const exitsOf = (room: string) => exits.get(room) ?? []
  return {
    file,
    rooms: new Map(file.rooms.map((room) => [room.id, room])),
    things: new Map(file.things.map((thing) => [thing.id, thing])),
    exitsOf,
    way: (from, to) => {
      const ways = known.get(from) ?? new Map<string, readonly string[]>([[from, []]])
      if (known.has(from)) return ways.get(to)
      known.set(from, ways)
      for (const [room, way] of ways)
        for (const next of exitsOf(room)) if (!ways.has(next)) ways.set(next, [...way, next])
      return ways.get(to)
    },
  }
}
