/** Builds meshes of flat quads, each with its own corners, so that edges stay sharp. */
import type { Mesh } from '../mesh/mesh.ts'

export type Vector = readonly [x: number, y: number, z: number]

export interface Quads {
  /** four corners counter-clockwise seen from outside, with their texture coordinates */
  quad(corners: readonly [Vector, Vector, Vector, Vector], uvs: readonly number[]): void
  triangle(corners: readonly [Vector, Vector, Vector], normal: Vector, uvs: readonly number[]): void
  /** a box by its middle and three half axes at right angles, which are right-handed */
  box(middle: Vector, right: Vector, up: Vector, front: Vector): void
  build(): Mesh
}

export function createQuads(): Quads {
  const positions: number[] = []
  const normals: number[] = []
  const coordinates: number[] = []
  const indices: number[] = []
  const corner = (at: Vector, normal: Vector, u: number, v: number) => {
    positions.push(...at)
    normals.push(...normal)
    coordinates.push(u, v)
  }
  const quads: Quads = {
    quad(corners, uvs) {
      const normal = normalOf(corners[0], corners[1], corners[2])
      // a side without area has no direction, and nobody sees it
      if (normal === null) return
      const first = positions.length / 3
      corners.forEach((at, place) => corner(at, normal, uvs[place * 2]!, uvs[place * 2 + 1]!))
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3)
    },
    triangle(corners, normal, uvs) {
      const first = positions.length / 3
      corners.forEach((at, place) => corner(at, normal, uvs[place * 2]!, uvs[place * 2 + 1]!))
      indices.push(first, first + 1, first + 2)
    },
    box(middle, right, up, front) {
      side(middle, right, up, front)
      side(middle, negate(right), up, negate(front))
      side(middle, front, up, negate(right))
      side(middle, negate(front), up, right)
      side(middle, right, negate(front), up)
      side(middle, right, front, negate(up))
    },
    build: () => ({
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      uvs: Float32Array.from(coordinates),
      indices: Uint32Array.from(indices),
    }),
  }
  /** The side of a box that looks along `out`. */
  function side(middle: Vector, right: Vector, up: Vector, out: Vector) {
    const width = 2 * Math.hypot(...right)
    const height = 2 * Math.hypot(...up)
    const at = (x: number, y: number): Vector => [
      middle[0] + out[0] + right[0] * x + up[0] * y,
      middle[1] + out[1] + right[1] * x + up[1] * y,
      middle[2] + out[2] + right[2] * x + up[2] * y,
    ]
    quads.quad([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], [0, 0, width, 0, width, height, 0, height])
  }
  return quads
}

const negate = ([x, y, z]: Vector): Vector => [-x, -y, -z]

function normalOf(a: Vector, b: Vector, c: Vector): Vector | null {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const length = Math.hypot(x, y, z)
  return length > 1e-12 ? [x / length, y / length, z / length] : null
}
