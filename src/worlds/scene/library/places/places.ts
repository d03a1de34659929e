/** Things of shops, schools, halls and studios. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cone, cylinder, ellipsoid, lathe, sphere, torus } from '../../mesh/lathe.ts'
import { roundedOutline } from '../../mesh/outline.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support, wordOf } from '../build/part.ts'
import { grownTo, leaf, ringed, rod, tinted, vessel } from '../build/ware.ts'

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

const trophy: Family = {
  name: 'trophy',
  role: 'small',
  placement: 'top',
  names: {
    trophy: {},
    award: {},
    medal: { width: 0.1, depth: 0.06, height: 0.16 },
    'prize cup': {},
    crown: { width: 0.2, depth: 0.16, height: 0.14 },
  },
  defaults: { width: 0.2, depth: 0.12, height: 0.32 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = d / 2
    const handle = (x: number) =>
      tube(
        [
          [x * r * 0.8, h * 0.88, 0],
          [x * (w / 2 - 0.006), h * 0.86, 0],
          [x * (w / 2 - 0.01), h * 0.64, 0],
          [x * r * 0.5, h * 0.52, 0],
        ],
        Math.min(0.007, w * 0.035),
      )
    return {
      parts: [
        tinted(
          '#c9a24b',
          part(
            'body',
            'metal',
            moved(
              vessel(
                [
                  [r * 0.16, 0],
                  [r * 0.5, h * 0.1],
                  [r * 0.86, h * 0.28],
                  [r * 0.95, h * 0.54],
                ],
                r * 0.06,
                24,
              ),
              0,
              h * 0.46,
              0,
            ),
            moved(
              lathe(
                [
                  [r * 0.6, 0],
                  [r * 0.16, h * 0.07],
                  [r * 0.12, h * 0.26],
                  [r * 0.3, h * 0.31],
                ],
                20,
              ),
              0,
              h * 0.17,
              0,
            ),
            handle(-1),
            handle(1),
          ),
        ),
        part('plinth', 'stone', box(r * 1.7, h * 0.18, d, 0.004)),
      ],
    }
  },
}

const statue: Family = {
  name: 'statue',
  role: 'large',
  placement: 'floor',
  names: {
    statue: {},
    sculpture: {},
    'marble statue': {},
    'buddha statue': { height: 0.9 },
    'angel statue': {},
    column: { form: 'column', width: 0.4, depth: 0.4, height: 2.2 },
    pillar: { form: 'column', width: 0.4, depth: 0.4, height: 2.2 },
    fountain: { form: 'fountain', width: 0.9, depth: 0.9, height: 1.1 },
    'bird bath': { form: 'fountain', width: 0.6, depth: 0.6, height: 0.85 },
  },
  defaults: { width: 0.5, depth: 0.45, height: 1.6, form: 'figure' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    const r = Math.min(w, d) / 2
    if (form === 'column')
      return {
        parts: [
          part(
            'body',
            'stone',
            lathe(
              [
                [r * 0.86, 0],
                [r * 0.74, h * 0.08],
                [r * 0.66, h * 0.5],
                [r * 0.62, h * 0.92],
                [r * 0.82, h * 0.96],
              ],
              28,
            ),
          ),
          part(
            'plates',
            'stone',
            box(w, Math.min(0.07, h * 0.07), d, 0.006),
            moved(box(w * 0.98, Math.min(0.06, h * 0.06), d * 0.98, 0.006), 0, h - Math.min(0.06, h * 0.06), 0),
          ),
        ],
        supports: [support('top', [0, h, 0], w * 0.9, d * 0.9)],
      }
    if (form === 'fountain')
      return {
        parts: [
          part(
            'body',
            'stone',
            vessel(
              [
                [r * 0.8, 0],
                [r, h * 0.06],
                [r, h * 0.24],
              ],
              r * 0.1,
              32,
            ),
            lathe(
              [
                [r * 0.3, 0],
                [r * 0.14, h * 0.3],
                [r * 0.16, h * 0.74],
              ],
              20,
            ),
            moved(
              vessel(
                [
                  [r * 0.12, 0],
                  [r * 0.5, h * 0.1],
                  [r * 0.56, h * 0.16],
                ],
                r * 0.05,
                28,
              ),
              0,
              h * 0.72,
              0,
            ),
            moved(sphere(h * 0.07, 12), 0, h * 0.86, 0),
          ),
          part('water', 'water', moved(cylinder(r * 0.9, h * 0.05, 30), 0, h * 0.13, 0)),
        ],
      }
    const plinth = h * 0.18
    return {
      parts: [
        part('plinth', 'stone', box(w * 0.92, plinth, d * 0.96, 0.01)),
        part(
          'body',
          'stone',
          moved(
            lathe(
              [
                [r * 0.62, 0],
                [r * 0.44, h * 0.2],
                [r * 0.5, h * 0.36],
                [r * 0.66, h * 0.52],
                [r * 0.6, h * 0.58],
                [r * 0.18, h * 0.62],
                [r * 0.16, h * 0.66],
              ],
              20,
            ),
            0,
            plinth * 0.98,
            0,
          ),
          moved(ellipsoid(r * 0.6, h * 0.16, r * 0.66, 16), 0, h * 0.84, 0),
          tube(
            [
              [-r * 0.6, h * 0.72, 0],
              [-r * 0.94, h * 0.56, r * 0.1],
              [-r * 0.5, h * 0.46, r * 0.5],
            ],
            r * 0.15,
            { segments: 10 },
          ),
          tube(
            [
              [r * 0.6, h * 0.72, 0],
              [r * 0.92, h * 0.6, 0],
              [r * 0.84, h * 0.42, r * 0.1],
            ],
            r * 0.15,
            { segments: 10 },
          ),
        ),
      ],
    }
  },
}

const bust: Family = {
  name: 'bust',
  role: 'small',
  placement: 'top',
  names: {
    bust: {},
    'small statue': {},
    'small sculpture': {},
    statuette: {},
    'marble bust': {},
    skull: { width: 0.16, depth: 0.2, height: 0.2 },
    mask: { width: 0.18, depth: 0.12, height: 0.26 },
  },
  defaults: { width: 0.26, depth: 0.2, height: 0.42 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'stone',
        moved(ellipsoid(w, h * 0.36, d * 0.86, 18), 0, h * 0.2, 0),
        moved(cylinder(w * 0.15, h * 0.22, 14), 0, h * 0.48, 0),
        moved(ellipsoid(w * 0.5, h * 0.38, d * 0.74, 18), 0, h * 0.62, d * 0.05),
        moved(cone(w * 0.05, w * 0.02, h * 0.09, 8), 0, h * 0.74, d * 0.42),
      ),
      part(
        'plinth',
        'stone',
        lathe(
          [
            [w * 0.36, 0],
            [w * 0.34, h * 0.05],
            [w * 0.2, h * 0.1],
            [w * 0.2, h * 0.24],
          ],
          20,
        ),
      ),
    ],
  }),
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

const flagStand: Family = {
  name: 'flag-stand',
  role: 'small',
  placement: 'floor',
  names: {
    'flag stand': {},
    flagpole: {},
    'traffic cone': { form: 'cone', width: 0.3, depth: 0.3, height: 0.5 },
    bollard: { form: 'cone', width: 0.25, depth: 0.25, height: 0.9 },
    signpost: {},
    parasol: { form: 'parasol', width: 1.8, depth: 1.8, height: 2.2 },
    umbrella: { form: 'parasol', width: 0.9, depth: 0.9, height: 0.9 },
    'patio umbrella': { form: 'parasol', width: 2, depth: 2, height: 2.2 },
  },
  defaults: { width: 0.7, depth: 0.36, height: 1.9, form: 'flag' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    if (form === 'cone')
      return {
        parts: [
          tinted(
            '#e0662a',
            part(
              'body',
              'plastic',
              moved(cone(w * 0.36, w * 0.06, h * 0.96, 24), 0, h * 0.04, 0),
              box(w, h * 0.05, d, 0.006),
            ),
          ),
          tinted('#f2f1ec', part('stripe', 'plastic', moved(cone(w * 0.24, w * 0.17, h * 0.2, 26), 0, h * 0.45, 0))),
        ],
      }
    if (form === 'parasol')
      return {
        parts: [
          part('body', 'fabric', moved(cone(w / 2, 0.02, h * 0.24, 8), 0, h * 0.75, 0)),
          part('pole', 'wood', rod([0, 0, 0], [0, h, 0], 0.02), cylinder(w * 0.14, 0.06, 24, 0.01)),
        ],
      }
    const pole = -w / 2 + d / 2
    const cloth = Array.from({ length: 6 }, (_, place) => place).map((place) =>
      moved(
        turned(box(((w - d / 2) / 6) * 1.04, h * 0.26 - 0.002 * place, 0.004), { y: place % 2 === 0 ? 24 : -24 }),
        pole + ((place + 0.5) * (w - d / 2)) / 6,
        h * 0.68 + 0.001 * place,
        0,
      ),
    )
    return {
      parts: [
        part('body', 'fabric', ...cloth),
        part(
          'pole',
          'metal',
          rod([pole, 0.02, 0], [pole, h * 0.97, 0], 0.014),
          moved(sphere(0.028, 12), pole, h * 0.97, 0),
          moved(cylinder(d / 2, 0.04, 24, 0.008), pole, 0, 0),
        ),
      ],
    }
  },
}

export const placesFamilies: readonly Family[] = [
  cashRegister,
  globe,
  podium,
  easel,
  mannequin,
  vendingMachine,
  aquarium,
  birdCage,
  trophy,
  statue,
  bust,
  waterCooler,
  catTree,
  flagStand,
]
