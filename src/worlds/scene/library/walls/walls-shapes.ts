/** Shapes that several families of this folder share. */
import type { Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import type { Mesh } from '../../mesh/mesh.ts'
import { joined, moved } from '../../mesh/transform.ts'

/** Four strips around an opening; upright, in the x–y plane. */
export function frameOf(width: number, height: number, depth: number, strip: number): Mesh {
  const upright = (sign: number) =>
    moved(box(strip, height - strip * 0.02, depth, depth * 0.15), (sign * (width - strip)) / 2, strip * 0.01, 0)
  const level = (y: number) => moved(box(width - strip * 1.9, strip, depth * 0.98, depth * 0.15), 0, y, 0)
  return joined(upright(-1), upright(1), level(0), level(height - strip))
}

export const raised = (parts: readonly Part[], y: number, z = 0) =>
  parts.map((made) => ({ ...made, mesh: moved(made.mesh, 0, y, z) }))
