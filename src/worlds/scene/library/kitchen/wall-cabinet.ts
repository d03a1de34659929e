/** Cabinets on the wall of a kitchen. */
import type { Family } from '../../asset.ts'
import { carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { part, support, wordOf } from '../build/part.ts'

export const wallCabinet: Family = {
  name: 'wall-cabinet',
  role: 'kitchen',
  placement: 'wall',
  names: {
    'wall cabinet': {},
    'kitchen cabinet': {},
    'kitchen cupboard': {},
    'upper cabinet': {},
    'overhead cabinet': {},
    'hanging cabinet': {},
    'wall cupboard': {},
    'wall-mounted cabinet': {},
    'wall mounted cabinet': {},
  },
  defaults: { width: 1.2, depth: 0.36, height: 0.7, style: 'modern' },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const deep = depth - 0.042
    const z = -(depth - deep) / 2
    const body = carcass({ width, height, depth: deep, fields: 2, z })
    const columns = equally(Math.max(1, Math.min(8, Math.round(width / 0.5))))
    return {
      parts: [
        part('body', 'wood', ...body.meshes),
        ...fronts({
          style: wordOf(parameters, 'style'),
          kind: 'door',
          y: 0.002,
          z: z + deep / 2 + 0.0005,
          width: width - 0.004,
          height: height - 0.006,
          columns,
          rows: [1],
        }),
      ],
      supports: [
        support('top', [0, height, z], width * 0.96, deep * 0.9),
        ...body.shelves.map((shelf) => ({ ...shelf, kind: 'inside' as const })),
      ],
    }
  },
}
