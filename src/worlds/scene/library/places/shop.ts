/** What stands in shops, halls and arcades. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cylinder, ellipsoid, lathe, sphere } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, wordOf } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'

const cashRegister: Family = {
  name: 'cash-register',
  role: 'small',
  placement: 'top',
  names: {
    'cash register': {},
    till: {},
    'card reader': { width: 0.09, depth: 0.17, height: 0.07 },
    'pos terminal': {},
    'checkout terminal': {},
  },
  defaults: { width: 0.4, depth: 0.42, height: 0.34 },
  build: ({ width: w, depth: d, height: h }) => {
    const keys = Array.from({ length: 12 }, (_, place) =>
      moved(
        box(w * 0.07, h * 0.05, d * 0.07, 0.002),
        -w * 0.28 + (place % 4) * w * 0.09,
        h * 0.5 - Math.floor(place / 4) * h * 0.035,
        d * (0.02 + 0.1 * Math.floor(place / 4)),
      ),
    )
    return {
      parts: [
        part(
          'body',
          'plastic',
          box(w, h * 0.36, d, 0.008),
          moved(turned(box(w * 0.94, h * 0.3, d * 0.56, 0.01), { x: 20 }), 0, h * 0.28, -d * 0.05),
          moved(roundedBox(w * 0.5, h * 0.34, d * 0.12, 0.01), 0, h * 0.64, -d * 0.3),
        ),
        part('screen', 'screen', moved(box(w * 0.44, h * 0.22, 0.01), 0, h * 0.71, -d * 0.24)),
        tinted(
          '#e4e1d8',
          part('keys', 'plastic', ...keys, moved(box(w * 0.8, h * 0.02, 0.012), 0, h * 0.26, d * 0.495)),
        ),
      ],
    }
  },
}

const mannequin: Family = {
  name: 'mannequin',
  role: 'large',
  placement: 'floor',
  names: {
    mannequin: {},
    'dress form': { form: 'bust', height: 1.5 },
    'tailor dummy': { form: 'bust', height: 1.5 },
    'suit of armor': {},
    scarecrow: {},
    skeleton: {},
    person: {},
    'display mannequin': {},
  },
  defaults: { width: 0.5, depth: 0.36, height: 1.75, form: 'whole' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const torso = moved(
      lathe(
        [
          [w * 0.2, 0],
          [w * 0.32, h * 0.05],
          [w * 0.23, h * 0.17],
          [w * 0.33, h * 0.3],
          [w * 0.3, h * 0.36],
          [w * 0.09, h * 0.39],
          [w * 0.08, h * 0.44],
        ],
        20,
      ),
      0,
      h * 0.46,
      0,
    )
    const isBust = wordOf(parameters, 'form') === 'bust'
    const foot = isBust ? [] : [moved(ellipsoid(w * 0.32, h * 0.13, w * 0.38, 16), 0, h * 0.87, 0)]
    const limbs = isBust
      ? [moved(cylinder(w * 0.09, h * 0.02, 14), 0, h * 0.89, 0)]
      : [
          ...[-1, 1].map((x) =>
            tube(
              [
                [x * w * 0.32, h * 0.8, 0],
                [x * w * 0.42, h * 0.64, 0],
                [x * w * 0.43, h * 0.48, d * 0.1],
              ],
              [w * 0.085, w * 0.07, w * 0.05],
              { segments: 10 },
            ),
          ),
          ...[-1, 1].map((x) =>
            tube(
              [
                [x * w * 0.16, h * 0.5, 0],
                [x * w * 0.18, h * 0.27, d * 0.02],
                [x * w * 0.18, h * 0.04, 0],
              ],
              [w * 0.16, w * 0.11, w * 0.07],
              { segments: 10 },
            ),
          ),
        ]
    return {
      parts: [
        part('body', 'plastic', torso, ...foot, ...limbs),
        part(
          'stand',
          'metal',
          cylinder(Math.min(w, d) * 0.49, 0.02, 28, 0.004),
          rod([0, 0.01, -w * 0.02], [0, h * 0.5, -w * 0.02], 0.014),
          moved(box(w * 0.98, 0.012, 0.03), 0, 0.002, 0),
          ...(isBust ? [moved(sphere(w * 0.07, 12), 0, h * 0.905, 0)] : []),
        ),
      ],
    }
  },
}

const vendingMachine: Family = {
  name: 'vending-machine',
  role: 'large',
  placement: 'floor',
  names: {
    'vending machine': {},
    'drinks machine': {},
    'drink fridge': { width: 0.65, depth: 0.65 },
    'arcade machine': { form: 'arcade', width: 0.7, depth: 0.8, height: 1.75 },
    'arcade game': { form: 'arcade', width: 0.7, depth: 0.8, height: 1.75 },
    'arcade cabinet': { form: 'arcade', width: 0.7, depth: 0.8, height: 1.75 },
    'pinball machine': { form: 'arcade', width: 0.7, depth: 1.3, height: 1.8 },
    'slot machine': { form: 'arcade', width: 0.6, depth: 0.6, height: 1.5 },
    jukebox: { width: 0.85, depth: 0.6, height: 1.5 },
    atm: { form: 'arcade', width: 0.5, depth: 0.6, height: 1.5 },
    kiosk: { form: 'arcade', width: 0.5, depth: 0.5, height: 1.6 },
    'ticket machine': { form: 'arcade', width: 0.6, depth: 0.6, height: 1.7 },
  },
  defaults: { width: 0.95, depth: 0.8, height: 1.83, form: 'goods' },
  clearance: { front: 0.8 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    if (wordOf(parameters, 'form') === 'arcade') {
      const side = extrude(
        [
          [-d / 2, 0],
          [d * 0.34, 0],
          [d * 0.34, -h * 0.46],
          [d / 2, -h * 0.52],
          [d / 2, -h * 0.58],
          [d * 0.12, -h * 0.62],
          [d * 0.02, -h * 0.84],
          [d * 0.24, -h * 0.88],
          [d * 0.24, -h],
          [-d / 2, -h],
        ],
        w * 0.97,
      )
      const body = moved(turned(turned(side, { x: 90 }), { y: -90 }), (w * 0.97) / 2, 0, 0)
      return {
        parts: [
          part('body', 'wood', body),
          part('screen', 'screen', moved(turned(box(w * 0.8, h * 0.2, 0.02), { x: -12 }), 0, h * 0.63, d * 0.125)),
          tinted('#d8b23c', part('marquee', 'light', moved(box(w * 0.9, h * 0.09, 0.02), 0, h * 0.895, d * 0.24))),
          tinted(
            '#c23b32',
            part(
              'controls',
              'plastic',
              ...[-0.28, 0.1, 0.22, 0.34].map((x) => moved(cylinder(0.02, 0.03, 12), x * w, h * 0.585, d * 0.36)),
              rod([-w * 0.28, h * 0.58, d * 0.36], [-w * 0.28, h * 0.64, d * 0.36], 0.01),
              moved(sphere(0.025, 12), -w * 0.28, h * 0.635, d * 0.36),
              moved(box(w, 0.012, 0.05), 0, 0.002, -d * 0.3),
            ),
          ),
        ],
      }
    }
    const goods = Array.from({ length: 20 }, (_, place) =>
      moved(
        cylinder(w * 0.05, h * 0.08, 12),
        -w * 0.36 + (place % 5) * w * 0.12,
        h * (0.32 + 0.15 * Math.floor(place / 5)),
        d * 0.4,
      ),
    )
    return {
      parts: [
        part(
          'body',
          'metal',
          moved(box(w, h, d * 0.86, 0.015), 0, 0, -d * 0.06),
          moved(box(w * 0.24, h * 0.98, d * 0.12, 0.006), w * 0.37, h * 0.01, d * 0.42),
          moved(box(w * 0.75, h * 0.26, d * 0.12, 0.006), -w * 0.12, h * 0.01, d * 0.42),
          moved(box(w * 0.75, h * 0.06, d * 0.12, 0.006), -w * 0.12, h * 0.93, d * 0.42),
        ),
        tinted('#d07a34', part('goods', 'metal', ...goods)),
        part('glass', 'glass', moved(box(w * 0.74, h * 0.66, 0.012), -w * 0.12, h * 0.27, d * 0.47)),
        part('panel', 'screen', moved(box(w * 0.14, h * 0.2, 0.012), w * 0.37, h * 0.56, d * 0.485)),
      ],
    }
  },
}

const waterCooler: Family = {
  name: 'water-cooler',
  role: 'appliance',
  placement: 'floor',
  names: {
    'water cooler': {},
    'water dispenser': {},
    'gumball machine': { width: 0.3, depth: 0.3, height: 1 },
    'popcorn machine': { width: 0.5, depth: 0.4, height: 0.9 },
    'drinking fountain': { height: 0.95 },
  },
  defaults: { width: 0.32, depth: 0.34, height: 1.35 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'plastic', roundedBox(w, h * 0.7, d, 0.03)),
      tinted(
        '#7fb3d3',
        part(
          'bottle',
          'glass',
          moved(
            lathe(
              [
                [w * 0.14, 0],
                [w * 0.4, h * 0.05],
                [w * 0.4, h * 0.28],
                [w * 0.34, h * 0.31],
              ],
              24,
            ),
            0,
            h * 0.69,
            0,
          ),
        ),
      ),
      part(
        'taps',
        'plastic',
        ...[-1, 1].map((x) => moved(box(0.03, 0.05, 0.05, 0.004), x * w * 0.16, h * 0.5, d * 0.46)),
        moved(box(w * 0.6, 0.02, 0.08), 0, h * 0.4, d * 0.42),
      ),
    ],
  }),
}

export const shopFamilies: readonly Family[] = [cashRegister, mannequin, vendingMachine, waterCooler]
