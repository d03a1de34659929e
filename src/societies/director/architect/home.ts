/** Rooms of a home side by side, so that those with a door between them share a wall. */
import { extentOf } from '../../../worlds/scene/geometry/floor-plan.ts'
import { type Point, WALL_THICKNESS_M, type Wall, wallsOf } from '../../../worlds/scene/room.ts'
import type { Passage } from '../plan.ts'

export interface Floor {
  readonly id: string
  readonly outline: readonly Point[]
}

/** Where two rooms touch: a wall of each, and the stretch they share, in metres along each. */
export interface SharedWall {
  readonly wall: number
  readonly from: number
  readonly to: number
  readonly otherWall: number
  /** the middle of the stretch, along the other wall */
  readonly otherMiddle: number
}

// a door and its frame
const SHARED_AT_LEAST_M = 1.1

/** Every room moved to its place; rooms that no passage leads to stand beside the first. */
export function arranged(floors: readonly Floor[], passages: readonly Passage[]): readonly Floor[] {
  const placed: Floor[] = []
  const waiting = [...floors]
  while (waiting.length > 0) {
    const linked = waiting.findIndex(({ id }) => neighboursOf(id, passages).some((other) => isIn(placed, other)))
    const [floor] = waiting.splice(Math.max(0, linked), 1) as [Floor]
    placed.push(placed.length === 0 ? floor : besideOthers(floor, placed, neighboursOf(floor.id, passages)))
  }
  return floors.map(({ id }) => placed.find((floor) => floor.id === id)!)
}

const isIn = (floors: readonly Floor[], id: string) => floors.some((floor) => floor.id === id)

function neighboursOf(id: string, passages: readonly Passage[]): readonly string[] {
  return passages.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))
}

/** The place that shares most walls with those it leads to, and after that the one that keeps the home compact. */
function besideOthers(floor: Floor, placed: readonly Floor[], neighbours: readonly string[]): Floor {
  const wanted = placed.filter(({ id }) => neighbours.includes(id))
  const hosts = wanted.length > 0 ? wanted : placed
  let best: { floor: Floor; value: number } | null = null
  for (const host of hosts) {
    for (const moved of placesBeside(floor, host)) {
      if (placed.some((other) => areTooClose(moved, other)) || !sharedWall(moved, host)) continue
      const shared = hosts.filter((other) => sharedWall(moved, other)).length
      const value = shared * 1000 - spread([...placed, moved])
      if (!best || value > best.value + 1e-9) best = { floor: moved, value }
    }
  }
  return best?.floor ?? atTheEnd(floor, placed)
}

function* placesBeside(floor: Floor, host: Floor): Generator<Floor> {
  const [own, other] = [extentOf(floor.outline), extentOf(host.outline)]
  const alignedX = [other.minX - own.minX, other.maxX - own.maxX, (other.minX + other.maxX - own.minX - own.maxX) / 2]
  const alignedZ = [other.minZ - own.minZ, other.maxZ - own.maxZ, (other.minZ + other.maxZ - own.minZ - own.maxZ) / 2]
  for (const z of alignedZ) yield moved(floor, other.maxX + WALL_THICKNESS_M - own.minX, z)
  for (const z of alignedZ) yield moved(floor, other.minX - WALL_THICKNESS_M - own.maxX, z)
  for (const x of alignedX) yield moved(floor, x, other.minZ - WALL_THICKNESS_M - own.maxZ)
  for (const x of alignedX) yield moved(floor, x, other.maxZ + WALL_THICKNESS_M - own.minZ)
}

const moved = ({ id, outline }: Floor, x: number, z: number): Floor => ({
  id,
  outline: outline.map(([atX, atZ]) => [round(atX + x), round(atZ + z)]),
})

const round = (metres: number) => Math.round(metres * 10_000) / 10_000

function areTooClose(a: Floor, b: Floor): boolean {
  const [one, two] = [extentOf(a.outline), extentOf(b.outline)]
  const apart = WALL_THICKNESS_M - 1e-3
  return (
    one.minX < two.maxX + apart &&
    two.minX < one.maxX + apart &&
    one.minZ < two.maxZ + apart &&
    two.minZ < one.maxZ + apart
  )
}

function spread(floors: readonly Floor[]): number {
  const { minX, maxX, minZ, maxZ } = extentOf(floors.flatMap(({ outline }) => outline))
  return maxX - minX + (maxZ - minZ)
}

function atTheEnd(floor: Floor, placed: readonly Floor[]): Floor {
  const all = extentOf(placed.flatMap(({ outline }) => outline))
  const own = extentOf(floor.outline)
  return moved(floor, all.maxX + WALL_THICKNESS_M - own.minX, all.minZ - own.minZ)
}

/** The longest stretch where a wall of one room is a wall's thickness from a wall of the other. */
export function sharedWall(floor: Floor, other: Floor): SharedWall | null {
  let best: SharedWall | null = null
  for (const wall of wallsOf(floor)) {
    for (const behind of wallsOf(other)) {
      const stretch = stretchOf(wall, behind)
      if (stretch && (!best || stretch.to - stretch.from > best.to - best.from + 1e-9)) best = stretch
    }
  }
  return best
}

function stretchOf(wall: Wall, behind: Wall): SharedWall | null {
  if (wall.inward[0] * behind.inward[0] + wall.inward[1] * behind.inward[1] > -0.999) return null
  const away = (point: Point) => (point[0] - wall.from[0]) * wall.inward[0] + (point[1] - wall.from[1]) * wall.inward[1]
  if (Math.abs(away(behind.from) + WALL_THICKNESS_M) > 0.01) return null
  const at = (point: Point) => (point[0] - wall.from[0]) * wall.along[0] + (point[1] - wall.from[1]) * wall.along[1]
  const from = Math.max(0, at(behind.to))
  const to = Math.min(wall.length, at(behind.from))
  if (to - from < SHARED_AT_LEAST_M) return null
  const otherMiddle = at(behind.from) - (from + to) / 2
  return { wall: wall.index, from, to, otherWall: behind.index, otherMiddle }
}
