/** Boxes, from boards with a fine bevel to soft cushions. They stand on the floor, in the middle. Sizes are x, y, z. */
import type { Mesh } from './mesh.ts'
import { solid, type Face } from './solid.ts'
import type { Vector } from './vector.ts'

const signs = [-1, 1] as const
const axes = [0, 1, 2] as const

/** 44 triangles; 12 without a bevel. */
export function box(width: number, height: number, depth: number, bevel = 0): Mesh {
  const half: Vector = [width / 2, height / 2, depth / 2]
  const cut = Math.max(0, Math.min(bevel, Math.min(...half) * 0.9))
  const points: Vector[] = []
  // three points for each corner, one on each of the faces that meet there; without a bevel they are the same
  const at = (corner: Vector, axis: number) => {
    const index = ((corner[0] + 1) * 2 + (corner[1] + 1) + (corner[2] + 1) / 2) * (cut > 0 ? 3 : 1)
    return cut > 0 ? index + axis : index
  }
  for (const x of signs)
    for (const y of signs)
      for (const z of signs)
        for (const axis of cut > 0 ? axes : [0]) {
          const [px, py, pz] = [x, y, z].map((sign, other) => sign * (half[other]! - (other === axis ? 0 : cut)))
          points.push([px!, py! + half[1], pz!])
        }

  const faces: Face[] = []
  const textures: number[][] = []
  // the grain of a board runs along its longest side
  const long = half.indexOf(Math.max(...half))
  const add = (face: Face, u: number, v: number) => {
    const outward = isOutward(points, face, half[1]) ? face : face.toReversed()
    faces.push(outward)
    textures.push(outward.flatMap((point) => [points[point]![u]!, points[point]![v]!]))
  }
  for (const axis of axes) {
    const [one, other] = [(axis + 1) % 3, (axis + 2) % 3]
    const corner = (...values: Vector): Vector => {
      const result: [number, number, number] = [0, 0, 0]
      ;[result[axis], result[one], result[other]] = values
      return result
    }
    for (const side of signs) {
      const around = [corner(side, -1, -1), corner(side, 1, -1), corner(side, 1, 1), corner(side, -1, 1)]
      add(
        around.map((point) => at(point, axis)),
        axis === long ? one : long,
        axis === long ? other : 3 - long - axis,
      )
      if (cut === 0) continue
      // the edges along this axis lie between the two others
      for (const across of signs) {
        const [low, high] = [corner(-1, side, across), corner(1, side, across)]
        add([at(low, one), at(high, one), at(high, other), at(low, other)], long, axis === long ? one : axis)
      }
    }
  }
  if (cut > 0) for (let place = 0; place < 24; place += 3) add([place, place + 1, place + 2], long, (long + 1) % 3)
  return solid(points, faces, textures)
}

/** Of a body without dents around a middle at this height. */
function isOutward(points: readonly Vector[], face: Face, middle: number): boolean {
  const [a, b, c] = [points[face[0]!]!, points[face[1]!]!, points[face[2]!]!]
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  return x * a[0] + y * (a[1] - middle) + z * a[2] > 0
}
