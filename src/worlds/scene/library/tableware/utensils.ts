/** What one cooks and eats with. */
import type { Family, Part } from '../../asset.ts'
import { extrude } from '../../mesh/extrude.ts'
import { ellipsoid, lathe, torus } from '../../mesh/lathe.ts'
import { roundedOutline } from '../../mesh/outline.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, scaled, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, wordOf } from '../build/part.ts'
import { rod, tinted, vessel } from '../build/ware.ts'

/** Lying with its handle to the left. */
const utensilParts = (form: string, w: number, d: number, h: number): readonly Part[] => {
  const thick = Math.min(h, 0.02)
  const handle = (to: number) =>
    tube(
      [
        [-w / 2, thick * 0.5, 0],
        [-w * 0.1, thick * 0.5, 0],
        [to, thick * 0.5, 0],
      ],
      [thick * 0.5, thick * 0.4, thick * 0.3],
      { segments: 8 },
    )
  const steel = (...meshes: Parameters<typeof part>[2][]) => part('body', 'metal', ...meshes)
  if (form === 'knife')
    return [
      part('handle', 'wood', moved(roundedBox(w * 0.36, h, d * 0.8, h * 0.35), -w * 0.32, 0, 0)),
      steel(
        moved(
          turned(
            extrude(
              [
                [-w * 0.16, -d / 2],
                [w * 0.36, -d / 2],
                [w * 0.5, d * 0.1],
                [w * 0.4, d * 0.4],
                [-w * 0.16, d / 2],
              ],
              h * 0.3,
            ),
            {},
          ),
          0,
          h * 0.35,
          0,
        ),
      ),
    ]
  if (form === 'fork') {
    const tines = [-1.5, -0.5, 0.5, 1.5].map((place) =>
      rod([w * 0.3, thick * 0.5, place * d * 0.24], [w * 0.5, thick * 0.6, place * d * 0.24], d * 0.07, 6),
    )
    return [
      steel(
        handle(w * 0.24),
        ...tines,
        moved(extrude(roundedOutline(w * 0.12, d * 0.94, d * 0.2, 2), thick * 0.8), w * 0.26, thick * 0.1, 0),
      ),
    ]
  }
  if (form === 'spatula')
    return [
      part('handle', 'wood', handle(w * 0.28)),
      steel(moved(extrude(roundedOutline(w * 0.28, d, d * 0.15, 3), thick * 0.5), w * 0.36, thick * 0.2, 0)),
    ]
  if (form === 'whisk') {
    const wire = (angle: number) =>
      moved(turned(scaled(torus(d * 0.46, d * 0.06, 20, 6), 1.9, 1, 1), { x: angle }), w * 0.26, d * 0.5, 0)
    return [part('handle', 'wood', moved(handle(w * 0.02), 0, d * 0.44, 0)), steel(wire(0), wire(60), wire(120))]
  }
  return [
    part(
      'body',
      'metal',
      handle(w * 0.3),
      moved(
        vessel(
          [
            [d * 0.1, 0],
            [d * 0.4, h * 0.5],
            [d * 0.5, h],
          ],
          Math.min(0.002, h * 0.2),
          16,
        ),
        w * 0.5 - d * 0.5,
        0,
        0,
      ),
    ),
  ]
}

const utensil: Family = {
  name: 'utensil',
  role: 'small',
  placement: 'top',
  names: {
    spoon: {},
    teaspoon: { width: 0.14, depth: 0.03 },
    ladle: { width: 0.3, depth: 0.09, height: 0.045 },
    'wooden spoon': { width: 0.3, depth: 0.06 },
    fork: { form: 'fork', depth: 0.026 },
    knife: { form: 'knife', width: 0.3, depth: 0.045, height: 0.024 },
    'kitchen knife': { form: 'knife', width: 0.32, depth: 0.048, height: 0.024 },
    'chef knife': { form: 'knife', width: 0.33, depth: 0.05, height: 0.024 },
    dagger: { form: 'knife', width: 0.35, depth: 0.05, height: 0.024 },
    spatula: { form: 'spatula', width: 0.3, depth: 0.08 },
    whisk: { form: 'whisk', width: 0.28, depth: 0.07, height: 0.07 },
    pestle: { width: 0.16, depth: 0.04, height: 0.03 },
  },
  defaults: { width: 0.2, depth: 0.042, height: 0.015, form: 'spoon' },
  build: (parameters) => {
    const { width, depth, height } = parameters
    return { parts: utensilParts(wordOf(parameters, 'form'), width, depth, height) }
  },
}

/** A fork, a knife and a spoon side by side. */
const cutlery: Family = {
  name: 'cutlery',
  role: 'small',
  placement: 'top',
  names: { cutlery: {}, silverware: {}, flatware: {}, utensils: {}, 'place setting': {}, chopsticks: { depth: 0.12 } },
  defaults: { width: 0.2, depth: 0.18, height: 0.016 },
  build: ({ width: w, depth: d, height: h }) => {
    const each = (form: string, z: number) =>
      utensilParts(form, w, d * 0.2, h).map((made) => moved(made.mesh, 0, 0, z * d))
    return { parts: [part('body', 'metal', ...each('fork', -0.36), ...each('spoon', 0.36), ...each('knife', 0))] }
  },
}

/** Handles stick out of a block or jar. */
const utensilHolder: Family = {
  name: 'utensil-holder',
  role: 'small',
  placement: 'top',
  names: {
    'utensil holder': {},
    'knife block': { form: 'block', width: 0.12, depth: 0.2, height: 0.34 },
    'pencil holder': { width: 0.1, depth: 0.1, height: 0.2 },
    'pen holder': { width: 0.1, depth: 0.1, height: 0.2 },
    'pencil cup': { width: 0.1, depth: 0.1, height: 0.2 },
    'toothbrush holder': { width: 0.09, depth: 0.09, height: 0.2 },
    toothbrush: { width: 0.08, depth: 0.08, height: 0.2 },
    'brush holder': { width: 0.1, depth: 0.1, height: 0.25 },
  },
  defaults: { width: 0.16, depth: 0.16, height: 0.34, form: 'jar' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    if (wordOf(parameters, 'form') === 'block') {
      const handles = [-1, 0, 1].flatMap((x) =>
        [0, 1].map((z) =>
          moved(
            turned(roundedBox(w * 0.14, h * 0.3, d * 0.12, w * 0.04), { x: -25 }),
            x * w * 0.28,
            h * (0.66 - z * 0.1),
            d * (-0.2 + z * 0.26),
          ),
        ),
      )
      return { parts: [part('body', 'wood', extrudedBlock(w, d, h)), part('handles', 'plastic', ...handles)] }
    }
    const radius = Math.min(w, d) * 0.47
    const sticks = [0, 72, 144, 216, 288].map((y, place) =>
      turned(
        rod(
          [0, h * 0.05, -radius * 0.4],
          [0, h * (0.98 - 0.06 * (place % 3)), radius * 1.05],
          Math.max(0.003, w * 0.03),
          8,
        ),
        { y },
      ),
    )
    return {
      parts: [
        part(
          'body',
          'ceramic',
          vessel(
            [
              [radius, 0],
              [radius, h * 0.56],
            ],
            radius * 0.1,
            24,
          ),
        ),
        tinted('#b58a55', part('sticks', 'wood', ...sticks)),
      ],
    }
  },
}

function extrudedBlock(w: number, d: number, h: number) {
  const side = extrude(
    [
      [-d / 2, 0],
      [-d / 2, -h * 0.72],
      [d * 0.12, -h * 0.62],
      [d / 2, 0],
    ],
    w,
    0.004,
  )
  return turned(moved(turned(side, { x: 90 }), 0, 0, -w / 2), { y: -90 })
}

const rollingPin: Family = {
  name: 'rolling-pin',
  role: 'small',
  placement: 'top',
  names: {
    'rolling pin': {},
    baguette: { width: 0.5, depth: 0.07, height: 0.06 },
    scroll: { width: 0.3, depth: 0.05, height: 0.05 },
  },
  defaults: { width: 0.42, depth: 0.06, height: 0.06 },
  build: ({ width: w, depth: d, height: h }) => {
    const along = lathe(
      [
        [h * 0.12, 0],
        [h * 0.24, w * 0.05],
        [h * 0.16, w * 0.14],
        [h * 0.46, w * 0.16],
        [h * 0.5, w * 0.3],
        [h * 0.5, w * 0.7],
        [h * 0.46, w * 0.84],
        [h * 0.16, w * 0.86],
        [h * 0.24, w * 0.95],
        [h * 0.12, w],
      ],
      20,
    )
    return { parts: [part('body', 'wood', scaled(moved(turned(along, { z: -90 }), -w / 2, h / 2, 0), 1, 1, d / h))] }
  },
}

const shaker: Family = {
  name: 'shaker',
  role: 'small',
  placement: 'top',
  names: {
    'salt shaker': {},
    'pepper shaker': {},
    'pepper mill': { height: 0.2 },
    'pepper grinder': { height: 0.2 },
    'chess piece': { height: 0.09, width: 0.04, depth: 0.04 },
    bell: { width: 0.09, depth: 0.09, height: 0.1 },
    hourglass: { width: 0.08, depth: 0.08, height: 0.16 },
  },
  defaults: { width: 0.05, depth: 0.05, height: 0.1 },
  build: ({ width: w, height: h }) => {
    const radius = w / 2
    return {
      parts: [
        part(
          'body',
          'wood',
          lathe(
            [
              [radius, 0],
              [radius * 0.95, h * 0.1],
              [radius * 0.6, h * 0.4],
              [radius * 0.75, h * 0.66],
              [radius * 0.7, h * 0.76],
            ],
            20,
          ),
        ),
        part('cap', 'metal', moved(scaled(ellipsoid(w * 0.74, h * 0.26, w * 0.74, 14), 1), 0, h * 0.74, 0)),
      ],
    }
  },
}

export const utensilsFamilies: readonly Family[] = [utensil, cutlery, utensilHolder, rollingPin, shaker]
