/** What one cooks in and serves on. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { basin, extrude } from '../../mesh/extrude.ts'
import { cylinder, ellipsoid, lathe } from '../../mesh/lathe.ts'
import { ellipseOutline, roundedOutline } from '../../mesh/outline.ts'
import { moved, scaled, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support } from '../build/part.ts'
import { tinted, vessel } from '../build/ware.ts'

const pot: Family = {
  name: 'pot',
  role: 'small',
  placement: 'top',
  names: {
    pot: {},
    'cooking pot': {},
    saucepan: {},
    stockpot: { height: 0.3 },
    casserole: { height: 0.16 },
    'dutch oven': { height: 0.18 },
    'pressure cooker': { height: 0.26 },
    'rice cooker': { height: 0.26 },
    'slow cooker': { height: 0.25 },
    'crock pot': { height: 0.25 },
    cauldron: { width: 0.45, depth: 0.36, height: 0.34 },
  },
  defaults: { width: 0.32, depth: 0.24, height: 0.19 },
  build: ({ width: w, depth: d, height: h }) => {
    const radius = d / 2
    const loop = (x: number) =>
      tube(
        [
          [x * radius * 0.95, h * 0.62, -d * 0.16],
          [x * (w / 2 - h * 0.03), h * 0.64, -d * 0.13],
          [x * (w / 2 - h * 0.03), h * 0.64, d * 0.13],
          [x * radius * 0.95, h * 0.62, d * 0.16],
        ],
        h * 0.03,
      )
    return {
      parts: [
        part(
          'body',
          'metal',
          lathe(
            [
              [radius * 0.94, 0],
              [radius, h * 0.05],
              [radius, h * 0.78],
            ],
            28,
          ),
        ),
        part(
          'lid',
          'metal',
          moved(
            lathe(
              [
                [radius * 1.01, 0],
                [radius * 0.9, h * 0.06],
                [radius * 0.3, h * 0.12],
                [radius * 0.06, h * 0.13],
              ],
              28,
            ),
            0,
            h * 0.77,
            0,
          ),
          moved(ellipsoid(h * 0.14, h * 0.12, h * 0.14, 12), 0, h * 0.885, 0),
        ),
        part('handles', 'plastic', loop(-1), loop(1)),
      ],
    }
  },
}

const pan: Family = {
  name: 'pan',
  role: 'small',
  placement: 'top',
  names: { pan: {}, 'frying pan': {}, skillet: {}, wok: { height: 0.1, width: 0.6, depth: 0.34 }, 'cooking pan': {} },
  defaults: { width: 0.46, depth: 0.27, height: 0.06 },
  build: ({ width: w, depth: d, height: h }) => {
    const radius = d / 2
    const middle = -w / 2 + radius
    return {
      parts: [
        part(
          'body',
          'metal',
          moved(
            vessel(
              [
                [radius * 0.8, 0],
                [radius, h * 0.85],
              ],
              0.004,
              32,
            ),
            middle,
            0,
            0,
          ),
        ),
        part(
          'handle',
          'plastic',
          tube(
            [
              [middle + radius * 0.93, h * 0.66, 0],
              [middle + radius + 0.04, h * 0.86, 0],
              [w / 2, h * 0.88, 0],
            ],
            [h * 0.12, h * 0.14, h * 0.18],
          ),
        ),
      ],
      supports: [support('inside', [middle, 0.004, 0], radius, radius)],
    }
  },
}

const cuttingBoard: Family = {
  name: 'cutting-board',
  role: 'small',
  placement: 'top',
  names: {
    'cutting board': {},
    'chopping board': {},
    'cheese board': {},
    'bread board': {},
    'charcuterie board': { width: 0.5 },
    'serving board': {},
  },
  defaults: { width: 0.4, depth: 0.27, height: 0.022 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [part('body', 'wood', extrude(roundedOutline(w, d, 0.03, 4), h, h * 0.15))],
    supports: [support('top', [0, h, 0], w * 0.9, d * 0.88)],
  }),
}

const tray: Family = {
  name: 'tray',
  role: 'small',
  placement: 'top',
  names: {
    tray: {},
    'serving tray': {},
    'breakfast tray': {},
    'baking tray': { height: 0.02 },
    'baking sheet': { height: 0.02 },
    'paper tray': { width: 0.26, depth: 0.34, height: 0.06 },
    'letter tray': { width: 0.26, depth: 0.34, height: 0.06 },
    'litter box': { width: 0.5, depth: 0.38, height: 0.14 },
    'baking dish': { width: 0.34, depth: 0.24, height: 0.06 },
  },
  defaults: { width: 0.45, depth: 0.32, height: 0.045 },
  build: ({ width: w, depth: d, height: h }) => {
    const floor = Math.min(0.008, h * 0.3)
    return {
      parts: [part('body', 'wood', basin(roundedOutline(w, d, 0.03, 3), h, 0.012, floor))],
      supports: [support('top', [0, floor, 0], w - 0.08, d - 0.08)],
    }
  },
}

/** Wires for plates to dry in. */
const dishRack: Family = {
  name: 'dish-rack',
  role: 'small',
  placement: 'top',
  names: {
    'dish rack': {},
    'dish drying rack': {},
    'dish drainer': {},
    'paper towel holder': { width: 0.16, depth: 0.16, height: 0.32 },
    'toast rack': { width: 0.2, depth: 0.1, height: 0.1 },
  },
  defaults: { width: 0.44, depth: 0.32, height: 0.14 },
  build: ({ width: w, depth: d, height: h }) => {
    const count = 8
    const wires = Array.from({ length: count }, (_, place) => {
      const x = ((place + 0.5) / count - 0.5) * w * 0.9
      return tube(
        [
          [x, h * 0.98, -d * 0.36],
          [x, h * 0.14, -d * 0.3],
          [x, h * 0.14, d * 0.3],
          [x, h * 0.98, d * 0.36],
        ],
        0.003,
        { segments: 6 },
      )
    })
    const rim = (y: number) =>
      tube(
        roundedOutline(w - 0.01, d - 0.01, 0.03, 3).map(([x, z]) => [x, y, z] as const),
        0.005,
        { segments: 6, isLoop: true },
      )
    const plates = [-0.3, -0.18, -0.06].map((x) =>
      moved(
        turned(cylinder(Math.min(h * 0.42, d * 0.4), 0.008, 24), { z: 84 }),
        x * w,
        h * 0.12 + Math.min(h * 0.42, d * 0.4),
        0,
      ),
    )
    return {
      parts: [
        part('body', 'metal', ...wires, rim(h * 0.3), rim(h * 0.06)),
        tinted('#eeeae0', part('plates', 'ceramic', ...plates.map((mesh) => scaled(mesh, 1, 0.9, 0.95)))),
      ],
    }
  },
}

const liddedDish: Family = {
  name: 'lidded-dish',
  role: 'small',
  placement: 'top',
  names: {
    'butter dish': {},
    cloche: { width: 0.3, depth: 0.3, height: 0.22 },
    'sugar bowl': { width: 0.11, depth: 0.11, height: 0.11 },
    terrarium: { width: 0.3, depth: 0.3, height: 0.32 },
    'snow globe': { width: 0.1, depth: 0.1, height: 0.12 },
    'crystal ball': { width: 0.14, depth: 0.14, height: 0.18 },
  },
  defaults: { width: 0.2, depth: 0.16, height: 0.1 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('base', 'ceramic', extrude(ellipseOutline(w, d, 28), h * 0.14, h * 0.03)),
      part('body', 'glass', moved(ellipsoid(w * 0.88, h * 0.84, d * 0.88, 20), 0, h * 0.06, 0)),
      part(
        'knob',
        'ceramic',
        moved(ellipsoid(h * 0.14, h * 0.14, h * 0.14, 10), 0, h * 0.86, 0),
        moved(box(0.003, 0.003, 0.003), 0, h * 0.88, 0),
      ),
    ],
  }),
}

export const cookwareFamilies: readonly Family[] = [pot, pan, cuttingBoard, tray, dishRack, liddedDish]
