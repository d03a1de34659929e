/** Where a camera looks from a place, and how wide: so that all that matters is in the frame, and no wider. */
import type { Camera, Coordinate3D, PlacedObject } from '../../../worlds/scene/scene.ts'
import type { Subject } from './subjects.ts'

// the widest of those with which rooms are photographed
const FOCAL = { widest: 16, longest: 35 } as const
const FILM_MM = 36
/** Width to height of pictures. */
export const ASPECT = 1.6
// a little air around what matters
const AIR_DEGREES = 3
// a camera that looks down or up steeply makes walls lean
const STEEPEST = { up: 6, down: -24 }

const known = new WeakMap<PlacedObject, readonly Coordinate3D[]>()

/** The corners of a thing's box in the world. */
export function cornersOf(object: PlacedObject): readonly Coordinate3D[] {
  let corners = known.get(object)
  if (corners === undefined) known.set(object, (corners = boxCorners(object)))
  return corners
}

function boxCorners({ position, rotation, boundingBox }: PlacedObject): readonly Coordinate3D[] {
  const angle = (rotation.y * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const corners: Coordinate3D[] = []
  for (const sx of [-0.5, 0.5]) {
    for (const sz of [-0.5, 0.5]) {
      const [x, z] = [boundingBox.width * sx, boundingBox.depth * sz]
      for (const y of [0, boundingBox.height]) {
        corners.push({
          x: position.x + x * cosine + z * sine,
          y: position.y + y,
          z: position.z + z * cosine - x * sine,
        })
      }
    }
  }
  return corners
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

const WIDEST_DEGREES = 2 * degrees(Math.atan(FILM_MM / 2 / FOCAL.widest))

/** Aims at the middle of what matters, or at what matters most where not all of it fits. */
export function aimedAt(from: Coordinate3D, subjects: readonly Subject[], name: string): Camera {
  const seen = subjects.filter(({ weight }) => weight > 0.5)
  const all = (seen.length > 0 ? seen : subjects).map(({ object, weight }) => {
    const corners = cornersOf(object)
    const middle = { x: object.position.x, y: object.position.y + object.boundingBox.height / 2, z: object.position.z }
    return { corners, middle, weight }
  })
  // the mean direction, by which the others are measured to its left and right
  let [sumX, sumZ] = [0, 0]
  for (const { middle, weight } of all) {
    const distance = Math.hypot(middle.x - from.x, middle.z - from.z) || 1
    sumX += ((middle.x - from.x) / distance) * weight
    sumZ += ((middle.z - from.z) / distance) * weight
  }
  const mean = Math.atan2(sumX, sumZ)
  const spans: Span[] = []
  let [left, right, low, high] = [0, 0, -5, -2]
  for (const { corners, weight } of all) {
    let [first, last] = [180, -180]
    for (const { x, y, z } of corners) {
      const [dx, dz] = [x - from.x, z - from.z]
      const turn = Math.atan2(dx, dz) - mean
      const aside = degrees(Math.atan2(Math.sin(turn), Math.cos(turn)))
      const above = degrees(Math.atan2(y - from.y, Math.sqrt(dx * dx + dz * dz)))
      first = Math.min(first, aside)
      last = Math.max(last, aside)
      low = Math.min(low, above)
      high = Math.max(high, above)
    }
    left = Math.min(left, first)
    right = Math.max(right, last)
    spans.push({ first, last, weight })
  }
  const isTooWide = right - left + 2 * AIR_DEGREES > WIDEST_DEGREES
  // what is behind the camera cannot be helped
  const middle = isTooWide ? fullest(spans) : (Math.max(-90, left) + Math.min(90, right)) / 2
  const yaw = mean + (middle / 180) * Math.PI
  const pitch = Math.max(STEEPEST.down, Math.min(STEEPEST.up, (low + high) / 2))
  const wide = Math.min(170, right - left + 2 * AIR_DEGREES)
  const tall = Math.min(150, high - low + 2 * AIR_DEGREES)
  const byWidth = FILM_MM / 2 / Math.tan((wide / 2 / 180) * Math.PI)
  const byHeight = FILM_MM / ASPECT / 2 / Math.tan((tall / 2 / 180) * Math.PI)
  const focal = Math.max(FOCAL.widest, Math.min(FOCAL.longest, byWidth, byHeight))
  const down = (pitch / 180) * Math.PI
  return {
    name,
    position: from,
    target: {
      x: rounded(from.x + Math.sin(yaw) * Math.cos(down) * 3),
      y: rounded(from.y + Math.sin(down) * 3),
      z: rounded(from.z + Math.cos(yaw) * Math.cos(down) * 3),
    },
    focalLength: Math.round(focal * 10) / 10,
  }
}

/** Of a thing, in degrees to the left and right of a direction. */
interface Span {
  readonly first: number
  readonly last: number
  readonly weight: number
}

// the heaviest of very many decide
const MOST_SPANS = 60

/** The direction in which most that matters is wholly in the widest picture; of equal ones, the one nearest to 0. */
function fullest(spans: readonly Span[]): number {
  const all = spans.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_SPANS)
  const half = WIDEST_DEGREES / 2 - AIR_DEGREES / 2
  let [best, most] = [0, -1]
  for (const middle of [0, ...all.flatMap(({ first, last }) => [first + half, last - half])]) {
    let weight = 0
    for (const span of all)
      if (span.first >= middle - half - 1e-9 && span.last <= middle + half + 1e-9) weight += span.weight
    const isBetter = weight > most + 1e-9 || (weight > most - 1e-9 && Math.abs(middle) < Math.abs(best))
    if (isBetter) [best, most] = [middle, weight]
  }
  return best
}

const rounded = (metres: number): number => Math.round(metres * 1000) / 1000
