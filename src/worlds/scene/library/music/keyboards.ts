/** Instruments with keys. */
import type { Family, Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cone } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, scaled, turned } from '../../mesh/transform.ts'
import type { Point } from '../../room.ts'
import { part, support } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'

/** White and black keys in the x–z plane, so wide and so deep. */
function pianoKeys(width: number, depth: number, y: number, z: number): readonly Part[] {
  const count = Math.max(14, Math.min(52, Math.round(width / 0.024)))
  const each = width / count
  const whites = Array.from({ length: count }, (_, place) =>
    moved(box(each * 0.94, 0.018, depth), (place + 0.5) * each - width / 2, y, z),
  )
  const blacks = Array.from({ length: count - 1 }, (_, place) => place)
    .filter((place) => ![2, 6].includes(place % 7))
    .map((place) =>
      moved(box(each * 0.5, 0.012, depth * 0.6), (place + 1) * each - width / 2, y + 0.016, z - depth * 0.2),
    )
  return [
    tinted('#f3f0e6', part('keys', 'plastic', ...whites)),
    tinted('#161617', part('black keys', 'plastic', ...blacks)),
  ]
}

const piano: Family = {
  name: 'piano',
  role: 'large',
  placement: 'floor',
  names: {
    piano: {},
    'upright piano': {},
    pianino: {},
    organ: { height: 1.3, depth: 0.75 },
    harmonium: { width: 1.1, height: 1 },
  },
  defaults: { width: 1.48, depth: 0.62, height: 1.2 },
  clearance: { front: 0.8 },
  build: ({ width: w, depth: d, height: h }) => {
    const level = h * 0.58
    const back = d * 0.58
    return {
      parts: [
        part(
          'body',
          'wood',
          moved(box(w, h, back, 0.008), 0, 0, -(d - back) / 2),
          moved(box(w, h * 0.07, d * 0.98, 0.006), 0, level - h * 0.08, 0),
          ...[-1, 1].map((x) => moved(box(w * 0.035, level, d * 0.14, 0.006), x * w * 0.47, 0, d * 0.4)),
          ...[-1, 1].map((x) =>
            moved(box(w * 0.045, h * 0.09, d * 0.5, 0.006), x * w * 0.475, level - h * 0.03, d * 0.23),
          ),
          moved(box(w * 0.5, h * 0.16, 0.015), 0, level + h * 0.1, d * 0.1),
        ),
        ...pianoKeys(w * 0.88, d * 0.27, level - 0.012, d * 0.31),
        tinted(
          '#c9a24b',
          part(
            'pedals',
            'metal',
            ...[-1, 0, 1].map((x) => moved(roundedBox(0.03, 0.02, 0.12, 0.006), x * 0.09, 0.03, d * 0.12)),
          ),
        ),
      ],
      supports: [support('top', [0, h, -(d - back) / 2], w * 0.95, back * 0.9)],
    }
  },
}

const grandPiano: Family = {
  name: 'grand-piano',
  role: 'large',
  placement: 'floor',
  names: {
    'grand piano': {},
    'baby grand piano': { depth: 1.45 },
    'concert grand': { depth: 2.7 },
    harpsichord: { width: 0.95, depth: 1.9 },
  },
  defaults: { width: 1.5, depth: 1.75, height: 1.45 },
  clearance: { front: 0.8 },
  build: ({ width: w, depth: d, height: h }) => {
    const level = h * 0.5
    const case_ = (): readonly Point[] => [
      [-w / 2, d * 0.36],
      [w / 2, d * 0.36],
      [w / 2, 0],
      [w * 0.34, -d * 0.14],
      [w * 0.14, -d * 0.3],
      [w * 0.02, -d * 0.46],
      [-w * 0.18, -d / 2],
      [-w * 0.4, -d * 0.47],
      [-w / 2, -d * 0.36],
    ]
    const lid = moved(turned(moved(extrude(case_(), 0.02), w / 2, 0, 0), { z: 23 }), -w / 2, level + 0.15, 0)
    const legs = [
      [-0.42, 0.3],
      [0.42, 0.3],
      [-0.2, -0.4],
    ] as const
    return {
      parts: [
        part(
          'body',
          'wood',
          moved(extrude(case_(), h * 0.19, 0.006), 0, level - h * 0.06, 0),
          moved(box(w, h * 0.08, d * 0.16, 0.006), 0, level - h * 0.07, d * 0.42),
          ...[-1, 1].map((x) =>
            moved(box(w * 0.05, h * 0.13, d * 0.14, 0.006), x * w * 0.475, level - h * 0.05, d * 0.42),
          ),
        ),
        part(
          'lid',
          'wood',
          scaled(lid, 1, 1, 0.97),
          rod([w * 0.3, level + h * 0.1, 0], [w * 0.12, level + h * 0.34, 0], 0.01),
        ),
        part('legs', 'wood', ...legs.map(([x, z]) => moved(cone(0.045, 0.07, level, 14), x * w, 0, z * d))),
        ...pianoKeys(w * 0.86, d * 0.09, level + 0.012, d * 0.43),
      ],
    }
  },
}

/** Keys on a stand. */
const synthesizer: Family = {
  name: 'synthesizer',
  role: 'large',
  placement: 'floor',
  names: {
    'electric piano': {},
    synthesizer: {},
    'electronic keyboard': {},
    'digital piano': {},
    'piano keyboard': {},
    'musical keyboard': {},
    'keyboard piano': {},
    xylophone: { width: 0.9 },
    marimba: {},
    'mixing console': {},
    'dj booth': {},
  },
  defaults: { width: 1.2, depth: 0.4, height: 0.9 },
  clearance: { front: 0.6 },
  build: ({ width: w, depth: d, height: h }) => {
    const legs = [-1, 1].flatMap((z) => [
      rod([-w * 0.34, h - 0.08, z * d * 0.3], [w * 0.34, 0.015, z * d * 0.4], 0.015),
      rod([w * 0.34, h - 0.08, z * d * 0.28], [-w * 0.34, 0.015, z * d * 0.38], 0.015),
    ])
    return {
      parts: [
        part('body', 'plastic', moved(box(w, 0.09, d, 0.01), 0, h - 0.1, 0)),
        part('stand', 'metal', ...legs),
        ...pianoKeys(w * 0.9, d * 0.45, h - 0.018, d * 0.22),
        part('panel', 'screen', moved(box(w * 0.3, 0.008, d * 0.2), 0, h - 0.012, -d * 0.25)),
      ],
    }
  },
}

export const keyboardsFamilies: readonly Family[] = [piano, grandPiano, synthesizer]
