/** Screens and computers: televisions, monitors, laptops, tablets, phones. */
import type { Built, Family, Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { part } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'

/** A panel that faces the front, from y upwards. */
function panel(width: number, height: number, depth: number, y: number): readonly Part[] {
  const rim = Math.min(width, height) * 0.03
  return [
    part('body', 'plastic', moved(box(width, height, depth, depth * 0.12), 0, y, 0)),
    part('screen', 'screen', moved(box(width - rim * 2, height - rim * 2, depth * 0.2), 0, y + rim, depth * 0.42)),
  ]
}

const TELEVISIONS = { width: 1.23, depth: 0.24, height: 0.78 }

const television: Family = {
  name: 'tv',
  role: 'screen',
  placement: 'top',
  names: {
    tv: {},
    television: {},
    'flat screen tv': {},
    'flat-screen tv': {},
    'tv set': {},
    'television set': {},
    'smart tv': {},
    'flat screen': {},
    'tv screen': {},
  },
  defaults: TELEVISIONS,
  build: ({ width: w, depth: d, height: h }) => {
    const foot = h * 0.08
    const feet = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => rod([x * w * 0.34, foot + 0.02, 0], [x * w * 0.36, 0.006, z * (d / 2 - 0.008)], 0.008)),
    )
    return { parts: [...panel(w, h - foot, Math.min(0.05, d * 0.4), foot), part('feet', 'metal', ...feet)] }
  },
}

const wallTelevision: Family = {
  name: 'wall-tv',
  role: 'screen',
  placement: 'wall',
  names: {
    'wall tv': {},
    'wall television': {},
    'mounted tv': {},
    'video wall': { width: 2.4, height: 1.4 },
    'wall screen': {},
    'digital screen': {},
  },
  defaults: { width: 1.23, depth: 0.07, height: 0.71 },
  build: ({ width: w, depth: d, height: h }) => ({ parts: panel(w, h, d, 0) }),
}

function standingScreen(w: number, d: number, h: number): Built {
  const up = h * 0.24
  return {
    parts: [
      ...panel(w, h - up, Math.min(0.04, d * 0.25), up).map((made) => ({
        ...made,
        mesh: moved(made.mesh, 0, 0, d * 0.1),
      })),
      part(
        'stand',
        'metal',
        box(w * 0.4, 0.014, d, 0.004),
        moved(turned(box(w * 0.1, h * 0.5, 0.014, 0.003), { x: 6 }), 0, 0.006, -d * 0.12),
      ),
    ],
  }
}

const monitor: Family = {
  name: 'monitor',
  role: 'screen',
  placement: 'top',
  names: {
    monitor: {},
    'computer monitor': {},
    screen: {},
    display: {},
    'computer screen': {},
    imac: {},
    'ultrawide monitor': { width: 0.82 },
    'pc monitor': {},
    'display screen': {},
  },
  defaults: { width: 0.56, depth: 0.2, height: 0.45 },
  build: ({ width, depth, height }) => standingScreen(width, depth, height),
}

/** A screen with its keyboard in front. */
const computer: Family = {
  name: 'computer',
  role: 'screen',
  placement: 'top',
  names: {
    computer: {},
    'desktop computer': {},
    pc: {},
    'personal computer': {},
    'computer setup': {},
    desktop: {},
    'gaming computer': {},
    'gaming pc': {},
  },
  defaults: { width: 0.56, depth: 0.42, height: 0.46 },
  build: ({ width: w, depth: d, height: h }) => {
    const screen = standingScreen(w, d * 0.45, h)
    return {
      parts: [
        ...screen.parts.map((made) => ({ ...made, mesh: moved(made.mesh, 0, 0, -d * 0.275) })),
        ...keys(w * 0.78, d * 0.32, 0.022).map((made) => ({ ...made, mesh: moved(made.mesh, 0, 0, d * 0.34) })),
      ],
    }
  },
}

/** Rows of keys on a board. */
function keys(w: number, d: number, h: number): readonly Part[] {
  const [columns, rows] = [14, 5]
  const each = [(w * 0.96) / columns, (d * 0.9) / rows] as const
  const caps = Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    return moved(
      box(each[0] * 0.84, h * 0.4, each[1] * 0.84),
      (column - (columns - 1) / 2) * each[0],
      h * 0.6,
      (row - (rows - 1) / 2) * each[1],
    )
  })
  return [
    { ...part('body', 'plastic', box(w, h * 0.7, d, h * 0.15)), name: 'keyboard' },
    tinted('#2c2e31', part('keys', 'plastic', ...caps)),
  ]
}

const keyboard: Family = {
  name: 'keyboard',
  role: 'small',
  placement: 'top',
  names: {
    'computer keyboard': {},
    keyboard: {},
    typewriter: { width: 0.36, depth: 0.32, height: 0.13 },
    calculator: { width: 0.09, depth: 0.16, height: 0.02 },
  },
  defaults: { width: 0.44, depth: 0.14, height: 0.025 },
  build: ({ width, depth, height }) => ({ parts: keys(width, depth, height) }),
}

const laptop: Family = {
  name: 'laptop',
  role: 'screen',
  placement: 'top',
  names: { laptop: {}, 'notebook computer': {}, macbook: {}, 'laptop computer': {}, chromebook: {} },
  defaults: { width: 0.34, depth: 0.3, height: 0.23 },
  build: ({ width: w, depth: d, height: h }) => {
    const base = d * 0.78
    const open = (mesh: ReturnType<typeof box>) => moved(turned(mesh, { x: -14 }), 0, h * 0.05, -d * 0.3)
    const lid = h * 0.96
    return {
      parts: [
        part(
          'body',
          'metal',
          moved(box(w, h * 0.06, base, 0.003), 0, 0, (d - base) / 2),
          open(box(w, lid, 0.008, 0.002)),
        ),
        part('screen', 'screen', open(moved(box(w * 0.95, lid * 0.9, 0.003), 0, lid * 0.06, 0.004))),
        ...keys(w * 0.86, base * 0.5, h * 0.06)
          .slice(1)
          .map((made) => ({ ...made, mesh: moved(made.mesh, 0, h * 0.012, d * 0.02) })),
      ],
    }
  },
}

/** Flat with a screen on top. */
const phone: Family = {
  name: 'phone',
  role: 'small',
  placement: 'top',
  names: {
    phone: {},
    smartphone: {},
    'mobile phone': {},
    'cell phone': {},
    cellphone: {},
    tablet: { width: 0.18, depth: 0.25, height: 0.01 },
    ipad: { width: 0.18, depth: 0.25, height: 0.01 },
    'tablet computer': { width: 0.18, depth: 0.25, height: 0.01 },
    'e-reader': { width: 0.12, depth: 0.17, height: 0.01 },
    kindle: { width: 0.12, depth: 0.17, height: 0.01 },
  },
  defaults: { width: 0.075, depth: 0.15, height: 0.011 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'plastic', roundedBox(w, h * 0.92, d, h * 0.3)),
      part('screen', 'screen', moved(box(w * 0.92, h * 0.3, d * 0.94), 0, h * 0.7, 0)),
    ],
  }),
}

const computerTower: Family = {
  name: 'computer-tower',
  role: 'small',
  placement: 'floor',
  names: {
    'computer tower': {},
    'pc tower': {},
    'computer case': {},
  },
  defaults: { width: 0.2, depth: 0.45, height: 0.46 },
  build: ({ width: w, depth: d, height: h }) => {
    const slots = Array.from({ length: 8 }, (_, place) =>
      moved(box(w * 0.7, h * 0.03, 0.006), 0, h * (0.1 + 0.08 * place), d / 2 - 0.003),
    )
    return {
      parts: [
        part('body', 'metal', box(w, h, d - 0.004, 0.008)),
        part('slots', 'plastic', ...slots),
        part('light', 'light', moved(box(w * 0.08, h * 0.02, 0.006), w * 0.3, h * 0.88, d / 2 - 0.004)),
      ],
    }
  },
}

export const screensFamilies: readonly Family[] = [
  television,
  wallTelevision,
  monitor,
  computer,
  keyboard,
  laptop,
  phone,
  computerTower,
]
