/** Tables for outdoors and workshops: picnic tables and workbenches. */
import type { Family } from '../../asset.ts'
import { box, cylinder, moved, tube, turned } from '../../mesh/index.ts'
import { part, support } from '../build/part.ts'

export const picnicTable: Family = {
  name: 'picnic-table',
  role: 'table',
  placement: 'floor',
  names: { 'picnic table': {}, 'picnic bench': {}, 'beer table': { width: 2.0 } },
  defaults: { width: 1.75, depth: 1.5, height: 0.76 },
  clearance: { front: 0.4, back: 0.4 },
  build: ({ width, depth, height }) => {
    const seat = height * 0.58
    const top = depth * 0.46
    const plank = (wide: number, y: number, z: number) => moved(box(width, 0.036, wide - 0.008, 0.005), 0, y - 0.036, z)
    const x = width * 0.34
    const thick = 0.045
    const leg = (side: number, way: number) =>
      tube(
        [
          [side * x + way * 0.003, 0, way * depth * 0.4],
          [side * x + way * 0.003, height - 0.03, way * top * 0.36],
        ],
        thick * 0.7,
        { segments: 4 },
      )
    const seatDepth = depth * 0.17
    return {
      parts: [
        part('top', 'wood', ...[-2, -1, 0, 1, 2].map((row) => plank(top / 5, height, (row * top) / 5))),
        part(
          'seats',
          'wood',
          ...[-1, 1].flatMap((side) =>
            [-0.5, 0.5].map((row) =>
              plank(seatDepth / 2, seat, side * (depth / 2 - seatDepth / 2) + (row * seatDepth) / 2),
            ),
          ),
        ),
        part(
          'body',
          'wood',
          ...[-1, 1].flatMap((side) => [
            leg(side, 1),
            leg(side, -1),
            moved(box(thick, 0.08, depth - 0.1, 0.004), side * (x + 0.03), seat - 0.114, 0),
            moved(box(thick, 0.07, top - 0.06, 0.004), side * (x + 0.03), height - 0.104, 0),
          ]),
        ),
      ],
      supports: [
        support('top', [0, height, 0], width * 0.94, top * 0.9),
        ...[-1, 1].map((side) =>
          support(
            'seat',
            [0, seat, side * (depth / 2 - seatDepth / 4)],
            width * 0.9,
            seatDepth * 0.4,
            Infinity,
            side < 0 ? 'seat-1' : 'seat-2',
          ),
        ),
      ],
    }
  },
}

export const workbench: Family = {
  name: 'workbench',
  role: 'table',
  placement: 'floor',
  names: {
    workbench: {},
    'work bench': {},
    'tool bench': {},
    'work table': { height: 0.85 },
    worktable: { height: 0.85 },
    'carpentry bench': {},
    'potting bench': { width: 1.1, depth: 0.5 },
  },
  defaults: { width: 1.6, depth: 0.65, height: 0.9 },
  clearance: { front: 0.7 },
  build: ({ width, depth: whole, height }) => {
    // the vice stands out in front
    const depth = whole - 0.07
    const thick = Math.min(0.07, height * 0.1)
    const post = Math.min(0.085, depth * 0.13)
    const low = height * 0.24
    const [x, z] = [width / 2 - post * 0.9, depth / 2 - post * 0.7]
    const vice = box(0.16, 0.1, 0.05, 0.006)
    return {
      parts: [
        part('top', 'wood', moved(box(width, thick, depth, 0.006), 0, height - thick, 0)),
        part(
          'body',
          'wood',
          ...[-1, 1].flatMap((side) =>
            [-1, 1].map((way) => moved(box(post, height - thick + 0.004, post, 0.005), side * x, 0, way * z)),
          ),
          ...[-1, 1].map((side) => moved(box(0.04, 0.1, 2 * z, 0.003), side * x, height - thick - 0.099, 0)),
          ...[-1, 1].map((way) => moved(box(2 * x, 0.1, 0.04, 0.003), 0, height - thick - 0.1, way * z)),
          moved(box(2 * x + post * 0.5, 0.03, 2 * z + post * 0.5, 0.003), 0, low, 0),
        ),
        part(
          'vice',
          'metal',
          moved(vice, -width * 0.3, height - thick - 0.05, depth / 2 + 0.02),
          moved(turned(cylinder(0.014, 0.12, 10), { x: 90 }), -width * 0.3, height - thick, depth / 2 - 0.04),
          moved(turned(cylinder(0.008, 0.2, 8), { z: 90 }), -width * 0.3 + 0.1, height - thick, depth / 2 + 0.065),
        ),
      ],
      supports: [
        support('top', [0, height, 0], width * 0.96, depth * 0.85),
        support('shelf', [0, low + 0.03, 0], 2 * x - post, 2 * z - 0.02, height - thick - low - 0.14),
      ],
    }
  },
}
