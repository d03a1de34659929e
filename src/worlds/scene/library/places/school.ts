/** What stands in schools and studios: globes, lecterns, easels. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { ellipsoid, lathe, sphere, torus } from '../../mesh/lathe.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { part } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'

const globe: Family = {
  name: 'globe',
  role: 'small',
  placement: 'top',
  names: { globe: {}, 'world globe': {}, 'desk globe': {}, 'armillary sphere': {} },
  defaults: { width: 0.3, depth: 0.3, height: 0.4 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(w, d) * 0.43
    const y = h - r * 1.12
    const land = [
      [20, 10],
      [60, 40],
      [150, 20],
      [200, -20],
      [280, 30],
      [330, -30],
      [100, -35],
    ] as const
    const patches = land.map(([turn, rise]) =>
      moved(
        turned(moved(turned(ellipsoid(r * 0.7, r * 0.16, r * 0.55, 12), { x: 90 }), 0, r * 0.28, r * 0.86), {
          x: -rise,
          y: turn,
        }),
        0,
        y,
        0,
      ),
    )
    return {
      parts: [
        tinted('#3c6f9c', part('sea', 'paper', moved(sphere(r, 24), 0, y - r, 0))),
        tinted('#7f9a5a', part('land', 'paper', ...patches)),
        part(
          'body',
          'wood',
          lathe(
            [
              [w * 0.3, 0],
              [w * 0.29, h * 0.04],
              [w * 0.06, h * 0.08],
              [w * 0.05, y - r * 1.02],
            ],
            20,
          ),
          moved(turned(torus(r * 1.08, w * 0.03, 32, 6), { x: 90 }), 0, y, -w * 0.015 + w * 0.015),
        ),
      ],
    }
  },
}

const podium: Family = {
  name: 'podium',
  role: 'large',
  placement: 'floor',
  names: { podium: {}, lectern: {}, pulpit: {}, rostrum: {}, 'speaker stand': {}, 'host stand': {} },
  defaults: { width: 0.62, depth: 0.5, height: 1.15 },
  clearance: { back: 0.6 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'wood',
        box(w * 0.86, h * 0.06, d, 0.008),
        moved(box(w * 0.7, h * 0.8, d * 0.7, 0.008), 0, h * 0.05, 0),
      ),
      part('top', 'wood', moved(turned(box(w, h * 0.04, d * 0.9, 0.006), { x: -14 }), 0, h * 0.88, 0)),
      part('panel', 'wood', moved(box(w * 0.5, h * 0.5, 0.015, 0.004), 0, h * 0.2, d * 0.35)),
    ],
  }),
}

const easel: Family = {
  name: 'easel',
  role: 'large',
  placement: 'floor',
  names: {
    easel: {},
    'art easel': {},
    'painting easel': {},
    'flip chart': {},
    'canvas on easel': {},
    'display stand': {},
  },
  defaults: { width: 0.7, depth: 0.75, height: 1.65 },
  clearance: { front: 0.6 },
  build: ({ width: w, depth: d, height: h }) => {
    const front = d * 0.42
    const lean = (y: number) => front - (front * y) / h
    return {
      parts: [
        part(
          'body',
          'wood',
          ...[-1, 1].map((x) => rod([x * w * 0.48, 0, front], [x * 0.03, h, 0], 0.018)),
          rod([0, h * 0.94, -0.02], [0, 0, -d / 2 + 0.02], 0.018),
          rod([-w * 0.36, h * 0.3, lean(h * 0.3)], [w * 0.36, h * 0.3, lean(h * 0.3)], 0.016),
          moved(box(w * 0.8, 0.025, 0.07, 0.004), 0, h * 0.4, lean(h * 0.4) + 0.03),
        ),
        tinted(
          '#f4f1e8',
          part(
            'canvas',
            'fabric',
            moved(
              turned(box(w * 0.78, h * 0.42, 0.025, 0.003), { x: (-Math.atan2(front, h) * 180) / Math.PI }),
              0,
              h * 0.415,
              lean(h * 0.41) + 0.035,
            ),
          ),
        ),
        tinted(
          '#6f9ab0',
          part(
            'picture',
            'paper',
            moved(
              turned(box(w * 0.6, h * 0.28, 0.006), { x: (-Math.atan2(front, h) * 180) / Math.PI }),
              0,
              h * 0.48,
              lean(h * 0.48) + 0.05,
            ),
          ),
        ),
      ],
    }
  },
}

export const schoolFamilies: readonly Family[] = [globe, podium, easel]
