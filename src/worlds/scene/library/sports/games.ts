/** Games that need room: tables, hoops, boards, rackets, slides. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cone, cylinder, ellipsoid, sphere, torus } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, scaled, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support, wordOf } from '../build/part.ts'
import { ringed, rod, tinted } from '../build/ware.ts'
import { across } from './sports-shapes.ts'

/** A slate on legs, with a net or with pockets, and balls. */
const gameTable: Family = {
  name: 'game-table',
  role: 'large',
  placement: 'floor',
  names: {
    'pool table': {},
    'billiard table': {},
    'snooker table': { width: 3.5, depth: 1.8 },
    'ping-pong table': { form: 'net', width: 2.74, depth: 1.525, height: 0.91 },
    'ping pong table': { form: 'net', width: 2.74, depth: 1.525, height: 0.91 },
    'table tennis table': { form: 'net', width: 2.74, depth: 1.525, height: 0.91 },
    'foosball table': { form: 'rods', width: 1.4, depth: 0.95, height: 0.92 },
    'table football': { form: 'rods', width: 1.4, depth: 0.95, height: 0.92 },
    'air hockey table': { width: 1.8, depth: 0.95, height: 0.8 },
    'billiards table': {},
  },
  defaults: { width: 2.4, depth: 1.35, height: 0.84, form: 'pool' },
  clearance: { front: 0.9, back: 0.9, left: 0.9, right: 0.9 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    const level = form === 'net' ? h * 0.835 : h * 0.93
    const legs = part(
      'legs',
      'wood',
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          moved(
            box(form === 'pool' ? 0.13 : 0.06, level - 0.02, form === 'pool' ? 0.13 : 0.06, 0.01),
            x * w * 0.42,
            0,
            z * d * 0.36,
          ),
        ),
      ),
    )
    if (form === 'net') {
      const lines = [
        ...[-1, 1].map((z) => moved(box(w * 0.998, 0.002, 0.02), 0, level - 0.0005, z * (d / 2 - 0.012))),
        ...[-1, 1].map((x) => moved(box(0.02, 0.0025, d * 0.94), x * (w / 2 - 0.012), level - 0.0005, 0)),
      ]
      return {
        parts: [
          tinted('#2c5d85', part('body', 'wood', moved(box(w, 0.025, d, 0.003), 0, level - 0.025, 0))),
          legs,
          tinted('#f2f2ee', part('lines', 'paper', ...lines)),
          tinted('#d9dad6', part('net', 'fabric', moved(box(0.006, h - level, d * 0.998), 0, level, 0))),
        ],
        supports: [support('top', [w * 0.25, level, 0], w * 0.4, d * 0.85)],
      }
    }
    const rim = Math.min(w, d) * 0.08
    const frame = [-1, 1].flatMap((sign) => [
      moved(box(w, h * 0.12, rim, 0.01), 0, h * 0.88, sign * (d / 2 - rim / 2)),
      moved(box(rim, h * 0.118, d - rim * 2.02, 0.01), sign * (w / 2 - rim / 2), h * 0.881, 0),
    ])
    const cloth = tinted(
      '#2f6b47',
      part('cloth', 'fabric', moved(box(w - rim * 1.6, h * 0.06, d - rim * 1.6), 0, level - h * 0.06, 0)),
    )
    const bed = part('body', 'wood', ...frame, moved(box(w * 0.97, h * 0.16, d * 0.95, 0.008), 0, h * 0.74, 0))
    if (form === 'rods') {
      const rods = [-0.36, -0.18, 0, 0.18, 0.36].map((x) =>
        rod([x * w, h * 0.97, -d * 0.49], [x * w, h * 0.97, d * 0.49], 0.008),
      )
      const men = [-0.36, -0.18, 0, 0.18, 0.36].flatMap((x) =>
        [-0.25, 0, 0.25].map((z) => moved(box(0.03, 0.06, 0.03, 0.004), x * w, h * 0.94, z * d)),
      )
      return {
        parts: [bed, cloth, legs, part('rods', 'metal', ...rods), tinted('#b3302b', part('men', 'plastic', ...men))],
      }
    }
    const ball = 0.028
    const rack = Array.from({ length: 10 }, (_, place) => place).map((place) => {
      const row = place < 1 ? 0 : place < 3 ? 1 : place < 6 ? 2 : 3
      const first = (row * (row + 1)) / 2
      return moved(sphere(ball, 12), w * 0.18 + row * ball * 1.8, level, (place - first - row / 2) * ball * 2.1)
    })
    const pockets = [-1, 0, 1].flatMap((x) =>
      [-1, 1].map((z) => moved(cylinder(rim * 0.5, h * 0.01, 16), x * (w / 2 - rim), h * 0.995, z * (d / 2 - rim))),
    )
    return {
      parts: [
        bed,
        cloth,
        legs,
        tinted('#c8963a', part('balls', 'plastic', ...rack)),
        {
          ...tinted('#f4f1e8', part('balls', 'plastic', moved(sphere(ball, 12), -w * 0.25, level, 0))),
          name: 'cue ball',
        },
        tinted('#151515', part('pockets', 'leather', ...pockets)),
      ],
      supports: [support('top', [-w * 0.05, level, d * 0.2], w * 0.3, d * 0.25)],
    }
  },
}

const basketballHoop: Family = {
  name: 'basketball-hoop',
  role: 'large',
  placement: 'wall',
  names: { 'basketball hoop': {}, 'basketball net': {}, hoop: {} },
  defaults: { width: 1.1, depth: 0.65, height: 0.85 },
  clearance: { front: 1 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(w * 0.21, d * 0.34)
    const z = d / 2 - r - 0.01
    return {
      parts: [
        tinted('#f4f4f1', part('body', 'plastic', moved(box(w, h * 0.85, 0.03, 0.006), 0, h * 0.15, -d / 2 + 0.015))),
        tinted(
          '#d2542b',
          part(
            'rim',
            'metal',
            moved(torus(r, 0.02, 28, 8), 0, h * 0.28, z),
            moved(box(0.12, 0.05, d - r * 2 - 0.02), 0, h * 0.27, -r * 0.95),
            moved(box(w * 0.36, 0.015, 0.01), 0, h * 0.62, -d / 2 + 0.03),
            moved(box(w * 0.36, 0.015, 0.01), 0, h * 0.34, -d / 2 + 0.03),
          ),
        ),
        tinted(
          '#eceae4',
          part(
            'net',
            'fabric',
            ...ringed(12, 0, () => rod([0, h * 0.28, r], [0, 0, r * 0.55], 0.004, 5)).map((mesh) =>
              moved(mesh, 0, 0, z),
            ),
          ),
        ),
      ],
    }
  },
}

/** Long and flat, leaning nowhere: boards, bats, rackets on the floor. */
const board: Family = {
  name: 'sports-board',
  role: 'small',
  placement: 'floor',
  names: {
    skateboard: {},
    surfboard: { form: 'surf', width: 0.55, depth: 2, height: 0.08 },
    snowboard: { form: 'surf', width: 0.3, depth: 1.55, height: 0.06 },
    skis: { form: 'surf', width: 0.2, depth: 1.7, height: 0.06 },
    longboard: { depth: 1 },
  },
  defaults: { width: 0.2, depth: 0.8, height: 0.13, form: 'skate' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    if (wordOf(parameters, 'form') === 'surf')
      return {
        parts: [
          part('body', 'plastic', ellipsoid(w, h * 0.8, d, 24)),
          part('fin', 'plastic', moved(cone(w * 0.06, 0.004, h * 0.5, 8), 0, h * 0.5, -d * 0.4)),
        ],
      }
    const wheels = [-1, 1].flatMap((x) =>
      [-0.3, 0.3].map((z) =>
        across(moved(cylinder(h * 0.26, w * 0.2, 14, 0.004), 0, -w * 0.1, 0), x * w * 0.38, h * 0.26, z * d),
      ),
    )
    return {
      parts: [
        part(
          'body',
          'wood',
          moved(roundedBox(w, h * 0.14, d * 0.72, h * 0.06), 0, h * 0.66, 0),
          ...[-1, 1].map((z) =>
            moved(turned(roundedBox(w * 0.9, h * 0.13, d * 0.18, h * 0.06), { x: -z * 18 }), 0, h * 0.72, z * d * 0.42),
          ),
        ),
        part('wheels', 'plastic', ...wheels),
        part(
          'trucks',
          'metal',
          ...[-0.3, 0.3].map((z) => rod([-w * 0.36, h * 0.28, z * d], [w * 0.36, h * 0.28, z * d], h * 0.08)),
          ...[-0.3, 0.3].map((z) => rod([0, h * 0.28, z * d], [0, h * 0.7, z * d], h * 0.12)),
        ),
      ],
    }
  },
}

const racket: Family = {
  name: 'racket',
  role: 'small',
  placement: 'top',
  names: {
    racket: {},
    'tennis racket': {},
    'badminton racket': { width: 0.2 },
    'ping pong paddle': { width: 0.15, depth: 0.26 },
    'baseball bat': { form: 'bat', width: 0.07, depth: 0.85, height: 0.07 },
    bat: { form: 'bat', width: 0.07, depth: 0.85, height: 0.07 },
    'golf club': { form: 'bat', width: 0.08, depth: 1, height: 0.07 },
    'hockey stick': { form: 'bat', width: 0.09, depth: 1.2, height: 0.07 },
    'fishing rod': { form: 'bat', width: 0.05, depth: 1.6, height: 0.05 },
    'jump rope': { width: 0.3, depth: 0.5 },
  },
  defaults: { width: 0.27, depth: 0.68, height: 0.03, form: 'racket' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    if (wordOf(parameters, 'form') === 'bat')
      return {
        parts: [
          part(
            'body',
            'wood',
            scaled(
              tube(
                [
                  [0, h / 2, -d / 2],
                  [0, h / 2, -d * 0.46],
                  [0, h / 2, -d * 0.1],
                  [0, h / 2, d * 0.3],
                  [0, h / 2, d / 2],
                ],
                [h * 0.28, h * 0.2, h * 0.24, h * 0.5, h * 0.46],
                { segments: 14 },
              ),
              w / h,
              1,
              1,
            ),
          ),
        ],
      }
    const head = Array.from(
      { length: 24 },
      (_, place) =>
        [
          (w / 2 - h / 2) * Math.sin((Math.PI * place) / 12),
          h / 2,
          d * 0.23 + (d * 0.27 - h / 2) * Math.cos((Math.PI * place) / 12),
        ] as const,
    )
    const strings = [-2, -1, 0, 1, 2].flatMap((step) => [
      rod(
        [step * w * 0.15, h / 2, d * (0.02 + 0.03 * Math.abs(step))],
        [step * w * 0.15, h / 2, d * (0.44 - 0.03 * Math.abs(step))],
        0.0016,
        5,
      ),
      rod(
        [-w * (0.44 - 0.05 * Math.abs(step)), h / 2, d * (0.23 + 0.08 * step)],
        [w * (0.44 - 0.05 * Math.abs(step)), h / 2, d * (0.23 + 0.08 * step)],
        0.0017,
        5,
      ),
    ])
    return {
      parts: [
        part(
          'body',
          'wood',
          tube(head, h * 0.46, { segments: 8, isLoop: true }),
          rod([0, h / 2, -d * 0.48], [0, h / 2, -d * 0.03], h * 0.46, 10),
        ),
        tinted('#eeeae0', part('strings', 'fabric', ...strings)),
      ],
    }
  },
}

const slide: Family = {
  name: 'slide',
  role: 'large',
  placement: 'floor',
  names: {
    slide: {},
    'playground slide': {},
    'toy slide': {},
    'kids slide': {},
    'climbing frame': { height: 1.4 },
    trampoline: { form: 'trampoline', width: 1.2, depth: 1.2, height: 0.3 },
    'ball pit': { form: 'trampoline', width: 1.2, depth: 1.2, height: 0.35 },
    sandbox: { form: 'trampoline', width: 1.2, depth: 1.2, height: 0.25 },
  },
  defaults: { width: 0.55, depth: 1.5, height: 1, form: 'slide' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    if (wordOf(parameters, 'form') === 'trampoline') {
      const r = Math.min(w, d) / 2
      return {
        parts: [
          part('body', 'fabric', moved(cylinder(r * 0.86, h * 0.08, 32), 0, h * 0.82, 0)),
          part(
            'frame',
            'metal',
            moved(torus(r * 0.92, r * 0.14, 32, 8), 0, h - r * 0.14, 0),
            ...ringed(6, r * 0.92, () => rod([0, 0, 0], [0, h * 0.9, 0], 0.018)),
          ),
        ],
      }
    }
    const chute = (x: number, y: number) =>
      tube(
        [
          [x, h * 0.84 + y, -d * 0.14],
          [x, h * 0.72 + y, 0],
          [x, h * 0.12 + y, d * 0.4],
          [x, h * 0.06 + y, d * 0.48],
        ],
        0.03,
      )
    const slope = (Math.atan2(h * 0.72, d * 0.58) * 180) / Math.PI
    return {
      parts: [
        part(
          'body',
          'plastic',
          moved(turned(box(w * 0.86, 0.03, Math.hypot(h * 0.74, d * 0.6), 0.006), { x: slope }), 0, h * 0.43, d * 0.19),
          chute(-w * 0.44, 0.04),
          chute(w * 0.44, 0.04),
          // what it stands on in front
          moved(box(w * 0.7, h * 0.09, d * 0.08, 0.006), 0, 0, d * 0.43),
          moved(box(w * 0.94, 0.04, d * 0.2, 0.008), 0, h * 0.78, -d * 0.2),
        ),
        part(
          'ladder',
          'plastic',
          ...[-1, 1].map((x) => rod([x * w * 0.44, 0, -d * 0.47], [x * w * 0.44, h - 0.01, -d * 0.26], 0.025)),
          ...[0.2, 0.4, 0.6].map((y) =>
            rod([-w * 0.44, h * y, -d * (0.47 - 0.21 * y)], [w * 0.44, h * y, -d * (0.47 - 0.21 * y)], 0.02),
          ),
          ...[-1, 1].map((x) => rod([x * w * 0.42, 0.01, -d * 0.06], [x * w * 0.42, h * 0.8, -d * 0.14], 0.025)),
        ),
      ],
    }
  },
}

export const gamesFamilies: readonly Family[] = [gameTable, basketballHoop, board, racket, slide]
