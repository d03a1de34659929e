/** An outline on the floor, raised: table tops, boards of any shape, basins. */
import type { Point } from '../room.ts'
import { loft, type Ring } from './loft.ts'
import type { Mesh } from './mesh.ts'
import { counterClockwise, drawnIn } from './outline.ts'

/** The outline may have dents but no holes; a bevel draws in its upper and lower edges. */
export function extrude(outline: readonly Point[], height: number, bevel = 0): Mesh {
  const around = counterClockwise(outline)
  const cut = Math.min(bevel, height * 0.45)
  if (cut <= 0) return loft([ring(around, 0), ring(around, height)])
  const inside = drawnIn(around, cut)
  return loft([ring(inside, 0), ring(around, cut), ring(around, height - cut), ring(inside, height)])
}

/** A vessel: the outline raised, with a hollow that leaves `wall` at the sides and `floor` below, and round edges. */
export function basin(outline: readonly Point[], height: number, wall: number, floor: number, taper = 0): Mesh {
  const around = counterClockwise(outline)
  const soft = Math.min(wall * 0.3, height * 0.1)
  return loft([
    ring(drawnIn(around, soft + taper), 0),
    ring(drawnIn(around, taper), soft),
    ring(around, height - soft),
    ring(drawnIn(around, soft), height),
    ring(drawnIn(around, wall - soft), height),
    ring(drawnIn(around, wall), height - soft),
    ring(drawnIn(around, wall + taper), floor + soft * 3),
    ring(drawnIn(around, wall + taper + soft * 3), floor),
  ])
}

const ring = (outline: readonly Point[], y: number): Ring => outline.map(([x, z]) => [x, y, z])
