/** Kitchen counters: base cabinets under a worktop, alone, with a sink, or as an island. */
import type { Family, Part } from '../../asset.ts'
import { basin, box, cylinder, moved, roundedOutline, tube, type Mesh } from '../../mesh/index.ts'
import { carcass, type Carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { colored, part, support, wordOf } from '../build/part.ts'

const PLINTH_METRES = 0.09
const WORKTOP_METRES = 0.038

interface Base {
  readonly parts: readonly Part[]
  readonly body: Carcass
  readonly deep: number
  readonly z: number
}

/** Everything under the worktop, with doors below drawers. */
function baseCabinets(width: number, depth: number, height: number, style: string, hasTop = true): Base {
  const deep = depth - 0.06
  const z = -(depth - deep) / 2
  const plinth = Math.min(PLINTH_METRES, height * 0.12)
  const top = height - WORKTOP_METRES
  const body = carcass({ width: width - 0.01, height: top + 0.003, depth: deep, base: plinth, z, hasTop })
  const columns = equally(Math.max(1, Math.min(8, Math.round(width / 0.55))))
  const drawer = (top - plinth) * 0.24
  const grid = { style, z: z + deep / 2 + 0.0005, width: width - 0.012, columns, rows: [1] }
  return {
    body,
    deep,
    z,
    parts: [
      part('body', 'wood', ...body.meshes, moved(box(width - 0.03, plinth + 0.003, deep - 0.07), 0, 0, z - 0.02)),
      ...fronts({ ...grid, kind: 'door', y: plinth + 0.003, height: top - plinth - drawer - 0.006 }),
      ...fronts({ ...grid, kind: 'drawer', y: top - drawer - 0.002, height: drawer, hasHandles: true }),
    ],
  }
}

/** The worktop, in slot `top`; with a hole it is laid around it. */
function worktop(
  width: number,
  depth: number,
  height: number,
  hole?: { x: number; z: number; width: number; depth: number },
): Part {
  const y = height - WORKTOP_METRES
  if (!hole) return part('top', 'stone', moved(box(width, WORKTOP_METRES, depth, 0.003), 0, y, 0))
  const slab = (left: number, right: number, back: number, front: number): Mesh =>
    moved(box(right - left, WORKTOP_METRES, front - back), (left + right) / 2, y, (back + front) / 2)
  const [x0, x1] = [hole.x - hole.width / 2, hole.x + hole.width / 2]
  const [z0, z1] = [hole.z - hole.depth / 2, hole.z + hole.depth / 2]
  return part(
    'top',
    'stone',
    slab(-width / 2, x0, -depth / 2, depth / 2),
    slab(x1, width / 2, -depth / 2, depth / 2),
    // a hair narrower, so that no edge is the same
    slab(x0 - 0.001, x1 + 0.001, -depth / 2 + 0.0002, z0),
    slab(x0 - 0.001, x1 + 0.001, z1, depth / 2 - 0.0002),
  )
}

export const kitchenCounter: Family = {
  name: 'kitchen-counter',
  role: 'kitchen',
  placement: 'floor',
  names: {
    'kitchen counter': {},
    countertop: {},
    'kitchen countertop': {},
    'kitchen unit': {},
    'kitchen base cabinet': { width: 0.6 },
    'base cabinet': { width: 0.6 },
    kitchenette: { width: 1.8 },
    worktop: {},
    'laboratory bench': { style: 'industrial' },
    'changing table': { width: 0.9, depth: 0.55, height: 0.92 },
    'baby changing table': { width: 0.9, depth: 0.55, height: 0.92 },
  },
  defaults: { width: 1.6, depth: 0.62, height: 0.91, style: 'modern' },
  clearance: { front: 0.7 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const { parts, body, z } = baseCabinets(width, depth, height, wordOf(parameters, 'style'))
    return {
      parts: [...parts, worktop(width, depth - 0.02, height)],
      supports: [
        support('top', [0, height, 0], width * 0.97, depth * 0.88),
        ...body.shelves.map((shelf) => ({ ...shelf, name: 'inside', kind: 'inside' as const, at: { ...shelf.at, z } })),
      ],
    }
  },
}

export const kitchenIsland: Family = {
  name: 'kitchen-island',
  role: 'kitchen',
  placement: 'floor',
  names: {
    'kitchen island': {},
    island: {},
    'island counter': {},
    'breakfast bar': { width: 1.6, depth: 0.7, height: 1.0 },
    'butcher block': { width: 0.8, depth: 0.6 },
  },
  defaults: { width: 1.7, depth: 0.95, height: 0.92, style: 'modern' },
  clearance: { front: 0.7, back: 0.5, left: 0.4, right: 0.4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    // the worktop hangs over behind, where one sits
    const over = depth * 0.26
    const { parts } = baseCabinets(width - 0.06, depth - over, height, wordOf(parameters, 'style'))
    return {
      parts: [
        ...parts.map((made) => ({ ...made, mesh: moved(made.mesh, 0, 0, over / 2) })),
        worktop(width, depth, height),
      ],
      supports: [support('top', [0, height, 0], width * 0.97, depth * 0.94)],
    }
  },
}

export const kitchenSink: Family = {
  name: 'kitchen-sink',
  role: 'kitchen',
  placement: 'floor',
  names: {
    'kitchen sink': {},
    sink: {},
    'sink unit': {},
    'sink cabinet': {},
    'utility sink': { width: 0.7, bowls: 1 },
    'laundry sink': { width: 0.7, bowls: 1 },
    'double sink': { width: 1.3, bowls: 2 },
  },
  defaults: { width: 1.0, depth: 0.62, height: 1.18, bowls: 1, style: 'modern' },
  clearance: { front: 0.7 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    // the tap rises over the worktop
    const top = height * 0.77
    const { parts } = baseCabinets(width, depth, top, wordOf(parameters, 'style'), false)
    const isDouble = parameters['bowls'] === 2
    const hole = {
      x: isDouble ? 0 : -width * 0.14,
      z: 0.02,
      width: Math.min(isDouble ? 0.86 : 0.5, width * (isDouble ? 0.78 : 0.56)),
      depth: Math.min(0.42, depth * 0.66),
    }
    const bowls = isDouble ? [-1, 1] : [0]
    const wide = isDouble ? hole.width / 2 - 0.034 : hole.width
    const bowl = basin(roundedOutline(wide + 0.03, hole.depth + 0.03, 0.05, 4), 0.19, 0.02, 0.02, 0.01)
    const middle = -depth / 2 + 0.06
    const rise = height - top
    const tap = tube(
      [
        [0, top - 0.01, middle],
        [0, height - 0.06, middle],
        [0, height - 0.02, middle + 0.03],
        [0, height - 0.012, middle + 0.09],
        [0, height - 0.03, middle + 0.15],
        [0, height - 0.09, middle + 0.17],
      ],
      0.012,
    )
    return {
      parts: [
        ...parts,
        worktop(width, depth - 0.02, top, { ...hole, width: hole.width - 0.012 }),
        colored(
          part(
            'basin',
            'metal',
            ...bowls.map((side) => moved(bowl, hole.x + side * (hole.width / 4), top - 0.182, hole.z)),
          ),
          '#c4c8ca',
        ),
        part(
          'tap',
          'metal',
          moved(tap, hole.x, 0, 0),
          moved(cylinder(0.022, rise * 0.12, 14, 0.003), hole.x, top - 0.002, middle),
          moved(box(0.014, 0.014, 0.07, 0.004), hole.x + 0.02, top + rise * 0.1, middle + 0.02),
        ),
      ],
      supports: isDouble
        ? [
            support(
              'inside',
              [hole.x - hole.width / 4, top - 0.162, hole.z],
              wide * 0.6,
              hole.depth * 0.6,
              height - top,
              'basin',
            ),
          ]
        : [
            support(
              'top',
              [(hole.x + hole.width / 2 + width / 2) / 2, top, 0],
              width / 2 - hole.x - hole.width / 2 - 0.04,
              depth * 0.85,
            ),
            support('inside', [hole.x, top - 0.162, hole.z], wide * 0.6, hole.depth * 0.6, height - top, 'basin'),
          ],
    }
  },
}

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
