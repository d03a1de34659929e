/** What one eats and drinks from: plates, bowls, cups, glasses, jugs. */
import type { Family } from '../../asset.ts'
import { cylinder, ellipsoid, lathe, type ProfilePoint } from '../../mesh/lathe.ts'
import { moved } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support, wordOf } from '../build/part.ts'
import { tinted, vessel } from '../build/ware.ts'

const plate: Family = {
  name: 'plate',
  role: 'small',
  placement: 'top',
  names: {
    plate: {},
    dish: {},
    'dinner plate': {},
    saucer: { width: 0.15, depth: 0.15, height: 0.02 },
    'side plate': { width: 0.18, depth: 0.18, height: 0.02 },
    platter: { width: 0.36, depth: 0.36 },
    'serving platter': { width: 0.36, depth: 0.36 },
    'cake stand': { width: 0.3, depth: 0.3, height: 0.12 },
  },
  defaults: { width: 0.27, depth: 0.27, height: 0.028 },
  build: ({ width: w, height: h }) => {
    const radius = w / 2
    const isRaised = h > w * 0.25
    const level = isRaised ? h * 0.82 : 0
    const rim = h - level
    const top = vessel(
      [
        [radius * 0.55, 0],
        [radius * 0.66, rim * 0.3],
        [radius * 0.98, rim * 0.92],
        [radius, rim],
      ],
      Math.min(0.005, rim * 0.3),
      32,
    )
    const foot = lathe(
      [
        [radius * 0.4, 0],
        [radius * 0.12, h * 0.12],
        [radius * 0.09, h * 0.6],
        [radius * 0.3, level + rim * 0.2],
      ],
      20,
    )
    const floor = level + Math.min(0.005, rim * 0.3)
    return {
      parts: [part('body', 'ceramic', moved(top, 0, level, 0), ...(isRaised ? [foot] : []))],
      supports: [support('top', [0, floor, 0], radius * 0.7, radius * 0.7)],
    }
  },
}

const bowl: Family = {
  name: 'bowl',
  role: 'small',
  placement: 'top',
  names: {
    bowl: {},
    'salad bowl': { width: 0.28, depth: 0.28, height: 0.11 },
    'mixing bowl': { width: 0.26, depth: 0.26, height: 0.13 },
    'soup bowl': {},
    'serving bowl': { width: 0.26, depth: 0.26, height: 0.1 },
    'pet bowl': { width: 0.2, depth: 0.2, height: 0.065 },
    'dog bowl': { width: 0.22, depth: 0.22, height: 0.07 },
    'cat bowl': { width: 0.16, depth: 0.16, height: 0.05 },
    'food bowl': { width: 0.2, depth: 0.2, height: 0.065 },
    colander: { width: 0.26, depth: 0.26, height: 0.12 },
    ashtray: { width: 0.13, depth: 0.13, height: 0.045 },
    mortar: { width: 0.14, depth: 0.14, height: 0.1 },
  },
  defaults: { width: 0.17, depth: 0.17, height: 0.07 },
  build: ({ width: w, height: h }) => {
    const radius = w / 2
    const outside: ProfilePoint[] = [
      [radius * 0.42, 0],
      [radius * 0.45, h * 0.06],
      [radius * 0.75, h * 0.32],
      [radius * 0.93, h * 0.68],
      [radius, h],
    ]
    const wall = Math.max(0.003, w * 0.02)
    return {
      parts: [part('body', 'ceramic', vessel(outside, wall, 28))],
      supports: [support('inside', [0, wall, 0], radius * 0.5, radius * 0.5)],
    }
  },
}

/** With a handle on its right. */
const cup: Family = {
  name: 'cup',
  role: 'small',
  placement: 'top',
  names: {
    cup: {},
    mug: { height: 0.1 },
    teacup: { height: 0.065, width: 0.11 },
    'coffee cup': {},
    'coffee mug': { height: 0.1 },
    'tea cup': { height: 0.065 },
    'beer mug': { height: 0.15, width: 0.14 },
    'measuring cup': { height: 0.11 },
  },
  defaults: { width: 0.115, depth: 0.085, height: 0.09 },
  build: ({ width: w, depth: d, height: h }) => {
    const radius = d / 2
    const reach = w - radius
    const handle = tube(
      [
        [radius * 0.9, h * 0.82, 0],
        [reach * 0.9, h * 0.78, 0],
        [reach * 0.94, h * 0.5, 0],
        [radius * 0.86, h * 0.22, 0],
      ],
      h * 0.05,
    )
    return {
      parts: [
        part(
          'body',
          'ceramic',
          vessel(
            [
              [radius * 0.72, 0],
              [radius * 0.9, h * 0.12],
              [radius, h],
            ],
            radius * 0.1,
            24,
          ),
          handle,
        ),
        tinted('#4b2e1e', part('drink', 'water', moved(cylinder(radius * 0.86, h * 0.06, 20), 0, h * 0.76, 0))),
      ],
    }
  },
}

const glass: Family = {
  name: 'glass',
  role: 'small',
  placement: 'top',
  names: {
    glass: {},
    'drinking glass': {},
    tumbler: { height: 0.1 },
    'water glass': {},
    'wine glass': { form: 'stem', width: 0.08, depth: 0.08, height: 0.21 },
    wineglass: { form: 'stem', width: 0.08, depth: 0.08, height: 0.21 },
    'champagne glass': { form: 'stem', width: 0.06, depth: 0.06, height: 0.23 },
    goblet: { form: 'stem', width: 0.09, depth: 0.09, height: 0.18 },
    'cocktail glass': { form: 'stem', width: 0.11, depth: 0.11, height: 0.17 },
    chalice: { form: 'stem', width: 0.1, depth: 0.1, height: 0.2 },
    'test tube': { width: 0.03, depth: 0.03, height: 0.14 },
    beaker: { width: 0.09, depth: 0.09, height: 0.12 },
  },
  defaults: { width: 0.075, depth: 0.075, height: 0.13, form: 'plain' },
  build: (parameters) => {
    const { width: w, height: h } = parameters
    const radius = w / 2
    if (wordOf(parameters, 'form') !== 'stem')
      return {
        parts: [
          part(
            'body',
            'glass',
            vessel(
              [
                [radius * 0.8, 0],
                [radius * 0.84, h * 0.02],
                [radius, h],
              ],
              radius * 0.06,
              24,
            ),
          ),
        ],
      }
    const cupPart = vessel(
      [
        [radius * 0.2, 0],
        [radius * 0.8, h * 0.14],
        [radius, h * 0.3],
        [radius * 0.84, h * 0.54],
      ],
      radius * 0.05,
      24,
    )
    const stem = lathe(
      [
        [radius * 0.86, 0],
        [radius * 0.7, h * 0.02],
        [radius * 0.1, h * 0.06],
        [radius * 0.09, h * 0.44],
        [radius * 0.2, h * 0.47],
      ],
      20,
    )
    return { parts: [part('body', 'glass', moved(cupPart, 0, h * 0.46, 0), stem)] }
  },
}

/** A belly with a spout on the right and a handle on the left. */
const teapot: Family = {
  name: 'teapot',
  role: 'small',
  placement: 'top',
  names: {
    teapot: {},
    kettle: { height: 0.22, substance: 'metal' },
    'tea kettle': { height: 0.22, substance: 'metal' },
    'electric kettle': { height: 0.24, substance: 'metal' },
    'coffee pot': { height: 0.22 },
    'moka pot': { height: 0.2, substance: 'metal' },
    'tea set': { width: 0.3 },
    'watering can': { width: 0.38, depth: 0.18, height: 0.28, substance: 'metal' },
  },
  defaults: { width: 0.25, depth: 0.15, height: 0.16, substance: 'ceramic' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const substance = wordOf(parameters, 'substance') === 'metal' ? 'metal' : 'ceramic'
    const radius = d / 2
    const belly = lathe(
      [
        [radius * 0.6, 0],
        [radius * 0.95, h * 0.2],
        [radius, h * 0.42],
        [radius * 0.7, h * 0.72],
        [radius * 0.4, h * 0.8],
      ],
      24,
    )
    const spout = tube(
      [
        [radius * 0.7, h * 0.3, 0],
        [w * 0.4, h * 0.5, 0],
        [w * 0.48, h * 0.76, 0],
      ],
      [h * 0.09, h * 0.065, h * 0.045],
    )
    const handle = tube(
      [
        [-radius * 0.7, h * 0.7, 0],
        [-w * 0.44, h * 0.68, 0],
        [-w * 0.46, h * 0.4, 0],
        [-radius * 0.85, h * 0.24, 0],
      ],
      h * 0.045,
    )
    return {
      parts: [
        part('body', substance, belly, spout),
        part('handle', substance, handle),
        part(
          'lid',
          substance,
          moved(ellipsoid(radius, h * 0.16, radius, 16), 0, h * 0.74, 0),
          moved(ellipsoid(h * 0.13, h * 0.12, h * 0.13, 10), 0, h * 0.88, 0),
        ),
      ],
    }
  },
}

const jug: Family = {
  name: 'jug',
  role: 'small',
  placement: 'top',
  names: {
    jug: {},
    pitcher: {},
    'water jug': {},
    carafe: { height: 0.27 },
    'milk jug': { height: 0.13, width: 0.12, depth: 0.09 },
    'water pitcher': {},
    creamer: { height: 0.1, width: 0.1, depth: 0.08 },
  },
  defaults: { width: 0.19, depth: 0.13, height: 0.23 },
  build: ({ width: w, depth: d, height: h }) => {
    const radius = d / 2
    const reach = w - radius
    const body = vessel(
      [
        [radius * 0.7, 0],
        [radius, h * 0.25],
        [radius * 0.92, h * 0.5],
        [radius * 0.6, h * 0.82],
        [radius * 0.72, h],
      ],
      radius * 0.08,
      24,
    )
    const handle = tube(
      [
        [-radius * 0.55, h * 0.9, 0],
        [-reach * 0.92, h * 0.86, 0],
        [-reach * 0.95, h * 0.45, 0],
        [-radius * 0.9, h * 0.3, 0],
      ],
      h * 0.035,
    )
    return { parts: [part('body', 'ceramic', moved(body, 0, 0, 0)), part('handle', 'ceramic', handle)] }
  },
}

export const vesselsFamilies: readonly Family[] = [plate, bowl, cup, glass, teapot, jug]
