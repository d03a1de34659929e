/** Baskets, bins and buckets. */
import type { Family } from '../../asset.ts'
import { basin } from '../../mesh/extrude.ts'
import { lathe, torus } from '../../mesh/lathe.ts'
import { ellipseOutline } from '../../mesh/outline.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support, wordOf } from '../build/part.ts'
import { vessel } from '../build/ware.ts'

/** Woven, with two handles. */
const basket: Family = {
  name: 'basket',
  role: 'storage',
  placement: 'floor',
  names: {
    basket: {},
    'wicker basket': {},
    'storage basket': {},
    'laundry basket': { width: 0.45, depth: 0.38, height: 0.55 },
    hamper: { width: 0.45, depth: 0.38, height: 0.6 },
    'laundry hamper': { width: 0.45, depth: 0.38, height: 0.6 },
    'picnic basket': { height: 0.28 },
    'bread basket': { width: 0.28, depth: 0.22, height: 0.1 },
    'shopping basket': { height: 0.26 },
  },
  defaults: { width: 0.4, depth: 0.32, height: 0.3 },
  build: ({ width: w, depth: d, height: h }) => {
    const bands = Math.max(3, Math.min(8, Math.round(h / 0.06)))
    const rings = Array.from({ length: bands }, (_, band) => {
      const share = 0.82 + (0.14 * band) / bands
      return tube(
        ellipseOutline((w - 0.03) * share, (d - 0.03) * share, 28).map(
          ([x, z]) => [x, h * (0.04 + (0.86 * band) / bands), z] as const,
        ),
        0.012,
        { segments: 6, isLoop: true },
      )
    })
    const handles = [-1, 1].map((x) =>
      tube(
        [
          [x * w * 0.44, h * 0.84, -d * 0.16],
          [x * w * 0.47, h * 0.97, -d * 0.1],
          [x * w * 0.47, h * 0.97, d * 0.1],
          [x * w * 0.44, h * 0.84, d * 0.16],
        ],
        0.009,
        { segments: 6 },
      ),
    )
    return {
      parts: [
        part('body', 'wood', basin(ellipseOutline(w * 0.94, d * 0.94, 28), h * 0.92, 0.014, 0.014, w * 0.07), ...rings),
        part('handles', 'wood', ...handles),
      ],
      supports: [support('inside', [0, 0.014, 0], w * 0.36, d * 0.36, h * 0.9)],
    }
  },
}

const bin: Family = {
  name: 'bin',
  role: 'storage',
  placement: 'floor',
  names: {
    bin: {},
    'trash can': {},
    'trash bin': {},
    'garbage can': { height: 0.6, width: 0.38, depth: 0.38 },
    'garbage bin': { height: 0.6, width: 0.38, depth: 0.38 },
    'waste bin': {},
    wastebasket: {},
    'waste basket': {},
    'recycling bin': { height: 0.55, width: 0.38, depth: 0.38 },
    'rubbish bin': {},
    dustbin: {},
    'paper bin': {},
    'umbrella stand': { width: 0.24, depth: 0.24, height: 0.55, form: 'umbrella' },
  },
  defaults: { width: 0.28, depth: 0.28, height: 0.38, form: 'bin' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const r = Math.min(w, d) / 2
    const isStand = wordOf(parameters, 'form') === 'umbrella'
    const high = isStand ? h * 0.72 : h
    const umbrellas = isStand
      ? [0, 130].map((y) =>
          turned(
            tube(
              [
                [0, h * 0.04, -r * 0.4],
                [0, h * 0.8, r * 0.5],
                [0, h * 0.97, r * 0.62],
                [0, h * 0.93, r * 0.85],
              ],
              [0.02, 0.03, 0.01, 0.01],
              { segments: 8 },
            ),
            { y },
          ),
        )
      : []
    return {
      parts: [
        part(
          'body',
          'metal',
          vessel(
            [
              [r * 0.78, 0],
              [r * 0.97, high * 0.96],
              [r, high * 0.965],
              [r, high],
            ],
            0.008,
            28,
          ),
        ),
        ...(isStand ? [part('umbrellas', 'fabric', ...umbrellas)] : []),
      ],
    }
  },
}

const bucket: Family = {
  name: 'bucket',
  role: 'small',
  placement: 'floor',
  names: {
    bucket: {},
    pail: {},
    'ice bucket': { width: 0.22, depth: 0.22, height: 0.25 },
    'mop bucket': {},
    'paint bucket': { width: 0.2, depth: 0.2, height: 0.24 },
    'paint can': { width: 0.18, depth: 0.18, height: 0.22 },
    barrel: { form: 'barrel', width: 0.6, depth: 0.6, height: 0.88 },
    keg: { form: 'barrel', width: 0.4, depth: 0.4, height: 0.58 },
    'drum barrel': { form: 'barrel', width: 0.58, depth: 0.58, height: 0.88 },
  },
  defaults: { width: 0.3, depth: 0.3, height: 0.34, form: 'bucket' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const r = Math.min(w, d) / 2
    if (wordOf(parameters, 'form') === 'barrel') {
      const hoops = [0.12, 0.34, 0.66, 0.88].map((y) =>
        moved(torus(r * (0.9 + 0.38 * y * (1 - y)), r * 0.06, 28, 6), 0, h * y - r * 0.03, 0),
      )
      return {
        parts: [
          part(
            'body',
            'wood',
            lathe(
              [
                [r * 0.84, 0],
                [r * 0.94, h * 0.25],
                [r * 0.97, h * 0.5],
                [r * 0.94, h * 0.75],
                [r * 0.84, h],
              ],
              28,
            ),
          ),
          part('hoops', 'metal', ...hoops),
        ],
        supports: [support('top', [0, h, 0], r * 1.1, r * 1.1)],
      }
    }
    const handle = tube(
      [
        [-r * 0.95, h * 0.76, 0],
        [-r * 0.7, h * 0.94, r * 0.2],
        [0, h, r * 0.3],
        [r * 0.7, h * 0.94, r * 0.2],
        [r * 0.95, h * 0.76, 0],
      ],
      0.005,
    )
    return {
      parts: [
        part(
          'body',
          'metal',
          vessel(
            [
              [r * 0.72, 0],
              [r, h * 0.8],
            ],
            0.006,
            26,
          ),
        ),
        part('handle', 'metal', handle),
      ],
    }
  },
}

export const basketsFamilies: readonly Family[] = [basket, bin, bucket]
