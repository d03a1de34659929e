/** Sight in a grid: cells in range, inside the field of view, with nothing solid between. */
import { cellAt, FLOOR, kindAt, neighboursOf, type GridMap, type Sight } from './map.ts'
import { axesOf, type Pose, type Rotation, type Vector } from './pose.ts'

interface Ray {
  readonly target: Vector
  /** the cells between the eye and the target */
  readonly between: readonly Vector[]
}

// what is looked at grows with the third power, and what lies between with the fourth
export const FARTHEST_SIGHT = 16

/** Whether it can be looked with; whoever describes a map may have written anything. */
export function isSight({ range, wide, high }: Partial<Sight>): boolean {
  const isAngle = (angle: unknown) => typeof angle === 'number' && angle > 0 && angle < 180
  return Number.isInteger(range) && range! >= 0 && range! <= FARTHEST_SIGHT && isAngle(wide) && isAngle(high)
}

/** The numbers of the cells somebody perceives: where they stand, what they touch, and what is in view. */
export function seenFrom(map: GridMap, { position: { x, y, z }, rotation }: Pose): number[] {
  const here = cellAt(map, x, y, z)
  const seen = new Set([here, ...(map.sight.range > 0 ? neighboursOf(map, here) : [])])
  const cellBy = ([dx, dy, dz]: Vector) => cellAt(map, x + dx, y + dy, z + dz)
  for (const { target, between } of raysOf(map.sight, rotation)) {
    const cell = cellBy(target)
    if (cell >= 0 && !seen.has(cell) && between.every((step) => kindAt(map, cellBy(step)) === FLOOR)) seen.add(cell)
  }
  return [...seen]
}

const cache = new Map<string, readonly Ray[]>()
// all ways to look with the usual sight, several times over; some fifty megabytes of the farthest one
const MOST_RAYS = 60_000
const MOST_VIEWS = 1_000
let kept = 0

/** The rays of a field of view are the same wherever one stands: made once for each way to look. */
export function raysOf(sight: Sight, rotation: Rotation): readonly Ray[] {
  const key = [sight.range, sight.wide, sight.high, rotation.yaw, rotation.pitch, rotation.roll].join()
  const known = cache.get(key)
  if (known !== undefined) return known
  const rays = castRays(sight, rotation)
  kept += rays.length
  if (kept > MOST_RAYS || cache.size >= MOST_VIEWS) {
    cache.clear()
    kept = rays.length
  }
  cache.set(key, rays)
  return rays
}

function castRays({ range, wide, high }: Sight, rotation: Rotation): Ray[] {
  const { forward, right, up } = axesOf(rotation)
  const [sideways, upwards] = [slopeOf(wide), slopeOf(high)]
  const rays: Ray[] = []
  for (let x = -range; x <= range; x++) {
    for (let y = -range; y <= range; y++) {
      for (let z = -range; z <= range; z++) {
        const target: Vector = [x, y, z]
        const ahead = dot(target, forward)
        if (ahead <= 0 || x * x + y * y + z * z > range * range) continue
        if (Math.abs(dot(target, right)) > ahead * sideways || Math.abs(dot(target, up)) > ahead * upwards) continue
        rays.push({ target, between: line(target) })
      }
    }
  }
  return rays
}

// what lies exactly on the edge of the view is in it, whatever the last digit says
const SLACK = 1e-6

function slopeOf(angle: number): number {
  return Math.tan((angle * Math.PI) / 360) + SLACK
}

function line([x, y, z]: Vector): Vector[] {
  const length = Math.max(Math.abs(x), Math.abs(y), Math.abs(z))
  return Array.from({ length: length - 1 }, (_, index) => {
    const part = (index + 1) / length
    return [round(x * part), round(y * part), round(z * part)]
  })
}

// the same to both sides, unlike Math.round
function round(number: number): number {
  return Math.sign(number) * Math.round(Math.abs(number) - SLACK)
}

function dot([a, b, c]: Vector, [d, e, f]: Vector): number {
  return a * d + b * e + c * f
}
