/** Meshes of the library as the graphics card wants them: one geometry for all parts of a thing that look the same. */
import { BufferAttribute, BufferGeometry } from 'three'
import type { Mesh } from '../../../../../src/worlds/scene/mesh/mesh.ts'

/** `repeat` is after how many metres the pattern of its material comes again. */
export function geometryOf(meshes: readonly Mesh[], repeat: number): BufferGeometry {
  const corners = meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0)
  const positions = new Float32Array(corners * 3)
  const normals = new Float32Array(corners * 3)
  const uvs = new Float32Array(corners * 2)
  const indices = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0))
  let [first, place] = [0, 0]
  for (const mesh of meshes) {
    positions.set(mesh.positions, first * 3)
    normals.set(mesh.normals, first * 3)
    for (let at = 0; at < mesh.uvs.length; at++) uvs[first * 2 + at] = mesh.uvs[at]! / repeat
    for (const index of mesh.indices) indices[place++] = index + first
    first += mesh.positions.length / 3
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new BufferAttribute(uvs, 2))
  geometry.setIndex(new BufferAttribute(indices, 1))
  return geometry
}
