/** Things of offices, schools and stations that keep papers and coats: filing cabinets, lockers, desks to be received at. */
import type { Family, Part } from '../../asset.ts'
import { box, moved, type Mesh } from '../../mesh/index.ts'
import { slab } from '../build/board.ts'
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

export const receptionDesk: Family = {
  name: 'reception-desk',
  role: 'desk',
  placement: 'floor',
  names: {
    'reception desk': {},
    'front desk': {},
    'reception counter': {},
    'checkout counter': { width: 1.6, height: 0.95 },
    'checkout desk': { width: 1.6, height: 0.95 },
    'cash desk': { width: 1.5, height: 1.0 },
    'cashier desk': { width: 1.5, height: 1.0 },
    'service counter': {},
    'shop counter': {},
    'sales counter': {},
    'store counter': {},
    bar: { width: 2.0, height: 1.1 },
    'bar counter': { width: 2.0, height: 1.1 },
    'home bar': { width: 1.6, height: 1.1 },
    'information desk': {},
  },
  defaults: { width: 1.9, depth: 0.75, height: 1.08 },
  clearance: { front: 0.6, back: 0.8 },
  build: ({ width, depth, height }) => {
    // guests stand in front, before the panel; whoever works there sits behind it
    const thick = 0.045
    const desk = Math.min(0.75, height * 0.7)
    const panel = 0.06
    const front = depth / 2 - panel / 2 - 0.03
    const battens = Math.max(4, Math.min(24, Math.round(width / 0.1)))
    const batten = box(width / battens - 0.014, height - thick - 0.12, 0.016, 0.004)
    return {
      parts: [
        part(
          'body',
          'wood',
          moved(box(width - 0.02, height - thick + 0.002, panel, 0.003), 0, 0, front),
          ...[-1, 1].map((side) => moved(box(0.04, desk, depth - 0.12, 0.003), side * (width / 2 - 0.032), 0, -0.02)),
          moved(box(width - 0.06, 0.03, depth - 0.2, 0.003), 0, desk - 0.031, -0.04),
        ),
        part(
          'battens',
          'wood',
          ...Array.from({ length: battens }, (_, place) =>
            moved(
              batten,
              -width / 2 + 0.01 + ((width - 0.02) * (place + 0.5)) / battens,
              0.09,
              front + panel / 2 + 0.007,
            ),
          ),
        ),
        part(
          'top',
          'stone',
          moved(
            slab('square', width, thick, Math.min(0.34, depth * 0.5)),
            0,
            height - thick,
            depth / 2 - Math.min(0.34, depth * 0.5) / 2,
          ),
        ),
        part('plinth', 'metal', moved(box(width - 0.06, 0.08, 0.012), 0, 0.001, front + panel / 2 + 0.003)),
      ],
      supports: [
        support(
          'top',
          [0, height, depth / 2 - Math.min(0.34, depth * 0.5) / 2],
          width * 0.96,
          Math.min(0.34, depth * 0.5) * 0.9,
        ),
        support('shelf', [0, desk - 0.001, -0.06], width - 0.14, depth * 0.45, height - desk - thick - 0.01, 'desk'),
      ],
    }
  },
}

export const displayCase: Family = {
  name: 'display-case',
  role: 'storage',
  placement: 'floor',
  names: {
    'display case': {},
    showcase: {},
    vitrine: { width: 0.6, height: 1.7 },
    'glass display case': {},
    'glass case': {},
    'jewelry case': {},
    'museum case': { height: 1.3 },
    'bakery case': { height: 1.25 },
    'deli counter': { width: 1.6, height: 1.2 },
  },
  defaults: { width: 1.1, depth: 0.5, height: 1.0, shelves: 2 },
  clearance: { front: 0.6, back: 0.4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const base = height * 0.42
    const count = countOf(parameters, 'shelves', 1, 5)
    const step = (height - base) / count
    const rod = 0.018
    const [x, z] = [width / 2 - rod / 2, depth / 2 - rod / 2]
    const high = height - base
    const levels = Array.from({ length: count - 1 }, (_, place) => base + step * (place + 1))
    return {
      parts: [
        part(
          'body',
          'wood',
          moved(box(width, base - 0.06, depth, 0.004), 0, 0.06, 0),
          moved(box(width - 0.06, 0.065, depth - 0.06), 0, 0, 0),
        ),
        part(
          'frame',
          'metal',
          ...[
            [-x, -z],
            [x, -z],
            [-x, z],
            [x, z],
          ].map(([px, pz]) => moved(box(rod, high - 0.004, rod), px!, base - 0.002, pz!)),
          ...[-1, 1].map((side) => moved(box(rod - 0.002, rod - 0.002, 2 * z), side * x, height - rod - 0.004, 0)),
          ...[-1, 1].map((way) => moved(box(2 * x, rod - 0.004, rod - 0.004), 0, height - rod - 0.003, way * z)),
        ),
        part(
          'glass',
          'glass',
          ...[-1, 1].map((way) => moved(box(2 * x - rod + 0.004, high - 0.03, 0.006), 0, base + 0.004, way * z)),
          ...[-1, 1].map((side) => moved(box(0.006, high - 0.032, 2 * z - rod + 0.002), side * x, base + 0.005, 0)),
          moved(box(width - 0.004, 0.006, depth - 0.004), 0, height - 0.006, 0),
        ),
        ...(levels.length > 0
          ? [
              part(
                'shelves',
                'glass',
                ...levels.map((y) => moved(box(2 * x - rod - 0.002, 0.008, 2 * z - rod - 0.002), 0, y - 0.008, 0)),
              ),
            ]
          : []),
      ],
      supports: [
        support('top', [0, height, 0], width * 0.92, depth * 0.9),
        ...[base, ...levels].map((y, place) =>
          support('inside', [0, y, 0], width - 0.1, depth - 0.1, step - 0.03, `inside-${place + 1}`),
        ),
      ],
    }
  },
}
