/** Boards, screens and ornaments of walls. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cylinder, ellipsoid, lathe, torus } from '../../mesh/lathe.ts'
import type { Mesh } from '../../mesh/mesh.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { part, support } from '../build/part.ts'
import { grownTo, leaf, ringed, rod, tinted } from '../build/ware.ts'
import { frameOf } from './walls-shapes.ts'

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

export const wallBoardsFamilies: readonly Family[] = [pinBoard, blackboard, projectorScreen, wreath, dartboard]
