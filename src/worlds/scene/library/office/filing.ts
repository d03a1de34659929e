/** Things of steel that keep papers and coats: filing cabinets and lockers. */
import type { Family, Part } from '../../asset.ts'
import { box, moved, type Mesh } from '../../mesh/index.ts'
import { carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { colored, countOf, part, support } from '../build/part.ts'

const PAINTED_STEEL = '#9aa3a9'

/** All of steel, whatever the fronts are made of elsewhere. */
const ofMetal = (parts: readonly Part[]): readonly Part[] =>
  parts.map((made) => ({ ...made, substance: 'metal' as const, color: PAINTED_STEEL }))

export const filingCabinet: Family = {
  name: 'filing-cabinet',
  role: 'storage',
  placement: 'floor',
  names: {
    'filing cabinet': {},
    'file cabinet': {},
    'document cabinet': {},
    'mobile pedestal': { height: 0.6, drawers: 3 },
    'drawer cabinet': { height: 0.7, drawers: 3 },
    'lateral file cabinet': { width: 0.92, height: 0.72, drawers: 2 },
    'card catalog': { width: 0.8, height: 1.1, drawers: 6 },
  },
  defaults: { width: 0.46, depth: 0.6, height: 1.3, drawers: 4 },
  clearance: { front: 0.6 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const deep = depth - 0.045
    const z = -(depth - deep) / 2
    const rows = countOf(parameters, 'drawers', 1, 8)
    const label = box(0.07, 0.035, 0.004, 0.001)
    const step = (height - 0.07) / rows
    return {
      parts: [
        colored(
          part(
            'body',
            'metal',
            moved(box(width, height - 0.04, deep, 0.004), 0, 0.04, z),
            moved(box(width - 0.04, 0.045, deep - 0.04), 0, 0, z),
          ),
          PAINTED_STEEL,
        ),
        ...ofMetal(
          fronts({
            style: 'modern',
            kind: 'drawer',
            y: 0.05,
            z: z + deep / 2 - 0.001,
            width: width - 0.01,
            height: height - 0.07,
            columns: [1],
            rows: equally(rows),
          }),
        ),
        colored(
          part(
            'labels',
            'paper',
            ...Array.from({ length: rows }, (_, row) =>
              moved(label, 0, 0.05 + step * (row + 0.5) + step * 0.18, z + deep / 2 + 0.018),
            ),
          ),
          '#f3f0e6',
        ),
      ],
      supports: [support('top', [0, height, z], width * 0.94, deep * 0.94)],
    }
  },
}

export const lockers: Family = {
  name: 'lockers',
  role: 'storage',
  placement: 'floor',
  names: {
    lockers: {},
    locker: { width: 0.4, columns: 1 },
    'school locker': { width: 0.4, columns: 1 },
    'gym locker': { width: 0.4, columns: 1 },
    'locker unit': {},
  },
  defaults: { width: 1.2, depth: 0.5, height: 1.85, columns: 4, rows: 1 },
  clearance: { front: 0.6 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const columns = countOf(parameters, 'columns', 1, 10)
    const rows = countOf(parameters, 'rows', 1, 4)
    const deep = depth - 0.045
    const z = -(depth - deep) / 2
    const base = 0.08
    const body = carcass({ width, height, depth: deep, base, thickness: 0.012, columns, fields: rows, z })
    const [each, high] = [width / columns, (height - base) / rows]
    const slots: Mesh[] = []
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++)
        for (const slat of [0, 1, 2])
          slots.push(
            moved(
              box(each * 0.4, 0.012, 0.006, 0.002),
              -width / 2 + each * (column + 0.5),
              base + high * (row + 0.86) + slat * 0.026 * Math.min(1, high / 0.6) - 0.02,
              z + deep / 2 + 0.019,
            ),
          )
    return {
      parts: [
        colored(
          part('body', 'metal', ...body.meshes, moved(box(width - 0.02, base + 0.002, deep - 0.04), 0, 0, z)),
          PAINTED_STEEL,
        ),
        ...ofMetal(
          fronts({
            style: 'modern',
            kind: 'door',
            y: base + 0.002,
            z: z + deep / 2 + 0.0005,
            width: width - 0.002,
            height: height - base - 0.006,
            columns: equally(columns),
            rows: equally(rows),
          }),
        ),
        colored(part('slots', 'plastic', ...slots), '#3a3f44'),
      ],
      supports: [
        support('top', [0, height, z], width * 0.96, deep * 0.92),
        ...body.shelves.map((shelf) => ({ ...shelf, kind: 'inside' as const })),
      ],
    }
  },
}
