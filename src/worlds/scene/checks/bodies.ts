/** The bodies of a scene while it is checked, with their bounds; all are let go in the end. */
import type { PlacedObject, Scene } from '../scene.ts'
import { loadKernel, type Kernel, type Manifold } from './kernel.ts'

export interface Body {
  readonly object: PlacedObject
  readonly solid: Manifold
  readonly min: readonly [number, number, number]
  readonly max: readonly [number, number, number]
}

export interface Bodies {
  readonly kernel: Kernel
  readonly all: readonly Body[]
  readonly byId: ReadonlyMap<string, Body>
}

export async function withBodies<T>(scene: Pick<Scene, 'objects'>, check: (bodies: Bodies) => T): Promise<T> {
  const kernel = await loadKernel()
  const all = scene.objects.map((object): Body => {
    const solid = kernel.bodyOf(object)
    const { min, max } = solid.boundingBox()
    return { object, solid, min, max }
  })
  try {
    return check({ kernel, all, byId: new Map(all.map((body) => [body.object.id, body])) })
  } finally {
    for (const { solid } of all) solid.delete()
  }
}

/** Whether their bounds overlap by more than a margin along every axis. */
export const mayTouch = (one: Pick<Body, 'min' | 'max'>, other: Pick<Body, 'min' | 'max'>, margin = 0): boolean =>
  ([0, 1, 2] as const).every(
    (axis) => Math.min(one.max[axis], other.max[axis]) - Math.max(one.min[axis], other.min[axis]) > margin,
  )
