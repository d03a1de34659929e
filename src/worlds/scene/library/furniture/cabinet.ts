/** Cabinets and cupboards: doors over shelves. */
import type { Family } from '../../asset.ts'
import { carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { fourCorners, legs } from '../build/legs.ts'
import { countOf, part, support, wordOf } from '../build/part.ts'

export const cabinet: Family = {
  name: 'cabinet',
  role: 'storage',
  placement: 'floor',
  names: {
    cabinet: {},
    cupboard: { height: 1.5 },
    'storage cabinet': { height: 1.5 },
    'storage unit': { height: 1.3 },
    storage: { height: 1.3 },
    'tall cabinet': { height: 1.9, width: 0.6, doors: 1 },
    'small cabinet': { width: 0.6, height: 0.75, doors: 1 },
    'low cabinet': { height: 0.7, width: 1.1 },
    'corner cabinet': { width: 0.6, height: 1.6, doors: 1 },
    'wooden cabinet': { style: 'rustic' },
    'metal cabinet': { style: 'industrial', height: 1.7 },
    'supply cabinet': { style: 'industrial', height: 1.8 },
    'tool cabinet': { style: 'industrial', height: 1.0, width: 0.7 },
    'pantry cabinet': { height: 2.0, width: 0.8 },
    pantry: { height: 2.0, width: 0.8 },
    larder: { height: 2.0, width: 0.8 },
    'liquor cabinet': { height: 1.1, style: 'classic' },
    'bar cabinet': { height: 1.1 },
    'entryway cabinet': { depth: 0.35 },
    'office cabinet': { height: 1.1 },
    'bookcase cabinet': { height: 1.6 },
    'record cabinet': { height: 0.75 },
    'shoe cabinet': { width: 0.8, depth: 0.3, height: 1.0 },
    'laundry cabinet': { height: 1.8, width: 0.7 },
  },
  defaults: { width: 0.9, depth: 0.42, height: 1.0, doors: 2, style: 'modern' },
  clearance: { front: 0.5 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const base = Math.min(0.1, height * 0.1)
    const deep = depth - 0.042
    const z = -(depth - deep) / 2
    const fields = Math.max(1, Math.min(6, Math.round((height - base) / 0.42)))
    const body = carcass({ width, height, depth: deep, base, fields, z })
    return {
      parts: [
        part('body', style === 'industrial' ? 'metal' : 'wood', ...body.meshes),
        ...fronts({
          style,
          kind: 'door',
          y: base + 0.004,
          z: z + deep / 2 + 0.001,
          width: width - 0.004,
          height: height - base - 0.012,
          columns: equally(countOf(parameters, 'doors', 1, 5)),
          rows: [1],
        }),
        legs({
          style,
          height: base + 0.004,
          thickness: 0.045,
          at: fourCorners(width, deep, 0.05).map(([x, at]) => [x, at + z] as const),
        }),
      ],
      supports: [
        support('top', [0, height, z], width * 0.95, deep * 0.92),
        ...body.shelves.map((shelf) => ({ ...shelf, kind: 'inside' as const })),
      ],
    }
  },
}
