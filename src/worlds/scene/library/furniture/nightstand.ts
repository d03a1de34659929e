/** Nightstands: a small cabinet on legs, with drawers over an open field. */
import type { Family } from '../../asset.ts'
import { box, moved } from '../../mesh/index.ts'
import { carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { fourCorners, legs } from '../build/legs.ts'
import { countOf, part, support, wordOf } from '../build/part.ts'

export const nightstand: Family = {
  name: 'nightstand',
  role: 'storage',
  placement: 'floor',
  names: {
    nightstand: {},
    'night stand': {},
    'night table': {},
    'bedside table': {},
    'bedside cabinet': { drawers: 2 },
    'bedside stand': {},
    'bedside chest': { drawers: 3 },
  },
  defaults: { width: 0.48, depth: 0.4, height: 0.56, drawers: 1, style: 'modern' },
  clearance: { front: 0.3 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const drawers = countOf(parameters, 'drawers', 0, 4)
    const base = Math.min(0.16, height * 0.28)
    const deep = depth - 0.02
    const field = (height - base) / 3
    const drawerHeight = Math.min(height - base - 0.04, Math.max(1, drawers) * field)
    const body = carcass({ width, height, depth: deep, base, thickness: 0.018 })
    const low = height - 0.02 - drawerHeight
    const grid = { width: width - 0.04, height: drawerHeight, columns: [1], rows: equally(drawers) }
    const open = low - base - 0.03
    const floor = box(width - 0.032, 0.01, deep - 0.02)
    return {
      parts: [
        part('body', 'wood', ...body.meshes, ...(open > 0.02 ? [moved(floor, 0, low - 0.012, 0)] : [])),
        ...(drawers > 0 ? fronts({ style, kind: 'drawer', y: low, z: deep / 2 - 0.016, ...grid }) : []),
        legs({ style, height: base + 0.004, thickness: 0.035, at: fourCorners(width, deep, 0.035) }),
      ],
      supports: [
        support('top', [0, height, 0], width - 0.04, deep - 0.04),
        ...(open > 0.1
          ? body.shelves.map((shelf) => ({ ...shelf, clearHeight: drawers > 0 ? open : shelf.clearHeight }))
          : []),
      ],
    }
  },
}
