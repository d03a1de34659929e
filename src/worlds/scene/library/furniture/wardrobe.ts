/** Wardrobes: tall doors, a rail to hang clothes on, shelves beside it. */
import type { Family } from '../../asset.ts'
import { box, cylinder, moved, turned } from '../../mesh/index.ts'
import { carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { countOf, part, support, wordOf } from '../build/part.ts'

export const wardrobe: Family = {
  name: 'wardrobe',
  role: 'storage',
  placement: 'floor',
  names: {
    wardrobe: {},
    armoire: { width: 1.15, style: 'classic' },
    closet: { width: 1.5 },
    'wardrobe closet': { width: 1.5 },
    'clothes closet': { width: 1.5 },
    'built-in closet': { width: 1.8, height: 2.3 },
    'linen closet': { width: 0.8, doors: 2 },
    'linen cabinet': { width: 0.5, doors: 1, height: 1.8, depth: 0.4 },
    'double wardrobe': { width: 1.0, doors: 2 },
    'single wardrobe': { width: 0.55, doors: 1 },
    'sliding door wardrobe': { width: 1.8, doors: 2, height: 2.15 },
    'clothes cabinet': {},
  },
  defaults: { width: 1.2, depth: 0.6, height: 2.0, doors: 2, style: 'modern' },
  clearance: { front: 0.6 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const doors = countOf(parameters, 'doors', 1, 6)
    const base = Math.min(0.08, height * 0.05)
    const deep = depth - 0.045
    const z = -(depth - deep) / 2
    const body = carcass({ width, height, depth: deep, base, thickness: 0.022, z })
    const cornice =
      style === 'classic' ? [moved(box(width, 0.05, deep + 0.04, 0.015), 0, height - 0.05, z + 0.012)] : []
    const rail = moved(turned(cylinder(0.0125, width - 0.04, 8), { z: 90 }), width / 2 - 0.02, height * 0.88, z)
    return {
      parts: [
        part('body', 'wood', ...body.meshes, ...cornice, moved(box(width - 0.04, base + 0.003, deep - 0.06), 0, 0, z)),
        ...fronts({
          style,
          kind: 'door',
          y: base + 0.004,
          z: z + deep / 2 + 0.001,
          width: width - 0.004,
          height: height - base - (style === 'classic' ? 0.06 : 0.012),
          columns: equally(doors),
          rows: [1],
        }),
        part('rail', 'metal', rail),
      ],
      supports: [
        support('top', [0, height, z], width - 0.06, deep - 0.06),
        ...body.shelves.map((shelf) => ({
          ...shelf,
          name: 'inside',
          kind: 'inside' as const,
          // to the rail, or to the moulding behind which the doors are
          clearHeight: height * 0.86 - shelf.at.y,
        })),
      ],
    }
  },
}
