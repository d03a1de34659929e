/** What kitchens are made of: cabinets that stand on a plinth, and a worktop over them. */
import type { Part } from '../../asset.ts'
import { box, moved, type Mesh } from '../../mesh/index.ts'
import { carcass, type Carcass } from './carcass.ts'
import { equally, fronts } from './fronts.ts'
import { part } from './part.ts'

const PLINTH_METRES = 0.09

const WORKTOP_METRES = 0.038

interface Base {
  readonly parts: readonly Part[]
  readonly body: Carcass
  readonly z: number
}

/** Everything under the worktop, with doors below drawers. */
export function baseCabinets(width: number, depth: number, height: number, style: string, hasTop = true): Base {
  const deep = depth - 0.06
  const z = -(depth - deep) / 2
  const plinth = Math.min(PLINTH_METRES, height * 0.12)
  const top = height - WORKTOP_METRES
  const body = carcass({ width: width - 0.01, height: top + 0.003, depth: deep, base: plinth, z, hasTop })
  const columns = equally(Math.max(1, Math.min(8, Math.round(width / 0.55))))
  const drawer = (top - plinth) * 0.24
  const grid = { style, z: z + deep / 2 + 0.0005, width: width - 0.012, columns, rows: [1] }
  return {
    body,
    z,
    parts: [
      part('body', 'wood', ...body.meshes, moved(box(width - 0.03, plinth + 0.003, deep - 0.07), 0, 0, z - 0.02)),
      ...fronts({ ...grid, kind: 'door', y: plinth + 0.003, height: top - plinth - drawer - 0.006 }),
      ...fronts({ ...grid, kind: 'drawer', y: top - drawer - 0.002, height: drawer, hasHandles: true }),
    ],
  }
}

/** The worktop, in slot `top`; with a hole it is laid around it. */
export function worktop(
  width: number,
  depth: number,
  height: number,
  hole?: { x: number; z: number; width: number; depth: number },
): Part {
  const y = height - WORKTOP_METRES
  if (!hole) return part('top', 'stone', moved(box(width, WORKTOP_METRES, depth, 0.003), 0, y, 0))
  const slab = (left: number, right: number, back: number, front: number): Mesh =>
    moved(box(right - left, WORKTOP_METRES, front - back), (left + right) / 2, y, (back + front) / 2)
  const [x0, x1] = [hole.x - hole.width / 2, hole.x + hole.width / 2]
  const [z0, z1] = [hole.z - hole.depth / 2, hole.z + hole.depth / 2]
  return part(
    'top',
    'stone',
    slab(-width / 2, x0, -depth / 2, depth / 2),
    slab(x1, width / 2, -depth / 2, depth / 2),
    // a hair narrower, so that no edge is the same
    slab(x0 - 0.001, x1 + 0.001, -depth / 2 + 0.0002, z0),
    slab(x0 - 0.001, x1 + 0.001, z1, depth / 2 - 0.0002),
  )
}
