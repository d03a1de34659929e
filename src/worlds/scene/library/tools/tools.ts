/** Tools and what one cleans and climbs with. */
import type { Family, Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { basin } from '../../mesh/extrude.ts'
import { cone, cylinder } from '../../mesh/lathe.ts'
import { roundedOutline } from '../../mesh/outline.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { countOf, part, support, wordOf } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'

/** Lying with its handle to the left. */
function toolParts(form: string, w: number, d: number, h: number): readonly Part[] {
  const grip = (share: number) =>
    part(
      'handle',
      'wood',
      moved(
        roundedBox(w * share, Math.min(h, d) * 0.8, Math.min(h, d) * 0.8, h * 0.25),
        -w * (0.5 - share / 2),
        h * 0.1,
        0,
      ),
    )
  if (form === 'screwdriver')
    return [
      grip(0.45),
      part(
        'body',
        'metal',
        rod([-w * 0.1, h / 2, 0], [w / 2, h / 2, 0], h * 0.16),
        moved(box(w * 0.03, h, d), -w * 0.06, 0, 0),
      ),
    ]
  if (form === 'wrench')
    return [
      part(
        'body',
        'metal',
        moved(box(w * 0.8, h * 0.7, d * 0.34, h * 0.2), 0, h * 0.15, 0),
        ...[-1, 1].flatMap((x) =>
          [-1, 1].map((z) =>
            moved(turned(box(w * 0.18, h, d * 0.3, h * 0.2), { y: x * z * 14 }), x * w * 0.41, 0, z * d * 0.33),
          ),
        ),
      ),
    ]
  if (form === 'saw')
    return [
      part('handle', 'wood', moved(roundedBox(w * 0.26, h, d, h * 0.35), -w * 0.37, 0, 0)),
      part('body', 'metal', moved(box(w * 0.78, h * 0.2, d * 0.6), w * 0.11, h * 0.4, -d * 0.1)),
    ]
  if (form === 'axe')
    return [grip(0.86), part('body', 'metal', moved(roundedBox(w * 0.16, h, d, h * 0.2), w * 0.42, 0, 0))]
  return [
    grip(0.88),
    part(
      'body',
      'metal',
      moved(box(w * 0.12, h, d * 0.72, h * 0.1), w * 0.42, 0, d * 0.12),
      moved(box(w * 0.08, h * 0.5, d * 0.42, h * 0.05), w * 0.43, h * 0.25, -d * 0.28),
    ),
  ]
}

const handTool: Family = {
  name: 'hand-tool',
  role: 'small',
  placement: 'top',
  names: {
    hammer: {},
    mallet: {},
    gavel: { width: 0.25 },
    screwdriver: { form: 'screwdriver', width: 0.22, depth: 0.03, height: 0.03 },
    wrench: { form: 'wrench', width: 0.22, depth: 0.06, height: 0.015 },
    spanner: { form: 'wrench', width: 0.22, depth: 0.06, height: 0.015 },
    saw: { form: 'saw', width: 0.5, depth: 0.13, height: 0.03 },
    handsaw: { form: 'saw', width: 0.5, depth: 0.13, height: 0.03 },
    axe: { form: 'axe', width: 0.6, depth: 0.16, height: 0.04 },
    hatchet: { form: 'axe', width: 0.38, depth: 0.12, height: 0.035 },
    tool: {},
    chisel: { form: 'screwdriver', width: 0.24, depth: 0.03, height: 0.03 },
    trowel: { form: 'axe', width: 0.3, depth: 0.09, height: 0.04 },
    sword: { form: 'saw', width: 0.95, depth: 0.12, height: 0.04 },
    'hair brush': { form: 'axe', width: 0.22, depth: 0.07, height: 0.035 },
    hairbrush: { form: 'axe', width: 0.22, depth: 0.07, height: 0.035 },
    comb: { form: 'saw', width: 0.18, depth: 0.04, height: 0.01 },
  },
  defaults: { width: 0.32, depth: 0.12, height: 0.035, form: 'hammer' },
  build: (parameters) => {
    const { width, depth, height } = parameters
    return { parts: toolParts(wordOf(parameters, 'form'), width, depth, height) }
  },
}

const drill: Family = {
  name: 'drill',
  role: 'small',
  placement: 'top',
  names: {
    drill: {},
    'power drill': {},
    'electric drill': {},
    'electric screwdriver': {},
    'glue gun': { width: 0.2, depth: 0.05, height: 0.16 },
  },
  defaults: { width: 0.27, depth: 0.08, height: 0.22 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'plastic',
        moved(roundedBox(w * 0.56, h * 0.32, d * 0.9, h * 0.1, 2), -w * 0.2, h * 0.67, 0),
        moved(turned(roundedBox(w * 0.18, h * 0.6, d * 0.62, w * 0.06), { z: 8 }), -w * 0.22, h * 0.14, 0),
        moved(roundedBox(w * 0.4, h * 0.2, d, h * 0.05), -w * 0.22, 0, 0),
      ),
      part(
        'bit',
        'metal',
        moved(turned(cone(h * 0.12, h * 0.08, w * 0.14, 16), { z: -90 }), w * 0.07, h * 0.83, 0),
        rod([w * 0.2, h * 0.83, 0], [w / 2, h * 0.83, 0], h * 0.03),
      ),
    ],
  }),
}

/** Two frames that lean on each other. */
const ladder: Family = {
  name: 'ladder',
  role: 'large',
  placement: 'floor',
  names: { ladder: {}, stepladder: { height: 1.2 }, 'step ladder': { height: 1.2 } },
  defaults: { width: 0.5, depth: 0.8, height: 1.7, steps: 6 },
  clearance: { front: 0.4 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const steps = countOf(parameters, 'steps', 3, 10)
    const foot = d / 2 - 0.02
    const rails = [-1, 1].flatMap((x) => [
      rod([x * w * 0.47, 0, foot], [x * w * 0.36, h - 0.03, 0.02], 0.022),
      rod([x * w * 0.47, 0, -foot], [x * w * 0.36, h - 0.05, -0.02], 0.018),
    ])
    const treads = Array.from({ length: steps }, (_, step) => {
      const t = (step + 1) / (steps + 1)
      return moved(box(w * (0.92 - 0.2 * t), 0.025, 0.085, 0.004), 0, h * t - 0.01, foot * (1 - t))
    })
    return {
      parts: [
        part(
          'body',
          'metal',
          ...rails,
          rod([-w * 0.43, h * 0.3, -foot * 0.7], [w * 0.43, h * 0.3, -foot * 0.7], 0.012),
        ),
        part('steps', 'metal', ...treads, moved(box(w * 0.78, 0.04, 0.14, 0.006), 0, h - 0.04, 0)),
      ],
    }
  },
}

/** Upright with its bristles down. */
const broom: Family = {
  name: 'broom',
  role: 'small',
  placement: 'floor',
  names: {
    broom: {},
    mop: { width: 0.24, depth: 0.18 },
    rake: { width: 0.4 },
    squeegee: {},
    shovel: { width: 0.24, height: 1.1 },
    spade: { width: 0.2, height: 1 },
    pitchfork: { width: 0.2, height: 1.2 },
    duster: { height: 0.7, width: 0.12, depth: 0.1 },
    cane: { width: 0.1, depth: 0.06, height: 0.9 },
    broomstick: {},
    'witch broom': {},
  },
  defaults: { width: 0.32, depth: 0.1, height: 1.35 },
  build: ({ width: w, depth: d, height: h }) => {
    const tufts = Array.from({ length: 9 }, (_, place) =>
      moved(
        turned(cone(w * 0.06, w * 0.045, h * 0.13, 8), { z: (4 - place) * 1.2 }),
        (place / 8 - 0.5) * w * 0.86,
        0,
        0,
      ),
    )
    return {
      parts: [
        part(
          'body',
          'wood',
          rod([0, h * 0.14, 0], [0, h, 0], 0.013),
          moved(roundedBox(w * 0.86, h * 0.04, d, 0.012), 0, h * 0.115, 0),
        ),
        tinted('#c2a35b', part('bristles', 'plant', ...tufts)),
      ],
    }
  },
}

const fireExtinguisher: Family = {
  name: 'fire-extinguisher',
  role: 'small',
  placement: 'floor',
  names: {
    'fire extinguisher': {},
    'gas cylinder': { width: 0.3, depth: 0.3, height: 1.2 },
    'oxygen tank': { width: 0.2, depth: 0.2, height: 0.8 },
    'propane tank': { width: 0.3, depth: 0.3, height: 0.45 },
    'water heater': { width: 0.5, depth: 0.5, height: 1.4 },
  },
  defaults: { width: 0.19, depth: 0.19, height: 0.55 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(w, d) * 0.47
    return {
      parts: [
        tinted('#b3221f', part('body', 'metal', cylinder(r, h * 0.76, 26, r * 0.3))),
        tinted(
          '#1c1c1e',
          part(
            'head',
            'metal',
            moved(cylinder(r * 0.3, h * 0.14, 14), 0, h * 0.74, 0),
            moved(box(r * 0.4, h * 0.03, r * 1.5), 0, h * 0.9, r * 0.2),
            moved(turned(box(r * 0.4, h * 0.03, r * 1.5), { x: -14 }), 0, h * 0.95, r * 0.2),
            tube(
              [
                [r * 0.2, h * 0.84, 0],
                [r * 0.9, h * 0.8, 0],
                [r * 0.98, h * 0.3, r * 0.2],
              ],
              r * 0.1,
            ),
          ),
        ),
        tinted('#f1ede2', part('label', 'paper', moved(cylinder(r * 1.005, h * 0.24, 28), 0, h * 0.3, 0))),
      ],
    }
  },
}

/** A basket or trough on wheels, pushed from behind. */
const wagon: Family = {
  name: 'wagon',
  role: 'storage',
  placement: 'floor',
  names: {
    wagon: {},
    'shopping cart': { width: 0.56, depth: 0.85, height: 1 },
    'shopping trolley': { width: 0.56, depth: 0.85, height: 1 },
    stroller: { width: 0.55, depth: 0.85, height: 1 },
    'baby stroller': { width: 0.55, depth: 0.85, height: 1 },
    'baby carriage': { width: 0.55, depth: 0.95, height: 1 },
    wheelbarrow: { width: 0.6, depth: 1.2, height: 0.65 },
    'laundry cart': { width: 0.6, depth: 0.8, height: 0.9 },
  },
  defaults: { width: 0.5, depth: 0.95, height: 0.6 },
  build: ({ width: w, depth: d, height: h }) => {
    const wheel = Math.min(0.12, h * 0.16)
    const floor = h * 0.36
    const wheels = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        moved(
          turned(moved(cylinder(wheel, w * 0.07, 18, 0.006), 0, -w * 0.035, 0), { z: 90 }),
          x * w * 0.42,
          wheel,
          z * d * 0.32,
        ),
      ),
    )
    const axles = [-1, 1].map((z) => rod([-w * 0.42, wheel, z * d * 0.32], [w * 0.42, wheel, z * d * 0.32], 0.012))
    const struts = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => rod([x * w * 0.3, wheel, z * d * 0.32], [x * w * 0.3, floor + 0.02, z * d * 0.28], 0.012)),
    )
    const handle = tube(
      [
        [-w * 0.4, h * 0.7, -d * 0.36],
        [-w * 0.4, h * 0.98, -d / 2 + 0.015],
        [w * 0.4, h * 0.98, -d / 2 + 0.015],
        [w * 0.4, h * 0.7, -d * 0.36],
      ],
      0.014,
    )
    return {
      parts: [
        part(
          'body',
          'metal',
          moved(basin(roundedOutline(w, d * 0.9, 0.05, 3), h * 0.45, 0.015, 0.015, w * 0.08), 0, floor, d * 0.05),
        ),
        part('frame', 'metal', ...axles, ...struts, handle),
        part('wheels', 'plastic', ...wheels),
      ],
      supports: [support('inside', [0, floor + 0.015, d * 0.05], w * 0.6, d * 0.6, h)],
    }
  },
}

export const toolsFamilies: readonly Family[] = [handTool, drill, ladder, broom, fireExtinguisher, wagon]
