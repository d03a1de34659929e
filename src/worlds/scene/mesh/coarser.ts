/**
 * Coarser meshes for things that are many and small in a picture: corners that share a cell of a grid, and look to the
 * same side, become one, and triangles with nothing left between their corners go (vertex clustering).
 */
import type { Mesh } from './mesh.ts'

/** `metres`: the size of a cell. */
export function coarserMesh(mesh: Mesh, metres: number): Mesh {
  const { positions, normals, indices } = mesh
  const cells = new Map<string, number>()
  const corners = new Map<string, number>()
  const corner = new Uint32Array(positions.length / 3)
  const cell = new Uint32Array(positions.length / 3)
  for (let index = 0; index < corner.length; index++) {
    const at = index * 3
    const place = [0, 1, 2].map((axis) => Math.round(positions[at + axis]! / metres)).join()
    const facing = [0, 1, 2].map((axis) => Math.round(normals[at + axis]!)).join()
    cell[index] = first(cells, place, index)
    corner[index] = first(corners, `${place} ${facing}`, index)
  }
  const kept: number[] = []
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at]!, indices[at + 1]!, indices[at + 2]!]
    if (cell[a] === cell[b] || cell[b] === cell[c] || cell[c] === cell[a]) continue
    kept.push(corner[a]!, corner[b]!, corner[c]!)
  }
  return { ...mesh, indices: Uint32Array.from(kept) }
}

function first(known: Map<string, number>, key: string, index: number): number {
  const before = known.get(key)
  if (before === undefined) known.set(key, index)
  return before ?? index
}
