/** Small toys: blocks, balls, cars, games. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cone, cylinder, ellipsoid, sphere, torus } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { part, wordOf } from '../build/part.ts'
import { grownTo, ringed, rod, tinted } from '../build/ware.ts'

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

export const smallToysFamilies: readonly Family[] = [blocks, ball, toyCar, chessSet, mobile]
