/** A thing at a spot: the box around it, its solid parts in the room, and whether two bodies clip. */
import {
  contains,
  overlaps,
  partOf,
  toRoom,
  type TurnedBox,
  turnedBox,
} from '../../../worlds/scene/geometry/turned-box.ts'
import { TIGHT_SHARE } from '../../../worlds/scene/geometry/solids.ts'
import type { HeldBy } from '../../../worlds/scene/scene.ts'
import type { Thing } from './thing.ts'

/** A place for a thing: where its origin is, how it is turned, and what holds it. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
  /** `rotation.y`, in degrees */
  readonly turn: number
  readonly held: HeldBy
}

export interface Body {
  readonly thing: Thing
  readonly spot: Spot
  readonly box: TurnedBox
  readonly bottom: number
  readonly top: number
  /** lies on the floor for others to stand on */
  readonly isFlat: boolean
  /** floor under its solid parts, each made when it is asked for: of most places few are */
  readonly floors: (TurnedBox | undefined)[]
}

// what rests on another thing is this far above it, so that rounding never lets them clip
export const REST_GAP_M = 0.0002
// what stands beside another thing, or at a wall
export const SIDE_GAP_M = 0.001

export function bodyAt(thing: Thing, spot: Spot): Body {
  const box = turnedBox(spot.x, spot.z, thing.width, thing.depth, spot.turn)
  const isFlat = thing.object.placement === 'flat' && spot.held.by === 'floor'
  return { thing, spot, box, bottom: spot.y, top: spot.y + thing.height, isFlat, floors: [] }
}

const none: readonly Body[] = []

/** What it carries, where that is now. */
export function ridersOn({ thing, box, spot }: Body): readonly Body[] {
  if (thing.riders === undefined) return none
  return thing.riders.map((rider) => {
    const [x, z] = toRoom(box, rider.x, rider.z)
    const turn = normal(spot.turn + rider.turn)
    return bodyAt(rider.thing, { x: tidy(x), y: spot.y + rider.y, z: tidy(z), turn, held: rider.held })
  })
}

const tidy = (metres: number) => Math.round(metres * 100_000) / 100_000

/** From -180 to 180, in hundredths of a degree. */
export function normal(degrees: number): number {
  const turn = ((((degrees + 180) % 360) + 360) % 360) - 180
  return Math.round(turn * 100) / 100 || 0
}

function floorUnder(body: Body, part: number): TurnedBox {
  const known = body.floors[part]
  if (known !== undefined) return known
  const { minX, maxX, minZ, maxZ } = body.thing.solids[part]!
  return (body.floors[part] = partOf(body.box, minX, maxX, minZ, maxZ))
}

/** Whether the solid parts of two bodies run into each other. */
export function clip(a: Body, b: Body): boolean {
  if (a.bottom >= b.top || b.bottom >= a.top || !overlaps(a.box, b.box)) return false
  const holdsB = b.spot.held.by === 'object' && b.spot.held.object === a.thing.object.id
  if (holdsB) return clip(b, a)
  const isHeld = a.spot.held.by === 'object' && a.spot.held.object === b.thing.object.id
  for (let other = 0; other < b.thing.solids.length; other++) {
    const { minY, maxY, filled } = b.thing.solids[other]!
    const [bottom, top] = [b.bottom + minY, b.bottom + maxY]
    if (a.bottom >= top || bottom >= a.top || !overlaps(a.box, floorUnder(b, other))) continue
    // a bowl holds fruit in what its box calls solid; its surface was measured where nothing is
    if (isHeld && !(filled > TIGHT_SHARE) && bottom < a.bottom && isWithinSurface(a, b)) continue
    if (hasPartIn(a, floorUnder(b, other), bottom, top)) return true
  }
  return false
}

/** Whether all of a held thing is over the surface that holds it. */
function isWithinSurface({ box, spot, thing }: Body, holder: Body): boolean {
  const name = spot.held.by === 'object' ? spot.held.surface : null
  const support = holder.thing.supports.find((each) => each.name === name)
  if (!support || thing.height > support.clearHeight) return false
  const { at, width, depth } = support
  const [left, right, back, front] = [at.x - width / 2, at.x + width / 2, at.z - depth / 2, at.z + depth / 2]
  return contains(partOf(holder.box, left, right, back, front), box)
}

/** Whether anything solid of a body reaches into a piece of floor, between two heights. */
export function reachesInto(body: Body, zone: TurnedBox, bottom: number, top: number): boolean {
  if (body.bottom >= top || bottom >= body.top || !overlaps(body.box, zone)) return false
  return hasPartIn(body, zone, bottom, top)
}

function hasPartIn(body: Body, zone: TurnedBox, bottom: number, top: number): boolean {
  const { solids } = body.thing
  for (let part = 0; part < solids.length; part++) {
    const { minY, maxY } = solids[part]!
    const isBetween = body.bottom + minY < top && bottom < body.bottom + maxY
    if (isBetween && overlaps(floorUnder(body, part), zone)) return true
  }
  return false
}

/** What of it is solid between two heights, seen from above. */
export function solidBoxes(body: Body, bottom: number, top: number): readonly TurnedBox[] {
  if (body.bottom >= top || bottom >= body.top) return []
  return body.thing.solids.flatMap(({ minY, maxY }, part) =>
    body.bottom + minY < top && bottom < body.bottom + maxY ? [floorUnder(body, part)] : [],
  )
}
