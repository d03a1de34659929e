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
  parts: readonly BodyPart[] | null
}

interface BodyPart {
  readonly box: TurnedBox
  readonly bottom: number
  readonly top: number
  readonly isTight: boolean
}

// what rests on another thing is this far above it, so that rounding never lets them clip
export const REST_GAP_M = 0.0002
// what stands beside another thing, or at a wall
export const SIDE_GAP_M = 0.001

export function bodyAt(thing: Thing, spot: Spot): Body {
  const box = turnedBox(spot.x, spot.z, thing.width, thing.depth, spot.turn)
  const isFlat = thing.object.placement === 'flat' && spot.held.by === 'floor'
  return { thing, spot, box, bottom: spot.y, top: spot.y + thing.height, isFlat, parts: null }
}

/** What it carries, where that is now. */
export function ridersOn({ thing, box, spot }: Body): readonly Body[] {
  return (thing.riders ?? []).map((rider) => {
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

function partsOf(body: Body): readonly BodyPart[] {
  body.parts ??= body.thing.solids.map(({ minX, maxX, minY, maxY, minZ, maxZ, filled }) => ({
    box: partOf(body.box, minX, maxX, minZ, maxZ),
    bottom: body.bottom + minY,
    top: body.bottom + maxY,
    isTight: filled > TIGHT_SHARE,
  }))
  return body.parts
}

/** Whether the solid parts of two bodies run into each other. */
export function clip(a: Body, b: Body): boolean {
  if (a.bottom >= b.top || b.bottom >= a.top || !overlaps(a.box, b.box)) return false
  const holdsB = b.spot.held.by === 'object' && b.spot.held.object === a.thing.object.id
  if (holdsB) return clip(b, a)
  const isHeld = a.spot.held.by === 'object' && a.spot.held.object === b.thing.object.id
  for (const other of partsOf(b)) {
    if (a.bottom >= other.top || other.bottom >= a.top || !overlaps(a.box, other.box)) continue
    // a bowl holds fruit in what its box calls solid; its surface was measured where nothing is
    if (isHeld && !other.isTight && other.bottom < a.bottom && isWithinSurface(a, b)) continue
    for (const part of partsOf(a)) {
      if (part.bottom < other.top && other.bottom < part.top && overlaps(part.box, other.box)) return true
    }
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
  return partsOf(body).some((part) => part.bottom < top && bottom < part.top && overlaps(part.box, zone))
}

/** What of it is solid between two heights, seen from above. */
export function solidBoxes(body: Body, bottom: number, top: number): readonly TurnedBox[] {
  if (body.bottom >= top || bottom >= body.top) return []
  return partsOf(body)
    .filter((part) => part.bottom < top && bottom < part.top)
    .map(({ box }) => box)
}
