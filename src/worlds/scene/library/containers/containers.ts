/** What things are kept and carried in: boxes, baskets, bins, bags, bottles, jars. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { basin } from '../../mesh/extrude.ts'
import { cylinder, lathe, sphere, torus, type ProfilePoint } from '../../mesh/lathe.ts'
import { ellipseOutline, roundedOutline } from '../../mesh/outline.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, scaled, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support, wordOf } from '../build/part.ts'
import { ringed, rod, tinted, vessel } from '../build/ware.ts'

/** Closed, of cardboard or wood. */
const boxFamily: Family = {
  name: 'box',
  role: 'small',
  placement: 'floor',
  names: {
    box: {},
    'cardboard box': {},
    'moving box': {},
    'storage box': {},
    package: {},
    parcel: { width: 0.3, depth: 0.22, height: 0.16 },
    gift: { width: 0.26, depth: 0.26, height: 0.2 },
    'gift box': { width: 0.26, depth: 0.26, height: 0.2 },
    present: { width: 0.26, depth: 0.26, height: 0.2 },
    cooler: { width: 0.55, depth: 0.35, height: 0.38 },
    safe: { width: 0.45, depth: 0.42, height: 0.5 },
    mailbox: { width: 0.3, depth: 0.45, height: 0.35 },
  },
  defaults: { width: 0.45, depth: 0.35, height: 0.32 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'paper', box(w, h * 0.985, d, 0.004)),
      part(
        'tape',
        'paper',
        moved(box(w * 1.003, h * 0.2, d * 0.12), 0, h * 0.8, 0),
        moved(box(w * 0.34, h * 0.16, d * 1.003), 0, h * 0.3, 0),
      ),
    ],
    supports: [support('top', [w * 0.3, h * 0.985, d * 0.28], w * 0.3, d * 0.3)],
  }),
}

/** Small, with a lid, on a table or shelf. */
const casket: Family = {
  name: 'casket',
  role: 'small',
  placement: 'top',
  names: {
    'jewelry box': {},
    'small box': {},
    'music box': {},
    'shoe box': { width: 0.33, depth: 0.19, height: 0.12 },
    shoebox: { width: 0.33, depth: 0.19, height: 0.12 },
    'lunch box': {},
    'bread box': { width: 0.4, depth: 0.25, height: 0.2 },
    'first aid kit': { width: 0.26, depth: 0.18, height: 0.09 },
    'file box': { width: 0.36, depth: 0.27, height: 0.28 },
    'desk organizer': { width: 0.26, depth: 0.15, height: 0.13 },
    organizer: { width: 0.26, depth: 0.15, height: 0.13 },
    briefcase: { width: 0.42, depth: 0.12, height: 0.32 },
    'makeup box': {},
    container: { width: 0.22, depth: 0.16, height: 0.12 },
    'piggy bank': { width: 0.2, depth: 0.14, height: 0.14 },
  },
  defaults: { width: 0.24, depth: 0.16, height: 0.12 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'wood', roundedBox(w * 0.97, h * 0.7, d * 0.97, h * 0.05)),
      part('lid', 'wood', moved(roundedBox(w, h * 0.32, d * 0.98, h * 0.1), 0, h * 0.68, 0)),
      part('clasp', 'metal', moved(roundedBox(w * 0.1, h * 0.2, d * 0.03, 0.002), 0, h * 0.58, d * 0.485)),
    ],
  }),
}

/** Slats with gaps, open above. */
const crate: Family = {
  name: 'crate',
  role: 'storage',
  placement: 'floor',
  names: {
    crate: {},
    'wooden crate': {},
    'milk crate': { width: 0.36 },
    chest: { width: 0.9, depth: 0.48, height: 0.48 },
    'toy bin': {},
    'storage bin': {},
    'plastic bin': {},
    'plastic tub': {},
    'treasure chest': { width: 0.7, depth: 0.42, height: 0.42 },
  },
  defaults: { width: 0.52, depth: 0.36, height: 0.3 },
  build: ({ width: w, depth: d, height: h }) => {
    const slat = h * 0.27
    const levels = [0.02, 0.36, 0.7].map((y) => y * h)
    const long = levels.flatMap((y) => [-1, 1].map((z) => moved(box(w, slat, 0.014, 0.002), 0, y, z * (d / 2 - 0.007))))
    const short = levels.flatMap((y) =>
      [-1, 1].map((x) => moved(box(0.014, slat * 0.98, d - 0.029, 0.002), x * (w / 2 - 0.007), y + 0.001, 0)),
    )
    const posts = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => moved(box(0.03, h * 0.97, 0.03), x * (w / 2 - 0.03), 0.004, z * (d / 2 - 0.03))),
    )
    return {
      parts: [
        part('body', 'wood', ...long, ...short, moved(box(w - 0.03, 0.014, d - 0.03), 0, 0, 0)),
        part('posts', 'wood', ...posts),
      ],
      supports: [support('inside', [0, 0.014, 0], w - 0.1, d - 0.1, h)],
    }
  },
}

/** Woven, with two handles. */
const basket: Family = {
  name: 'basket',
  role: 'storage',
  placement: 'floor',
  names: {
    basket: {},
    'wicker basket': {},
    'storage basket': {},
    'laundry basket': { width: 0.45, depth: 0.38, height: 0.55 },
    hamper: { width: 0.45, depth: 0.38, height: 0.6 },
    'laundry hamper': { width: 0.45, depth: 0.38, height: 0.6 },
    'picnic basket': { height: 0.28 },
    'bread basket': { width: 0.28, depth: 0.22, height: 0.1 },
    'shopping basket': { height: 0.26 },
  },
  defaults: { width: 0.4, depth: 0.32, height: 0.3 },
  build: ({ width: w, depth: d, height: h }) => {
    const bands = Math.max(3, Math.min(8, Math.round(h / 0.06)))
    const rings = Array.from({ length: bands }, (_, band) => {
      const share = 0.82 + (0.14 * band) / bands
      return tube(
        ellipseOutline((w - 0.03) * share, (d - 0.03) * share, 28).map(
          ([x, z]) => [x, h * (0.04 + (0.86 * band) / bands), z] as const,
        ),
        0.012,
        { segments: 6, isLoop: true },
      )
    })
    const handles = [-1, 1].map((x) =>
      tube(
        [
          [x * w * 0.44, h * 0.84, -d * 0.16],
          [x * w * 0.47, h * 0.97, -d * 0.1],
          [x * w * 0.47, h * 0.97, d * 0.1],
          [x * w * 0.44, h * 0.84, d * 0.16],
        ],
        0.009,
        { segments: 6 },
      ),
    )
    return {
      parts: [
        part('body', 'wood', basin(ellipseOutline(w * 0.94, d * 0.94, 28), h * 0.92, 0.014, 0.014, w * 0.07), ...rings),
        part('handles', 'wood', ...handles),
      ],
      supports: [support('inside', [0, 0.014, 0], w * 0.36, d * 0.36, h * 0.9)],
    }
  },
}

const bin: Family = {
  name: 'bin',
  role: 'storage',
  placement: 'floor',
  names: {
    bin: {},
    'trash can': {},
    'trash bin': {},
    'garbage can': { height: 0.6, width: 0.38, depth: 0.38 },
    'garbage bin': { height: 0.6, width: 0.38, depth: 0.38 },
    'waste bin': {},
    wastebasket: {},
    'waste basket': {},
    'recycling bin': { height: 0.55, width: 0.38, depth: 0.38 },
    'rubbish bin': {},
    dustbin: {},
    'paper bin': {},
    'umbrella stand': { width: 0.24, depth: 0.24, height: 0.55, form: 'umbrella' },
  },
  defaults: { width: 0.28, depth: 0.28, height: 0.38, form: 'bin' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const r = Math.min(w, d) / 2
    const isStand = wordOf(parameters, 'form') === 'umbrella'
    const high = isStand ? h * 0.72 : h
    const umbrellas = isStand
      ? [0, 130].map((y) =>
          turned(
            tube(
              [
                [0, h * 0.04, -r * 0.4],
                [0, h * 0.8, r * 0.5],
                [0, h * 0.97, r * 0.62],
                [0, h * 0.93, r * 0.85],
              ],
              [0.02, 0.03, 0.01, 0.01],
              { segments: 8 },
            ),
            { y },
          ),
        )
      : []
    return {
      parts: [
        part(
          'body',
          'metal',
          vessel(
            [
              [r * 0.78, 0],
              [r * 0.97, high * 0.96],
              [r, high * 0.965],
              [r, high],
            ],
            0.008,
            28,
          ),
        ),
        ...(isStand ? [part('umbrellas', 'fabric', ...umbrellas)] : []),
      ],
    }
  },
}

const bucket: Family = {
  name: 'bucket',
  role: 'small',
  placement: 'floor',
  names: {
    bucket: {},
    pail: {},
    'ice bucket': { width: 0.22, depth: 0.22, height: 0.25 },
    'mop bucket': {},
    'paint bucket': { width: 0.2, depth: 0.2, height: 0.24 },
    'paint can': { width: 0.18, depth: 0.18, height: 0.22 },
    barrel: { form: 'barrel', width: 0.6, depth: 0.6, height: 0.88 },
    keg: { form: 'barrel', width: 0.4, depth: 0.4, height: 0.58 },
    'drum barrel': { form: 'barrel', width: 0.58, depth: 0.58, height: 0.88 },
  },
  defaults: { width: 0.3, depth: 0.3, height: 0.34, form: 'bucket' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const r = Math.min(w, d) / 2
    if (wordOf(parameters, 'form') === 'barrel') {
      const hoops = [0.12, 0.34, 0.66, 0.88].map((y) =>
        moved(torus(r * (0.9 + 0.38 * y * (1 - y)), r * 0.06, 28, 6), 0, h * y - r * 0.03, 0),
      )
      return {
        parts: [
          part(
            'body',
            'wood',
            lathe(
              [
                [r * 0.84, 0],
                [r * 0.94, h * 0.25],
                [r * 0.97, h * 0.5],
                [r * 0.94, h * 0.75],
                [r * 0.84, h],
              ],
              28,
            ),
          ),
          part('hoops', 'metal', ...hoops),
        ],
        supports: [support('top', [0, h, 0], r * 1.1, r * 1.1)],
      }
    }
    const handle = tube(
      [
        [-r * 0.95, h * 0.76, 0],
        [-r * 0.7, h * 0.94, r * 0.2],
        [0, h, r * 0.3],
        [r * 0.7, h * 0.94, r * 0.2],
        [r * 0.95, h * 0.76, 0],
      ],
      0.005,
    )
    return {
      parts: [
        part(
          'body',
          'metal',
          vessel(
            [
              [r * 0.72, 0],
              [r, h * 0.8],
            ],
            0.006,
            26,
          ),
        ),
        part('handle', 'metal', handle),
      ],
    }
  },
}

/** Soft, with two handles; as a backpack it has a pocket. */
const bag: Family = {
  name: 'bag',
  role: 'small',
  placement: 'floor',
  names: {
    bag: {},
    'shopping bag': { depth: 0.14, height: 0.42 },
    'paper bag': { width: 0.26, depth: 0.15, height: 0.38 },
    'tote bag': {},
    'duffel bag': { width: 0.6, depth: 0.28, height: 0.34 },
    'gym bag': { width: 0.55, depth: 0.28, height: 0.34 },
    backpack: { form: 'backpack', width: 0.32, depth: 0.22, height: 0.46 },
    rucksack: { form: 'backpack', width: 0.32, depth: 0.22, height: 0.46 },
    'school bag': { form: 'backpack', width: 0.32, depth: 0.22, height: 0.42 },
    sack: {},
    'golf bag': { width: 0.3, depth: 0.3, height: 1 },
    'sleeping bag': { width: 0.28, depth: 0.28, height: 0.45 },
  },
  defaults: { width: 0.4, depth: 0.18, height: 0.4, form: 'tote' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const soft = Math.min(w, d) * 0.3
    if (wordOf(parameters, 'form') === 'backpack')
      return {
        parts: [
          part(
            'body',
            'fabric',
            moved(roundedBox(w, h * 0.95, d * 0.7, soft, 2), 0, 0, -d * 0.06),
            moved(roundedBox(w * 0.74, h * 0.42, d * 0.34, soft * 0.6, 2), 0, h * 0.06, d * 0.33),
          ),
          part(
            'handle',
            'fabric',
            tube(
              [
                [-w * 0.1, h * 0.92, -d * 0.1],
                [-w * 0.07, h * 0.99, -d * 0.1],
                [w * 0.07, h * 0.99, -d * 0.1],
                [w * 0.1, h * 0.92, -d * 0.1],
              ],
              0.01,
            ),
            ...[-1, 1].map((x) =>
              tube(
                [
                  [x * w * 0.25, h * 0.85, -d * 0.36],
                  [x * w * 0.3, h * 0.5, -d * 0.46],
                  [x * w * 0.28, h * 0.15, -d * 0.36],
                ],
                0.014,
              ),
            ),
          ),
        ],
      }
    const handles = [-1, 1].map((z) =>
      tube(
        [
          [-w * 0.2, h * 0.66, z * d * 0.3],
          [-w * 0.16, h * 0.94, z * d * 0.2],
          [w * 0.16, h * 0.94, z * d * 0.2],
          [w * 0.2, h * 0.66, z * d * 0.3],
        ],
        Math.min(0.012, h * 0.04),
      ),
    )
    return {
      parts: [part('body', 'leather', roundedBox(w, h * 0.72, d, soft, 2)), part('handles', 'leather', ...handles)],
    }
  },
}

const handbag: Family = {
  name: 'handbag',
  role: 'small',
  placement: 'top',
  names: {
    handbag: {},
    purse: {},
    clutch: { height: 0.16 },
    wallet: { width: 0.11, depth: 0.03, height: 0.09 },
    pouch: { height: 0.16 },
  },
  defaults: { width: 0.28, depth: 0.12, height: 0.3 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'leather', roundedBox(w, h * 0.62, d, d * 0.3, 2)),
      part(
        'handle',
        'leather',
        tube(
          [
            [-w * 0.3, h * 0.56, 0],
            [-w * 0.22, h * 0.9, 0],
            [0, h * 0.97, 0],
            [w * 0.22, h * 0.9, 0],
            [w * 0.3, h * 0.56, 0],
          ],
          Math.min(0.009, d * 0.09),
        ),
      ),
      part('clasp', 'metal', moved(sphere(d * 0.09, 10), 0, h * 0.44, d * 0.44)),
    ],
  }),
}

const suitcase: Family = {
  name: 'suitcase',
  role: 'small',
  placement: 'floor',
  names: { suitcase: {}, luggage: {}, 'travel case': {}, 'guitar case': { width: 0.4, depth: 0.15, height: 1.1 } },
  defaults: { width: 0.45, depth: 0.25, height: 0.7 },
  build: ({ width: w, depth: d, height: h }) => {
    const wheels = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        moved(turned(moved(cylinder(0.025, 0.02, 12), 0, -0.01, 0), { z: 90 }), x * w * 0.4, 0.025, z * d * 0.34),
      ),
    )
    const ribs = [-0.3, -0.1, 0.1, 0.3].map((x) =>
      moved(roundedBox(w * 0.06, h * 0.78, d * 0.995, w * 0.02), x * w, 0.06, 0),
    )
    return {
      parts: [
        part('body', 'plastic', moved(roundedBox(w, h * 0.88, d * 0.96, d * 0.18, 2), 0, 0.03, 0), ...ribs),
        part(
          'handle',
          'metal',
          tube(
            [
              [-w * 0.2, h * 0.88, -d * 0.3],
              [-w * 0.2, h * 0.985, -d * 0.3],
              [w * 0.2, h * 0.985, -d * 0.3],
              [w * 0.2, h * 0.88, -d * 0.3],
            ],
            0.01,
          ),
        ),
        part('wheels', 'plastic', ...wheels),
      ],
    }
  },
}

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

/** Two lengths of plank with a handle: what tools are carried in. */
const toolbox: Family = {
  name: 'toolbox',
  role: 'small',
  placement: 'floor',
  names: {
    toolbox: {},
    'tool box': {},
    'tool chest': { width: 0.68, depth: 0.4, height: 0.6 },
    'fishing box': {},
    'cash box': { width: 0.3, depth: 0.22, height: 0.12 },
  },
  defaults: { width: 0.5, depth: 0.22, height: 0.27 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'metal',
        box(w, h * 0.52, d, 0.006),
        moved(box(w * 0.99, h * 0.24, d * 0.94, h * 0.08), 0, h * 0.51, 0),
      ),
      part(
        'handle',
        'plastic',
        tube(
          [
            [-w * 0.2, h * 0.7, 0],
            [-w * 0.17, h * 0.95, 0],
            [w * 0.17, h * 0.95, 0],
            [w * 0.2, h * 0.7, 0],
          ],
          Math.min(0.012, h * 0.045),
        ),
      ),
      part(
        'clasps',
        'metal',
        ...[-1, 1].map((x) => moved(box(w * 0.07, h * 0.2, 0.012, 0.002), x * w * 0.3, h * 0.4, d / 2 - 0.002)),
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

export const containersFamilies: readonly Family[] = [
  boxFamily,
  casket,
  crate,
  basket,
  bin,
  bucket,
  bag,
  handbag,
  suitcase,
  bottle,
  roll,
  toiletBrush,
  toolbox,
  soapDish,
]
