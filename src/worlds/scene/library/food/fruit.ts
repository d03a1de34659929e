/** Fruit and vegetables. */
import type { Family, Part } from '../../asset.ts'
import { cone, ellipsoid, lathe, sphere, torus } from '../../mesh/lathe.ts'
import type { Mesh } from '../../mesh/mesh.ts'
import { moved, scaled } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, wordOf } from '../build/part.ts'
import { leaf, ringed, rod, tinted, vessel } from '../build/ware.ts'

/** Dented where the stalk is. */
const apple = (w: number, h: number): Mesh => {
  const r = w / 2
  return lathe(
    [
      [r * 0.3, 0],
      [r * 0.75, h * 0.12],
      [r, h * 0.5],
      [r * 0.8, h * 0.82],
      [r * 0.35, h * 0.9],
      [r * 0.08, h * 0.8],
    ],
    18,
  )
}

const COLORS: ReadonlyMap<string, string> = new Map([
  ['apple', '#b5302b'],
  ['orange', '#e08a2c'],
  ['lemon', '#ecd44a'],
  ['lime', '#86b043'],
  ['pear', '#b6b84c'],
  ['peach', '#e7a070'],
  ['plum', '#5b2f55'],
  ['tomato', '#c8372d'],
  ['potato', '#b58d5a'],
  ['onion', '#b7793d'],
  ['egg', '#ead9c2'],
  ['melon', '#7fa551'],
  ['watermelon', '#3d6b35'],
  ['pumpkin', '#d9772b'],
  ['cabbage', '#9dbb78'],
])

/** Round ones; what they are decides their colour. */
const fruit: Family = {
  name: 'fruit',
  role: 'small',
  placement: 'top',
  names: {
    apple: {},
    fruit: {},
    orange: { form: 'orange' },
    lemon: { form: 'lemon', width: 0.08, depth: 0.06, height: 0.06 },
    lime: { form: 'lime', width: 0.06, depth: 0.05, height: 0.05 },
    pear: { form: 'pear', height: 0.1 },
    peach: { form: 'peach' },
    plum: { form: 'plum', width: 0.05, depth: 0.05, height: 0.05 },
    tomato: { form: 'tomato', height: 0.065 },
    potato: { form: 'potato', width: 0.1, depth: 0.065, height: 0.06 },
    onion: { form: 'onion' },
    egg: { form: 'egg', width: 0.045, depth: 0.045, height: 0.058 },
    melon: { form: 'melon', width: 0.18, depth: 0.18, height: 0.17 },
    watermelon: { form: 'watermelon', width: 0.32, depth: 0.24, height: 0.24 },
    pumpkin: { form: 'pumpkin', width: 0.3, depth: 0.3, height: 0.24 },
    cabbage: { form: 'cabbage', width: 0.18, depth: 0.18, height: 0.16 },
    vegetable: { form: 'tomato', height: 0.065 },
  },
  defaults: { width: 0.08, depth: 0.08, height: 0.08, form: 'apple' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    const isDented = form === 'apple' || form === 'tomato' || form === 'pumpkin'
    const isPear = form === 'pear' || form === 'onion'
    const pear = () =>
      lathe(
        [
          [w * 0.2, 0],
          [w * 0.45, h * 0.15],
          [w / 2, h * 0.36],
          [w * 0.3, h * 0.68],
          [w * 0.2, h * 0.88],
          [w * 0.06, h * 0.94],
        ],
        18,
      )
    const whole = isDented ? scaled(apple(w, h), 1, 1, d / w) : isPear ? pear() : ellipsoid(w, h * 0.98, d, 18)
    const parts: Part[] = [tinted(COLORS.get(form) ?? '#b5302b', part('body', 'food', whole))]
    if (form !== 'egg' && form !== 'potato')
      parts.push(
        tinted(
          '#5a4326',
          part('stalk', 'plant', rod([0, h * 0.75, 0], [w * 0.03, h, 0], Math.max(0.001, w * 0.025), 6)),
        ),
      )
    return { parts }
  },
}

/** Long ones. */
const longFood: Family = {
  name: 'long-food',
  role: 'small',
  placement: 'top',
  names: {
    banana: {},
    carrot: { form: 'carrot', height: 0.04, depth: 0.04 },
    cucumber: { form: 'cucumber', height: 0.045, depth: 0.045 },
    zucchini: { form: 'cucumber', height: 0.045, depth: 0.045 },
    sausage: { form: 'sausage', height: 0.035, depth: 0.045 },
    corn: { form: 'corn', height: 0.05, depth: 0.05 },
    eggplant: { form: 'eggplant', height: 0.08, depth: 0.08 },
    'hot dog': { form: 'sausage', height: 0.05, depth: 0.06 },
  },
  defaults: { width: 0.19, depth: 0.055, height: 0.038, form: 'banana' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    const bow = form === 'banana' || form === 'sausage' ? d - h : 0
    const radii =
      form === 'carrot'
        ? [0.5, 0.46, 0.4, 0.3, 0.18, 0.05]
        : form === 'eggplant'
          ? [0.12, 0.24, 0.34, 0.45, 0.5, 0.3]
          : [0.16, 0.44, 0.5, 0.5, 0.44, 0.14]
    const path = radii.map((_, place) => {
      const t = place / (radii.length - 1)
      return [(t - 0.5) * w * 0.97, h / 2, bow * 1.75 * (4 * t * (1 - t) - 0.5)] as const
    })
    const color =
      new Map([
        ['banana', '#e8c93e'],
        ['carrot', '#de7a2a'],
        ['cucumber', '#47702f'],
        ['corn', '#e6c24a'],
        ['eggplant', '#3d2440'],
      ]).get(form) ?? '#9c5038'
    return {
      parts: [
        tinted(
          color,
          part(
            'body',
            'food',
            tube(
              path,
              radii.map((radius) => radius * h),
              { segments: 12 },
            ),
          ),
        ),
      ],
    }
  },
}

/** A bowl heaped with fruit of several kinds. */
const fruitBowl: Family = {
  name: 'fruit-bowl',
  role: 'small',
  placement: 'top',
  names: {
    'fruit bowl': {},
    'bowl of fruit': {},
    'fruit basket': {},
    'bowl of fruits': {},
    'bowl of apples': {},
    salad: { width: 0.24, depth: 0.24, height: 0.12 },
  },
  defaults: { width: 0.3, depth: 0.3, height: 0.18 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(w, d) / 2
    const size = r * 0.52
    const at = (count: number, radius: number, y: number, start: number) =>
      ringed(count, radius, () => moved(ellipsoid(size, size * 0.95, size, 14), 0, y, 0), start)
    return {
      parts: [
        part(
          'body',
          'ceramic',
          vessel(
            [
              [r * 0.4, 0],
              [r * 0.5, h * 0.08],
              [r * 0.86, h * 0.32],
              [r, h * 0.55],
            ],
            r * 0.04,
            28,
          ),
        ),
        tinted('#b5302b', part('apples', 'food', ...at(3, r * 0.5, h * 0.34, 0))),
        tinted('#e08a2c', part('oranges', 'food', ...at(3, r * 0.5, h * 0.32, 60))),
        tinted(
          '#b6b84c',
          part(
            'pear',
            'food',
            moved(ellipsoid(size, size * 1.15, size, 14), 0, h * 0.92 - size * 1.05, 0),
            moved(cone(size * 0.16, 0.001, h * 0.1, 8), 0, h * 0.9, 0),
          ),
        ),
      ],
    }
  },
}

const grapes: Family = {
  name: 'grapes',
  role: 'small',
  placement: 'top',
  names: {
    grapes: {},
    grape: {},
    berry: { width: 0.08, depth: 0.08, height: 0.04 },
    strawberry: { width: 0.06, depth: 0.06, height: 0.05 },
    pineapple: { width: 0.14, depth: 0.14, height: 0.3, form: 'pineapple' },
    donut: { width: 0.1, depth: 0.1, height: 0.035, form: 'donut' },
    doughnut: { width: 0.1, depth: 0.1, height: 0.035, form: 'donut' },
    bagel: { width: 0.11, depth: 0.11, height: 0.04, form: 'donut' },
  },
  defaults: { width: 0.17, depth: 0.11, height: 0.07, form: 'grapes' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    if (form === 'donut')
      return {
        parts: [
          tinted('#c98d4a', part('body', 'food', scaled(torus(w * 0.33, w * 0.34, 24, 12), 1, h / (w * 0.34), d / w))),
          tinted(
            '#d98aa0',
            part(
              'glaze',
              'food',
              moved(scaled(torus(w * 0.33, w * 0.3, 24, 10), 1, (h * 0.4) / (w * 0.3), d / w), 0, h * 0.6, 0),
            ),
          ),
        ],
      }
    if (form === 'pineapple')
      return {
        parts: [
          tinted('#c99a3c', part('body', 'food', ellipsoid(w, h * 0.62, d, 16))),
          tinted(
            '#5c7d3b',
            part(
              'leaves',
              'plant',
              ...ringed(9, 0.002, (place) => moved(leaf(h * 0.42, w * 0.2, 62 + 8 * (place % 3), 25), 0, h * 0.58, 0)),
            ),
          ),
        ],
      }
    const grape = Math.min(h * 0.5, w * 0.2)
    const balls = [0, 1, 2, 3, 4].flatMap((row) =>
      Array.from({ length: Math.min(3, 1 + row) }, (_, place) =>
        moved(
          sphere(grape / 2, 10),
          w * (-0.39 + 0.2 * row),
          (row + place) % 2 === 0 ? h * 0.48 : 0.002,
          (place - Math.min(2, row) / 2) * d * 0.37,
        ),
      ),
    )
    return {
      parts: [
        tinted('#5a2d56', part('body', 'food', ...balls)),
        tinted('#6b5a34', part('stalk', 'plant', rod([w * 0.3, h * 0.5, 0], [w * 0.48, h * 0.9, 0], 0.003, 6))),
      ],
    }
  },
}

export const fruitFamilies: readonly Family[] = [fruit, longFood, fruitBowl, grapes]
