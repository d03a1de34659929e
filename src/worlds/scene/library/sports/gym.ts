/** What stands in a gym. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cylinder, ellipsoid } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'
import { across } from './sports-shapes.ts'

const treadmill: Family = {
  name: 'treadmill',
  role: 'large',
  placement: 'floor',
  names: {
    treadmill: {},
    'running machine': {},
    elliptical: { depth: 1.5, height: 1.6 },
    'elliptical machine': { depth: 1.5, height: 1.6 },
    'stair climber': { depth: 1.2, height: 1.7 },
  },
  defaults: { width: 0.8, depth: 1.75, height: 1.35 },
  clearance: { back: 0.8 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'metal',
        ...[-1, 1].map((x) => moved(box(w * 0.12, 0.15, d * 0.94, 0.02), x * w * 0.42, 0, -d * 0.02)),
        moved(roundedBox(w * 0.94, 0.2, d * 0.22, 0.06, 2), 0, 0.01, d * 0.38),
        ...[-1, 1].map((x) =>
          tube(
            [
              [x * w * 0.46, 0.1, d * 0.42],
              [x * w * 0.46, h * 0.78, d * 0.34],
              [x * w * 0.46, h * 0.72, d * 0.02],
            ],
            0.022,
          ),
        ),
      ),
      tinted('#202124', part('belt', 'leather', moved(box(w * 0.74, 0.05, d * 0.92, 0.01), 0, 0.07, -d * 0.03))),
      part(
        'console',
        'plastic',
        moved(turned(roundedBox(w * 0.9, h * 0.22, 0.08, 0.03), { x: 25 }), 0, h * 0.76, d * 0.3),
      ),
      part('screen', 'screen', moved(turned(box(w * 0.5, h * 0.14, 0.01), { x: 25 }), 0, h * 0.8, d * 0.27)),
    ],
  }),
}

const exerciseBike: Family = {
  name: 'exercise-bike',
  role: 'large',
  placement: 'floor',
  names: {
    'exercise bike': {},
    'stationary bike': {},
    'spin bike': {},
    'exercise machine': {},
    'fitness machine': {},
    'rowing machine': { depth: 2, height: 0.9, width: 0.55 },
  },
  defaults: { width: 0.52, depth: 1.05, height: 1.2 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'metal',
        ...[-1, 1].map((z) => across(moved(cylinder(0.03, w, 14), 0, -w / 2, 0), 0, 0.03, z * (d / 2 - 0.035))),
        rod([0, 0.04, -d * 0.45], [0, 0.04, d * 0.45], 0.03),
        rod([0, 0.05, -d * 0.1], [0, h * 0.72, -d * 0.26], 0.03),
        rod([0, 0.2, d * 0.24], [0, h * 0.9, d * 0.22], 0.028),
      ),
      part('wheel', 'metal', across(moved(cylinder(h * 0.2, 0.06, 30, 0.008), 0, -0.03, 0), 0, h * 0.26, d * 0.22)),
      part('seat', 'leather', moved(roundedBox(w * 0.44, 0.07, d * 0.26, 0.03), 0, h * 0.72, -d * 0.27)),
      part(
        'bars',
        'plastic',
        tube(
          [
            [-w * 0.42, h * 0.97, d * 0.06],
            [-w * 0.4, h * 0.9, d * 0.24],
            [w * 0.4, h * 0.9, d * 0.24],
            [w * 0.42, h * 0.97, d * 0.06],
          ],
          0.018,
        ),
        ...[-1, 1].map((x) => moved(box(0.1, 0.03, 0.14, 0.006), x * w * 0.26, h * 0.26 + x * h * 0.1, d * 0.02)),
        rod([-w * 0.26, h * 0.28, d * 0.04], [w * 0.26, h * 0.28, d * 0.04], 0.014),
      ),
      part('screen', 'screen', moved(turned(box(w * 0.3, h * 0.12, 0.03, 0.006), { x: -15 }), 0, h * 0.88, d * 0.28)),
    ],
  }),
}

const dumbbells: Family = {
  name: 'dumbbells',
  role: 'small',
  placement: 'floor',
  names: {
    dumbbell: { depth: 0.15 },
    dumbbells: {},
    weight: { depth: 0.15 },
    weights: {},
    'free weight': {},
    barbell: { width: 1.8, depth: 0.4, height: 0.4 },
    'set of dumbbells': {},
  },
  defaults: { width: 0.32, depth: 0.34, height: 0.14 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = h / 2
    const count = d >= h * 1.9 ? 2 : 1
    const rows = Array.from({ length: count }, (_, row) => (count === 1 ? 0 : (row - 0.5) * (d - h)))
    const plates = rows.flatMap((z) =>
      [-1, 1].flatMap((x) => [
        across(moved(cylinder(r, w * 0.14, 20, r * 0.1), 0, -w * 0.07, 0), x * w * 0.43, r, z),
        across(moved(cylinder(r * 0.8, w * 0.1, 20, r * 0.1), 0, -w * 0.05, 0), x * w * 0.33, r, z),
      ]),
    )
    return {
      parts: [
        part('body', 'metal', ...plates),
        part(
          'bars',
          'metal',
          ...rows.map((z) => rod([-w * 0.49, r, z], [w * 0.49, r, z], Math.min(0.016, r * 0.3), 10)),
        ),
      ],
    }
  },
}

const kettlebell: Family = {
  name: 'kettlebell',
  role: 'small',
  placement: 'floor',
  names: { kettlebell: {}, doorstop: { width: 0.1, depth: 0.1, height: 0.12 } },
  defaults: { width: 0.2, depth: 0.2, height: 0.28 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'metal', ellipsoid(w, h * 0.68, d, 20)),
      part(
        'handle',
        'metal',
        tube(
          [
            [-w * 0.25, h * 0.58, 0],
            [-w * 0.32, h * 0.86, 0],
            [-w * 0.18, h * 0.94, 0],
            [w * 0.18, h * 0.94, 0],
            [w * 0.32, h * 0.86, 0],
            [w * 0.25, h * 0.58, 0],
          ],
          h * 0.06,
        ),
      ),
    ],
  }),
}

const weightBench: Family = {
  name: 'weight-bench',
  role: 'large',
  placement: 'floor',
  names: {
    'weight bench': {},
    'bench press': {},
    'workout bench': {},
    'gym bench': {},
    'exam table': { width: 0.7, depth: 1.85, height: 0.8 },
    'weight machine': { width: 1.4, depth: 1.6, height: 2 },
    'gym equipment': { width: 1.4, depth: 1.6, height: 2 },
  },
  defaults: { width: 1.3, depth: 1.5, height: 1.1 },
  build: ({ width: w, depth: d, height: h }) => {
    const level = h * 0.4
    return {
      parts: [
        part(
          'body',
          'leather',
          moved(roundedBox(Math.min(0.4, w * 0.6), h * 0.09, d * 0.86, 0.03), 0, level - h * 0.09, d * 0.06),
        ),
        part(
          'frame',
          'metal',
          ...[-1, 1].map((x) => rod([x * w * 0.3, 0.01, -d * 0.36], [x * w * 0.3, h * 0.94, -d * 0.36], 0.03)),
          rod([-w * 0.34, 0.03, -d * 0.36], [w * 0.34, 0.03, -d * 0.36], 0.03),
          rod([-w * 0.2, 0.03, d * 0.42], [w * 0.2, 0.03, d * 0.42], 0.03),
          rod([0, 0.03, d * 0.42], [0, level - h * 0.06, d * 0.4], 0.03),
          rod([0, 0.04, -d * 0.36], [0, level - h * 0.06, -d * 0.3], 0.03),
        ),
        part('bar', 'metal', rod([-w * 0.49, h * 0.86, -d * 0.36], [w * 0.49, h * 0.86, -d * 0.36], 0.014)),
        tinted(
          '#232326',
          part(
            'plates',
            'metal',
            ...[-1, 1].map((x) =>
              across(moved(cylinder(h * 0.14, 0.06, 26, 0.008), 0, -0.03, 0), x * w * 0.45, h * 0.86, -d * 0.36),
            ),
          ),
        ),
      ],
    }
  },
}

const punchingBag: Family = {
  name: 'punching-bag',
  role: 'large',
  placement: 'ceiling',
  names: { 'punching bag': {}, 'boxing bag': {}, sandbag: {}, pinata: { height: 0.9 } },
  defaults: { width: 0.36, depth: 0.36, height: 1.5 },
  clearance: { front: 0.6, back: 0.3, left: 0.4, right: 0.4 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(w, d) / 2
    return {
      parts: [
        part('body', 'leather', cylinder(r, h * 0.7, 28, r * 0.2)),
        part(
          'chains',
          'metal',
          ...[45, 135, 225, 315].map((y) => turned(rod([0, h * 0.69, r * 0.8], [0, h * 0.88, 0.01], 0.006), { y })),
          rod([0, h * 0.87, 0], [0, h, 0], 0.01),
        ),
      ],
    }
  },
}

export const gymFamilies: readonly Family[] = [treadmill, exerciseBike, dumbbells, kettlebell, weightBench, punchingBag]
