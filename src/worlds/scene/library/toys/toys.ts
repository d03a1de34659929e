/** What children play with. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cone, cylinder, ellipsoid, sphere, torus } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support, wordOf } from '../build/part.ts'
import { grownTo, ringed, rod, tinted } from '../build/ware.ts'

/** Sits with its legs stretched out. */
const teddyBear: Family = {
  name: 'teddy-bear',
  role: 'small',
  placement: 'top',
  names: {
    'teddy bear': {},
    teddy: {},
    'stuffed animal': {},
    'stuffed toy': {},
    'plush toy': {},
    plushie: {},
    'soft toy': {},
    'stuffed bear': {},
    'toy bear': {},
    toy: {},
    'giant teddy bear': { width: 0.7, depth: 0.65, height: 0.95 },
    'bunny toy': {},
    'toy animal': { width: 0.16, depth: 0.16, height: 0.2 },
  },
  defaults: { width: 0.28, depth: 0.26, height: 0.36 },
  build: ({ width: w, depth: d, height: h }) => {
    const ball = (sx: number, sy: number, sz: number, x: number, y: number, z: number) =>
      moved(ellipsoid(sx * w, sy * h, sz * d, 14), x * w, y * h, z * d)
    const both = (make: (side: number) => ReturnType<typeof ball>) => [make(-1), make(1)]
    return {
      parts: [
        tinted(
          '#a8783f',
          part(
            'body',
            'fabric',
            ball(0.62, 0.5, 0.58, 0, 0.02, -0.16),
            ball(0.62, 0.42, 0.56, 0, 0.46, -0.14),
            ...both((x) => ball(0.22, 0.16, 0.16, x * 0.24, 0.77, -0.14)),
            ...both((x) => ball(0.24, 0.2, 0.56, x * 0.26, 0.0, 0.2)),
            ...both((x) => ball(0.24, 0.34, 0.26, x * 0.37, 0.18, -0.04)),
          ),
        ),
        tinted(
          '#d9b98a',
          part('muzzle', 'fabric', ball(0.28, 0.16, 0.24, 0, 0.5, 0.1), ball(0.36, 0.3, 0.2, 0, 0.1, 0.08)),
        ),
        tinted(
          '#221a14',
          part(
            'eyes',
            'plastic',
            ball(0.08, 0.05, 0.08, 0, 0.58, 0.2),
            ...both((x) => ball(0.06, 0.045, 0.06, x * 0.13, 0.68, 0.1)),
          ),
        ),
      ],
    }
  },
}

const COLORS = ['#c8453b', '#3f78b5', '#e0b43a', '#5a9a52']

const blocks: Family = {
  name: 'toy-blocks',
  role: 'small',
  placement: 'top',
  names: {
    'toy blocks': {},
    'building blocks': {},
    blocks: {},
    'wooden blocks': {},
    'toy block': {},
    lego: {},
    'lego set': {},
    'alphabet blocks': {},
    'stacking toy': { width: 0.16, depth: 0.16, height: 0.24 },
    toys: {},
    dice: { width: 0.06, depth: 0.06, height: 0.04 },
  },
  defaults: { width: 0.26, depth: 0.15, height: 0.16 },
  build: ({ width: w, depth: d, height: h }) => {
    const side = h * 0.49
    const places = [
      [-0.32, 0, -0.1],
      [0.02, 0, 0.08],
      [-0.14, 1, 0],
      [0.34, 0, -0.12],
      [-0.3, 0, 0.36],
      [0.3, 0, 0.34],
    ] as const
    const cube = (x: number, level: number, z: number, turn: number) =>
      moved(
        turned(box(Math.min(side, w * 0.3), side, Math.min(side, d * 0.42), side * 0.06), { y: turn }),
        x * w,
        level * side * 1.01,
        z * d * 0.8,
      )
    const parts = COLORS.map((color, index) => ({
      ...tinted(
        color,
        part(
          index === 0 ? 'body' : `blocks-${index + 1}`,
          'wood',
          ...places
            .filter((_, place) => place % 4 === index)
            .map(([x, level, z], place) => cube(x, level, z, 8 - 13 * ((index + place) % 3))),
        ),
      ),
      name: `blocks ${index + 1}`,
    }))
    return { parts: grownTo(parts, w, h, d) }
  },
}

const ball: Family = {
  name: 'ball',
  role: 'small',
  placement: 'floor',
  names: {
    ball: {},
    'soccer ball': {},
    football: {},
    basketball: { width: 0.24, depth: 0.24, height: 0.24, form: 'basketball' },
    volleyball: {},
    'beach ball': { width: 0.35, depth: 0.35, height: 0.35 },
    'tennis ball': { width: 0.066, depth: 0.066, height: 0.066 },
    'exercise ball': { width: 0.65, depth: 0.65, height: 0.65 },
    'yoga ball': { width: 0.65, depth: 0.65, height: 0.65 },
    baseball: { width: 0.073, depth: 0.073, height: 0.073 },
    'bowling ball': { width: 0.22, depth: 0.22, height: 0.22 },
    'rugby ball': { width: 0.28, depth: 0.19, height: 0.19 },
    'medicine ball': { width: 0.3, depth: 0.3, height: 0.3 },
    'toy ball': { width: 0.18, depth: 0.18, height: 0.18 },
    balloon: { width: 0.26, depth: 0.26, height: 0.32 },
  },
  defaults: { width: 0.22, depth: 0.22, height: 0.22, form: 'plain' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const seam = (x: number, z: number) =>
      moved(turned(moved(torus(w * 0.495, w * 0.018, 28, 6), 0, -w * 0.009, 0), { x, z }), 0, h / 2, 0)
    const isBasketball = wordOf(parameters, 'form') === 'basketball'
    return {
      parts: [
        isBasketball
          ? tinted('#c4622d', part('body', 'leather', ellipsoid(w, h, d, 22)))
          : part('body', 'plastic', ellipsoid(w, h, d, 22)),
        ...(w === d && w === h
          ? [tinted('#2a2622', part('seams', 'plastic', seam(0, 0), seam(90, 0), seam(0, 90)))]
          : []),
      ],
    }
  },
}

/** Open in front, with rooms on two floors. */
const dollHouse: Family = {
  name: 'doll-house',
  role: 'large',
  placement: 'floor',
  names: {
    'doll house': {},
    dollhouse: {},
    "doll's house": {},
    'toy house': {},
    'toy kitchen': { width: 0.8, height: 0.95 },
    'play kitchen': { width: 0.8, height: 0.95 },
    playhouse: { width: 1.1, depth: 0.9, height: 1.3 },
    'dog house': { width: 0.7, depth: 0.8, height: 0.75 },
    kennel: { width: 0.7, depth: 0.8, height: 0.75 },
    birdhouse: { width: 0.2, depth: 0.2, height: 0.3 },
    'toy castle': {},
  },
  defaults: { width: 0.75, depth: 0.35, height: 0.85 },
  build: ({ width: w, depth: d, height: h }) => {
    const eaves = h * 0.66
    const board = Math.min(0.014, w * 0.02)
    const walls = [-1, 1].map((x) => moved(box(board, eaves, d * 0.96), x * (w * 0.46), 0, 0))
    const floors = [0.005, eaves * 0.48, eaves * 0.96].map((y) =>
      moved(box(w * 0.92 - board * 0.5, board, d * 0.955), 0, y, 0),
    )
    const slope = (Math.atan2(h - eaves, w / 2) * 180) / Math.PI
    const roof = [-1, 1].map((x) =>
      moved(
        turned(box(Math.hypot(w / 2, h - eaves), board, d, 0.002), { z: -x * slope }),
        (x * w) / 4,
        eaves + (h - eaves) / 2 - board,
        0,
      ),
    )
    return {
      parts: [
        part(
          'body',
          'wood',
          ...walls,
          ...floors,
          moved(box(w * 0.93, eaves, board * 0.8), 0, 0, -d * 0.465),
          moved(box(board * 0.9, eaves * 0.95, d * 0.9), w * 0.02, 0.006, -0.004),
        ),
        tinted('#b0524a', part('roof', 'wood', ...roof)),
      ],
      supports: [
        support('shelf', [-w * 0.22, eaves * 0.48 + board, 0], w * 0.36, d * 0.8, eaves * 0.44, 'upper floor'),
      ],
    }
  },
}

const toyCar: Family = {
  name: 'toy-car',
  role: 'small',
  placement: 'floor',
  names: {
    'toy car': {},
    'toy truck': { height: 0.18, depth: 0.34 },
    car: {},
    'model car': { width: 0.1, depth: 0.22, height: 0.08 },
    'race car': {},
    'ride-on car': { width: 0.55, depth: 1, height: 0.5 },
    'toy vehicle': {},
    'toy bus': { height: 0.16 },
    'toy train': { form: 'train', width: 0.1, depth: 0.6, height: 0.16 },
    'train set': { form: 'train', width: 0.1, depth: 0.8, height: 0.16 },
    train: { form: 'train', width: 0.1, depth: 0.6, height: 0.16 },
    'toy plane': { form: 'plane', width: 0.36, depth: 0.34, height: 0.13 },
    'toy airplane': { form: 'plane', width: 0.36, depth: 0.34, height: 0.13 },
    'model airplane': { form: 'plane', width: 0.36, depth: 0.34, height: 0.13 },
  },
  defaults: { width: 0.13, depth: 0.26, height: 0.11, form: 'car' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    const wheel = (r: number, x: number, z: number) =>
      moved(turned(moved(cylinder(r, w * 0.14, 16, r * 0.1), 0, -w * 0.07, 0), { z: 90 }), x * w * 0.43, r, z * d)
    if (form === 'plane')
      return {
        parts: [
          part(
            'body',
            'wood',
            moved(turned(moved(ellipsoid(h * 0.6, d, h * 0.6, 14), 0, -d / 2, 0), { x: 90 }), 0, h * 0.42, 0),
            moved(box(h * 0.08, h * 0.5, d * 0.14), 0, h * 0.5, -d * 0.42),
          ),
          part(
            'wings',
            'wood',
            moved(box(w, h * 0.08, d * 0.24, 0.004), 0, h * 0.4, d * 0.06),
            moved(box(w * 0.42, h * 0.06, d * 0.12), 0, h * 0.5, -d * 0.42),
          ),
          tinted(
            '#2b2b2d',
            part('wheels', 'plastic', ...[-1, 1].map((x) => moved(sphere(h * 0.09, 10), x * h * 0.25, 0, d * 0.14))),
          ),
        ],
      }
    if (form === 'train') {
      const r = h * 0.16
      const wagons = [-0.36, -0.02].map((z) => moved(roundedBox(w * 0.86, h * 0.5, d * 0.3, h * 0.04), 0, r, z * d))
      return {
        parts: [
          part('body', 'wood', ...wagons, moved(roundedBox(w * 0.86, h * 0.22, d * 0.3, h * 0.03), 0, r, d * 0.34)),
          tinted(
            '#c8453b',
            part(
              'engine',
              'wood',
              moved(turned(cylinder(w * 0.32, d * 0.2, 18), { x: 90 }), 0, h * 0.52, d * 0.28),
              moved(box(w * 0.8, h * 0.56, d * 0.1, 0.004), 0, h * 0.4, d * 0.24),
              moved(cylinder(w * 0.1, h * 0.28, 12), 0, h * 0.7, d * 0.42),
            ),
          ),
          tinted(
            '#2b2b2d',
            part(
              'wheels',
              'plastic',
              ...[-0.46, -0.27, -0.1, 0.07, 0.25, 0.43].flatMap((z) => [-1, 1].map((x) => wheel(r, x, z))),
              rod([0, r * 1.2, -d * 0.4], [0, r * 1.2, d * 0.4], h * 0.04),
            ),
          ),
        ],
      }
    }
    const r = h * 0.24
    return {
      parts: [
        part(
          'body',
          'plastic',
          moved(roundedBox(w * 0.88, h * 0.42, d, h * 0.14, 2), 0, r * 0.7, 0),
          moved(roundedBox(w * 0.74, h * 0.42, d * 0.5, h * 0.16, 2), 0, h * 0.57, -d * 0.05),
        ),
        part('windows', 'glass', moved(box(w * 0.76, h * 0.2, d * 0.38, 0.003), 0, h * 0.66, -d * 0.05)),
        tinted('#2b2b2d', part('wheels', 'plastic', ...[-0.3, 0.3].flatMap((z) => [-1, 1].map((x) => wheel(r, x, z))))),
      ],
    }
  },
}

/** A teepee of cloth on poles. */
const tent: Family = {
  name: 'tent',
  role: 'large',
  placement: 'floor',
  names: {
    tent: {},
    'play tent': {},
    teepee: {},
    tepee: {},
    tipi: {},
    'kids tent': {},
    wigwam: {},
    'canopy tent': { width: 2, depth: 2, height: 2.1 },
  },
  defaults: { width: 1.15, depth: 1.15, height: 1.55 },
  clearance: { front: 0.5 },
  build: ({ width: w, depth: d, height: h }) => {
    const [x, z] = [w * 0.47, d * 0.47]
    const top = h * 0.86
    const poles = [-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) => rod([sx * x, 0.01, sz * z], [-sx * x * 0.16, h - 0.01, -sz * z * 0.16], 0.014)),
    )
    const side = (from: readonly [number, number], to: readonly [number, number], opening: number) => {
      const [ax, az] = from
      const [bx, bz] = to
      const length = Math.hypot(bx - ax, bz - az)
      const slant = Math.hypot(top, z)
      const flap = (left: number, right: number) =>
        extrude(
          [
            [left * length, 0],
            [right * length, 0],
            [length * 0.02 * Math.sign(left + right), -slant * 0.98],
          ],
          0.006,
        )
      const cloth =
        opening > 0
          ? [flap(-0.5, -opening), flap(opening, 0.5)]
          : [
              extrude(
                [
                  [-length / 2, 0],
                  [length / 2, 0],
                  [0.02 * length, -slant * 0.98],
                  [-0.02 * length, -slant * 0.98],
                ],
                0.006,
              ),
            ]
      const lean = (Math.atan2(z * 0.98, top) * 180) / Math.PI
      return cloth.map((mesh) => moved(turned(mesh, { x: 90 - lean }), 0, 0.012, z))
    }
    const front = side([-x, z], [x, z], 0.16)
    const others = [90, 180, 270].flatMap((y) => side([-x, z], [x, z], 0).map((mesh) => turned(mesh, { y })))
    return { parts: [part('body', 'fabric', ...front, ...others), part('poles', 'wood', ...poles)] }
  },
}

const rockingHorse: Family = {
  name: 'rocking-horse',
  role: 'large',
  placement: 'floor',
  names: { 'rocking horse': {}, 'toy horse': {}, 'hobby horse': {}, 'carousel horse': { height: 1.2, depth: 1.1 } },
  defaults: { width: 0.34, depth: 0.9, height: 0.78 },
  build: ({ width: w, depth: d, height: h }) => {
    const rocker = (x: number) =>
      tube(
        [-0.48, -0.28, 0, 0.28, 0.48].map((z) => [x * w * 0.42, 0.02 + h * 0.5 * z * z, z * d] as const),
        0.018,
      )
    const legs = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => rod([x * w * 0.2, h * 0.5, z * d * 0.2], [x * w * 0.42, h * 0.06, z * d * 0.28], 0.03)),
    )
    return {
      parts: [
        part(
          'body',
          'wood',
          moved(
            turned(moved(ellipsoid(w * 0.62, d * 0.62, h * 0.3, 16), 0, -d * 0.31, 0), { x: 90 }),
            0,
            h * 0.52,
            -d * 0.04,
          ),
          tube(
            [
              [0, h * 0.56, d * 0.18],
              [0, h * 0.78, d * 0.3],
              [0, h * 0.88, d * 0.34],
            ],
            [w * 0.22, w * 0.18, w * 0.15],
            { segments: 12 },
          ),
          moved(turned(ellipsoid(w * 0.3, h * 0.16, d * 0.26, 12), { x: 25 }), 0, h * 0.78, d * 0.36),
          ...[-1, 1].map((x) => moved(cone(w * 0.05, 0.003, h * 0.08, 8), x * w * 0.09, h * 0.92, d * 0.33)),
          ...legs,
        ),
        part(
          'rockers',
          'wood',
          rocker(-1),
          rocker(1),
          ...[-0.28, 0.28].map((z) =>
            rod([-w * 0.48, 0.02 + h * 0.06, z * d], [w * 0.48, 0.02 + h * 0.06, z * d], 0.015),
          ),
        ),
        part('saddle', 'leather', moved(roundedBox(w * 0.5, h * 0.06, d * 0.26, h * 0.02), 0, h * 0.65, -d * 0.04)),
        tinted(
          '#4a3524',
          part(
            'mane',
            'fabric',
            tube(
              [
                [0, h * 0.93, d * 0.26],
                [0, h * 0.76, d * 0.18],
                [0, h * 0.66, d * 0.08],
              ],
              w * 0.07,
            ),
            tube(
              [
                [0, h * 0.6, -d * 0.32],
                [0, h * 0.5, -d * 0.44],
                [0, h * 0.3, -d * 0.46],
              ],
              w * 0.07,
            ),
          ),
        ),
      ],
    }
  },
}

const doll: Family = {
  name: 'doll',
  role: 'small',
  placement: 'top',
  names: {
    doll: {},
    'baby doll': {},
    barbie: { width: 0.1, height: 0.3 },
    puppet: {},
    'action figure': { width: 0.1, depth: 0.06, height: 0.2 },
    'toy robot': {},
    robot: { height: 0.4 },
    figurine: { width: 0.08, depth: 0.06, height: 0.16 },
    'toy soldier': { width: 0.08, depth: 0.06, height: 0.18 },
    nutcracker: { width: 0.1, depth: 0.09, height: 0.32 },
    'garden gnome': { width: 0.14, depth: 0.12, height: 0.32 },
    'toy dinosaur': {},
  },
  defaults: { width: 0.16, depth: 0.1, height: 0.36 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'fabric',
        moved(cone(w * 0.34, w * 0.14, h * 0.42, 16), 0, h * 0.24, 0),
        ...[-1, 1].map((x) => rod([x * w * 0.16, h * 0.62, 0], [x * w * 0.44, h * 0.42, d * 0.16], w * 0.07)),
      ),
      tinted(
        '#e6bf9e',
        part(
          'head',
          'plastic',
          moved(ellipsoid(w * 0.46, h * 0.26, d * 0.72, 14), 0, h * 0.66, 0),
          ...[-1, 1].map((x) => rod([x * w * 0.12, h * 0.25, 0], [x * w * 0.14, h * 0.02, 0], w * 0.06)),
        ),
      ),
      tinted(
        '#6b4326',
        part(
          'hair',
          'fabric',
          moved(ellipsoid(w * 0.54, h * 0.24, d * 0.8, 12), 0, h * 0.76, -d * 0.1),
          ...[-1, 1].map((x) => moved(ellipsoid(w * 0.12, h * 0.05, d * 0.7, 10), x * w * 0.14, 0, d * 0.14)),
        ),
      ),
    ],
  }),
}

/** A board with pieces on it. */
const chessSet: Family = {
  name: 'board-game',
  role: 'small',
  placement: 'top',
  names: {
    'board game': {},
    'chess set': {},
    'chess board': {},
    chessboard: {},
    checkers: {},
    puzzle: { height: 0.02 },
    'jigsaw puzzle': { height: 0.02 },
    'game board': {},
    game: {},
    'mahjong set': {},
    backgammon: {},
  },
  defaults: { width: 0.4, depth: 0.4, height: 0.08 },
  build: ({ width: w, depth: d, height: h }) => {
    const thick = Math.min(0.02, h * 0.4)
    const field = Math.min(w, d) / 9
    const squares = Array.from({ length: 64 }, (_, place) => place).filter(
      (place) => (place + Math.floor(place / 8)) % 2 === 0,
    )
    const at = (place: number) => [((place % 8) - 3.5) * field, (Math.floor(place / 8) - 3.5) * field] as const
    const piece = (place: number) =>
      moved(
        cone(field * 0.3, field * 0.12, (h - thick) * (place % 8 === 3 || place % 8 === 4 ? 0.98 : 0.7), 10),
        at(place)[0],
        thick * 0.98,
        at(place)[1],
      )
    return {
      parts: [
        part('body', 'wood', box(w, thick, d, 0.003)),
        tinted(
          '#e8d7b5',
          part(
            'fields',
            'wood',
            ...squares.map((place) =>
              moved(box(field * 0.98, thick * 0.1, field * 0.98), at(place)[0], thick * 0.94, at(place)[1]),
            ),
          ),
        ),
        tinted('#f1e9d8', part('white', 'wood', ...Array.from({ length: 8 }, (_, place) => piece(place + 56)))),
        tinted('#2a211b', part('black', 'wood', ...Array.from({ length: 8 }, (_, place) => piece(place)))),
      ],
    }
  },
}

/** Little things that turn above a crib. */
const mobile: Family = {
  name: 'mobile',
  role: 'small',
  placement: 'ceiling',
  names: { mobile: {}, 'baby mobile': {}, 'crib mobile': {}, 'wind chime': { width: 0.2, depth: 0.2, height: 0.6 } },
  defaults: { width: 0.4, depth: 0.4, height: 0.5 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(w, d) / 2 - 0.03
    return {
      parts: [
        part(
          'cord',
          'fabric',
          rod([0, h * 0.6, 0], [0, h, 0], 0.003, 6),
          ...ringed(5, r, (place) => rod([0, h * (0.08 + 0.06 * (place % 2)), 0], [0, h * 0.62, 0], 0.0015, 5)),
        ),
        part(
          'hoop',
          'wood',
          moved(torus(r, 0.014, 28, 6), 0, h * 0.6, 0),
          rod([-r, h * 0.61, 0], [r, h * 0.61, 0], 0.005),
          rod([0, h * 0.61, -r], [0, h * 0.61, r], 0.005),
        ),
        part(
          'body',
          'fabric',
          ...ringed(5, r, (place) => moved(ellipsoid(0.06, h * 0.12, 0.06, 10), 0, h * 0.06 * (place % 2), 0)),
        ),
      ],
    }
  },
}

/** On two or three wheels. */
const bicycle: Family = {
  name: 'bicycle',
  role: 'large',
  placement: 'floor',
  names: {
    bicycle: {},
    bike: {},
    'mountain bike': {},
    tricycle: { width: 0.5, depth: 0.75, height: 0.6 },
    scooter: { width: 0.4, depth: 0.85, height: 0.9 },
    'kick scooter': { width: 0.4, depth: 0.85, height: 0.9 },
    motorcycle: { width: 0.75, depth: 2, height: 1.1 },
    'balance bike': { width: 0.4, depth: 0.85, height: 0.6 },
  },
  defaults: { width: 0.56, depth: 1.7, height: 1.05 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(h * 0.32, d * 0.22)
    const upright = (z: number) => moved(turned(torus(r * 0.93, r * 0.13, 28, 8), { z: 90 }), r * 0.065, r, z)
    const [back, front] = [-d / 2 + r, d / 2 - r]
    const spokes = [back, front].flatMap((z) =>
      [0, 45, 90, 135].map((x) => moved(turned(rod([0, -r * 0.9, 0], [0, r * 0.9, 0], 0.003, 5), { x }), 0, r, z)),
    )
    const crank = [0, r * 0.95, -d * 0.04] as const
    return {
      parts: [
        part(
          'body',
          'metal',
          rod([0, r, back], crank, 0.016),
          rod(crank, [0, h * 0.78, -d * 0.14], 0.018),
          rod([0, h * 0.7, -d * 0.13], [0, h * 0.76, front - d * 0.09], 0.018),
          rod(crank, [0, h * 0.7, front - d * 0.08], 0.018),
          rod([0, r, back], [0, h * 0.7, -d * 0.13], 0.013),
          rod([0, r, front], [0, h * 0.9, front - d * 0.11], 0.018),
        ),
        tinted('#232326', part('wheels', 'plastic', upright(back), upright(front))),
        part('spokes', 'metal', ...spokes),
        part('seat', 'leather', moved(roundedBox(0.14, 0.06, 0.26, 0.025), 0, h * 0.79, -d * 0.15)),
        part(
          'handlebar',
          'metal',
          tube(
            [
              [-w / 2, h * 0.96, front - d * 0.16],
              [-w * 0.2, h * 0.97, front - d * 0.12],
              [w * 0.2, h * 0.97, front - d * 0.12],
              [w / 2, h * 0.96, front - d * 0.16],
            ],
            0.014,
          ),
        ),
      ],
    }
  },
}

export const toysFamilies: readonly Family[] = [
  teddyBear,
  blocks,
  ball,
  dollHouse,
  toyCar,
  tent,
  rockingHorse,
  doll,
  chessSet,
  mobile,
  bicycle,
]
