/** Generates a building from a seed: floors of rooms with doors between them, shafts between the floors. */
import { createRandom, type Random, type Seed } from '../../base/random.ts'
import { cellAt, contentsOf, DEFAULT_SIGHT, DOOR, FLOOR, positionOf, WALL, type GridMap, type Sight } from './map.ts'

export interface GeneratedGrid {
  readonly seed: Seed
  /** the length of a side, walls included */
  readonly size: number
  /** floors, one above the other; 1 unless said otherwise */
  readonly levels?: number
  /** how many things lie about; without it, one for every 36 squares of a floor */
  readonly objects?: number
  readonly sight?: Sight
}

const SMALLEST_ROOM = 3
// a room longer than this is always divided
const LONGEST_ROOM = 7
const SQUARES_PER_OBJECT = 36
const SECOND_DOOR_CHANCE = 0.35

const thingNames = (
  'apple ball basket bell book bottle bowl box brush candle chair clock coat cup desk drum fan flute globe hat ' +
  'kettle key keyboard kite ladder lamp map mirror pan pen piano pillow plant radio rope rug scissors shoe ' +
  'spoon statue stool table teapot telescope umbrella vase violin watch'
).split(' ')

export function generateMap({ seed, size, levels = 1, objects: count, sight = DEFAULT_SIGHT }: GeneratedGrid): GridMap {
  const random = createRandom(`grid/${seed}/${size}/${levels}`)
  // between two floors lies a slab
  const extent = { width: size, height: levels * 2 - 1, depth: size }
  const cells = new Uint8Array(extent.width * extent.height * extent.depth).fill(WALL)
  for (let level = 0; level < levels; level++) {
    const at = (x: number, z: number) => cellAt(extent, x, level * 2, z)
    for (let z = 1; z < size - 1; z++) for (let x = 1; x < size - 1; x++) cells[at(x, z)] = FLOOR
    divide({ cells, at, random }, { left: 1, top: 1, right: size - 2, bottom: size - 2 })
  }
  digShafts(cells, extent, levels, random)
  const free = shuffled(
    [...cells.keys()].filter((cell) => cells[cell] === FLOOR && isOnFloor(cell, extent)),
    random,
  )
  const wanted = Math.min(count ?? Math.ceil((size * size * levels) / SQUARES_PER_OBJECT), free.length)
  const objects = free.slice(0, wanted).map((cell, place) => ({
    name: nameOf(place),
    position: positionOf(extent, cell),
  }))
  const starts = shuffled(free, random).map((cell) => ({
    position: positionOf(extent, cell),
    rotation: { yaw: random.integer(4) * 90, pitch: 0, roll: 0 },
  }))
  return { seed, ...extent, cells, objects, contents: contentsOf(extent, objects), starts, sight }
}

type Extent = Pick<GridMap, 'width' | 'height' | 'depth'>

interface Site {
  readonly cells: Uint8Array
  readonly at: (x: number, z: number) => number
  readonly random: Random
}

interface Room {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Puts a wall with a door or two across a room, then does the same to both halves. */
function divide(site: Site, room: Room): void {
  const { left, top, right, bottom } = room
  const [across, along] = [right - left + 1, bottom - top + 1]
  if (Math.max(across, along) <= LONGEST_ROOM && (Math.max(across, along) < LONGEST_ROOM || site.random.next() < 0.5))
    return
  const isUpright = across === along ? site.random.next() < 0.5 : across > along
  const [from, to] = isUpright ? [left, right] : [top, bottom]
  const places = range(from + SMALLEST_ROOM, to - SMALLEST_ROOM).filter(
    (place) => !endsAtDoor(site, room, place, isUpright),
  )
  if (places.length === 0) return
  const place = site.random.pick(places)
  buildWall(site, room, place, isUpright)
  if (isUpright) {
    divide(site, { ...room, right: place - 1 })
    divide(site, { ...room, left: place + 1 })
  } else {
    divide(site, { ...room, bottom: place - 1 })
    divide(site, { ...room, top: place + 1 })
  }
}

/** A wall that ends at a door would block it. */
function endsAtDoor(
  { cells, at }: Site,
  { left, top, right, bottom }: Room,
  place: number,
  isUpright: boolean,
): boolean {
  const ends = isUpright ? [at(place, top - 1), at(place, bottom + 1)] : [at(left - 1, place), at(right + 1, place)]
  return ends.some((cell) => cells[cell] === DOOR)
}

function buildWall({ cells, at, random }: Site, room: Room, place: number, isUpright: boolean): void {
  const squares = isUpright
    ? range(room.top, room.bottom).map((z) => at(place, z))
    : range(room.left, room.right).map((x) => at(x, place))
  for (const square of squares) cells[square] = WALL
  cells[random.pick(squares)] = DOOR
  if (random.next() < SECOND_DOOR_CHANCE) cells[random.pick(squares)] = DOOR
}

/** Two ways up from each floor, where there is floor on both sides of the slab. */
function digShafts(cells: Uint8Array, extent: Extent, levels: number, random: Random): void {
  const layer = extent.width * extent.depth
  for (let level = 0; level < levels - 1; level++) {
    const slab = layer * (level * 2 + 1)
    const places = range(slab, slab + layer - 1).filter(
      (cell) => cells[cell - layer] === FLOOR && cells[cell + layer] === FLOOR,
    )
    for (const cell of shuffled(places, random).slice(0, 2)) cells[cell] = FLOOR
  }
}

function isOnFloor(cell: number, { width, depth }: Extent): boolean {
  return Math.floor(cell / (width * depth)) % 2 === 0
}

function nameOf(place: number): string {
  const again = Math.floor(place / thingNames.length)
  const name = thingNames[(place * 7) % thingNames.length]!
  return again === 0 ? name : `${name} ${again + 1}`
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.integer(last + 1)
    const held = mixed[last]!
    mixed[last] = mixed[other]!
    mixed[other] = held
  }
  return mixed
}
