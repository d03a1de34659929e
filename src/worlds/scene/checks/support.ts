/**
 * Whether things are held: moved a centimetre towards what should hold them, they meet it, and what stands has its
 * weight over where it stands.
 */
import type { Pieces } from '../../../base/pieces.ts'
import type { RoomShell, Scene } from '../scene.ts'
import { mayTouch, type Bodies, type Body } from './bodies.ts'
import { distanceToWalls } from './floor.ts'
import type { Kernel, Manifold } from './kernel.ts'

const REACH_M = 0.01
const LEAST_CONTACT_M3 = 1e-9
// the edge of what it stands on counts
const BALANCE_M = 0.01

export interface Unsupported {
  readonly object: string
  readonly fault: 'floats' | 'tips over'
}

const THINGS_OF_A_PIECE = 4

export function* unsupportedIn(scene: Pick<Scene, 'rooms'>, bodies: Bodies): Pieces<readonly Unsupported[]> {
  const found: Unsupported[] = []
  for (const [place, body] of bodies.all.entries()) {
    if (place % THINGS_OF_A_PIECE === 0) yield
    const room = scene.rooms.find(({ id }) => id === body.object.room)
    const fault = room === undefined ? 'floats' : faultOf(body, room, bodies)
    if (fault !== null) found.push({ object: body.object.id, fault })
  }
  return found
}

function faultOf(body: Body, { height, outline }: RoomShell, bodies: Bodies): Unsupported['fault'] | null {
  const { placement, heldBy } = body.object
  if (placement === 'ceiling' || heldBy?.by === 'ceiling')
    return Math.abs(height - body.max[1]) <= REACH_M ? null : 'floats'
  // a shelf or a mirror may stand as well
  if ((placement === 'wall' || heldBy?.by === 'wall') && hangsOn(body, outline)) return null
  const stand = standOf(body, bodies)
  if (stand === 'nothing') return 'floats'
  // a ladder leans on the wall, and what lies cannot fall
  return stand === 'steady' || isLying(body) || hangsOn(body, outline) ? null : 'tips over'
}

const LOW_M = 0.12

const isLying = ({ min, max }: Body): boolean =>
  max[1] - min[1] <= LOW_M && Math.max(max[0] - min[0], max[2] - min[2]) > 1.5 * (max[1] - min[1])

function hangsOn({ solid }: Body, outline: Parameters<typeof distanceToWalls>[0]): boolean {
  const { vertProperties, numProp } = solid.getMesh()
  for (let at = 0; at < vertProperties.length; at += numProp)
    if (distanceToWalls(outline, [vertProperties[at]!, vertProperties[at + 2]!]) <= REACH_M) return true
  return false
}

type Spot = readonly [x: number, z: number]

/** What a body meets when it is lowered a little: the floor first, then others until it stands steady. */
function standOf(body: Body, { kernel, all }: Bodies): 'nothing' | 'unsteady' | 'steady' {
  const { found, place } = kernel.keep(stances, body.object, (solid) => stanceOf(solid, kernel))
  if (found.isSteady) return 'steady'
  const low = { min: [body.min[0], body.min[1] - REACH_M, body.min[2]] as const, max: body.max }
  const centre = place(found.centre)
  const spots = found.spots.map(place)
  const lowered = body.solid.translate([0, -REACH_M, 0])
  const isSteady = all.some((other) => {
    if (other === body || !mayTouch(low, other)) return false
    const touched = contactOf(lowered, other.solid)
    spots.push(...touched)
    return touched.length > 0 && isBalanced(centre, spots)
  })
  lowered.delete()
  return isSteady ? 'steady' : spots.length > 0 ? 'unsteady' : 'nothing'
}

/** How a thing stands on the floor, if it does. */
interface Stance {
  readonly centre: Spot
  readonly spots: readonly Spot[]
  readonly isSteady: boolean
}

const stances = new Map<string, Stance>()

function stanceOf(solid: Manifold, kernel: Kernel): Stance {
  const { min, max } = solid.boundingBox()
  const centre = centreOf(solid)
  if (min[1] - REACH_M >= 0) return { centre, spots: [], isSteady: false }
  const floor = kernel.box([min[0] - 1, -1, min[2] - 1], [max[0] + 1, 0, max[2] + 1])
  const lowered = solid.translate([0, -REACH_M, 0])
  const spots = contactOf(lowered, floor)
  for (const made of [lowered, floor]) made.delete()
  return { centre, spots, isSteady: spots.length > 0 && isBalanced(centre, spots) }
}

function contactOf(lowered: Manifold, solid: Manifold): readonly Spot[] {
  const shared = lowered.intersect(solid)
  const found: Spot[] = []
  if (shared.volume() > LEAST_CONTACT_M3) {
    const { vertProperties, numProp } = shared.getMesh()
    for (let at = 0; at < vertProperties.length; at += numProp)
      found.push([vertProperties[at]!, vertProperties[at + 2]!])
  }
  shared.delete()
  return found
}

/** The centre of mass lies over the hull of what it stands on. */
function isBalanced([x, z]: Spot, spots: readonly Spot[]): boolean {
  const hull = hullOf(spots)
  const sides = hull.map(([x1, z1], place) => {
    const [x2, z2] = hull[(place + 1) % hull.length]!
    const length = Math.hypot(x2 - x1, z2 - z1) || 1
    return ((x2 - x1) * (z - z1) - (z2 - z1) * (x - x1)) / length
  })
  return sides.every((side) => side >= -BALANCE_M)
}

function centreOf(solid: Manifold): Spot {
  const { vertProperties, triVerts, numProp } = solid.getMesh()
  let [volume, sumX, sumZ] = [0, 0, 0]
  for (let at = 0; at < triVerts.length; at += 3) {
    const [a, b, c] = [triVerts[at]! * numProp, triVerts[at + 1]! * numProp, triVerts[at + 2]! * numProp]
    const [ax, ay, az] = [vertProperties[a]!, vertProperties[a + 1]!, vertProperties[a + 2]!]
    const [bx, by, bz] = [vertProperties[b]!, vertProperties[b + 1]!, vertProperties[b + 2]!]
    const [cx, cy, cz] = [vertProperties[c]!, vertProperties[c + 1]!, vertProperties[c + 2]!]
    const part = ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)
    volume += part
    sumX += part * (ax + bx + cx)
    sumZ += part * (az + bz + cz)
  }
  return volume === 0 ? [0, 0] : [sumX / volume / 4, sumZ / volume / 4]
}

/** Andrew's monotone chain, counter-clockwise for x to the right and z up. */
function hullOf(spots: readonly Spot[]): readonly Spot[] {
  const sorted = spots.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (points: readonly Spot[]): Spot[] => {
    const chain: Spot[] = []
    for (const point of points) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turn = (a: Spot, b: Spot, c: Spot): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
