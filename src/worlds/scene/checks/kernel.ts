/** Exact bodies of things: closed meshes in a kernel that can intersect them, loaded when a scene is checked. */
import { assetOf } from '../library/index.ts'
import type { Mesh } from '../mesh/mesh.ts'
import type { Point } from '../room.ts'
import type { PlacedObject } from '../scene.ts'

type Vector = readonly [x: number, y: number, z: number]

/** What we use of a body of the kernel. Each lives outside of our memory until `delete()`. */
export interface Manifold {
  intersect(other: Manifold): Manifold
  rotate(degrees: Vector): Manifold
  translate(metres: Vector): Manifold
  volume(): number
  boundingBox(): { readonly min: Vector; readonly max: Vector }
  getMesh(): { readonly vertProperties: Float32Array; readonly triVerts: Uint32Array; readonly numProp: number }
  /** onto the plane of x and y */
  project(): { toPolygons(): readonly (readonly Point[])[]; delete(): void }
  delete(): void
}

interface KernelModule {
  setup(): void
  readonly Manifold: {
    new (mesh: object): Manifold
    cube(size: Vector): Manifold
    union(bodies: readonly Manifold[]): Manifold
  }
  readonly Mesh: new (mesh: {
    readonly numProp: number
    readonly vertProperties: Float32Array
    readonly triVerts: Uint32Array
  }) => { merge(): boolean }
}

export interface Kernel {
  /** the thing where it stands; the caller lets it go with `delete()` */
  bodyOf(object: PlacedObject): Manifold
  /** a box between two corners */
  box(min: Vector, max: Vector): Manifold
  /** what `ask` finds of a thing as it stands over the origin, turned; asked once for each kind and height */
  keep<T>(known: Map<string, T>, object: PlacedObject, ask: (solid: Manifold) => T): Standing<T>
}

/** What was found of a thing over the origin, and how points of it get to where it stands. */
export interface Standing<T> {
  readonly found: T
  readonly place: (point: Point) => Point
}

let loaded: Promise<Kernel> | undefined

export function loadKernel(): Promise<Kernel> {
  return (loaded ??= import('manifold-3d').then(async ({ default: load }) => {
    const module = (await load()) as unknown as KernelModule
    module.setup()
    return createKernel(module)
  }))
}

const upright = { x: 0, y: 0, z: 0 } as const

// built once for each path; a scene of 100 things has fewer kinds of them
const MOST_KEPT = 400

function createKernel(module: KernelModule): Kernel {
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
    keep(known, object, ask) {
      const { assetPath, position, rotation } = object
      // turns about the vertical are made up for in `place`, so that things that look another way share what was found
      const isUpright = rotation.x === 0 && rotation.z === 0
      const key = JSON.stringify([assetPath, position.y, isUpright ? 0 : rotation])
      let found = known.get(key)
      if (found === undefined) {
        if (known.size >= MOST_KEPT) known.clear()
        const origin = { x: 0, y: position.y, z: 0 }
        const solid = this.bodyOf({ ...object, position: origin, rotation: isUpright ? upright : rotation })
        try {
          found = ask(solid)
        } finally {
          solid.delete()
        }
        known.set(key, found)
      }
      const angle = isUpright ? (rotation.y * Math.PI) / 180 : 0
      const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
      const place = ([x, z]: Point): Point => [position.x + x * cosine + z * sine, position.z + z * cosine - x * sine]
      return { found, place }
    },
    box(min, max) {
      const size = max.map((end, axis) => Math.max(1e-6, end - min[axis]!)) as unknown as Vector
      const cube = module.Manifold.cube(size)
      const moved = cube.translate(min)
      cube.delete()
      return moved
    },
  }
}

/** Nothing for a mesh that is not closed: its volume means nothing. */
function closed(module: KernelModule, { positions, indices }: Mesh): Manifold | undefined {
  const mesh = new module.Mesh({ numProp: 3, vertProperties: positions, triVerts: indices })
  mesh.merge()
  try {
    return new module.Manifold(mesh)
  } catch {
    return undefined
  }
}
