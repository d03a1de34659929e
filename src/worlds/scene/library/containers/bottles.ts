/** Bottles and jars, and the small things of a bathroom. */
import type { Family } from '../../asset.ts'
import { basin } from '../../mesh/extrude.ts'
import { cylinder, lathe, sphere, type ProfilePoint } from '../../mesh/lathe.ts'
import { roundedOutline } from '../../mesh/outline.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, scaled } from '../../mesh/transform.ts'
import { part, wordOf } from '../build/part.ts'
import { ringed, rod, tinted, vessel } from '../build/ware.ts'

const bottleOutside = (form: string, r: number, h: number): readonly ProfilePoint[] => {
  if (form === 'jar')
    return [
      [r * 0.9, 0],
      [r, h * 0.06],
      [r, h * 0.76],
      [r * 0.86, h * 0.86],
    ]
  if (form === 'pump')
    return [
      [r * 0.96, 0],
      [r, h * 0.04],
      [r, h * 0.6],
      [r * 0.4, h * 0.7],
      [r * 0.34, h * 0.78],
    ]
  return [
    [r * 0.92, 0],
    [r, h * 0.03],
    [r, h * 0.52],
    [r * 0.4, h * 0.72],
    [r * 0.34, h * 0.92],
  ]
}

const bottle: Family = {
  name: 'bottle',
  role: 'small',
  placement: 'top',
  names: {
    bottle: {},
    'wine bottle': { height: 0.31 },
    'bottle of wine': { height: 0.31 },
    'champagne bottle': { width: 0.09, depth: 0.09, height: 0.32 },
    'water bottle': { height: 0.24 },
    'beer bottle': { width: 0.065, depth: 0.065, height: 0.24 },
    'perfume bottle': { width: 0.06, depth: 0.06, height: 0.1 },
    perfume: { width: 0.06, depth: 0.06, height: 0.1 },
    'oil bottle': { height: 0.28 },
    decanter: { width: 0.12, depth: 0.12, height: 0.26 },
    thermos: { width: 0.09, depth: 0.09, height: 0.3, form: 'jar' },
    flask: { width: 0.1, depth: 0.1, height: 0.2 },
    jar: { form: 'jar', width: 0.1, depth: 0.1, height: 0.15 },
    'spice jar': { form: 'jar', width: 0.05, depth: 0.05, height: 0.1 },
    'cookie jar': { form: 'jar', width: 0.17, depth: 0.17, height: 0.22 },
    'mason jar': { form: 'jar', width: 0.09, depth: 0.09, height: 0.16 },
    canister: { form: 'jar', width: 0.12, depth: 0.12, height: 0.18 },
    jam: { form: 'jar', width: 0.08, depth: 0.08, height: 0.1 },
    honey: { form: 'jar', width: 0.08, depth: 0.08, height: 0.1 },
    can: { form: 'jar', width: 0.075, depth: 0.075, height: 0.11 },
    tin: { form: 'jar', width: 0.1, depth: 0.1, height: 0.1 },
    'soda can': { form: 'jar', width: 0.066, depth: 0.066, height: 0.12 },
    'soap dispenser': { form: 'pump', width: 0.08, depth: 0.08, height: 0.19 },
    shampoo: { form: 'pump', height: 0.22 },
    'shampoo bottle': { form: 'pump', height: 0.22 },
    lotion: { form: 'pump', height: 0.18 },
    'hand sanitizer': { form: 'pump', height: 0.18 },
    detergent: { form: 'pump', width: 0.14, depth: 0.14, height: 0.28 },
    'spray bottle': { form: 'pump', width: 0.09, depth: 0.09, height: 0.27 },
  },
  defaults: { width: 0.08, depth: 0.08, height: 0.27, form: 'bottle' },
  build: (parameters) => {
    const { width: w, height: h } = parameters
    const form = wordOf(parameters, 'form')
    const r = w / 2
    const body = part('body', 'glass', lathe(bottleOutside(form, r, h), 22))
    const label = tinted('#efe6d0', part('label', 'paper', moved(cylinder(r * 1.008, h * 0.24, 26), 0, h * 0.18, 0)))
    if (form === 'jar')
      return {
        parts: [body, part('lid', 'metal', moved(cylinder(r * 0.92, h * 0.15, 24, h * 0.01), 0, h * 0.85, 0)), label],
      }
    if (form === 'pump')
      return {
        parts: [
          body,
          part(
            'pump',
            'plastic',
            moved(cylinder(r * 0.4, h * 0.07, 14), 0, h * 0.77, 0),
            rod([0, h * 0.8, 0], [0, h * 0.96, 0], r * 0.12),
            moved(roundedBox(r * 0.5, h * 0.06, r * 1.2, h * 0.02), 0, h * 0.94, r * 0.3),
          ),
          label,
        ],
      }
    return { parts: [body, part('cork', 'wood', moved(cylinder(r * 0.32, h * 0.1, 12, 0.002), 0, h * 0.9, 0)), label] }
  },
}

/** A roll of soft paper, or of anything that is rolled up. */
const roll: Family = {
  name: 'roll',
  role: 'small',
  placement: 'top',
  names: {
    'toilet paper': {},
    'toilet paper roll': {},
    'paper towel': { width: 0.13, depth: 0.13, height: 0.25 },
    'paper towel roll': { width: 0.13, depth: 0.13, height: 0.25 },
    tape: { height: 0.03, width: 0.09, depth: 0.09 },
    spool: { width: 0.05, depth: 0.05, height: 0.06 },
    yarn: { width: 0.09, depth: 0.09, height: 0.09 },
    soap: { width: 0.08, depth: 0.06, height: 0.03 },
    sponge: { width: 0.11, depth: 0.07, height: 0.035 },
  },
  defaults: { width: 0.115, depth: 0.115, height: 0.1 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = w / 2
    const outside: ProfilePoint[] = [
      [r * 0.98, 0],
      [r, h * 0.03],
      [r, h * 0.97],
      [r * 0.98, h],
      [r * 0.36, h],
      [r * 0.36, 0],
    ]
    return {
      parts: [
        part('body', 'paper', scaled(lathe(outside, 26, { isLoop: true }), 1, 1, d / w)),
        part(
          'core',
          'paper',
          scaled(
            lathe(
              [
                [r * 0.37, h * 0.02],
                [r * 0.37, h * 0.98],
                [r * 0.33, h * 0.98],
                [r * 0.33, h * 0.02],
              ],
              20,
              { isLoop: true },
            ),
            1,
            1,
            d / w,
          ),
        ),
      ],
    }
  },
}

/** A brush in its holder. */
const toiletBrush: Family = {
  name: 'toilet-brush',
  role: 'small',
  placement: 'floor',
  names: { 'toilet brush': {}, plunger: {} },
  defaults: { width: 0.11, depth: 0.11, height: 0.4 },
  build: ({ width: w, height: h }) => ({
    parts: [
      part(
        'body',
        'ceramic',
        vessel(
          [
            [w * 0.42, 0],
            [w / 2, h * 0.36],
          ],
          0.005,
          20,
        ),
      ),
      part(
        'brush',
        'plastic',
        rod([0, h * 0.1, 0], [0, h, 0], w * 0.07),
        ...ringed(6, w * 0.06, () => moved(sphere(w * 0.12, 8), 0, h * 0.06, 0)),
      ),
    ],
  }),
}

/** An outline for trays that hold soap. */
const soapDish: Family = {
  name: 'soap-dish',
  role: 'small',
  placement: 'top',
  names: { 'soap dish': {}, 'bar of soap': {}, 'jewelry tray': { width: 0.2 } },
  defaults: { width: 0.13, depth: 0.09, height: 0.04 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'ceramic', basin(roundedOutline(w, d, d * 0.3, 4), h * 0.55, d * 0.09, h * 0.12)),
      tinted(
        '#e8c9c0',
        part('soap', 'wax', moved(roundedBox(w * 0.62, h * 0.7, d * 0.56, h * 0.25, 2), 0, h * 0.3, 0)),
      ),
    ],
  }),
}

export const bottlesFamilies: readonly Family[] = [bottle, roll, toiletBrush, soapDish]
