/** What hangs on walls, and some of it standing: pictures, mirrors, clocks, boards. */
import type { Family, Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cylinder, ellipsoid, lathe, torus } from '../../mesh/lathe.ts'
import type { Mesh } from '../../mesh/mesh.ts'
import { ellipseOutline, roundedOutline } from '../../mesh/outline.ts'
import { joined, moved, turned } from '../../mesh/transform.ts'
import { countOf, part, support, wordOf } from '../build/part.ts'
import { grownTo, leaf, ringed, rod, tinted } from '../build/ware.ts'

/** Four strips around an opening; upright, in the x–y plane. */
function frameOf(width: number, height: number, depth: number, strip: number): Mesh {
  const upright = (sign: number) =>
    moved(box(strip, height - strip * 0.02, depth, depth * 0.15), (sign * (width - strip)) / 2, strip * 0.01, 0)
  const level = (y: number) => moved(box(width - strip * 1.9, strip, depth * 0.98, depth * 0.15), 0, y, 0)
  return joined(upright(-1), upright(1), level(0), level(height - strip))
}

/** An outline that stands upright facing the front. */
const standing = (outline: ReturnType<typeof ellipseOutline>, thickness: number, height: number) =>
  moved(turned(extrude(outline, thickness, thickness * 0.2), { x: 90 }), 0, height / 2, -thickness / 2)

/** A landscape of plain fields of colour, a little raised so that each is a body of its own. */
function motif(width: number, height: number, z: number): readonly Part[] {
  const field = (w: number, h: number, lift: number) => moved(box(w, h, 0.003), 0, 0, z + lift)
  const ground = height * 0.38
  return [
    tinted('#cfdbe2', part('canvas', 'paper', field(width, height, 0))),
    tinted('#7d9a74', part('picture', 'paper', field(width * 0.996, ground, 0.0012))),
    {
      ...tinted(
        '#5c7a8c',
        part(
          'picture',
          'paper',
          moved(
            turned(
              extrude(
                [
                  [-width * 0.46, 0],
                  [-width * 0.12, -height * 0.34],
                  [width * 0.2, 0],
                ],
                0.003,
              ),
              { x: 90 },
            ),
            0,
            ground * 0.98,
            z - 0.0006,
          ),
        ),
      ),
      name: 'mountain',
    },
    {
      ...tinted(
        '#e3b85c',
        part(
          'picture',
          'paper',
          moved(
            turned(cylinder(Math.min(width, height) * 0.09, 0.003, 20), { x: 90 }),
            width * 0.26,
            height * 0.74,
            z - 0.001,
          ),
        ),
      ),
      name: 'sun',
    },
  ]
}

const picture: Family = {
  name: 'picture',
  role: 'picture',
  placement: 'wall',
  names: {
    picture: {},
    painting: { width: 0.9, height: 0.65 },
    artwork: { width: 0.9, height: 0.65 },
    'wall art': { width: 0.9, height: 0.65 },
    'art print': {},
    print: {},
    portrait: { width: 0.5, height: 0.7 },
    'landscape painting': { width: 1, height: 0.6 },
    canvas: { width: 0.9, height: 0.65 },
    'framed picture': {},
    'framed art': {},
    'framed photo': { width: 0.4, height: 0.3 },
    photograph: { width: 0.4, height: 0.3 },
    photo: { width: 0.4, height: 0.3 },
    'wall picture': {},
    diploma: { width: 0.4, height: 0.3 },
    certificate: { width: 0.4, height: 0.3 },
    map: { width: 1.2, height: 0.8 },
    'world map': { width: 1.2, height: 0.8 },
  },
  defaults: { width: 0.6, depth: 0.03, height: 0.45 },
  build: ({ width: w, depth: d, height: h }) => {
    const strip = Math.min(w, h) * 0.07
    return {
      parts: [
        part('body', 'wood', frameOf(w, h, d, strip)),
        ...motif(w - strip * 1.6, h - strip * 1.6, -d * 0.1).map((made) => ({
          ...made,
          mesh: moved(made.mesh, 0, strip * 0.8, 0),
        })),
      ],
    }
  },
}

/** Without a frame. */
const poster: Family = {
  name: 'poster',
  role: 'picture',
  placement: 'wall',
  names: {
    poster: {},
    'movie poster': {},
    'wall decal': {},
    tapestry: { width: 1.2, height: 1.4 },
    'wall hanging': { width: 0.7, height: 0.9 },
    banner: { width: 1.4, height: 0.5 },
    'wall sticker': {},
    'menu board': { width: 1, height: 0.7 },
    flag: { width: 0.9, height: 0.6 },
    sign: { width: 0.6, height: 0.3 },
    'neon sign': { width: 0.8, height: 0.4 },
  },
  defaults: { width: 0.6, depth: 0.01, height: 0.84 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'paper', moved(box(w, h, d * 0.6), 0, 0, -d * 0.25)),
      ...motif(w * 0.86, h * 0.72, d * 0.16)
        .slice(1)
        .map((made) => ({ ...made, mesh: moved(made.mesh, 0, h * 0.2, 0) })),
    ],
  }),
}

/** Three pictures that belong together. */
const galleryWall: Family = {
  name: 'gallery-wall',
  role: 'picture',
  placement: 'wall',
  names: { 'gallery wall': {}, triptych: {}, 'set of pictures': {} },
  defaults: { width: 1.5, depth: 0.03, height: 0.6, panels: 3 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const panels = countOf(parameters, 'panels', 2, 6)
    const each = (w / panels) * 0.88
    const strip = Math.min(each, h) * 0.06
    const places = Array.from({ length: panels }, (_, panel) =>
      panels === 1 ? 0 : (panel / (panels - 1) - 0.5) * (w - each),
    )
    const made = motif(each - strip * 1.6, h - strip * 1.6, -d * 0.1)
    return {
      parts: [
        part('body', 'wood', ...places.map((x) => moved(frameOf(each, h, d, strip), x, 0, 0))),
        ...made.map((one) => ({ ...one, mesh: joined(...places.map((x) => moved(one.mesh, x, strip * 0.8, 0))) })),
      ],
    }
  },
}

const photoFrame: Family = {
  name: 'photo-frame',
  role: 'small',
  placement: 'top',
  names: { 'photo frame': {}, 'picture frame': {}, 'framed photograph': {}, 'family photo': {} },
  defaults: { width: 0.18, depth: 0.07, height: 0.23 },
  build: ({ width: w, depth: d, height: h }) => {
    const strip = w * 0.1
    const lean = (mesh: Mesh) => moved(turned(mesh, { x: -12 }), 0, 0, d * 0.42)
    return {
      parts: [
        part(
          'body',
          'wood',
          lean(frameOf(w, h, 0.014, strip)),
          rod([0, h * 0.55, d * 0.2], [0, 0.004, -d * 0.46], 0.004, 6),
        ),
        ...motif(w - strip * 1.6, h - strip * 1.6, 0).map((made) => ({
          ...made,
          mesh: lean(moved(made.mesh, 0, strip * 0.8, 0)),
        })),
      ],
    }
  },
}

function mirrorParts(width: number, height: number, depth: number, shape: string): readonly Part[] {
  const isRound = shape === 'round' || shape === 'oval'
  const outline = (inset: number) =>
    isRound
      ? ellipseOutline(width - inset, height - inset, 36)
      : roundedOutline(width - inset, height - inset, width * 0.04, 3)
  const strip = Math.min(width, height) * 0.08
  return [
    part('body', 'wood', moved(standing(outline(0), depth * 0.8, height), 0, 0, -depth * 0.1)),
    part('mirror', 'mirror', moved(standing(outline(strip), depth * 0.8, height), 0, 0, depth * 0.08)),
  ]
}

const wallMirror: Family = {
  name: 'wall-mirror',
  role: 'picture',
  placement: 'wall',
  names: {
    mirror: {},
    'wall mirror': {},
    'round mirror': { shape: 'round', width: 0.6, height: 0.6 },
    'oval mirror': { shape: 'oval' },
    'bathroom mirror': { width: 0.7, height: 0.8 },
    'vanity mirror': { width: 0.6, height: 0.7 },
  },
  defaults: { width: 0.6, depth: 0.035, height: 0.85, shape: 'rectangular' },
  build: (parameters) => {
    const { width, depth, height } = parameters
    return { parts: mirrorParts(width, height, depth, wordOf(parameters, 'shape')) }
  },
}

const standingMirror: Family = {
  name: 'standing-mirror',
  role: 'large',
  placement: 'floor',
  names: {
    'standing mirror': {},
    'floor mirror': {},
    'full-length mirror': {},
    'cheval mirror': {},
    'dressing mirror': {},
    'full length mirror': {},
  },
  defaults: { width: 0.55, depth: 0.45, height: 1.65, shape: 'rectangular' },
  clearance: { front: 0.6 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const legs = [-1, 1].flatMap((x) => [
      rod([(x * w) / 2 - x * 0.015, h * 0.62, 0], [(x * w) / 2 - x * 0.015, 0.012, d / 2 - 0.015], 0.013),
      rod([(x * w) / 2 - x * 0.015, h * 0.61, 0], [(x * w) / 2 - x * 0.015, 0.012, -d / 2 + 0.015], 0.013),
    ])
    const glass = mirrorParts(w * 0.88, h * 0.94, 0.03, wordOf(parameters, 'shape'))
    return {
      parts: [
        ...glass.map((made) => ({ ...made, mesh: moved(turned(made.mesh, { x: -4 }), 0, h * 0.06, h * 0.03) })),
        part(
          'legs',
          'wood',
          ...legs,
          rod([-w / 2 + 0.02, h * 0.12, d * 0.38], [w / 2 - 0.02, h * 0.12, d * 0.38], 0.01),
        ),
      ],
    }
  },
}

/** Hands at ten past ten, twelve marks. */
function clockFace(radius: number, z: number): readonly Part[] {
  const mark = (place: number) =>
    moved(box(radius * (place % 3 === 0 ? 0.05 : 0.03), radius * 0.13, 0.004), 0, radius * 0.78, z)
  const hand = (degrees: number, length: number, width: number, lift: number) =>
    turned(moved(box(width, length, 0.004), 0, -length * 0.1, z + lift), { z: -degrees })
  return [
    tinted(
      '#f5f2ea',
      part('face', 'paper', moved(turned(cylinder(radius * 0.95, 0.006, 32), { x: 90 }), 0, 0, z - 0.006)),
    ),
    tinted(
      '#2a2826',
      part(
        'hands',
        'metal',
        ...Array.from({ length: 12 }, (_, place) => turned(mark(place), { z: -30 * place })),
        hand(305, radius * 0.6, radius * 0.07, 0.001),
        hand(60, radius * 0.82, radius * 0.045, 0.003),
      ),
    ),
  ]
}

const raised = (parts: readonly Part[], y: number, z = 0) =>
  parts.map((made) => ({ ...made, mesh: moved(made.mesh, 0, y, z) }))

const wallClock: Family = {
  name: 'wall-clock',
  role: 'picture',
  placement: 'wall',
  names: { clock: {}, 'wall clock': {}, 'round clock': {} },
  defaults: { width: 0.34, depth: 0.05, height: 0.34 },
  build: ({ width: w, depth: d, height: h }) => {
    const radius = Math.min(w, h) / 2
    const ring = moved(turned(torus(radius * 0.95, radius * 0.1, 32, 8), { x: 90 }), 0, 0, d * 0.24)
    return {
      parts: raised(
        [
          part('body', 'metal', ring, moved(turned(cylinder(radius * 0.96, d * 0.6, 32), { x: 90 }), 0, 0, -d / 2)),
          ...clockFace(radius * 0.94, d * 0.2),
        ],
        radius,
      ),
    }
  },
}

const alarmClock: Family = {
  name: 'alarm-clock',
  role: 'small',
  placement: 'top',
  names: {
    'alarm clock': {},
    'table clock': {},
    'desk clock': {},
    'bedside clock': {},
    'digital clock': {},
    'mantel clock': { width: 0.19, depth: 0.1, height: 0.26 },
  },
  defaults: { width: 0.11, depth: 0.06, height: 0.15 },
  build: ({ width: w, depth: d, height: h }) => {
    const radius = w / 2
    const bells = [-1, 1].map((x) =>
      moved(
        turned(ellipsoid(radius * 0.7, radius * 0.42, d * 0.7, 10), { z: -25 * x }),
        x * radius * 0.55,
        radius * 0.78,
        0,
      ),
    )
    const feet = [-1, 1].map((x) =>
      rod([x * radius * 0.5, -radius * 0.8, 0], [x * radius * 0.75, -radius * 1.15, 0], radius * 0.09, 6),
    )
    const parts = [
      part(
        'body',
        'metal',
        moved(turned(cylinder(radius, d * 0.8, 28, 0.004), { x: 90 }), 0, 0, -d / 2),
        ...bells,
        ...feet,
      ),
      ...clockFace(radius * 0.9, d * 0.33),
    ]
    return { parts: raised(parts, h * 0.45) }
  },
}

const grandfatherClock: Family = {
  name: 'grandfather-clock',
  role: 'large',
  placement: 'floor',
  names: { 'grandfather clock': {}, 'longcase clock': {}, 'pendulum clock': {} },
  defaults: { width: 0.5, depth: 0.3, height: 2 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'wood',
        box(w, h * 0.2, d, 0.008),
        moved(box(w * 0.7, h * 0.5, d * 0.8, 0.005), 0, h * 0.19, 0),
        moved(box(w * 0.9, h * 0.27, d * 0.95, 0.006), 0, h * 0.68, 0),
        moved(box(w, h * 0.05, d, 0.01), 0, h * 0.945, 0),
      ),
      part('glass', 'glass', moved(box(w * 0.42, h * 0.4, 0.01), 0, h * 0.24, d * 0.4)),
      tinted(
        '#c9a24b',
        part(
          'pendulum',
          'metal',
          rod([0, h * 0.6, d * 0.41], [0, h * 0.34, d * 0.41], 0.005, 6),
          moved(turned(cylinder(w * 0.12, 0.012, 20), { x: 90 }), 0, h * 0.31, d * 0.405),
        ),
      ),
      ...raised(clockFace(w * 0.34, d * 0.49), h * 0.81),
    ],
  }),
}

const calendar: Family = {
  name: 'calendar',
  role: 'picture',
  placement: 'wall',
  names: { calendar: {}, 'wall calendar': {} },
  defaults: { width: 0.3, depth: 0.012, height: 0.44 },
  build: ({ width: w, depth: d, height: h }) => {
    const days = Array.from({ length: 35 }, (_, day) =>
      moved(
        box(w * 0.09, h * 0.05, d * 0.3),
        ((day % 7) - 3) * w * 0.125,
        h * (0.06 + 0.078 * Math.floor(day / 7)),
        d * 0.25,
      ),
    )
    return {
      parts: [
        tinted('#f7f5f0', part('body', 'paper', moved(box(w, h, d * 0.6), 0, 0, -d * 0.2))),
        tinted('#8fa3ad', part('days', 'paper', ...days)),
        tinted('#6f8f6a', part('picture', 'paper', moved(box(w * 0.92, h * 0.44, d * 0.4), 0, h * 0.52, d * 0.3))),
      ],
    }
  },
}

/** Cork or felt with notes pinned to it. */
const pinBoard: Family = {
  name: 'pin-board',
  role: 'picture',
  placement: 'wall',
  names: {
    'bulletin board': {},
    'cork board': {},
    'notice board': {},
    'pin board': {},
    corkboard: {},
    pegboard: {},
    'peg board': {},
    'tool board': {},
  },
  defaults: { width: 0.9, depth: 0.03, height: 0.6 },
  build: ({ width: w, depth: d, height: h }) => {
    const note = (x: number, y: number, size: number, z: number) =>
      moved(turned(box(size, size * 1.25, 0.003), { z }), x * w, y * h, d * 0.2)
    return {
      parts: [
        part('frame', 'wood', frameOf(w, h, d, Math.min(w, h) * 0.05)),
        tinted('#b98d5d', part('body', 'fabric', moved(box(w * 0.95, h * 0.93, d * 0.5), 0, h * 0.035, -d * 0.1))),
        tinted(
          '#f6f3e4',
          part(
            'notes',
            'paper',
            note(-0.3, 0.5, h * 0.24, 4),
            note(0.02, 0.22, h * 0.26, -3),
            note(0.3, 0.52, h * 0.22, 5),
          ),
        ),
        {
          ...tinted('#e6cf6a', part('notes', 'paper', note(-0.22, 0.14, h * 0.18, -6), note(0.12, 0.62, h * 0.16, 3))),
          name: 'yellow notes',
        },
      ],
    }
  },
}

const blackboard: Family = {
  name: 'blackboard',
  role: 'picture',
  placement: 'wall',
  names: { blackboard: {}, chalkboard: {}, 'chalk board': {} },
  defaults: { width: 2.4, depth: 0.09, height: 1.2 },
  clearance: { front: 0.8 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      tinted('#26352d', part('body', 'stone', moved(box(w * 0.98, h * 0.95, 0.02), 0, h * 0.04, -d / 2 + 0.014))),
      part(
        'frame',
        'wood',
        moved(frameOf(w, h, 0.03, 0.05), 0, 0, -d / 2 + 0.015),
        moved(box(w * 0.9, 0.02, d * 0.75), 0, 0.012, d * 0.1),
      ),
      tinted(
        '#f4f4f0',
        part(
          'chalk',
          'stone',
          ...[-0.1, 0.02, 0.3].map((x) => rod([x * w, 0.037, d * 0.12], [x * w + 0.08, 0.037, d * 0.12], 0.006, 6)),
        ),
      ),
    ],
    supports: [support('top', [w * 0.19, 0.032, d * 0.25], w * 0.18, d * 0.3, 0.3, 'ledge')],
  }),
}

const projectorScreen: Family = {
  name: 'projector-screen',
  role: 'screen',
  placement: 'wall',
  names: { 'projector screen': {}, 'projection screen': {}, 'movie screen': { width: 3, height: 1.8 } },
  defaults: { width: 2, depth: 0.1, height: 1.5 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'case',
        'metal',
        moved(turned(moved(cylinder(d / 2, w, 16, 0.005), 0, -w / 2, 0), { z: 90 }), 0, h - d / 2, 0),
      ),
      tinted(
        '#f2f2f2',
        part('body', 'fabric', box(w * 0.94, h - d * 0.4, 0.006), moved(box(w * 0.95, 0.03, 0.03), 0, 0.001, 0)),
      ),
    ],
  }),
}

const wreath: Family = {
  name: 'wreath',
  role: 'picture',
  placement: 'wall',
  names: { wreath: {}, 'dream catcher': {}, 'christmas wreath': {} },
  defaults: { width: 0.42, depth: 0.1, height: 0.42 },
  build: ({ width: w, depth: d, height: h }) => {
    const radius = Math.min(w, h) * 0.38
    const upright = (mesh: Mesh) => moved(turned(mesh, { x: 90 }), 0, h / 2, 0)
    const leaves = ringed(26, radius, (place) =>
      turned(moved(leaf(radius * 0.5, radius * 0.26, 40, 30), 0, 0, place % 2 === 0 ? 0.01 : -radius * 0.12), {
        z: place % 2 === 0 ? 40 : -40,
      }),
    )
    const parts = [
      part('ring', 'wood', upright(moved(torus(radius, d * 0.3, 28, 8), 0, -d * 0.15, 0))),
      tinted('#3f6b3a', part('body', 'plant', ...leaves.map(upright))),
      tinted(
        '#a8283a',
        part(
          'berries',
          'plant',
          ...ringed(9, radius, () => moved(ellipsoid(d * 0.28, d * 0.28, d * 0.28, 8), 0, d * 0.1, 0)).map(upright),
        ),
      ),
    ]
    return { parts: grownTo(parts, w, h, d) }
  },
}

const dartboard: Family = {
  name: 'dartboard',
  role: 'picture',
  placement: 'wall',
  names: { dartboard: {}, 'dart board': {} },
  defaults: { width: 0.45, depth: 0.06, height: 0.45 },
  clearance: { front: 1.5 },
  build: ({ width: w, depth: d }) => {
    const disc = (share: number, z: number) =>
      moved(
        turned(
          lathe(
            [
              [(w / 2) * share, 0],
              [(w / 2) * share, d * 0.6],
            ],
            32,
          ),
          { x: 90 },
        ),
        0,
        w / 2,
        -d / 2 + z,
      )
    return {
      parts: [
        tinted('#1d1d1d', part('body', 'fabric', disc(1, 0))),
        tinted('#e5dcc3', part('fields', 'fabric', disc(0.74, d * 0.1))),
        { ...tinted('#b3262e', part('fields', 'fabric', disc(0.46, d * 0.2))), name: 'ring' },
        { ...tinted('#e5dcc3', part('fields', 'fabric', disc(0.4, d * 0.26))), name: 'inner field' },
        { ...tinted('#2f7a45', part('fields', 'fabric', disc(0.1, d * 0.34))), name: 'bull' },
      ],
    }
  },
}

export const wallsFamilies: readonly Family[] = [
  picture,
  poster,
  galleryWall,
  photoFrame,
  wallMirror,
  standingMirror,
  wallClock,
  alarmClock,
  grandfatherClock,
  calendar,
  pinBoard,
  blackboard,
  projectorScreen,
  wreath,
  dartboard,
]
