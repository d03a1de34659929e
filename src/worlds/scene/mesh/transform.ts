/** Meshes moved, turned, scaled and put together; each gives a new mesh. */
import type { Mesh } from './mesh.ts'
import type { Vector } from './vector.ts'

export function moved(mesh: Mesh, x: number, y: number, z: number): Mesh {
  const positions = mesh.positions.slice()
  for (let at = 0; at < positions.length; at += 3) {
    positions[at]! += x
    positions[at + 1]! += y
    positions[at + 2]! += z
  }
  return { ...mesh, positions }
}

/** Around the origin by degrees: first about x, then y, then z. About y, +z turns towards +x. */
export function turned(mesh: Mesh, { x = 0, y = 0, z = 0 }: { x?: number; y?: number; z?: number }): Mesh {
  const rows = rotation(x, y, z)
  return { ...mesh, positions: rotated(mesh.positions, rows), normals: rotated(mesh.normals, rows) }
}

/** By positive factors; uvs keep their metres only where it is about the same all ways. */
export function scaled(mesh: Mesh, x: number, y: number = x, z: number = x): Mesh {
  const factors = [x, y, z]
  const positions = mesh.positions.map((value, index) => value * factors[index % 3]!)
  const normals = mesh.normals.map((value, index) => value / factors[index % 3]!)
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!) || 1
    for (const offset of [0, 1, 2]) normals[at + offset]! /= length
  }
  const mean = Math.cbrt(x * y * z)
  return { positions, normals, uvs: mesh.uvs.map((value) => value * mean), indices: mesh.indices }
}

/** Left becomes right. */
export function mirrored(mesh: Mesh): Mesh {
  const flip = (values: Float32Array) => values.map((value, index) => (index % 3 === 0 ? -value : value))
  const indices = mesh.indices.slice()
  for (let at = 0; at < indices.length; at += 3)
    [indices[at + 1], indices[at + 2]] = [indices[at + 2]!, indices[at + 1]!]
  return { positions: flip(mesh.positions), normals: flip(mesh.normals), uvs: mesh.uvs, indices }
}

/** One mesh of several bodies. They may overlap, but edges of two bodies must not be the same. */
export function joined(...meshes: readonly Mesh[]): Mesh {
  const count = (of: (mesh: Mesh) => number) => meshes.reduce((sum, mesh) => sum + of(mesh), 0)
  const positions = new Float32Array(count((mesh) => mesh.positions.length))
  const normals = new Float32Array(positions.length)
  const uvs = new Float32Array(count((mesh) => mesh.uvs.length))
  const indices = new Uint32Array(count((mesh) => mesh.indices.length))
  let [corner, index] = [0, 0]
  for (const mesh of meshes) {
    positions.set(mesh.positions, corner * 3)
    normals.set(mesh.normals, corner * 3)
    uvs.set(mesh.uvs, corner * 2)
    for (const value of mesh.indices) indices[index++] = value + corner
    corner += mesh.positions.length / 3
  }
  return { positions, normals, uvs, indices }
}

type Rows = readonly [Vector, Vector, Vector]

function rotation(x: number, y: number, z: number): Rows {
  const [a, b, c] = [x, y, z].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const [sa, ca, sb, cb, sc, cc] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b), Math.sin(c), Math.cos(c)]
  return [
    [cc * cb, cc * sb * sa - sc * ca, cc * sb * ca + sc * sa],
    [sc * cb, sc * sb * sa + cc * ca, sc * sb * ca - cc * sa],
    [-sb, cb * sa, cb * ca],
  ]
}

function rotated(values: Float32Array, rows: Rows): Float32Array {
  const result = new Float32Array(values.length)
  for (let at = 0; at < values.length; at += 3)
    for (let axis = 0; axis < 3; axis++) {
      const row = rows[axis]!
      result[at + axis] = row[0] * values[at]! + row[1] * values[at + 1]! + row[2] * values[at + 2]!
    }
  return result
}
