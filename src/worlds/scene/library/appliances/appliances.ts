/** Small machines of kitchens and households. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cone, cylinder, ellipsoid, lathe, torus } from '../../mesh/lathe.ts'
import { roundedOutline } from '../../mesh/outline.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, scaled, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support, wordOf } from '../build/part.ts'
import { ringed, rod, tinted, vessel } from '../build/ware.ts'

const toaster: Family = {
  name: 'toaster',
  role: 'appliance',
  placement: 'top',
  names: { toaster: {}, 'waffle maker': { height: 0.14 }, 'sandwich maker': { height: 0.12 } },
  defaults: { width: 0.3, depth: 0.18, height: 0.2 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'metal', moved(roundedBox(w * 0.96, h * 0.92, d, d * 0.22, 2), -w * 0.02, h * 0.05, 0)),
      tinted(
        '#1c1c1e',
        part(
          'slots',
          'metal',
          ...[-1, 1].map((z) => moved(box(w * 0.66, h * 0.06, d * 0.14), -w * 0.02, h * 0.925, z * d * 0.18)),
        ),
      ),
      part(
        'lever',
        'plastic',
        moved(roundedBox(w * 0.06, h * 0.08, d * 0.22, 0.005), w * 0.47, h * 0.62, 0),
        ...[-1, 1].map((x) => moved(box(w * 0.1, h * 0.06, d * 0.8, 0.004), x * w * 0.34, 0, 0)),
      ),
    ],
  }),
}

/** A tower, a tray and a jug between them. */
const coffeeMachine: Family = {
  name: 'coffee-machine',
  role: 'appliance',
  placement: 'top',
  names: {
    'coffee machine': {},
    'coffee maker': {},
    'espresso machine': { width: 0.34, depth: 0.34 },
    coffeemaker: {},
    'coffee grinder': { width: 0.14, depth: 0.18 },
  },
  defaults: { width: 0.24, depth: 0.3, height: 0.36 },
  build: ({ width: w, depth: d, height: h }) => {
    const jug = Math.min(w, d * 0.6) * 0.4
    return {
      parts: [
        part(
          'body',
          'plastic',
          moved(roundedBox(w, h, d * 0.42, 0.02), 0, 0, -d * 0.29),
          moved(roundedBox(w, h * 0.26, d * 0.98, 0.02), 0, h * 0.735, -d * 0.005),
          roundedBox(w * 0.98, h * 0.08, d, 0.012),
        ),
        part(
          'jug',
          'glass',
          moved(
            vessel(
              [
                [jug * 0.9, 0],
                [jug, h * 0.2],
                [jug * 0.72, h * 0.42],
              ],
              0.004,
              22,
            ),
            0,
            h * 0.085,
            d * 0.18,
          ),
        ),
        tinted('#3a2417', part('coffee', 'water', moved(cylinder(jug * 0.86, h * 0.14, 20), 0, h * 0.1, d * 0.18))),
        part('knob', 'metal', moved(turned(cylinder(w * 0.08, 0.015, 16), { x: 90 }), 0, h * 0.86, d * 0.48)),
      ],
    }
  },
}

const blender: Family = {
  name: 'blender',
  role: 'appliance',
  placement: 'top',
  names: {
    blender: {},
    mixer: {},
    'food processor': { height: 0.36, width: 0.22, depth: 0.22 },
    juicer: { height: 0.3 },
    'smoothie maker': {},
    humidifier: { height: 0.28 },
    'air purifier': { width: 0.26, depth: 0.26, height: 0.5 },
    diffuser: { width: 0.1, depth: 0.1, height: 0.15 },
  },
  defaults: { width: 0.19, depth: 0.19, height: 0.4 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(w, d) / 2
    return {
      parts: [
        part(
          'body',
          'plastic',
          lathe(
            [
              [r, 0],
              [r * 0.97, h * 0.05],
              [r * 0.7, h * 0.3],
              [r * 0.62, h * 0.33],
            ],
            24,
          ),
        ),
        part(
          'jug',
          'glass',
          moved(
            vessel(
              [
                [r * 0.58, 0],
                [r * 0.82, h * 0.56],
              ],
              0.005,
              22,
            ),
            0,
            h * 0.325,
            0,
          ),
        ),
        part(
          'lid',
          'plastic',
          moved(cylinder(r * 0.85, h * 0.06, 22, 0.005), 0, h * 0.88, 0),
          moved(cylinder(r * 0.3, h * 0.07, 16, 0.004), 0, h * 0.93, 0),
        ),
        part('knob', 'metal', moved(turned(cylinder(r * 0.2, 0.02, 14), { x: 72 }), 0, h * 0.14, r * 0.8)),
      ],
    }
  },
}

/** The head of a stand mixer over its bowl. */
const standMixer: Family = {
  name: 'stand-mixer',
  role: 'appliance',
  placement: 'top',
  names: {
    'stand mixer': {},
    'kitchen mixer': {},
    'sewing machine': { form: 'sewing', width: 0.42, depth: 0.19, height: 0.31 },
    microscope: { form: 'sewing', width: 0.26, depth: 0.18, height: 0.4 },
  },
  defaults: { width: 0.36, depth: 0.24, height: 0.36, form: 'bowl' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const isSewing = wordOf(parameters, 'form') === 'sewing'
    const r = d * 0.42
    return {
      parts: [
        part(
          'body',
          'metal',
          roundedBox(w, h * 0.12, d, h * 0.04),
          moved(roundedBox(w * 0.24, h * 0.7, d * 0.5, h * 0.08), w * 0.36, h * 0.09, 0),
          moved(roundedBox(w * 0.98, h * 0.32, d * 0.56, h * 0.13, 2), 0, h * 0.68, 0),
        ),
        isSewing
          ? part(
              'needle',
              'metal',
              rod([-w * 0.34, h * 0.13, 0], [-w * 0.34, h * 0.7, 0], h * 0.02),
              moved(box(w * 0.12, h * 0.02, d * 0.2), -w * 0.34, h * 0.12, 0),
            )
          : part(
              'bowl',
              'metal',
              moved(
                vessel(
                  [
                    [r * 0.5, 0],
                    [r * 0.9, h * 0.2],
                    [r, h * 0.44],
                  ],
                  0.005,
                  24,
                ),
                -w * 0.5 + r,
                h * 0.115,
                0,
              ),
            ),
        part('knob', 'plastic', moved(turned(cylinder(h * 0.07, w * 0.05, 16), { z: -90 }), w * 0.45, h * 0.84, 0)),
      ],
    }
  },
}

/** A head with blades in a cage, on a stand. */
const standingFan: Family = {
  name: 'standing-fan',
  role: 'appliance',
  placement: 'floor',
  names: {
    fan: {},
    'standing fan': {},
    'floor fan': {},
    'electric fan': {},
    'pedestal fan': {},
    'desk fan': { height: 0.42, width: 0.3, depth: 0.22 },
  },
  defaults: { width: 0.45, depth: 0.42, height: 1.25 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(w / 2, h * 0.4)
    const up = h - r
    const upright = (mesh: ReturnType<typeof box>) => moved(turned(mesh, { x: 90 }), 0, up, 0)
    const spokes = ringed(16, r * 0.5, () => moved(box(0.004, 0.004, r * 0.92), 0, 0, 0)).map((mesh) =>
      moved(mesh, 0, 0.055, 0),
    )
    return {
      parts: [
        part(
          'body',
          'plastic',
          cylinder(d * 0.48, 0.03, 28, 0.008),
          rod([0, 0.02, 0], [0, up, -0.03], 0.018),
          upright(moved(cylinder(r * 0.22, 0.14, 18, 0.02), 0, -0.12, 0)),
        ),
        part(
          'cage',
          'metal',
          upright(moved(torus(r * 0.97, r * 0.06, 32, 8), 0, 0.02, 0)),
          upright(moved(torus(r * 0.55, r * 0.03, 28, 6), 0, 0.05, 0)),
          ...spokes.map(upright),
        ),
        part(
          'blades',
          'plastic',
          ...ringed(4, r * 0.42, () => turned(scaled(ellipsoid(r * 0.5, 0.012, r * 0.75, 12), 1), { z: 24 })).map(
            upright,
          ),
        ),
      ],
    }
  },
}

const radiator: Family = {
  name: 'radiator',
  role: 'appliance',
  placement: 'floor',
  names: {
    radiator: {},
    heater: { width: 0.6, height: 0.6 },
    'space heater': { width: 0.45, depth: 0.22, height: 0.55 },
    'electric heater': { width: 0.6, height: 0.6 },
  },
  defaults: { width: 1, depth: 0.14, height: 0.6 },
  build: ({ width: w, depth: d, height: h }) => {
    const count = Math.max(4, Math.min(24, Math.round(w / 0.08)))
    const ribs = Array.from({ length: count }, (_, place) =>
      moved(
        roundedBox((w / count) * 0.8, h * 0.9, d, (w / count) * 0.35),
        ((place + 0.5) / count - 0.5) * w,
        h * 0.1,
        0,
      ),
    )
    return {
      parts: [
        part(
          'body',
          'metal',
          ...ribs,
          ...[0.2, 0.88].map((y) => rod([-w * 0.49, h * y, 0], [w * 0.49, h * y, 0], d * 0.2)),
          ...[-1, 1].map((x) => moved(box(0.03, h * 0.12, d * 0.9), x * w * 0.4, 0, 0)),
        ),
      ],
    }
  },
}

const airConditioner: Family = {
  name: 'air-conditioner',
  role: 'appliance',
  placement: 'wall',
  names: {
    'air conditioner': {},
    'air conditioning unit': {},
    'ac unit': {},
    'wall heater': { width: 0.6, height: 0.4, depth: 0.12 },
    'hand dryer': { width: 0.28, height: 0.32, depth: 0.2 },
    thermostat: { width: 0.12, height: 0.12, depth: 0.03 },
    intercom: { width: 0.14, height: 0.2, depth: 0.04 },
    'light switch': { width: 0.08, height: 0.08, depth: 0.015 },
    outlet: { width: 0.08, height: 0.08, depth: 0.015 },
    'security camera': { width: 0.1, depth: 0.2, height: 0.12 },
  },
  defaults: { width: 0.85, depth: 0.21, height: 0.29 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'plastic', roundedBox(w, h, d, d * 0.22, 2)),
      tinted('#33383c', part('vent', 'plastic', moved(box(w * 0.84, h * 0.09, d * 0.1), 0, h * 0.13, d * 0.45))),
      part('flap', 'plastic', moved(turned(box(w * 0.84, d * 0.015, d * 0.2), { x: 25 }), 0, h * 0.15, d * 0.44)),
    ],
  }),
}

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

export const appliancesFamilies: readonly Family[] = [
  toaster,
  coffeeMachine,
  blender,
  standMixer,
  standingFan,
  radiator,
  airConditioner,
  iron,
  ironingBoard,
  vacuum,
  scale,
]
