/** A box on the floor around the origin, for things that cannot be built. */
import type { Mesh } from './mesh.ts'
import { createQuads } from '../shell/quads.ts'

export function boxMesh(width: number, height: number, depth: number): Mesh {
  const quads = createQuads()
  quads.box([0, height / 2, 0], [width / 2, 0, 0], [0, height / 2, 0], [0, 0, depth / 2])
  return quads.build()
}
