/** Boards of any outline, lying, standing across or standing along. */
import { ellipseOutline, extrude, moved, roundedOutline, turned, type Mesh } from '../../mesh/index.ts'
import type { Point } from '../../room.ts'

/** Standing across: an outline in x and y, its thickness along z with the middle at 0. */
export function upright(outline: readonly Point[], thickness: number, bevel = 0.002): Mesh {
  const flat = outline.map(([x, y]): Point => [x, -y])
  return moved(turned(extrude(flat, thickness, bevel), { x: 90 }), 0, 0, -thickness / 2)
}

/** Standing along: an outline in z and y, its thickness along x with the middle at 0. */
export function sideways(outline: readonly Point[], thickness: number, bevel = 0.002): Mesh {
  const across = outline.map(([z, y]): Point => [-z, y])
  return turned(upright(across, thickness, bevel), { y: 90 })
}

/** A table top or seat lying on the floor: `round` and `oval` fill the rectangle, others have fine corners. */
export function slab(shape: string, width: number, thickness: number, depth: number, bevel = 0.004): Mesh {
  return extrude(slabOutline(shape, width, depth), thickness, Math.min(bevel, thickness / 3))
}

function slabOutline(shape: string, width: number, depth: number): readonly Point[] {
  if (shape === 'round') return ellipseOutline(width, depth, 40)
  if (shape === 'oval') return ovalOutline(width, depth)
  return roundedOutline(width, depth, Math.min(0.02, Math.min(width, depth) * 0.05), 3)
}

/** Fuller than an ellipse, as oval tables are. */
function ovalOutline(width: number, depth: number): readonly Point[] {
  return ellipseOutline(2, 2, 44).map(([x, z]): Point => {
    const fuller = (value: number) => Math.sign(value) * Math.abs(value) ** 0.8
    return [(fuller(x) * width) / 2, (fuller(z) * depth) / 2]
  })
}
