/** Shapes that several families of this folder share. */
import type { Mesh } from '../../mesh/mesh.ts'
import { moved, turned } from '../../mesh/transform.ts'

export const across = (mesh: Mesh, x: number, y: number, z: number) => moved(turned(mesh, { z: 90 }), x, y, z)
