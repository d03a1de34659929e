/** Chests of drawers, and tables to make oneself up at. */
import type { Family } from '../../asset.ts'
import { box, moved } from '../../mesh/index.ts'
import { slab, upright } from '../build/board.ts'
import { carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { fourCorners, legs } from '../build/legs.ts'
import { countOf, named, part, support, wordOf } from '../build/part.ts'
import { tableBase } from '../build/table-base.ts'

export const dresser: Family = {
  name: 'dresser',
  role: 'storage',
  placement: 'floor',
  names: {
    dresser: {},
    'chest of drawers': { width: 0.8, columns: 1, rows: 4, height: 0.95 },
    'drawer chest': { width: 0.8, columns: 1, rows: 4, height: 0.95 },
    'chest of drawer': { width: 0.8, columns: 1, rows: 4, height: 0.95 },
    drawers: { width: 0.8, columns: 1, rows: 4, height: 0.95 },
    drawer: { width: 0.5, columns: 1, rows: 3, height: 0.7 },
    bureau: { width: 0.9, columns: 1, rows: 4, style: 'classic', height: 1.0 },
    commode: { width: 0.9, columns: 1, rows: 3, style: 'classic' },
    tallboy: { width: 0.75, columns: 1, rows: 6, height: 1.35 },
    highboy: { width: 0.85, columns: 1, rows: 6, height: 1.5, style: 'classic' },
    lowboy: { columns: 2, rows: 2, height: 0.7, style: 'classic' },
    'lingerie chest': { width: 0.5, columns: 1, rows: 7, height: 1.3 },
    'drawer unit': { width: 0.5, columns: 1, rows: 4, height: 0.75 },
    'dresser drawer': {},
  },
  defaults: { width: 1.4, depth: 0.48, height: 0.82, columns: 2, rows: 3, style: 'modern' },
  clearance: { front: 0.55 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const base = Math.min(0.12, height * 0.15)
    const deep = depth - 0.04
    const z = -(depth - deep) / 2
    const top = 0.024
    const body = carcass({ width: width - 0.016, height: height - top + 0.003, depth: deep - 0.01, base, z })
    const rows = countOf(parameters, 'rows', 1, 8)
    return {
      parts: [
        part(
          'body',
          'wood',
          ...body.meshes,
          moved(slab('square', width, top, deep + 0.02), 0, height - top, z + 0.005),
        ),
        ...fronts({
          style,
          kind: 'drawer',
          y: base + 0.006,
          z: z + deep / 2 - 0.014,
          width: width - 0.03,
          height: height - top - base - 0.012,
          columns: equally(countOf(parameters, 'columns', 1, 4)),
          // lower drawers are deeper, as they carry more
          rows: Array.from({ length: rows }, (_, row) => 1.25 - (0.35 * row) / rows),
        }),
        legs({ style, height: base + 0.004, thickness: 0.045, at: fourCorners(width, deep, 0.05) }),
      ],
      supports: [support('top', [0, height, z], width * 0.95, deep * 0.9)],
    }
  },
}

export const dressingTable: Family = {
  name: 'dressing-table',
  role: 'desk',
  placement: 'floor',
  names: {
    'dressing table': {},
    'vanity table': {},
    'makeup table': {},
    'makeup vanity': {},
    'vanity desk': {},
    'makeup desk': {},
  },
  defaults: { width: 1.0, depth: 0.45, height: 1.4, style: 'classic' },
  clearance: { front: 0.7 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const top = Math.min(0.75, height * 0.55)
    const rail = top * 0.18
    const glassHeight = height - top
    const rear = -depth / 2 + 0.02
    const oval = (wide: number, high: number) =>
      Array.from({ length: 28 }, (_, place) => {
        const angle = (2 * Math.PI * place) / 28
        return [(wide / 2) * Math.cos(angle), (high / 2) * Math.sin(angle)] as const
      })
    const middle = top + glassHeight / 2
    const wide = Math.min(width * 0.6, glassHeight * 0.8)
    return {
      parts: [
        part(
          'body',
          'wood',
          moved(slab('square', width, 0.024, depth), 0, top - 0.024, 0),
          moved(upright(oval(wide, glassHeight), 0.025, 0.005), 0, middle, rear),
          moved(box(0.08, glassHeight * 0.3, 0.02, 0.002), 0, top - 0.01, rear),
        ),
        ...tableBase({ base: 'legs', shape: 'square', style, width, depth, height: top - 0.024, apron: rail }),
        ...fronts({
          style,
          kind: 'drawer',
          y: top - 0.024 - rail + 0.006,
          z: depth / 2 - 0.04,
          width: width - 0.14,
          height: rail - 0.01,
          columns: [1, 1.2, 1],
          rows: [1],
        }),
        named(
          'mirror',
          part(
            'mirror',
            'mirror',
            moved(upright(oval(wide - 0.06, glassHeight - 0.06), 0.008, 0.001), 0, middle, rear + 0.012),
          ),
        ),
      ],
      supports: [support('top', [0, top, 0.03], width * 0.9, depth * 0.7)],
    }
  },
}
