/** What is worn: clothes, shoes, hats. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cylinder, ellipsoid, lathe } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, wordOf } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'

const foldedClothes: Family = {
  name: 'folded-clothes',
  role: 'small',
  placement: 'top',
  names: {
    'folded clothes': {},
    clothes: {},
    clothing: {},
    'stack of clothes': { height: 0.2 },
    sweater: { height: 0.08 },
    shirt: { height: 0.05 },
    jeans: { height: 0.07 },
    pants: { height: 0.07 },
    trousers: { height: 0.07 },
    laundry: { height: 0.2 },
    scarf: { width: 0.24, depth: 0.18, height: 0.06 },
    sock: { width: 0.12, depth: 0.1, height: 0.05 },
    glove: { width: 0.14, depth: 0.1, height: 0.04 },
    apron: { height: 0.05 },
    uniform: { height: 0.09 },
  },
  defaults: { width: 0.34, depth: 0.28, height: 0.14 },
  build: ({ width: w, depth: d, height: h }) => {
    const colors = ['#50627d', '#b9a88c', '#7d4b45']
    const each = h / colors.length
    return {
      parts: colors.map((color, layer) => {
        const made = part(
          layer === 0 ? 'body' : `layer-${layer + 1}`,
          'fabric',
          moved(
            roundedBox(w * (1 - 0.03 * layer), each * 1.02, d * (1 - 0.03 * layer), each * 0.4, 2),
            0,
            each * layer * 0.99,
            0,
          ),
        )
        return layer === 0 ? made : tinted(color, made)
      }),
    }
  },
}

/** On a hanger, flat against a wall or a door. */
const hangingClothes: Family = {
  name: 'hanging-clothes',
  role: 'small',
  placement: 'wall',
  names: {
    coat: {},
    jacket: { height: 0.8 },
    dress: { height: 1.15 },
    robe: { height: 1.2 },
    bathrobe: { height: 1.2 },
    suit: { height: 1 },
    jersey: { height: 0.75 },
    'hanging towel': { form: 'towel', width: 0.45, height: 0.7 },
    costume: { height: 1.1 },
  },
  defaults: { width: 0.5, depth: 0.12, height: 1, form: 'coat' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const upright = (mesh: ReturnType<typeof box>) => moved(turned(mesh, { x: 90 }), 0, 0, -d * 0.4)
    const hook = tube(
      [
        [0, h * 0.86, 0],
        [0, h * 0.96, 0],
        [0, h * 0.985, -d * 0.2],
        [0, h * 0.97, -d * 0.46],
      ],
      0.006,
    )
    if (wordOf(parameters, 'form') === 'towel')
      return {
        parts: [
          part('body', 'fabric', moved(roundedBox(w, h * 0.9, d * 0.9, d * 0.3), 0, 0, 0)),
          part('hook', 'metal', hook),
        ],
      }
    const outline = [
      [-w * 0.3, 0],
      [w * 0.3, 0],
      [w * 0.26, -h * 0.5],
      [w * 0.4, -h * 0.36],
      [w / 2, -h * 0.42],
      [w * 0.34, -h * 0.82],
      [w * 0.1, -h * 0.92],
      [-w * 0.1, -h * 0.92],
      [-w * 0.34, -h * 0.82],
      [-w / 2, -h * 0.42],
      [-w * 0.4, -h * 0.36],
      [-w * 0.26, -h * 0.5],
    ] as const
    const buttons = [0.3, 0.45, 0.6, 0.75].map((y) =>
      moved(turned(cylinder(0.012, 0.008, 10), { x: 90 }), 0.02, h * y, d * 0.4),
    )
    return {
      parts: [
        part('body', 'fabric', upright(extrude(outline, d * 0.8, d * 0.2))),
        part('hook', 'wood', hook, rod([-w * 0.3, h * 0.84, 0], [w * 0.3, h * 0.84, 0], 0.008)),
        part('buttons', 'plastic', ...buttons),
      ],
    }
  },
}

const shoes: Family = {
  name: 'shoes',
  role: 'small',
  placement: 'floor',
  names: {
    shoes: {},
    shoe: {},
    sneaker: {},
    'pair of shoes': {},
    slipper: { height: 0.07 },
    boot: { height: 0.28 },
    sandal: { height: 0.06 },
    'high heel': { height: 0.14 },
    'running shoe': {},
    'roller skate': { height: 0.22 },
  },
  defaults: { width: 0.24, depth: 0.29, height: 0.11 },
  build: ({ width: w, depth: d, height: h }) => {
    const pair = [-1, 1].map((x) => (x * w) / 4)
    const each = w * 0.43
    return {
      parts: [
        part(
          'body',
          'leather',
          ...pair.flatMap((x) => [
            moved(ellipsoid(each, Math.min(h, d * 0.3) * 0.9, d * 0.98, 16), x, h * 0.05, 0),
            moved(roundedBox(each * 0.8, h * 0.94, d * 0.42, each * 0.25, 2), x, h * 0.06, -d * 0.26),
          ]),
        ),
        tinted(
          '#e9e4d8',
          part('soles', 'plastic', ...pair.map((x) => moved(ellipsoid(each * 1.04, h * 0.24, d, 18), x, 0, 0))),
        ),
      ],
    }
  },
}

const hat: Family = {
  name: 'hat',
  role: 'small',
  placement: 'top',
  names: {
    hat: {},
    cap: { form: 'cap', width: 0.2, depth: 0.28, height: 0.13 },
    'baseball cap': { form: 'cap', width: 0.2, depth: 0.28, height: 0.13 },
    helmet: { form: 'cap', width: 0.24, depth: 0.3, height: 0.2 },
    'cowboy hat': {},
    'straw hat': {},
    'top hat': { height: 0.2 },
    'witch hat': { height: 0.3 },
    'hard hat': { form: 'cap', width: 0.24, depth: 0.3, height: 0.17 },
  },
  defaults: { width: 0.34, depth: 0.36, height: 0.15, form: 'brim' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    if (wordOf(parameters, 'form') === 'cap') {
      const dome = lathe(
        [
          [w / 2, 0],
          [w * 0.48, h * 0.35],
          [w * 0.34, h * 0.8],
          [w * 0.06, h],
        ],
        24,
      )
      return {
        parts: [
          part('body', 'fabric', moved(dome, 0, 0, -(d - w) / 2)),
          part('visor', 'fabric', moved(roundedBox(w * 0.86, h * 0.09, d * 0.5, h * 0.04), 0, 0.001, d * 0.25)),
        ],
      }
    }
    const r = w / 2
    const shape = lathe(
      [
        [r, 0],
        [r, h * 0.06],
        [r * 0.56, h * 0.12],
        [r * 0.52, h * 0.86],
        [r * 0.42, h],
        [r * 0.1, h * 0.94],
      ],
      30,
    )
    return {
      parts: [
        part('body', 'fabric', moved(shape, 0, 0, 0)),
        part('band', 'fabric', moved(cylinder(r * 0.58, h * 0.18, 30), 0, h * 0.11, 0)),
      ],
    }
  },
}

const hanger: Family = {
  name: 'hanger',
  role: 'small',
  placement: 'wall',
  names: {
    hanger: {},
    'clothes hanger': {},
    'towel hook': { width: 0.3, height: 0.1, form: 'hooks' },
  },
  defaults: { width: 0.44, depth: 0.07, height: 0.24, form: 'hanger' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    if (wordOf(parameters, 'form') === 'hooks') {
      const count = Math.max(1, Math.min(8, Math.round(w / 0.12)))
      const pegs = Array.from({ length: count }, (_, place) => ((place + 0.5) / count - 0.5) * w).map((x) =>
        tube(
          [
            [x, h * 0.5, -d * 0.4],
            [x, h * 0.3, d * 0.2],
            [x, h * 0.42, d * 0.44],
          ],
          Math.min(0.007, h * 0.06),
        ),
      )
      return {
        parts: [
          part('body', 'wood', moved(box(w, h, d * 0.24, 0.004), 0, 0, -d * 0.38)),
          part('pegs', 'metal', ...pegs),
        ],
      }
    }
    return {
      parts: [
        part(
          'body',
          'wood',
          tube(
            [
              [-w * 0.48, h * 0.08, 0],
              [0, h * 0.56, 0],
              [w * 0.48, h * 0.08, 0],
            ],
            d * 0.22,
          ),
          rod([-w * 0.42, h * 0.1, 0], [w * 0.42, h * 0.1, 0], d * 0.12),
        ),
        part(
          'hook',
          'metal',
          tube(
            [
              [0, h * 0.55, 0],
              [0, h * 0.74, 0],
              [d * 0.4, h * 0.86, -d * 0.2],
              [0, h * 0.97, -d * 0.72],
            ],
            0.004,
          ),
        ),
      ],
    }
  },
}

export const wardrobeFamilies: readonly Family[] = [foldedClothes, hangingClothes, shoes, hat, hanger]
