/** How each wall of a room is built: its thickness beside its neighbours, its mitred corners and its holes. */
import { pointAlong, wallsOf, type Door, type Opening, type Point, type RoomShell, type Wall } from '../room.ts'

/** Outer walls, in metres; a wall between two rooms has half of what is between them. */
export const WALL_THICKNESS = 0.2

// what is nearer to a corner or the ceiling would leave a splinter of wall
const MARGIN = 0.02
const MOST_HOLES = 12

export interface Hole {
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
  /** what fills it; null where the room behind the wall has its door or window there */
  readonly filling:
    | { readonly kind: 'window'; readonly opening: Opening }
    | { readonly kind: 'door'; readonly opening: Door }
    | null
}

export interface PlannedWall extends Wall {
  readonly height: number
  readonly thickness: number
  /** its outer corners */
  readonly outerFrom: Point
  readonly outerTo: Point
  readonly holes: readonly Hole[]
}

export function planWalls(room: RoomShell, rooms: readonly RoomShell[]): readonly PlannedWall[] {
  const walls = wallsOf(room)
  const others = rooms.filter(({ id }) => id !== room.id).slice(0, 40)
  const thicknesses = walls.map((wall) => thicknessOf(wall, others))
  const corners = walls.map((wall, place) => {
    const before = (place + walls.length - 1) % walls.length
    return outerCorner(walls[before]!, thicknesses[before]!, wall, thicknesses[place]!)
  })
  return walls
    .map((wall, place) => ({
      ...wall,
      height: room.height,
      thickness: thicknesses[place]!,
      outerFrom: corners[place]!,
      outerTo: corners[(place + 1) % walls.length]!,
      holes: holesOf(room, wall, others),
    }))
    .filter(({ length }) => length > 0.01 && length < 1000)
}

/** How far another wall, which looks the other way, is behind this one; null when it is elsewhere. */
function gapTo(wall: Wall, other: Wall): number | null {
  if (wall.inward[0] * other.inward[0] + wall.inward[1] * other.inward[1] > -0.99) return null
  const [dx, dz] = [other.from[0] - wall.from[0], other.from[1] - wall.from[1]]
  const gap = -(dx * wall.inward[0] + dz * wall.inward[1])
  const end = dx * wall.along[0] + dz * wall.along[1]
  const isBeside = Math.min(end, wall.length) - Math.max(end - other.length, 0) > 0.05
  return isBeside && gap > -0.05 && gap < 2 * WALL_THICKNESS ? Math.max(0, gap) : null
}

function thicknessOf(wall: Wall, others: readonly RoomShell[]): number {
  const gaps = others.flatMap((other) => wallsOf(other).flatMap((behind) => gapTo(wall, behind) ?? []))
  return Math.min(WALL_THICKNESS, ...gaps.map((gap) => gap / 2))
}

/** Where the outer sides of two walls meet. */
function outerCorner(before: Wall, thicknessBefore: number, wall: Wall, thickness: number): Point {
  const [x, z] = wall.from
  const cross = before.along[0] * wall.along[1] - before.along[1] * wall.along[0]
  const [nearX, nearZ] = [x - wall.inward[0] * thickness, z - wall.inward[1] * thickness]
  // walls in one line, and corners so sharp that their tips would be far away
  if (!(Math.abs(cross) > 0.3)) return [nearX, nearZ]
  const [offX, offZ] = [x - before.inward[0] * thicknessBefore - nearX, z - before.inward[1] * thicknessBefore - nearZ]
  const slide = (offX * before.along[1] - offZ * before.along[0]) / -cross
  return [nearX + wall.along[0] * slide, nearZ + wall.along[1] * slide]
}

function holesOf(room: RoomShell, wall: Wall, others: readonly RoomShell[]): readonly Hole[] {
  const own = [
    ...room.doors.map((opening) => ({ kind: 'door' as const, opening })),
    ...room.windows.map((opening) => ({ kind: 'window' as const, opening })),
  ].filter(({ opening }) => opening.wall === wall.index)
  const holes = own.flatMap((filling) => holeOf(room, wall, filling.opening, filling))
  for (const other of others) {
    for (const behind of wallsOf(other)) {
      if (gapTo(wall, behind) === null) continue
      for (const opening of [...other.doors, ...other.windows].filter(({ wall: index }) => index === behind.index)) {
        const [x, z] = pointAlong(behind, opening.at)
        const at = (x - wall.from[0]) * wall.along[0] + (z - wall.from[1]) * wall.along[1]
        // a door that both rooms know of is this room's own
        if (holes.some(({ from, to }) => at > from && at < to)) continue
        holes.push(...holeOf(room, wall, { ...opening, at }, null))
      }
    }
  }
  return holes.slice(0, MOST_HOLES)
}

function holeOf(room: RoomShell, wall: Wall, opening: Opening, filling: Hole['filling']): Hole[] {
  const from = Math.max(MARGIN, opening.at - opening.width / 2)
  const to = Math.min(wall.length - MARGIN, opening.at + opening.width / 2)
  const low = opening.sill < MARGIN ? 0 : opening.sill
  const high = Math.min(room.height - MARGIN, opening.sill + opening.height)
  return to - from > 0.05 && high - low > 0.05 ? [{ from, to, low, high, filling }] : []
}
