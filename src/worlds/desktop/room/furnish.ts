/** A furnished house from a seed: rooms with open doors between them, and everything that can be found, once. */
import { createRandom, type Random, type Seed } from '../../../base/random.ts'
import type { Material } from '../../scene/material.ts'
import { pointAlong, wallsOf, WALL_THICKNESS_M, type Door, type Point, type RoomShell } from '../../scene/room.ts'
import type { PlacedObject, Scene } from '../../scene/scene.ts'
import { USUAL_ROOMS } from './most-rooms.ts'
import { kinds, thingNamed, type RoomThing } from './things.ts'

export interface HouseOptions {
  readonly seed: Seed
  /** walls and floors: which of `styles`; by the seed, one of the first three unless told */
  readonly style?: number
  /** how many; 4 unless told */
  readonly rooms?: number
}

const HEIGHT = 2.6
const DOOR = { width: 1.1, height: 2.1, sill: 0 }
// whoever walks by needs that much
const GAP = 0.35
const DOOR_FREE = 0.9
const TRIES = 400

const paint = (name: string, color: string): Material => ({
  name,
  color,
  roughness: 0.95,
  metalness: 0,
  pattern: 'paper',
})
const boards = (name: string, color: string, accent: string, pattern: 'planks' | 'tiles' | 'fabric'): Material => ({
  name,
  color,
  accent,
  roughness: 0.7,
  metalness: 0,
  pattern,
})

/** The last two are kept for those who want to know how an eye does before walls it never saw. */
export const styles: readonly { readonly walls: Material; readonly floor: Material }[] = [
  { walls: paint('warm white', '#e9e4da'), floor: boards('oak planks', '#b48a5c', '#94693d', 'planks') },
  { walls: paint('pale blue', '#c9d6df'), floor: boards('grey tiles', '#a9a9a4', '#8b8b86', 'tiles') },
  { walls: paint('sage', '#cbd3bf'), floor: boards('dark planks', '#6f4e37', '#523724', 'planks') },
  { walls: paint('terracotta', '#c98f73'), floor: boards('beige carpet', '#cfc3ab', '#bdb098', 'fabric') },
  { walls: paint('plum', '#7d6580'), floor: boards('white tiles', '#e4e4e0', '#bdbdb8', 'tiles') },
]
const KNOWN_STYLES = 3

export function furnish({ seed, style, rooms: count = USUAL_ROOMS }: HouseOptions): Scene {
  const random = createRandom(`house ${seed}`)
  // drawn in any case, so that other walls leave the furniture where it is
  const drawn = random.integer(KNOWN_STYLES)
  const rooms = layOut(random, count, styles[style ?? drawn] ?? styles[0]!)
  const doors = doorsOf(rooms)
  const objects: PlacedObject[] = []
  const names = shuffled(Object.keys(kinds), random)
  for (const [place, name] of names.entries()) {
    const thing = thingNamed(name)
    // spread over the house, and elsewhere where there is no room left
    const order = [...rooms.keys()].map((index) => rooms[(index + place) % rooms.length]!)
    for (const room of order) {
      const spot = findSpot(thing, room, { others: objects, doors }, random)
      if (spot === undefined) continue
      objects.push(placed(thing, room, spot))
      break
    }
  }
  return { title: `House ${seed}`, rooms, objects, lighting: null, camera: null }
}

/** A grid of rooms around the middle, as square as it gets, with a door in each wall between two of them. */
function layOut(random: Random, count: number, { walls, floor }: (typeof styles)[number]): RoomShell[] {
  const across = Math.ceil(Math.sqrt(count))
  const down = Math.ceil(count / across)
  const sizes = (of: number) => Array.from({ length: of }, () => 4.2 + random.next() * 1.2)
  const columns = extents(sizes(across), Math.floor(across / 2))
  // from near to far, so that rows are drawn last first
  const rows = extents(sizes(down).toReversed(), Math.floor(down / 2))
  const ceiling = paint('white', '#f4f2ee')
  // to and fro, so that each room has the one before it as a neighbour, however many there are
  const cells = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / across)
    const along = place % across
    return { row, column: row % 2 === 0 ? along : across - 1 - along }
  })
  const shells = cells.map(({ row, column }, index) => {
    const [[west, east], [north, south]] = [columns[column]!, rows[row]!]
    return {
      id: `room-${index + 1}`,
      kind: 'room',
      outline: [
        [west, north],
        [east, north],
        [east, south],
        [west, south],
      ] as Point[],
      height: HEIGHT,
      doors: [] as Door[],
      windows: [],
      surfaces: { floor, walls, ceiling },
    }
  })
  for (const [from, to, wall] of neighbours(cells)) {
    const length = wallsOf(shells[from]!)[wall]!.length
    const at = DOOR.width + random.next() * (length - 2 * DOOR.width)
    shells[from]!.doors.push({ id: `door-${from + 1}-${to + 1}`, wall, at, ...DOOR, leadsTo: shells[to]!.id, swing: 0 })
  }
  return shells
}

/** From where to where each of a row of rooms reaches; the wall before the one at `middle` stands at 0. */
function extents(sizes: readonly number[], middle: number): (readonly [from: number, to: number])[] {
  const half = WALL_THICKNESS_M / 2
  const outwards = (some: readonly number[]) => {
    let at = half
    return some.map((size) => {
      const reach = [at, size + at] as const
      at += size + WALL_THICKNESS_M
      return reach
    })
  }
  const before = outwards(sizes.slice(0, middle).toReversed()).map(([from, to]) => [-to, -from] as const)
  return [...before.toReversed(), ...outwards(sizes.slice(middle))]
}

const [EAST, SOUTH] = [1, 2]

/** Pairs of rooms with a wall between them, the western or northern one first; those that follow each other lead. */
function neighbours(cells: readonly { readonly row: number; readonly column: number }[]) {
  const pairs = cells.flatMap((one, from) =>
    cells.flatMap((other, to): (readonly [from: number, to: number, wall: number])[] => {
      const [right, down] = [other.column - one.column, other.row - one.row]
      if (right === 1 && down === 0) return [[from, to, EAST]]
      return right === 0 && down === 1 ? [[from, to, SOUTH]] : []
    }),
  )
  const follow = ([from, to]: (typeof pairs)[number]) => Math.abs(to - from) === 1
  const early = (pair: (typeof pairs)[number]) => Math.min(pair[0], pair[1])
  const inOrder = pairs.toSorted((one, other) => early(one) - early(other))
  return [...inOrder.filter(follow), ...inOrder.filter((pair) => !follow(pair))]
}

interface Spot {
  readonly at: Point
  /** quarter turns, in degrees */
  readonly turn: number
}

/** What must not be stood on. */
interface Taken {
  readonly others: readonly PlacedObject[]
  readonly doors: readonly Point[]
}

function findSpot(thing: RoomThing, room: RoomShell, taken: Taken, random: Random): Spot | undefined {
  const walls = wallsOf(room)
  const { width, depth } = thing.boundingBox
  for (let round = 0; round < TRIES; round++) {
    const wall = random.pick(walls)
    const along = width / 2 + GAP / 2 + random.next() * (wall.length - width - GAP)
    const across = thing.atWall
      ? depth / 2 + 0.03
      : depth / 2 + GAP + random.next() * Math.max(0, acrossOf(wall.index, walls) - depth - 2 * GAP)
    if (along < width / 2) continue
    const [x, z] = pointAlong(wall, along)
    const at: Point = [x + wall.inward[0] * across, z + wall.inward[1] * across]
    const spot = { at, turn: wall.facing }
    if (isFree(footprint(thing, spot), room, taken)) return spot
  }
  return undefined
}

const acrossOf = (wall: number, walls: ReturnType<typeof wallsOf>) => walls[(wall + 1) % walls.length]!.length

interface Area {
  readonly x: Point
  readonly z: Point
}

/** Walls stand along x and z, and so do things. */
function footprint({ boundingBox: { width, depth } }: Pick<RoomThing, 'boundingBox'>, { at, turn }: Spot): Area {
  const isTurned = Math.abs(Math.sin((turn * Math.PI) / 180)) > 0.5
  const [halfX, halfZ] = isTurned ? [depth / 2, width / 2] : [width / 2, depth / 2]
  return { x: [at[0] - halfX, at[0] + halfX], z: [at[1] - halfZ, at[1] + halfZ] }
}

const overlaps = (one: Area, other: Area, gap: number): boolean =>
  one.x[0] < other.x[1] + gap &&
  other.x[0] < one.x[1] + gap &&
  one.z[0] < other.z[1] + gap &&
  other.z[0] < one.z[1] + gap

function isFree(area: Area, room: RoomShell, { others, doors }: Taken): boolean {
  const [x, z] = [room.outline.map((point) => point[0]), room.outline.map((point) => point[1])]
  if (area.x[0] < Math.min(...x) || area.x[1] > Math.max(...x)) return false
  if (area.z[0] < Math.min(...z) || area.z[1] > Math.max(...z)) return false
  const isTaken = others.some((other) => {
    const spot: Spot = { at: [other.position.x, other.position.z], turn: other.rotation.y }
    return overlaps(area, footprint(other, spot), GAP)
  })
  return !isTaken && !doors.some((door) => overlaps(area, { x: [door[0], door[0]], z: [door[1], door[1]] }, DOOR_FREE))
}

/** The middles of all doors: a door of one room is before the things of two. */
const doorsOf = (rooms: readonly RoomShell[]): Point[] =>
  rooms.flatMap((room) => room.doors.map(({ wall, at }) => pointAlong(wallsOf(room)[wall]!, at)))

function placed(thing: RoomThing, room: RoomShell, { at, turn }: Spot): PlacedObject {
  const { name, assetPath, boundingBox, polygonCount, material } = thing
  return {
    id: name.replaceAll(' ', '-'),
    name,
    request: name,
    room: room.id,
    assetPath,
    isStandIn: false,
    boundingBox,
    polygonCount,
    placement: 'floor',
    position: { x: at[0], y: 0, z: at[1] },
    rotation: { x: 0, y: turn, z: 0 },
    heldBy: { by: 'floor', room: room.id },
    material,
    status: 'finished',
  }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items]
  return items.map(() => left.splice(random.integer(left.length), 1)[0]!)
}
