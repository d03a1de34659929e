/** Where customers are received and goods are shown. */
import type { Family } from '../../asset.ts'
import { box, moved } from '../../mesh/index.ts'
import { slab } from '../build/board.ts'
import { countOf, part, support } from '../build/part.ts'

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
