/** Exact bodies of things: closed meshes in a kernel that can intersect them. Loaded when the first scene is checked. */
import type { Manifold, ManifoldToplevel } from 'manifold-3d'
import { assetOf } from '../library/index.ts'
import type { Mesh } from '../mesh/mesh.ts'
import type { PlacedObject } from '../scene.ts'

export type { Manifold }

export interface Kernel {
  /** the thing where it stands; the caller lets it go with `delete()` */
  bodyOf(object: PlacedObject): Manifold
  /** a box between two corners */
  box(min: readonly [number, number, number], max: readonly [number, number, number]): Manifold
}

let loaded: Promise<Kernel> | undefined

export function loadKernel(): Promise<Kernel> {
  return (loaded ??= import('manifold-3d').then(async ({ default: load }) => {
    const module = await load()
    module.setup()
    return createKernel(module)
  }))
}

// built once for each path; a scene of 100 things has fewer kinds of them
const MOST_KEPT = 400

function createKernel(module: ManifoldToplevel): Kernel {
  const kept = new Map<string, Manifold>()
  const built = (assetPath: string): Manifold => {
    const known = kept.get(assetPath)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) {
      for (const body of kept.values()) body.delete()
      kept.clear()
    }
    const parts = assetOf(assetPath).parts.flatMap(({ mesh }) => closed(module, mesh) ?? [])
    const body = module.Manifold.union(parts)
    for (const part of parts) part.delete()
    kept.set(assetPath, body)
    return body
  }
  return {
    bodyOf({ assetPath, position: { x, y, z }, rotation }) {
      const turned = built(assetPath).rotate([rotation.x, rotation.y, rotation.z])
      const moved = turned.translate([x, y, z])
      turned.delete()
      return moved
    },
    box(min, max) {
      const size = max.map((end, axis) => Math.max(1e-6, end - min[axis]!)) as [number, number, number]
      const cube = module.Manifold.cube(size)
      const moved = cube.translate([...min])
      cube.delete()
      return moved
    },
  }
}

/** Nothing for a mesh that is not closed: its volume means nothing. */
function closed(module: ManifoldToplevel, { positions, indices }: Mesh): Manifold | undefined {
  const mesh = new module.Mesh({ numProp: 3, vertProperties: positions, triVerts: indices })
  mesh.merge()
  try {
    return new module.Manifold(mesh)
  } catch {
    return undefined
  }
}
