/** Bags and suitcases. */
import type { Family } from '../../asset.ts'
import { cylinder, sphere } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, wordOf } from '../build/part.ts'

/** Soft, with two handles; as a backpack it has a pocket. */
const bag: Family = {
  name: 'bag',
  role: 'small',
  placement: 'floor',
  names: {
    bag: {},
    'shopping bag': { depth: 0.14, height: 0.42 },
    'paper bag': { width: 0.26, depth: 0.15, height: 0.38 },
    'tote bag': {},
    'duffel bag': { width: 0.6, depth: 0.28, height: 0.34 },
    'gym bag': { width: 0.55, depth: 0.28, height: 0.34 },
    backpack: { form: 'backpack', width: 0.32, depth: 0.22, height: 0.46 },
    rucksack: { form: 'backpack', width: 0.32, depth: 0.22, height: 0.46 },
    'school bag': { form: 'backpack', width: 0.32, depth: 0.22, height: 0.42 },
    sack: {},
    'golf bag': { width: 0.3, depth: 0.3, height: 1 },
    'sleeping bag': { width: 0.28, depth: 0.28, height: 0.45 },
  },
  defaults: { width: 0.4, depth: 0.18, height: 0.4, form: 'tote' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const soft = Math.min(w, d) * 0.3
    if (wordOf(parameters, 'form') === 'backpack')
      return {
        parts: [
          part(
            'body',
            'fabric',
            moved(roundedBox(w, h * 0.95, d * 0.7, soft, 2), 0, 0, -d * 0.06),
            moved(roundedBox(w * 0.74, h * 0.42, d * 0.34, soft * 0.6, 2), 0, h * 0.06, d * 0.33),
          ),
          part(
            'handle',
            'fabric',
            tube(
              [
                [-w * 0.1, h * 0.92, -d * 0.1],
                [-w * 0.07, h * 0.99, -d * 0.1],
                [w * 0.07, h * 0.99, -d * 0.1],
                [w * 0.1, h * 0.92, -d * 0.1],
              ],
              0.01,
            ),
            ...[-1, 1].map((x) =>
              tube(
                [
                  [x * w * 0.25, h * 0.85, -d * 0.36],
                  [x * w * 0.3, h * 0.5, -d * 0.46],
                  [x * w * 0.28, h * 0.15, -d * 0.36],
                ],
                0.014,
              ),
            ),
          ),
        ],
      }
    const handles = [-1, 1].map((z) =>
      tube(
        [
          [-w * 0.2, h * 0.66, z * d * 0.3],
          [-w * 0.16, h * 0.94, z * d * 0.2],
          [w * 0.16, h * 0.94, z * d * 0.2],
          [w * 0.2, h * 0.66, z * d * 0.3],
        ],
        Math.min(0.012, h * 0.04),
      ),
    )
    return {
      parts: [part('body', 'leather', roundedBox(w, h * 0.72, d, soft, 2)), part('handles', 'leather', ...handles)],
    }
  },
}

const handbag: Family = {
  name: 'handbag',
  role: 'small',
  placement: 'top',
  names: {
    handbag: {},
    purse: {},
    clutch: { height: 0.16 },
    wallet: { width: 0.11, depth: 0.03, height: 0.09 },
    pouch: { height: 0.16 },
  },
  defaults: { width: 0.28, depth: 0.12, height: 0.3 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'leather', roundedBox(w, h * 0.62, d, d * 0.3, 2)),
      part(
        'handle',
        'leather',
        tube(
          [
            [-w * 0.3, h * 0.56, 0],
            [-w * 0.22, h * 0.9, 0],
            [0, h * 0.97, 0],
            [w * 0.22, h * 0.9, 0],
            [w * 0.3, h * 0.56, 0],
          ],
          Math.min(0.009, d * 0.09),
        ),
      ),
      part('clasp', 'metal', moved(sphere(d * 0.09, 10), 0, h * 0.44, d * 0.44)),
    ],
  }),
}

const suitcase: Family = {
  name: 'suitcase',
  role: 'small',
  placement: 'floor',
  names: { suitcase: {}, luggage: {}, 'travel case': {}, 'guitar case': { width: 0.4, depth: 0.15, height: 1.1 } },
  defaults: { width: 0.45, depth: 0.25, height: 0.7 },
  build: ({ width: w, depth: d, height: h }) => {
    const wheels = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        moved(turned(moved(cylinder(0.025, 0.02, 12), 0, -0.01, 0), { z: 90 }), x * w * 0.4, 0.025, z * d * 0.34),
      ),
    )
    const ribs = [-0.3, -0.1, 0.1, 0.3].map((x) =>
      moved(roundedBox(w * 0.06, h * 0.78, d * 0.995, w * 0.02), x * w, 0.06, 0),
    )
    return {
      parts: [
        part('body', 'plastic', moved(roundedBox(w, h * 0.88, d * 0.96, d * 0.18, 2), 0, 0.03, 0), ...ribs),
        part(
          'handle',
          'metal',
          tube(
            [
              [-w * 0.2, h * 0.88, -d * 0.3],
              [-w * 0.2, h * 0.985, -d * 0.3],
              [w * 0.2, h * 0.985, -d * 0.3],
              [w * 0.2, h * 0.88, -d * 0.3],
            ],
            0.01,
          ),
        ),
        part('wheels', 'plastic', ...wheels),
      ],
    }
  },
}

export const bagsFamilies: readonly Family[] = [bag, handbag, suitcase]
