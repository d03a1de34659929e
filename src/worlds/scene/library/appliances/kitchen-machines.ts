/** Small machines of the kitchen. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cylinder, lathe } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { part, wordOf } from '../build/part.ts'
import { rod, tinted, vessel } from '../build/ware.ts'

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

export const kitchenMachinesFamilies: readonly Family[] = [toaster, coffeeMachine, blender, standMixer]
