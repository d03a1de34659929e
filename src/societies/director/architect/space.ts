/** A room being furnished: what stands where, and whether a body may stand somewhere too. */
import { type Extent, extentOf, liesWithin } from '../../../worlds/scene/geometry/floor-plan.ts'
import { contains, overlaps, type TurnedBox, turnedBox } from '../../../worlds/scene/geometry/turned-box.ts'
import { type Opening, pointAlong, type RoomShell, type Wall, wallsOf } from '../../../worlds/scene/room.ts'
import { type Body, bodyAt, clip, normal, reachesInto, REST_GAP_M, ridersOn, type Spot } from './body.ts'
import type { Thing } from './thing.ts'

// floor that stays free before a door, and before a window above its sill
const DOOR_CLEAR_M = 1
const WINDOW_CLEAR_M = 0.3
// a headboard that rises a little over the sill lets the light in
const OVER_SILL_M = 0.1
// what is thinner than this nobody stumbles over: rugs
const THIN_M = 0.05
// what is flush with a wall, whatever the last digits say
const NEAR_M = 0.001

interface Zone {
  readonly opening: Opening
  readonly box: TurnedBox
  readonly bottom: number
  readonly top: number
}

export interface Space {
  readonly room: RoomShell
  readonly walls: readonly Wall[]
  readonly bodies: Map<string, Body>
  readonly doors: readonly Zone[]
  readonly windows: readonly Zone[]
  /** around its floor */
  readonly extent: Extent
  /** tried so far: the measure of work done */
  tries: number
  put(body: Body): void
  take(id: string): void
  /** rugs */
  readonly flat: ReadonlySet<Body>
  near(box: TurnedBox): readonly Body[]
}

export function createSpace(room: RoomShell): Space {
  const walls = wallsOf(room)
  const bodies = new Map<string, Body>()
  const flat = new Set<Body>()
  const cells = new Map<number, Set<Body>>()
  const extent = extentOf(room.outline)
  const { minX, maxX, minZ, maxZ } = extent
  const isSmall = (maxX - minX) * (maxZ - minZ) < 4
  const doorDepth = (swing: number) => (isSmall ? swing : Math.max(DOOR_CLEAR_M, swing))
  return {
    room,
    extent,
    walls,
    bodies,
    flat,
    doors: room.doors.flatMap((door) => {
      const box = zoneOf(walls[door.wall], door, doorDepth(door.swing))
      return box ? [{ opening: door, box, bottom: THIN_M, top: door.height }] : []
    }),
    windows: room.windows.flatMap((window) => {
      const box = zoneOf(walls[window.wall], window, WINDOW_CLEAR_M)
      return box ? [{ opening: window, box, bottom: window.sill + OVER_SILL_M, top: window.sill + window.height }] : []
    }),
    tries: 0,
    put(body) {
      for (const rider of ridersOn(body)) this.put(rider)
      bodies.set(body.thing.object.id, body)
      if (body.isFlat) flat.add(body)
      for (const cell of cellsOf(body.box)) {
        const there = cells.get(cell)
        if (there) there.add(body)
        else cells.set(cell, new Set([body]))
      }
    },
    take(id) {
      const body = bodies.get(id)
      if (!body) return
      bodies.delete(id)
      flat.delete(body)
      for (const cell of cellsOf(body.box)) cells.get(cell)?.delete(body)
    },
    near(box) {
      const found: Body[] = []
      const touched = cellsOf(box)
      for (const cell of touched) {
        const there = cells.get(cell)
        if (there) for (const body of there) if (touched.length === 1 || !found.includes(body)) found.push(body)
      }
      return found
    },
  }
}

/** Squares of the floor that a box may touch, two metres wide. */
function cellsOf({ x, z, radius }: TurnedBox): readonly number[] {
  const cells: number[] = []
  for (let column = Math.floor((x - radius) / 2); column <= Math.floor((x + radius) / 2); column++)
    for (let row = Math.floor((z - radius) / 2); row <= Math.floor((z + radius) / 2); row++)
      cells.push(column * 4096 + row)
  return cells
}

function zoneOf(wall: Wall | undefined, { at, width }: Opening, depth: number): TurnedBox | null {
  if (!wall) return null
  const [x, z] = pointAlong(wall, at)
  return turnedBox(x + (wall.inward[0] * depth) / 2, z + (wall.inward[1] * depth) / 2, width, depth, wall.facing)
}

/** A hole in a wall as a thin box, to measure distances from. */
export function boxOfOpening({ walls }: Space, opening: Opening): TurnedBox | null {
  return zoneOf(walls[opening.wall], opening, 0.01)
}

/** Whether it may be there: in the room, clipping nothing, no door or window blocked. */
export function isAllowed(space: Space, body: Body): boolean {
  space.tries++
  if (body.top > space.room.height + 1e-6 || body.bottom < -1e-6) return false
  if (!liesWithin(space.room.outline, body.box)) return false
  for (const zone of space.doors) if (reachesInto(body, zone.box, zone.bottom, zone.top)) return false
  if (coversWindow(space, body)) return false
  for (const other of space.near(body.box)) {
    if (other === body || body.isFlat !== other.isFlat) continue
    if (body.isFlat ? overlaps(body.box, other.box) : clip(body, other)) return false
  }
  return ridersOn(body).every((rider) => isAllowed(space, rider))
}

/** Curtains belong before windows, and what belongs on a table is small. */
function coversWindow(space: Space, body: Body): boolean {
  const { by } = body.spot.held
  const isSmall = by === 'object' && body.thing.object.placement !== 'floor'
  if (body.thing.role === 'curtain' || isSmall || by === 'ceiling') return false
  return space.windows.some((zone) => reachesInto(body, zone.box, zone.bottom, zone.top))
}

/**
 * A body standing on the floor there, on the rug where it stands wholly on one; null where it would stand half on a
 * rug, or may not be.
 */
export function standing(space: Space, thing: Thing, x: number, z: number, turn: number): Body | null {
  // most places that are tried lie half in a wall: of them nothing is made
  if (!mayLieWithin(space, thing, x, z, turn)) {
    space.tries++
    return null
  }
  const held = { by: 'floor', room: space.room.id } as const
  const flat = bodyAt(thing, { x: round(x), y: 0, z: round(z), turn: normal(turn), held })
  const body = lifted(space, flat)
  return body && isAllowed(space, body) ? body : null
}

/** Whether a thing that is turned by a right angle can lie within the bounds of the room there. */
function mayLieWithin({ extent: { minX, maxX, minZ, maxZ } }: Space, thing: Thing, x: number, z: number, turn: number) {
  const quarter = turn / 90
  if (quarter !== Math.round(quarter)) return true
  const [width, depth] = quarter % 2 === 0 ? [thing.width, thing.depth] : [thing.depth, thing.width]
  const [halfX, halfZ] = [width / 2 - NEAR_M, depth / 2 - NEAR_M]
  return x - halfX > minX && x + halfX < maxX && z - halfZ > minZ && z + halfZ < maxZ
}

/** The same body as high as the rug under it; null when it stands on its edge. */
export function lifted(space: Space, body: Body): Body | null {
  if (body.isFlat) return body
  for (const rug of space.flat) {
    if (!overlaps(rug.box, body.box)) continue
    if (contains(rug.box, body.box)) {
      const spot: Spot = { ...body.spot, y: rug.top + REST_GAP_M }
      return bodyAt(body.thing, spot)
    }
    if (clip(body, { ...rug, isFlat: false })) return null
  }
  return body
}

// a tenth of a millimetre, so that files stay short
const round = (metres: number) => Math.round(metres * 10_000) / 10_000
