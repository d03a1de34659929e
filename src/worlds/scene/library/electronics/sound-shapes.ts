/** Shapes that several families of this folder share. */
import type { Mesh } from '../../mesh/mesh.ts'
import { moved, turned } from '../../mesh/transform.ts'

/** A disc or knob that looks to the front. */
export const facing = (mesh: Mesh, x: number, y: number, z: number) => moved(turned(mesh, { x: 90 }), x, y, z)
