/** What pets live in. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cylinder, ellipsoid, sphere, torus } from '../../mesh/lathe.ts'
import { roundedOutline } from '../../mesh/outline.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support } from '../build/part.ts'
import { grownTo, leaf, ringed, rod, tinted } from '../build/ware.ts'

const aquarium: Family = {
  name: 'aquarium',
  role: 'small',
  placement: 'top',
  names: {
    aquarium: {},
    'fish tank': {},
    fishbowl: { width: 0.28, depth: 0.28, height: 0.26 },
    'fish bowl': { width: 0.28, depth: 0.28, height: 0.26 },
    vivarium: {},
    'reptile tank': {},
  },
  defaults: { width: 0.8, depth: 0.36, height: 0.45 },
  build: ({ width: w, depth: d, height: h }) => {
    const fish = [
      [-0.24, 0.5],
      [0.1, 0.62],
      [0.28, 0.4],
    ] as const
    return {
      parts: [
        part(
          'body',
          'glass',
          ...[-1, 1].map((z) => moved(box(w, h * 0.94, 0.008), 0, h * 0.03, z * (d / 2 - 0.004))),
          ...[-1, 1].map((x) => moved(box(0.008, h * 0.935, d - 0.017), x * (w / 2 - 0.004), h * 0.031, 0)),
          box(w * 0.998, 0.012, d * 0.998),
        ),
        part('water', 'water', moved(box(w - 0.02, h * 0.76, d - 0.02), 0, h * 0.12, 0)),
        tinted('#c9b48a', part('sand', 'stone', moved(box(w - 0.019, h * 0.09, d - 0.019), 0, 0.013, 0))),
        tinted(
          '#e0752c',
          part(
            'fish',
            'food',
            ...fish.map(([x, y]) => moved(ellipsoid(w * 0.09, h * 0.09, d * 0.08, 10), x * w, y * h, 0)),
          ),
        ),
        tinted(
          '#3f7a44',
          part(
            'weeds',
            'plant',
            ...[-0.36, 0.02, 0.38].flatMap((x) =>
              ringed(4, 0.004, () => leaf(h * 0.5, 0.02, 82, 20)).map((mesh) => moved(mesh, x * w, h * 0.11, -d * 0.1)),
            ),
          ),
        ),
        part(
          'rim',
          'plastic',
          moved(box(w * 1.001, h * 0.035, 0.014), 0, h * 0.965, d / 2 - 0.007),
          moved(box(w * 1.001, h * 0.035, 0.014), 0, h * 0.965, -d / 2 + 0.007),
        ),
      ],
    }
  },
}

const birdCage: Family = {
  name: 'bird-cage',
  role: 'small',
  placement: 'top',
  names: {
    'bird cage': {},
    birdcage: {},
    cage: {},
    'hamster cage': { width: 0.6, depth: 0.4, height: 0.4 },
    'pet cage': { width: 0.7, depth: 0.5, height: 0.5 },
    'lobster trap': {},
  },
  defaults: { width: 0.36, depth: 0.36, height: 0.6 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(w, d) / 2
    const bars = ringed(18, 0, () =>
      tube(
        [
          [0, h * 0.05, r * 0.94],
          [0, h * 0.66, r * 0.94],
          [0, h * 0.84, r * 0.6],
          [0, h * 0.92, 0.008],
        ],
        0.003,
        { segments: 5 },
      ),
    )
    const parts = [
      part(
        'body',
        'metal',
        ...bars,
        ...[0.3, 0.64].map((y) => moved(torus(r * 0.94, 0.008, 28, 6), 0, h * y, 0)),
        moved(torus(h * 0.03, 0.008, 16, 6), 0, h * 0.92, 0),
        moved(turned(torus(h * 0.035, 0.007, 16, 6), { x: 90 }), 0, h * 0.955, -0.0035),
      ),
      part('base', 'wood', cylinder(r, h * 0.07, 30, 0.006)),
      tinted(
        '#d9b23c',
        part(
          'bird',
          'fabric',
          moved(ellipsoid(r * 0.22, h * 0.12, r * 0.36, 12), 0, h * 0.34, 0),
          moved(sphere(r * 0.1, 10), 0, h * 0.43, r * 0.14),
          rod([-r * 0.8, h * 0.34, 0], [r * 0.8, h * 0.34, 0], 0.006),
        ),
      ),
    ]
    return { parts: grownTo(parts, w, h, d) }
  },
}

const catTree: Family = {
  name: 'cat-tree',
  role: 'large',
  placement: 'floor',
  names: { 'cat tree': {}, 'scratching post': { height: 0.8, width: 0.4, depth: 0.4 }, 'cat tower': {} },
  defaults: { width: 0.55, depth: 0.5, height: 1.4 },
  build: ({ width: w, depth: d, height: h }) => {
    const deck = (share: number, x: number, y: number) =>
      moved(extrude(roundedOutline(w * share, d * share, 0.05, 4), 0.035, 0.008), x * w, y * h, 0)
    return {
      parts: [
        part(
          'body',
          'fabric',
          deck(1, 0, 0),
          deck(0.6, -0.18, 0.42),
          deck(0.6, 0.18, 0.72),
          moved(roundedBox(w * 0.5, h * 0.06, d * 0.5, 0.03), -w * 0.16, h * 0.94, 0),
        ),
        tinted(
          '#c2a878',
          part(
            'posts',
            'fabric',
            rod([-w * 0.24, 0.02, 0], [-w * 0.24, h * 0.96, 0], 0.045, 14),
            rod([w * 0.24, 0.02, 0], [w * 0.24, h * 0.74, 0], 0.045, 14),
          ),
        ),
      ],
      supports: [support('shelf', [w * 0.18, h * 0.72 + 0.035, 0], w * 0.3, d * 0.4, h * 0.17, 'deck')],
    }
  },
}

export const petsFamilies: readonly Family[] = [aquarium, birdCage, catTree]
