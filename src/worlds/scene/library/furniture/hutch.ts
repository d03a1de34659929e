/** Hutches: glass doors over wooden ones. */
import type { Family, Part } from '../../asset.ts'
import { box, moved } from '../../mesh/index.ts'
import { carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { glassDoors } from '../build/glass-doors.ts'
import { fourCorners, legs } from '../build/legs.ts'
import { part, support, wordOf } from '../build/part.ts'

export const hutch: Family = {
  name: 'hutch',
  role: 'storage',
  placement: 'floor',
  names: {
    hutch: {},
    'china cabinet': {},
    'china hutch': {},
    'welsh dresser': { style: 'rustic' },
    'kitchen hutch': {},
    'curio cabinet': { width: 0.7, height: 1.8 },
    'dish cabinet': {},
    'display cabinet': { width: 0.9, style: 'modern' },
    'glass cabinet': { width: 0.9, style: 'modern' },
    'trophy cabinet': { width: 1.0, style: 'modern' },
    'wine cabinet': { width: 0.8 },
    'secretary desk': { width: 0.9, height: 1.8 },
  },
  defaults: { width: 1.2, depth: 0.46, height: 1.95, style: 'classic' },
  clearance: { front: 0.5 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const split = height * 0.43
    const base = Math.min(0.09, height * 0.05)
    const deep = depth - 0.04
    const z = -(depth - deep) / 2
    const lower = carcass({ width, height: split, depth: deep, base, z })
    const upperDeep = deep * 0.72
    const upperZ = z - (deep - upperDeep) / 2
    const upper = carcass({ width: width - 0.03, height, depth: upperDeep, base: split - 0.004, fields: 3, z: upperZ })
    const doors = width > 0.75 ? 2 : 1
    const grid = { style, z: z + deep / 2 + 0.001, width: width - 0.004 }
    const drawerHeight = (split - base) * 0.25
    const parts: Part[] = [
      part(
        'body',
        'wood',
        ...lower.meshes,
        ...upper.meshes,
        moved(box(width, 0.03, upperDeep + 0.03, 0.01), 0, height - 0.02, upperZ + 0.012),
      ),
      ...fronts({
        ...grid,
        kind: 'door',
        y: base + 0.004,
        height: split - base - drawerHeight - 0.01,
        columns: equally(doors),
        rows: [1],
      }),
      ...fronts({
        ...grid,
        kind: 'drawer',
        y: split - drawerHeight - 0.006,
        height: drawerHeight - 0.006,
        columns: equally(doors),
        rows: [1],
      }),
      ...glassDoors({
        y: split + 0.004,
        z: upperZ + upperDeep / 2 + 0.001,
        width: width - 0.034,
        height: height - split - 0.03,
        doors,
      }),
      legs({
        style,
        height: base + 0.004,
        thickness: 0.05,
        at: fourCorners(width, deep, 0.05).map(([x, at]) => [x, at + z] as const),
      }),
    ]
    return {
      parts,
      supports: [
        support('top', [0, height + 0.01, upperZ], width * 0.92, upperDeep * 0.9),
        ...upper.shelves.map((shelf) => ({ ...shelf, kind: 'inside' as const })),
      ],
    }
  },
}
