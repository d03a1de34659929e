/** Machines and things of the household: irons, vacuum cleaners, scales. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cone, cylinder } from '../../mesh/lathe.ts'
import { roundedOutline } from '../../mesh/outline.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, scaled } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support, wordOf } from '../build/part.ts'
import { rod } from '../build/ware.ts'

const iron: Family = {
  name: 'iron',
  role: 'small',
  placement: 'top',
  names: {
    iron: {},
    'clothes iron': {},
    'steam iron': {},
    'hair dryer': { width: 0.11, depth: 0.24 },
    stapler: { width: 0.05, depth: 0.15, height: 0.06 },
    'computer mouse': { width: 0.065, depth: 0.11, height: 0.04 },
  },
  defaults: { width: 0.12, depth: 0.28, height: 0.14 },
  build: ({ width: w, depth: d, height: h }) => {
    const sole = (inset: number) =>
      extrude(
        [
          [-w / 2 + inset, -d / 2 + inset],
          [w / 2 - inset, -d / 2 + inset],
          [w / 2 - inset, d * 0.05],
          [w * 0.2, d * 0.38],
          [0, d / 2 - inset],
          [-w * 0.2, d * 0.38],
          [-w / 2 + inset, d * 0.05],
        ],
        h * 0.14,
      )
    return {
      parts: [
        part('sole', 'metal', sole(0)),
        part('body', 'plastic', moved(scaled(sole(w * 0.05), 1, 3, 1), 0, h * 0.13, 0)),
        part(
          'handle',
          'plastic',
          tube(
            [
              [0, h * 0.5, -d * 0.38],
              [0, h * 0.9, -d * 0.3],
              [0, h * 0.92, d * 0.1],
              [0, h * 0.5, d * 0.2],
            ],
            w * 0.13,
          ),
        ),
      ],
    }
  },
}

const ironingBoard: Family = {
  name: 'ironing-board',
  role: 'large',
  placement: 'floor',
  names: { 'ironing board': {} },
  defaults: { width: 1.3, depth: 0.4, height: 0.9 },
  clearance: { front: 0.5 },
  build: ({ width: w, depth: d, height: h }) => {
    const board = extrude(
      [
        [-w / 2, -d * 0.42],
        [-w / 2, d * 0.42],
        [w * 0.2, d / 2],
        [w * 0.4, d * 0.3],
        [w / 2, 0],
        [w * 0.4, -d * 0.3],
        [w * 0.2, -d / 2],
      ],
      0.035,
      0.01,
    )
    const leg = (from: number, to: number, z: number) =>
      tube(
        [
          [from * w, h - 0.03, z],
          [to * w, 0.012, z],
        ],
        0.012,
      )
    return {
      parts: [
        part('body', 'fabric', moved(board, 0, h - 0.035, 0)),
        part(
          'legs',
          'metal',
          leg(-0.3, 0.3, d * 0.3),
          leg(-0.3, 0.3, -d * 0.3),
          leg(0.3, -0.3, d * 0.1),
          leg(0.3, -0.3, -d * 0.1),
          rod([w * 0.3, 0.012, -d * 0.42], [w * 0.3, 0.012, d * 0.42], 0.012),
          rod([-w * 0.3, 0.012, -d * 0.42], [-w * 0.3, 0.012, d * 0.42], 0.012),
        ),
      ],
      supports: [support('top', [-w * 0.1, h, 0], w * 0.6, d * 0.7)],
    }
  },
}

const vacuum: Family = {
  name: 'vacuum-cleaner',
  role: 'appliance',
  placement: 'floor',
  names: {
    'vacuum cleaner': {},
    vacuum: {},
    hoover: {},
    'robot vacuum': { form: 'robot', width: 0.34, depth: 0.34, height: 0.09 },
    'lawn mower': { width: 0.5, depth: 1, height: 1 },
  },
  defaults: { width: 0.3, depth: 0.34, height: 1.1, form: 'upright' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    if (wordOf(parameters, 'form') === 'robot')
      return {
        parts: [
          part('body', 'plastic', cylinder(Math.min(w, d) / 2, h * 0.9, 36, h * 0.2)),
          part('cap', 'plastic', moved(cylinder(w * 0.14, h * 0.16, 24, 0.004), 0, h * 0.84, 0)),
        ],
      }
    return {
      parts: [
        part(
          'body',
          'plastic',
          moved(roundedBox(w * 0.7, h * 0.42, d * 0.44, w * 0.14, 2), 0, h * 0.07, -d * 0.2),
          moved(roundedBox(w, h * 0.09, d * 0.66, 0.02), 0, 0, d * 0.17),
        ),
        part(
          'handle',
          'metal',
          tube(
            [
              [0, h * 0.5, -d * 0.25],
              [0, h * 0.9, -d * 0.42],
              [0, h * 0.98, -d * 0.36],
            ],
            0.016,
          ),
        ),
        part('dust', 'glass', moved(cylinder(w * 0.24, h * 0.22, 18), 0, h * 0.26, d * 0.02)),
      ],
    }
  },
}

const scale: Family = {
  name: 'scale',
  role: 'small',
  placement: 'floor',
  names: { scale: {}, 'bathroom scale': {}, 'weighing scale': {} },
  defaults: { width: 0.3, depth: 0.3, height: 0.05 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'glass', moved(extrude(roundedOutline(w, d, 0.04, 4), h * 0.5, h * 0.08), 0, h * 0.45, 0)),
      part(
        'feet',
        'plastic',
        ...[-1, 1].flatMap((x) =>
          [-1, 1].map((z) => moved(cone(w * 0.08, w * 0.07, h * 0.48, 14), x * w * 0.36, 0, z * d * 0.36)),
        ),
      ),
      part('display', 'screen', moved(box(w * 0.3, h * 0.1, d * 0.14), 0, h * 0.9, -d * 0.3)),
    ],
  }),
}

export const householdMachinesFamilies: readonly Family[] = [iron, ironingBoard, vacuum, scale]
