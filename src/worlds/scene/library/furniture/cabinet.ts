/** Cabinets with doors: cupboards, sideboards, hutches and what a television stands on. */
import type { Family, Part } from '../../asset.ts'
import { box, moved } from '../../mesh/index.ts'
import { carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { glassDoors } from '../build/glass-doors.ts'
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

export const sideboard: Family = {
  name: 'sideboard',
  role: 'storage',
  placement: 'floor',
  names: {
    sideboard: {},
    buffet: {},
    'buffet cabinet': {},
    credenza: { height: 0.75 },
    'dining cabinet': {},
    server: { width: 1.2 },
    'console cabinet': { width: 1.2, depth: 0.38 },
    'side cabinet': { width: 1.1 },
  },
  defaults: { width: 1.6, depth: 0.45, height: 0.82, style: 'modern' },
  clearance: { front: 0.5 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const base = Math.min(0.16, height * 0.2)
    const deep = depth - 0.042
    const z = -(depth - deep) / 2
    const body = carcass({ width, height, depth: deep, base, columns: 3, z })
    const [high, third] = [height - base - 0.03, (width - 0.044) / 3]
    const grid = { style, z: z + deep / 2 - 0.016, y: base + 0.023, height: high - 0.016 }
    return {
      parts: [
        part('body', 'wood', ...body.meshes),
        ...fronts({ ...grid, kind: 'drawer', width: third - 0.016, columns: [1], rows: equally(3) }),
        ...[-1, 1].flatMap((side) =>
          fronts({ ...grid, kind: 'door', x: side * (third + 0.006), width: third - 0.016, columns: [1], rows: [1] }),
        ),
        legs({
          style,
          height: base + 0.004,
          thickness: 0.05,
          at: fourCorners(width, deep, 0.08).map(([x, at]) => [x, at + z] as const),
        }),
      ],
      supports: [support('top', [0, height, z], width * 0.96, deep * 0.92)],
    }
  },
}

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

export const tvStand: Family = {
  name: 'tv-stand',
  role: 'storage',
  placement: 'floor',
  names: {
    'tv stand': {},
    'tv unit': {},
    'tv cabinet': {},
    'tv console': {},
    'tv table': { width: 1.2 },
    'television stand': {},
    'television cabinet': {},
    'tv bench': {},
    'media console': { width: 1.7 },
    'media unit': {},
    'media cabinet': {},
    'media stand': {},
    'media center': { width: 1.8 },
    'entertainment center': { width: 1.9, height: 0.6 },
    'entertainment unit': { width: 1.9, height: 0.6 },
    'entertainment console': { width: 1.7 },
    'stereo cabinet': { width: 1.0 },
  },
  defaults: { width: 1.5, depth: 0.42, height: 0.52, style: 'modern' },
  clearance: { front: 0.4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const base = Math.min(0.13, height * 0.24)
    const deep = depth - 0.042
    const z = -(depth - deep) / 2
    const body = carcass({ width, height, depth: deep, base, columns: 3, z })
    const third = (width - 0.044) / 3
    const grid = { style, z: z + deep / 2 - 0.016, y: base + 0.023, height: height - base - 0.046 }
    return {
      parts: [
        part(
          'body',
          'wood',
          ...body.meshes,
          moved(box(third + 0.006, 0.014, deep - 0.03), 0, base + (height - base) * 0.5, z),
        ),
        ...[-1, 1].flatMap((side) =>
          fronts({ ...grid, kind: 'door', x: side * (third + 0.006), width: third - 0.016, columns: [1], rows: [1] }),
        ),
        legs({
          style,
          height: base + 0.004,
          thickness: 0.045,
          at: fourCorners(width, deep, 0.08).map(([x, at]) => [x, at + z] as const),
        }),
      ],
      supports: [
        support('top', [0, height, z], width * 0.97, deep * 0.94),
        support(
          'shelf',
          [0, base + (height - base) * 0.5 + 0.014, z],
          third - 0.03,
          deep - 0.06,
          (height - base) * 0.5 - 0.045,
        ),
      ],
    }
  },
}
