/** Showers behind glass. */
import type { Family, Part } from '../../asset.ts'
import { basin, box, cylinder, lathe, moved, roundedOutline, torus, tube, turned } from '../../mesh/index.ts'
import { part, support } from '../build/part.ts'

export const shower: Family = {
  name: 'shower',
  role: 'bath',
  placement: 'floor',
  names: {
    shower: {},
    'shower stall': {},
    'shower cabin': {},
    'shower cubicle': {},
    'shower enclosure': {},
    'walk-in shower': { width: 1.2 },
    'glass shower': {},
  },
  defaults: { width: 0.92, depth: 0.92, height: 2.05 },
  clearance: { front: 0.6 },
  build: ({ width, depth, height }) => {
    const tray = Math.min(0.1, height * 0.06)
    const rod = 0.022
    const [x, z] = [width / 2 - rod / 2 - 0.004, depth / 2 - rod / 2 - 0.004]
    const high = height - tray
    const pane = (wide: number) => box(wide - rod, high - 0.05, 0.008)
    const frame: Part = part(
      'frame',
      'metal',
      ...[
        [-x, -z],
        [x, -z],
        [-x, z],
        [x, z],
      ].map(([px, pz]) => moved(box(rod, high, rod, 0.002), px!, tray - 0.002, pz!)),
      ...[-1, 1].map((side) => moved(box(rod, rod, 2 * z), side * x, height - rod - 0.003, 0)),
      moved(box(2 * x, rod - 0.002, rod), 0, height - rod - 0.002, z),
      moved(
        turned(
          tube(
            [
              [-0.12, 0, -0.002],
              [-0.12, 0, 0.03],
              [0.12, 0, 0.03],
              [0.12, 0, -0.002],
            ],
            0.008,
          ),
          { z: 90 },
        ),
        x * 0.5,
        height * 0.52,
        z - 0.03,
      ),
    )
    const pipe = tube(
      [
        [0, height * 0.5, -z + 0.01],
        [0, height * 0.94, -z + 0.01],
        [0, height * 0.965, -z + 0.05],
        [0, height * 0.965, -z + depth * 0.28],
      ],
      0.01,
    )
    const head = turned(
      lathe(
        [
          [0.012, 0.05],
          [0.012, 0.03],
          [0.09, 0.012],
          [0.09, 0],
          [0, 0],
        ].toReversed() as [number, number][],
        20,
      ),
      {},
    )
    return {
      parts: [
        part('body', 'ceramic', basin(roundedOutline(width, depth, 0.03, 3), tray, 0.05, tray * 0.5)),
        part('wall', 'ceramic', moved(box(width - 0.05, high - 0.02, 0.012), 0, tray - 0.003, -z - 0.002)),
        part(
          'glass',
          'glass',
          ...[-1, 1].map((side) => moved(turned(pane(2 * z), { y: 90 }), side * x, tray + 0.01, 0)),
          moved(pane(2 * x), 0, tray + 0.01, z),
        ),
        frame,
        part(
          'tap',
          'metal',
          pipe,
          moved(head, 0, height * 0.965 - 0.05, -z + depth * 0.28),
          moved(turned(cylinder(0.03, 0.04, 14, 0.004), { x: 90 }), 0, height * 0.52, -z),
        ),
        part('drain', 'metal', moved(torus(0.03, 0.008, 16, 8), 0, tray * 0.5 - 0.002, 0)),
      ],
      supports: [support('inside', [width * 0.18, tray * 0.5, depth * 0.18], width * 0.4, depth * 0.4)],
    }
  },
}
