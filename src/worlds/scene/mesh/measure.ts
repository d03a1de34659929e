/** What can be measured of a mesh: its bounds, its triangles, its volume, and whether it is closed. */
import type { Mesh } from './mesh.ts'
import type { Vector } from './vector.ts'

export interface Bounds {
  readonly min: Vector
  readonly max: Vector
}

export function boundsOf(...meshes: readonly Pick<Mesh, 'positions'>[]): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { positions } of meshes)
    for (let at = 0; at < positions.length; at++) {
      const axis = at % 3
      if (positions[at]! < min[axis]!) min[axis] = positions[at]!
      if (positions[at]! > max[axis]!) max[axis] = positions[at]!
    }
  return { min, max }
}

export const triangleCount = (mesh: Pick<Mesh, 'indices'>): number => mesh.indices.length / 3

/** In cubic metres; negative if its faces look inwards. Where bodies of the mesh overlap, it counts twice. */
export function volumeOf({ positions, indices }: Mesh): number {
  let sum = 0
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at]! * 3, indices[at + 1]! * 3, indices[at + 2]! * 3]
    const cross = [1, 2, 0].map((one, axis) => {
      const other = 3 - one - axis
      return positions[b + one]! * positions[c + other]! - positions[b + other]! * positions[c + one]!
    })
    sum += positions[a]! * cross[0]! + positions[a + 1]! * cross[1]! + positions[a + 2]! * cross[2]!
  }
  return sum / 6
}

// corners nearer than this are the same, seen from topology
const WELD_METRES = 1e-5

/** Every edge is once in each direction, when corners in the same place are one. */
export function isWatertight(mesh: Mesh): boolean {
  const { count, placeOf } = welded(mesh.positions)
  const edges = new Set<number>()
  const { indices } = mesh
  for (let at = 0; at < indices.length; at += 3)
    for (const side of [0, 1, 2]) {
      const from = placeOf[indices[at + side]!]!
      const to = placeOf[indices[at + ((side + 1) % 3)]!]!
      const edge = from * count + to
      if (from === to || edges.has(edge)) return false
      edges.add(edge)
    }
  return edges.size > 0 && edges.values().every((edge) => edges.has((edge % count) * count + Math.floor(edge / count)))
}

// more than any thing is large, in steps of welding
const WIDEST_STEPS = 1e7

/** One number for each place, and which of them each corner has. */
function welded(positions: Float32Array): { readonly count: number; readonly placeOf: Uint32Array } {
  const planes = new Map<number, Map<number, number>>()
  const placeOf = new Uint32Array(positions.length / 3)
  let count = 0
  for (let corner = 0; corner < placeOf.length; corner++) {
    const [x, y, z] = [0, 1, 2].map((axis) => Math.round(positions[corner * 3 + axis]! / WELD_METRES))
    const line = x! * WIDEST_STEPS + y!
    const places = planes.get(line) ?? new Map<number, number>()
    planes.set(line, places)
    if (!places.has(z!)) places.set(z!, count++)
    placeOf[corner] = places.get(z!)!
  }
  return { count, placeOf }
}
