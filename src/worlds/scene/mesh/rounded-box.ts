/** Boxes with round edges: mattresses, appliances, cushions that rise. They stand on the floor, in the middle. */
import type { Mesh } from './mesh.ts'
import { solid, type Face } from './solid.ts'
import type { Vector } from './vector.ts'

/** Each edge is an arc of twice as many steps: 108 triangles with one, 300 with two. */
export function roundedBox(width: number, height: number, depth: number, radius: number, steps = 1): Mesh {
  const { points, faces } = skinOf([width, height, depth], radius, steps, false)
  return solid(points, faces)
}

export interface CushionOptions {
  /** metres by which the middle of the top rises over its edge, within the height */
  readonly crown?: number
  readonly radius?: number
}

/** A soft box whose top is a little higher in the middle, and flat there: what lies on it does not float. */
export function cushion(width: number, height: number, depth: number, options: CushionOptions = {}): Mesh {
  const { crown = height * 0.15, radius = Math.min(width, height, depth) * 0.35 } = options
  const size: Vector = [width, height - crown, depth]
  const round = roundOf(size, radius)
  const { points, faces } = skinOf(size, round, 1, true)
  const risen = points.map(([x, y, z]): Vector => {
    const rise = riseAt(Math.abs(x), width / 2, round) * riseAt(Math.abs(z), depth / 2, round)
    return [x, y > (height - crown) / 2 ? y + crown * rise : y, z]
  })
  return solid(risen, faces)
}

/** A little of each face stays flat, so that none of its fields is empty. */
const roundOf = (size: Vector, radius: number) => Math.max(1e-4, Math.min(radius, Math.min(...size) * 0.49))

/** How far from the middle a cushion is flat: not to its edge, which slopes. */
const flatReach = (half: number, radius: number) => half - radius - Math.min((half - radius) * 0.3, 0.1)

/** 1 where it is flat, 0 at the edge. */
function riseAt(out: number, half: number, radius: number): number {
  const flat = flatReach(half, radius)
  return out <= flat ? 1 : Math.max(0, 1 - ((out - flat) / (half - flat)) ** 2)
}

/** The skin of a box cut into fields, every point drawn in to the radius; a sloping one has a field at each edge. */
function skinOf(size: Vector, radius: number, steps: number, isSloping: boolean) {
  const round = roundOf(size, radius)
  const lines = size.map((length, axis) => linesOf(length, round, steps, isSloping && axis !== 1))
  const inner = size.map((length) => length / 2 - round)
  const points: Vector[] = []
  const faces: Face[] = []
  const known = new Map<number, number>()

  const pointAt = (place: readonly number[]): number => {
    const key = (place[0]! * 64 + place[1]!) * 64 + place[2]!
    const found = known.get(key)
    if (found !== undefined) return found
    const onCube = place.map((line, axis) => lines[axis]![line]!)
    const core = onCube.map((value, axis) => Math.max(-inner[axis]!, Math.min(inner[axis]!, value)))
    const off = onCube.map((value, axis) => value - core[axis]!)
    const length = Math.hypot(...off) || 1
    const [x, y, z] = core.map((value, axis) => value + (off[axis]! / length) * round)
    points.push([x!, y! + size[1] / 2, z!])
    known.set(key, points.length - 1)
    return points.length - 1
  }

  for (const axis of [0, 1, 2]) {
    const [first, second] = [(axis + 1) % 3, (axis + 2) % 3]
    for (const level of [0, lines[axis]!.length - 1]) {
      const at = (one: number, other: number) => {
        const place = [0, 0, 0]
        ;[place[axis], place[first], place[second]] = [level, one, other]
        return pointAt(place)
      }
      for (let one = 0; one + 1 < lines[first]!.length; one++)
        for (let other = 0; other + 1 < lines[second]!.length; other++) {
          const face = [at(one, other), at(one + 1, other), at(one + 1, other + 1), at(one, other + 1)]
          faces.push(level > 0 ? face : face.toReversed())
        }
    }
  }
  return { points, faces }
}

function linesOf(length: number, round: number, steps: number, isSloping: boolean): readonly number[] {
  const inner = length / 2 - round
  const reach = flatReach(length / 2, round)
  const flat = isSloping ? [-inner, -reach, reach, inner] : [-inner, inner]
  // equal angles on the arc, seen from its centre
  const arc = Array.from({ length: steps }, (_, step) => round * Math.tan((Math.PI / 4) * ((step + 1) / steps)))
  return [...arc.toReversed().map((out) => -inner - out), ...flat, ...arc.map((out) => inner + out)]
}
