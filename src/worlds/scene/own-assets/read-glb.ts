/** Reads a GLB file into parts: one for each primitive of its scene, where it stands in that scene. */
import { WebIO, type mat4, type Material, type Node, type Primitive } from '@gltf-transform/core'
import type { Part } from '../asset.ts'
import { volumeOf } from '../mesh/measure.ts'
import type { Mesh } from '../mesh/mesh.ts'
import { badAsset } from './own-note.ts'

const MOST_BYTES = 64 * 1024 * 1024
// a scene of forty such things is still drawn and checked in seconds
const MOST_TRIANGLES = 150_000
const MOST_PARTS = 400
const TRIANGLES = 4

export async function readGlb(file: string, bytes: Uint8Array): Promise<readonly Part[]> {
  if (bytes.length > MOST_BYTES) throw badAsset(file, `It is larger than ${MOST_BYTES / 1024 / 1024} MB.`)
  const io = new WebIO()
  const document = await io.readBinary(bytes).catch((error: unknown) => {
    throw badAsset(file, `It is no GLB that can be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const root = document.getRoot()
  const required = root.listExtensionsUsed().filter((extension) => extension.isRequired())
  if (required.length > 0) throw badAsset(file, `It needs ${required[0]!.extensionName}, which is not supported.`)
  const scene = root.getDefaultScene() ?? root.listScenes()[0]
  if (!scene) throw badAsset(file, 'It holds no scene.')
  const parts: Part[] = []
  let triangles = 0
  scene.traverse((node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      if (primitive.getMode() !== TRIANGLES) continue
      const mesh = readPrimitive(primitive, node.getWorldMatrix())
      if (!mesh) continue
      triangles += mesh.indices.length / 3
      if (triangles > MOST_TRIANGLES || parts.length >= MOST_PARTS)
        throw badAsset(file, `It has more than ${MOST_TRIANGLES} triangles or ${MOST_PARTS} parts.`)
      parts.push(partOf(node, primitive.getMaterial(), mesh, parts.length))
    }
  })
  if (parts.length === 0) throw badAsset(file, 'It holds no triangles.')
  return withBody(parts)
}

function partOf(node: Node, material: Material | null, mesh: Mesh, place: number): Part {
  const name = plain(node.getName()) || `part ${place + 1}`
  const slot = plain(material?.getName() ?? '') || name
  const isMetal = (material?.getMetallicFactor() ?? 0) > 0.5 && material?.getMetallicRoughnessTexture() === null
  return { name, slot, substance: isMetal ? 'metal' : 'plastic', ...colorOf(material), mesh }
}

const LONGEST_NAME = 40
const plain = (name: string) => (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, LONGEST_NAME)

/** A texture has colours of its own, which are not kept; its factor then says next to nothing. */
function colorOf(material: Material | null): { readonly color?: string } {
  if (material === null || material.getBaseColorTexture() !== null) return {}
  const digits = material
    .getBaseColorFactor()
    .slice(0, 3)
    .map((linear) => {
      const share = Math.max(0, Math.min(1, linear))
      const encoded = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
      return Math.round(encoded * 255)
        .toString(16)
        .padStart(2, '0')
    })
  return { color: `#${digits.join('')}` }
}

/** The largest slot is the main one. */
function withBody(parts: readonly Part[]): readonly Part[] {
  if (parts.some(({ slot }) => slot === 'body')) return parts
  const sizes = new Map<string, number>()
  for (const { slot, mesh } of parts) sizes.set(slot, (sizes.get(slot) ?? 0) + Math.abs(volumeOf(mesh)))
  const [main] = [...sizes].toSorted(([, a], [, b]) => b - a)[0]!
  return parts.map((part) => (part.slot === main ? { ...part, slot: 'body' } : part))
}

function readPrimitive(primitive: Primitive, matrix: mat4): Mesh | undefined {
  const position = primitive.getAttribute('POSITION')
  const count = position?.getCount() ?? 0
  if (!position || count < 3) return undefined
  const positions = new Float32Array(count * 3)
  const element: number[] = []
  for (let at = 0; at < count; at++) {
    const [x = 0, y = 0, z = 0] = position.getElement(at, element)
    for (let row = 0; row < 3; row++)
      positions[at * 3 + row] = matrix[row]! * x + matrix[row + 4]! * y + matrix[row + 8]! * z + matrix[row + 12]!
  }
  const given = primitive.getIndices()?.getArray()
  const indices = given ? Uint32Array.from(given) : Uint32Array.from({ length: count }, (_, at) => at)
  const isSound = positions.every((value) => Number.isFinite(value)) && indices.every((index) => index < count)
  if (!isSound || indices.length < 3 || indices.length % 3 !== 0) return undefined
  // a mirroring turns every triangle inside out
  if (determinant(matrix) < 0)
    for (let at = 0; at < indices.length; at += 3) indices.set([indices[at + 1]!, indices[at]!], at)
  const uv = primitive.getAttribute('TEXCOORD_0')
  const uvs = new Float32Array(count * 2)
  if (uv?.getCount() === count)
    for (let at = 0; at < count; at++) uvs.set(uv.getElement(at, element).slice(0, 2), at * 2)
  return { positions, normals: normalsOf(positions, indices), uvs, indices }
}

const determinant = (m: mat4): number =>
  m[0] * (m[5] * m[10] - m[6] * m[9]) - m[4] * (m[1] * m[10] - m[2] * m[9]) + m[8] * (m[1] * m[6] - m[2] * m[5])

/** Of each corner, over the triangles that share it: files split corners where edges are sharp. */
function normalsOf(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length)
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at]! * 3, indices[at + 1]! * 3, indices[at + 2]! * 3]
    const one = [0, 1, 2].map((axis) => positions[b + axis]! - positions[a + axis]!)
    const other = [0, 1, 2].map((axis) => positions[c + axis]! - positions[a + axis]!)
    for (let axis = 0; axis < 3; axis++) {
      const [next, last] = [(axis + 1) % 3, (axis + 2) % 3]
      const value = one[next]! * other[last]! - one[last]! * other[next]!
      for (const corner of [a, b, c]) normals[corner + axis]! += value
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!)
    normals.set(length > 0 ? [0, 1, 2].map((axis) => normals[at + axis]! / length) : [0, 1, 0], at)
  }
  return normals
}
