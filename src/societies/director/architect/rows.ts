/** Rows: where a formation stands before what it looks at, as wide as can be, and where that hangs or stands. */
import { distanceToWall } from '../../../worlds/scene/geometry/floor-plan.ts'
import type { Wall } from '../../../worlds/scene/room.ts'
import { type Body, normal } from './body.ts'
import type { Formation } from './formation.ts'
import { type Space, standing } from './space.ts'
import type { Thing } from './thing.ts'
import { onWalls } from './wall-spots.ts'

// between the first of them and the wall they look at, and to the walls beside them
const [FRONT_M, SIDE_M] = [1.9, 0.05]
// so far aside one looks without turning
const EYES_DEGREES = 24
// who sits at the side sees the focus without turning the head far
const WIDTH_OF_DISTANCE = 0.5

// as wide as can be first, then closer together
const TIGHTNESS = [1, 0.8, 0.6, 0.45]

/** Puts them in rows; those that find no place there are left to find one like everything else. */
export function inRows(space: Space, formation: Formation, focus: Body | null): void {
  const wall = wallOf(space, focus)
  if (wall === null) return
  let best: readonly Body[] = []
  for (const tight of TIGHTNESS) {
    for (const columns of columnsFor(space, formation, wall, focus, tight)) {
      const placed = lineUp(space, formation, wall, focus, tight, columns)
      for (const { thing } of placed) space.take(thing.object.id)
      if (placed.length > best.length) best = placed
      if (best.length === formation.members.length) break
    }
    if (best.length === formation.members.length) break
  }
  for (const body of best) space.put(body)
}

const startOf = ({ members: [first] }: Formation, wall: Wall, focus: Body | null, tight: number) =>
  FRONT_M * Math.max(0.6, tight) + first!.depth / 2 + (focus && focus.spot.held.by === 'floor' ? ahead(wall, focus) : 0)

/** Before what they look at, or as near to that as so wide a block can be. */
function middleOf(wall: Wall, focus: Body | null, wide: number): number {
  const half = wide / 2 + SIDE_M
  const wanted = focus ? along(wall, focus) : wall.length / 2
  return half * 2 >= wall.length ? wall.length / 2 : Math.min(wall.length - half, Math.max(half, wanted))
}

/** How many stand beside each other: as somebody said, or as many as see well, and then more. */
function columnsFor(
  space: Space,
  formation: Formation,
  wall: Wall,
  focus: Body | null,
  tight: number,
): readonly number[] {
  const { members, rows, behind, aside } = formation
  const { width, depth } = members[0]!
  const [pitchX, pitchZ] = [width + aside * tight, depth + behind * tight]
  const start = startOf(formation, wall, focus, tight)
  const fitting = Math.max(1, Math.floor((wall.length - 2 * SIDE_M - width) / pitchX) + 1)
  if (rows !== null) return [Math.min(fitting, Math.ceil(members.length / rows))]
  const seen = Math.max(2, Math.floor((2 * (start + pitchZ) * WIDTH_OF_DISTANCE) / pitchX) + 1)
  const most = Math.max(1, Math.floor((depthOf(space, wall) - start - depth / 2 - depth * tight) / pitchZ) + 1)
  const least = Math.max(Math.min(fitting, seen), Math.ceil(members.length / most))
  return [...new Set([least, least + 1, fitting])].filter((columns) => columns <= fitting)
}

function lineUp(
  space: Space,
  formation: Formation,
  wall: Wall,
  focus: Body | null,
  tight: number,
  columns: number,
): readonly Body[] {
  const { members, isTurned, behind, aside, isArc } = formation
  const { width, depth } = members[0]!
  const pitch = width + aside * tight
  const across = middleOf(wall, focus, (columns - 1) * pitch + width)
  const start = startOf(formation, wall, focus, tight)
  const turn = isTurned ? wall.facing : wall.facing + 180
  const placed: Body[] = []
  for (const [place, thing] of members.entries()) {
    const row = Math.floor(place / columns)
    const inRow = Math.min(columns, members.length - row * columns)
    const x = across + ((place % columns) - (inRow - 1) / 2) * pitch
    const z = start + row * (depth + behind * tight)
    const atX = wall.from[0] + wall.along[0] * x + wall.inward[0] * z
    const atZ = wall.from[1] + wall.along[1] * x + wall.inward[1] * z
    const body = standing(space, thing, atX, atZ, isArc && focus ? turnTo(focus, atX, atZ, turn) : turn)
    if (body === null) continue
    space.put(body)
    placed.push(body)
  }
  return placed
}

/** How somebody at a point is turned who looks at it: as all do, or as little aside as it takes. */
function turnTo({ box }: Body, x: number, z: number, straight: number): number {
  const aside = normal((Math.atan2(box.x - x, box.z - z) * 180) / Math.PI - straight)
  return straight + Math.sign(aside) * Math.max(0, Math.abs(aside) - EYES_DEGREES)
}

const along = ({ from, along: [x, z] }: Wall, { box }: Body) => (box.x - from[0]) * x + (box.z - from[1]) * z
const ahead = ({ from, inward: [x, z] }: Wall, { box }: Body) => (box.x - from[0]) * x + (box.z - from[1]) * z

/** How far the room goes on behind what stands before a wall. */
const depthOf = ({ extent: { minX, maxX, minZ, maxZ } }: Space, { inward }: Wall) =>
  Math.abs(inward[0]) > 0.5 ? maxX - minX : maxZ - minZ

/** The wall that the focus hangs on or stands before; without one, that across from the door. */
function wallOf(space: Space, focus: Body | null): Wall | null {
  const { held } = focus?.spot ?? {}
  if (held?.by === 'wall') return space.walls[held.wall] ?? null
  const door = space.doors[0]?.box
  const at = focus?.box ?? door
  const sorted = space.walls.toSorted((a, b) =>
    at === undefined ? b.length - a.length : distanceToWall(a, at.x, at.z) - distanceToWall(b, at.x, at.z),
  )
  return (focus === null && door !== undefined ? sorted.at(-1) : sorted[0]) ?? null
}

/** Where a focus goes: to the middle of a wall without door or window, looking into the room. */
export function atWall(space: Space, thing: Thing): Body | null {
  const { placement } = thing.object
  if (placement !== 'floor' && placement !== 'wall') return null
  const openings = (wall: Wall) =>
    [...space.doors, ...space.windows].filter(({ opening }) => opening.wall === wall.index).length
  for (const wall of space.walls.toSorted((a, b) => openings(a) - openings(b) || a.length - b.length)) {
    const body = placement === 'wall' ? hungAt(space, thing, wall) : stoodBefore(space, thing, wall)
    if (body) return body
  }
  return null
}

function stoodBefore(space: Space, thing: Thing, wall: Wall): Body | null {
  const [x, z] = [wall.length / 2, thing.depth / 2 + 0.6]
  const atX = wall.from[0] + wall.along[0] * x + wall.inward[0] * z
  const atZ = wall.from[1] + wall.along[1] * x + wall.inward[1] * z
  return standing(space, thing, atX, atZ, wall.facing)
}

/** As near to the middle as it can hang. */
function hungAt(space: Space, thing: Thing, wall: Wall): Body | null {
  const off = (body: Body) => Math.abs(along(wall, body) - wall.length / 2)
  return onWalls(space, thing, [wall], []).toSorted((one, other) => off(one) - off(other))[0] ?? null
}
