/** What stands in the houses and places of a village: enough of everything for everybody who lives there. */
import type { Random } from '../../base/random.ts'
import type { ThingFile, UseFile } from './house-file.ts'

export interface Home {
  readonly name: string
  /** without the hall */
  readonly rooms: readonly string[]
}

const PEOPLE_PER_BEDROOM = 2
const MEALS_PER_DAY = 4
// larger crowds than that wait for a seat
const MOST_SEATS = 1000

const bedrooms = ({ rooms }: Home) => rooms.filter((room) => room.endsWith('bedroom'))
const seats = (wanted: number): { seats: number } => ({ seats: Math.min(MOST_SEATS, Math.max(1, Math.ceil(wanted))) })
const use = (name: string, minutes: number, gives: UseFile['gives'], more: Partial<UseFile> = {}): UseFile => ({
  name,
  minutes,
  gives,
  ...more,
})
const door = { states: { closed: {}, open: {} }, holds: { openIn: ['open'] } }
const lamp = { states: { off: {}, on: {} } }

export function furnish(homes: readonly Home[], people: number | undefined, random: Random): ThingFile[] {
  const rooms = homes.reduce((sum, home) => sum + bedrooms(home).length, 0)
  const all = people ?? rooms * PEOPLE_PER_BEDROOM
  let [beds, left] = [all, rooms]
  const things = homes.flatMap((home) => {
    const inBedrooms = bedrooms(home).map((room) => {
      // as even as it goes: nobody is without a bed, and no bedroom without one
      const count = Math.max(1, Math.ceil(beds / left))
      beds -= count
      left--
      return { room, count }
    })
    const residents = inBedrooms.reduce((sum, { count }) => sum + count, 0)
    return [...furnishHome(home, residents), ...inBedrooms.flatMap(({ room, count }) => bedsIn(home, room, count))]
  })
  return [...things, ...locked(homes, random), ...publicPlaces(all)]
}

function furnishHome({ name, rooms }: Home, people: number): ThingFile[] {
  const [hall, kitchen, living] = [`${name} hall`, `${name} kitchen`, `${name} living room`]
  const study = rooms.includes('study') ? [`${name} study`] : []
  const bath = rooms.includes('bathroom') ? `${name} bathroom` : hall
  const food = Math.min(10_000, people * MEALS_PER_DAY)
  return [
    { id: `${name} broom`, in: hall, isPortable: true, uses: [use('sweep the floor', 15, { tidiness: 20 })] },
    { id: `${name} fridge`, in: kitchen, ...door },
    {
      id: `${name} stew`,
      in: `${name} fridge`,
      isPortable: true,
      consumable: { servings: food, gives: { food: 35 } },
      isRefilled: true,
    },
    {
      id: `${name} bread`,
      in: kitchen,
      isPortable: true,
      consumable: { servings: food, gives: { food: 25 } },
      isRefilled: true,
    },
    { id: `${name} stove`, in: kitchen, uses: [use('cook a meal', 30, { food: 45, fun: 6 }, seats(people / 4))] },
    { id: `${name} sink`, in: kitchen, uses: [use('wash the dishes', 15, { tidiness: 20 }, seats(people / 4))] },
    { id: `${name} sofa`, in: living, uses: [use('relax', 20, { rest: 8, fun: 3 }, seats(people / 2))] },
    {
      id: `${name} radio`,
      in: living,
      ...lamp,
      uses: [use('listen to music', 30, { fun: 14 }, { requires: { state: 'on' }, ...seats(people) })],
    },
    { id: `${name} book`, in: living, isPortable: true, uses: [use('read', 30, { fun: 12 }, seats(people / 4))] },
    { id: `${name} washstand`, in: bath, uses: [use('wash', 10, { tidiness: 12, rest: 2 }, seats(people / 4))] },
    ...study.flatMap((room): ThingFile[] => [
      { id: `${name} desk`, in: room, uses: [use('write a letter', 30, { company: 10, fun: 6 }, seats(people / 4))] },
      {
        id: `${name} chess set`,
        in: room,
        isPortable: true,
        uses: [use('play chess', 40, { fun: 16, company: 8 }, seats(2))],
      },
    ]),
  ]
}

/** A bed for each of a few; where there are many, bunks along the wall. */
function bedsIn({ name }: Home, room: string, people: number): ThingFile[] {
  const sleep = (count: number) => [use('sleep', 480, { rest: 100 }, { isSleep: true, ...seats(count) })]
  const [place, of] = [`${name} ${room}`, room === 'bedroom' ? name : `${name} back`]
  if (people === 1) return [{ id: `${of} bed`, in: place, uses: sleep(1) }]
  if (people > 4) return [{ id: `${of} bunks`, in: place, uses: sleep(people) }]
  return Array.from({ length: people }, (_, number) => ({ id: `${of} bed ${number + 1}`, in: place, uses: sleep(1) }))
}

/** In every third house a cupboard that opens with a key; the key hangs in a house nearby. */
function locked(homes: readonly Home[], random: Random): ThingFile[] {
  return homes.flatMap(({ name }, number): ThingFile[] => {
    if (number % 3 !== 0) return []
    const near = homes[Math.min(homes.length - 1, Math.max(0, number + random.integer(7) - 3))]!
    return [
      {
        id: `${name} cupboard`,
        in: `${name} kitchen`,
        states: { closed: {}, open: { holding: `${name} key` } },
        holds: { openIn: ['open'] },
      },
      {
        id: `${name} cake`,
        in: `${name} cupboard`,
        isPortable: true,
        consumable: { servings: 8, gives: { food: 20, fun: 8 } },
        isRefilled: true,
      },
      { id: `${name} key`, in: `${near.name} hall`, isPortable: true },
    ]
  })
}

function publicPlaces(people: number): ThingFile[] {
  const many = seats(people / 4)
  const food = Math.min(10_000, Math.max(20, people * 2))
  return [
    { id: 'fountain', in: 'square', uses: [use('watch people', 15, { company: 6, rest: 3 }, many)] },
    { id: 'notice board', in: 'square', description: 'Nothing is pinned to it today.' },
    { id: 'market stall', in: 'square', consumable: { servings: food, gives: { food: 15 } }, isRefilled: true },
    { id: 'café counter', in: 'café', holds: {} },
    { id: 'coffee', in: 'café counter', consumable: { servings: food, gives: { rest: 6, fun: 3 } }, isRefilled: true },
    {
      id: 'sandwiches',
      in: 'café counter',
      isPortable: true,
      consumable: { servings: food, gives: { food: 30 } },
      isRefilled: true,
    },
    { id: 'café tables', in: 'café', uses: [use('sit in company', 20, { company: 10, rest: 4 }, many)] },
    { id: 'dartboard', in: 'café', uses: [use('play darts', 20, { fun: 12, company: 4 }, seats(4))] },
    { id: 'park bench', in: 'park', uses: [use('rest', 20, { rest: 8, fun: 4 }, many)] },
    { id: 'path', in: 'park', uses: [use('go for a walk', 30, { fun: 12, rest: 2 }, seats(people))] },
    { id: 'litter bin', in: 'park', holds: {}, uses: [use('pick up litter', 15, { tidiness: 15 }, seats(10))] },
    { id: 'playing field', in: 'park', uses: [use('play football', 30, { fun: 18, company: 8 }, seats(22))] },
  ]
}
