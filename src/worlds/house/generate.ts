/** A village by seed and size: houses along lanes, a square, a café and a park. The same seed is the same village. */
import { TroupeError } from '../../base/errors.ts'
import { createRandom, type Random, type Seed } from '../../base/random.ts'
import { checkHouse } from './check-house.ts'
import { furnish, type Home } from './generate-things.ts'
import { houseNames, laneNames, streetNames } from './generate-names.ts'
import type { DoorFile, HouseFile, RoomFile } from './house-file.ts'

export interface VillageSource {
  readonly seed: Seed
  /** in all, streets and places included */
  readonly rooms: number
  /** a bed for each; two in each bedroom unless told */
  readonly people?: number
}

const FEWEST_ROOMS = 9
// each room brings four or five things, and a house file may hold 5,000
const MOST_ROOMS = 1000
const MOST_PEOPLE = 10_000

const FEWEST_IN_HOUSE = 4
const MOST_IN_HOUSE = 7
const HOUSES_ON_LANE = 8

// in metres
const WING = 6
const HALL = 2
// so that it can be shared by two or three rooms
const DEPTH = 12
const PLOT = 2 * WING + HALL + 2
const LANE = 4
const ROW = 2 * DEPTH + LANE + 2
const STREET = 8

export function generateVillage({ seed, rooms: count, people }: VillageSource): HouseFile {
  if (!isBetween(FEWEST_ROOMS, count, MOST_ROOMS) || (people !== undefined && !isBetween(0, people, MOST_PEOPLE)))
    throw new TroupeError(
      'WORLD_BAD_HOUSE',
      `A village has ${FEWEST_ROOMS} to ${MOST_ROOMS} rooms, not ${count}, and beds for up to ${MOST_PEOPLE} people.`,
    )
  const random = createRandom(`village/${seed}/${count}`)
  const sizes = sizesOf(count, random)
  const rooms: RoomFile[] = [
    { id: 'square', description: 'A square with a fountain and old trees.', at: [-12, -20, 24, 20], isOutdoors: true },
    { id: 'café', description: 'Small tables, and the smell of coffee.', at: [-30, -18, 18, 14] },
    { id: 'park', description: 'Grass, a pond and a path around it.', at: [12, -20, 28, 18], isOutdoors: true },
  ]
  const doors: DoorFile[] = ['café', 'park'].map((to) => ({ from: 'square', to }))
  const names = shuffled(houseNames, random)
  const lanes = shuffled(laneNames, random)
  const homes = sizes.map((size, number): Home => {
    const lane = Math.floor(number / HOUSES_ON_LANE)
    const [row, isWest] = [Math.floor(lane / 2), lane % 2 === 1]
    const laneName = nameOf(lanes, lane)
    if (number % HOUSES_ON_LANE === 0) {
      if (!isWest) {
        rooms.push({ id: streetOf(row), at: [-STREET / 2, row * ROW, STREET, ROW], isOutdoors: true })
        doors.push({ from: row === 0 ? 'square' : streetOf(row - 1), to: streetOf(row) })
      }
      const length = (HOUSES_ON_LANE / 2) * PLOT
      const x = isWest ? -STREET / 2 - length : STREET / 2
      rooms.push({ id: laneName, at: [x, row * ROW + DEPTH, length, LANE], isOutdoors: true })
      doors.push({ from: streetOf(row), to: laneName })
    }
    const plot = number % HOUSES_ON_LANE
    const x = STREET / 2 + 1 + Math.floor(plot / 2) * PLOT
    const y = row * ROW + (plot % 2 === 0 ? 0 : DEPTH + LANE)
    return build(
      { rooms, doors },
      { name: nameOf(names, number), size, lane: laneName, x: isWest ? -x - PLOT + 2 : x, y },
    )
  })
  const things = furnish(homes, people, random)
  return checkHouse({ name: `A village of ${sizes.length} houses`, rooms, doors, things }, 'The village')
}

/** How many rooms each house has, so that all of them, their lanes and the places together are as many as wanted. */
function sizesOf(count: number, random: Random): number[] {
  const left = (houses: number) => {
    const lanes = Math.ceil(houses / HOUSES_ON_LANE)
    return count - 3 - lanes - Math.ceil(lanes / 2)
  }
  const most = Math.floor(count / FEWEST_IN_HOUSE)
  const possible = Array.from({ length: most }, (_, number) => number + 1).filter(
    (houses) => left(houses) >= houses * FEWEST_IN_HOUSE && left(houses) <= houses * MOST_IN_HOUSE,
  )
  const houses = possible[Math.floor(possible.length / 2)]!
  const sizes = Array<number>(houses).fill(FEWEST_IN_HOUSE)
  for (let more = left(houses) - houses * FEWEST_IN_HOUSE; more > 0;) {
    const house = random.integer(houses)
    if (sizes[house]! >= MOST_IN_HOUSE) continue
    sizes[house]!++
    more--
  }
  return sizes
}

const ROOMS = ['kitchen', 'living room', 'bedroom', 'bathroom', 'back bedroom', 'study']

/** A hall from the lane to the back wall, with rooms on both sides of it. */
function build(
  { rooms, doors }: { rooms: RoomFile[]; doors: DoorFile[] },
  { name, size, lane, x, y }: { name: string; size: number; lane: string; x: number; y: number },
): Home {
  const hall = `${name} hall`
  rooms.push({ id: hall, at: [x + WING, y, HALL, DEPTH], house: name })
  doors.push({ from: lane, to: hall })
  const own = ROOMS.slice(0, size - 1)
  const wings = [own.filter((_, place) => place % 2 === 0), own.filter((_, place) => place % 2 === 1)]
  for (const [side, wing] of wings.entries())
    for (const [place, room] of wing.entries()) {
      const depth = DEPTH / wing.length
      rooms.push({ id: `${name} ${room}`, at: [x + side * (WING + HALL), y + place * depth, WING, depth], house: name })
      doors.push({ from: hall, to: `${name} ${room}` })
    }
  return { name, rooms: own }
}

const streetOf = (row: number): string => nameOf(streetNames, row)

function nameOf(names: readonly string[], number: number): string {
  const again = Math.floor(number / names.length)
  return `${names[number % names.length]!}${again === 0 ? '' : ` ${again + 1}`}`
}

function isBetween(low: number, value: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.integer(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}
