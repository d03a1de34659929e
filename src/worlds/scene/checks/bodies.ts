/** The bodies of a scene while it is checked, with their bounds; all are let go in the end. */
import type { Pieces } from '../../../base/pieces.ts'
import type { PlacedObject, Scene } from '../scene.ts'
import type { Kernel, Manifold } from './kernel.ts'

export interface Body {
  readonly object: PlacedObject
  readonly solid: Manifold
  readonly min: readonly [number, number, number]
  readonly max: readonly [number, number, number]
}

export interface Bodies {
  readonly kernel: Kernel
  readonly all: readonly Body[]
}

// each may have to be built
const THINGS_OF_A_PIECE = 4

export function* withBodies<T>(
  kernel: Kernel,
  scene: Pick<Scene, 'objects'>,
  check: (bodies: Bodies) => Pieces<T>,
): Pieces<T> {
  const all: Body[] = []
  try {
    for (const [place, object] of scene.objects.entries()) {
      const solid = kernel.bodyOf(object)
      const { min, max } = solid.boundingBox()
      all.push({ object, solid, min, max })
      if (place % THINGS_OF_A_PIECE === 0) yield
    }
    return yield* check({ kernel, all })
  } finally {
    for (const { solid } of all) solid.delete()
  }
}

/** Whether their bounds overlap by more than a margin along every axis. */
export const mayTouch = (one: Pick<Body, 'min' | 'max'>, other: Pick<Body, 'min' | 'max'>, margin = 0): boolean =>
  ([0, 1, 2] as const).every(
    (axis) => Math.min(one.max[axis], other.max[axis]) - Math.max(one.min[axis], other.min[axis]) > margin,
  )
