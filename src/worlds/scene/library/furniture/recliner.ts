/** Recliners and lounge chairs, to lean back in. */
import type { Family } from '../../asset.ts'
import { cushion, moved, roundedBox, tube, turned } from '../../mesh/index.ts'
import { part, support } from '../build/part.ts'

export const recliner: Family = {
  name: 'recliner',
  role: 'seat',
  placement: 'floor',
  names: {
    recliner: {},
    'recliner chair': {},
    'reclining chair': {},
    'massage chair': {},
    'lazy boy': {},
    'home theater seat': {},
    'theater seat': { width: 0.7 },
  },
  defaults: { width: 0.92, depth: 1.0, height: 1.04 },
  clearance: { front: 0.6, back: 0.2 },
  build: ({ width, depth, height }) => {
    const seat = height * 0.46
    const armWidth = width * 0.19
    const inside = width - 2 * armWidth
    const arm = roundedBox(armWidth, seat + 0.14, depth * 0.86, 0.06, 2)
    const back = turned(cushion(inside + 0.06, depth * 0.2, height - seat * 0.55, { crown: 0.05, radius: 0.08 }), {
      x: 76,
    })
    return {
      parts: [
        part(
          'body',
          'leather',
          ...[-1, 1].map((side) => moved(arm, side * (width / 2 - armWidth / 2), 0.03, depth * 0.06)),
          moved(roundedBox(inside + 0.02, seat * 0.6, depth * 0.82, 0.03), 0, 0.05, 0),
          moved(back, 0, height - (height - seat * 0.55) * 0.49 - 0.01, -depth * 0.36),
        ),
        part(
          'cushion',
          'leather',
          moved(cushion(inside - 0.01, 0.16, depth * 0.7, { crown: 0.03, radius: 0.05 }), 0, seat - 0.16, depth * 0.1),
          moved(
            turned(cushion(inside - 0.02, 0.09, seat * 0.72, { crown: 0.02 }), { x: 78 }),
            0,
            seat * 0.44,
            depth * 0.41,
          ),
          moved(
            turned(cushion(inside * 0.9, 0.1, height * 0.2, { crown: 0.03 }), { x: 76 }),
            0,
            height * 0.83,
            -depth * 0.27,
          ),
        ),
        part('frame', 'metal', moved(roundedBox(width * 0.8, 0.05, depth * 0.7, 0.01), 0, 0, 0)),
      ],
      supports: [support('seat', [0, seat, depth * 0.1], inside * 0.6, depth * 0.3)],
    }
  },
}

export const loungeChair: Family = {
  name: 'lounge-chair',
  role: 'seat',
  placement: 'floor',
  names: {
    'lounge chair': {},
    'eames chair': {},
    'papasan chair': { width: 0.95, height: 0.88 },
    'mid-century chair': {},
    'sling chair': {},
    'butterfly chair': {},
    'patio chair': {},
    'outdoor chair': {},
    'garden chair': {},
    'adirondack chair': { depth: 0.9, height: 0.95 },
  },
  defaults: { width: 0.7, depth: 0.78, height: 0.8 },
  clearance: { front: 0.45 },
  build: ({ width, depth, height }) => {
    const seat = height * 0.47
    const radius = 0.016
    const x = width / 2 - radius
    const [front, rear] = [depth / 2 - radius, -depth / 2 + radius]
    const side = (at: number) => [
      tube(
        [
          [at * x, 0, front],
          [at * x, seat + 0.17, front * 0.8],
        ],
        [radius * 0.7, radius],
      ),
      tube(
        [
          [at * x, 0, rear * 0.75],
          [at * x, seat + 0.14, rear * 0.45],
        ],
        [radius * 0.7, radius],
      ),
      moved(roundedBox(0.05, 0.025, depth * 0.8, 0.01), at * (x - 0.008), seat + 0.155, 0),
      tube(
        [
          [at * x, seat - 0.08, front * 0.87],
          [at * x, seat - 0.12, rear * 0.62],
        ],
        radius * 0.9,
      ),
    ]
    const wide = width - 0.1
    const long = height - seat + 0.06
    return {
      parts: [
        part(
          'body',
          'wood',
          ...side(-1),
          ...side(1),
          tube(
            [
              [-x, seat - 0.08, front * 0.85],
              [x, seat - 0.08, front * 0.85],
            ],
            radius * 0.9,
          ),
          tube(
            [
              [-x, seat - 0.12, rear * 0.6],
              [x, seat - 0.12, rear * 0.6],
            ],
            radius * 0.9,
          ),
          moved(turned(roundedBox(wide * 0.94, 0.02, long, 0.008), { x: 68 }), 0, seat + long * 0.45, -depth * 0.4),
        ),
        part(
          'cushion',
          'fabric',
          moved(cushion(wide, 0.12, depth * 0.72, { crown: 0.015 }), 0, seat - 0.12, 0.02),
          moved(turned(cushion(wide, 0.11, long, { crown: 0.015 }), { x: 68 }), 0, seat + long * 0.45, -depth * 0.385),
        ),
      ],
      supports: [support('seat', [0, seat, 0.06], wide * 0.5, depth * 0.26)],
    }
  },
}
