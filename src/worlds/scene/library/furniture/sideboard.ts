/** Sideboards, and what a television stands on: long, low, and in three fields. */
import type { Family } from '../../asset.ts'
import { box, moved } from '../../mesh/index.ts'
import { carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { fourCorners, legs } from '../build/legs.ts'
import { part, support, wordOf } from '../build/part.ts'

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
