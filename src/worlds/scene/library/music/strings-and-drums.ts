/** Instruments with strings, drums and brass. */
import type { Family, Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cylinder, ellipsoid, lathe } from '../../mesh/lathe.ts'
import type { Mesh } from '../../mesh/mesh.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import type { Point } from '../../room.ts'
import { part, wordOf } from '../build/part.ts'
import { ringed, rod, tinted } from '../build/ware.ts'

/** Of waisted outline, seen from the front, standing; the neck goes up. */
function waisted(w: number, h: number, depth: number): Mesh {
  const half: readonly Point[] = [
    [0.3, 0],
    [0.46, 0.08],
    [0.5, 0.25],
    [0.44, 0.42],
    [0.34, 0.55],
    [0.38, 0.7],
    [0.4, 0.84],
    [0.3, 0.96],
    [0.12, 1],
  ]
  const right = half.map(([x, y]): Point => [x * w, -y * h])
  const outline = [...right, ...right.toReversed().map(([x, z]): Point => [-x, z])]
  return moved(turned(extrude(outline, depth, depth * 0.12), { x: 90 }), 0, 0, -depth / 2)
}

function stringed(w: number, d: number, h: number, share: number): readonly Part[] {
  const body = h * share
  const thick = Math.min(d * 0.45, w * 0.3)
  return [
    part('body', 'wood', moved(waisted(w, body, thick), 0, h * 0.03, 0)),
    tinted(
      '#2d1d12',
      part(
        'neck',
        'wood',
        moved(box(w * 0.13, h * 0.97 - body, thick * 0.3, 0.004), 0, body, thick * 0.3),
        moved(roundedBox(w * 0.2, h * 0.13, thick * 0.24, 0.006), 0, h * 0.87, thick * 0.26),
        moved(cylinder(w * 0.01, 0.005, 8), 0, h * 0.03, 0),
        moved(box(w * 0.26, 0.02, thick * 0.2), 0, h * 0.03 + body * 0.24, thick * 0.54),
      ),
    ),
    tinted(
      '#191310',
      part(
        'hole',
        'wood',
        moved(turned(cylinder(w * 0.13, 0.004, 20), { x: 90 }), 0, h * 0.03 + body * 0.55, thick * 0.5),
      ),
    ),
    part(
      'stand',
      'metal',
      tube(
        [
          [-w * 0.34, 0.008, d / 2 - 0.01],
          [-w * 0.1, h * 0.1, -thick * 0.7],
          [0, h * 0.4, -thick * 0.8],
        ],
        0.008,
      ),
      tube(
        [
          [w * 0.34, 0.008, d / 2 - 0.01],
          [w * 0.1, h * 0.1, -thick * 0.7],
        ],
        0.008,
      ),
      rod([0, h * 0.36, -thick * 0.75], [0, 0.008, -d / 2 + 0.01], 0.008),
    ),
  ]
}

const guitar: Family = {
  name: 'guitar',
  role: 'large',
  placement: 'floor',
  names: {
    guitar: {},
    'acoustic guitar': {},
    'electric guitar': {},
    'bass guitar': { height: 1.15 },
    ukulele: { width: 0.22, depth: 0.2, height: 0.6 },
    banjo: {},
    cello: { width: 0.45, depth: 0.42, height: 1.25 },
    'double bass': { width: 0.68, depth: 0.55, height: 1.85 },
    lute: {},
    mandolin: { width: 0.26, depth: 0.22, height: 0.7 },
  },
  defaults: { width: 0.38, depth: 0.36, height: 1.02 },
  build: ({ width, depth, height }) => ({ parts: stringed(width, depth, height, 0.5) }),
}

/** Lies on its back. */
const violin: Family = {
  name: 'violin',
  role: 'small',
  placement: 'top',
  names: { violin: {}, fiddle: {}, viola: { depth: 0.68, width: 0.24 } },
  defaults: { width: 0.21, depth: 0.6, height: 0.09 },
  build: ({ width: w, depth: d, height: h }) => {
    const lie = (mesh: Mesh) => moved(turned(mesh, { x: -90 }), 0, h * 0.4, d / 2)
    const thick = h * 0.66
    return {
      parts: [
        part('body', 'wood', lie(waisted(w, d * 0.6, thick))),
        tinted(
          '#1d1512',
          part(
            'neck',
            'wood',
            lie(moved(box(w * 0.13, d * 0.5, h * 0.12), 0, d * 0.42, thick * 0.54)),
            lie(moved(box(w * 0.16, d * 0.1, h * 0.24), 0, d * 0.9, thick * 0.36)),
            lie(moved(box(w * 0.2, d * 0.01, h * 0.3), 0, d * 0.24, thick * 0.62)),
          ),
        ),
      ],
    }
  },
}

const drumParts = (r: number, h: number) => [
  part('body', 'wood', moved(cylinder(r, h, 26), 0, 0, 0)),
  tinted('#f1ece0', part('skin', 'paper', moved(cylinder(r * 0.97, h * 1.04, 24), 0, 0, 0))),
  part('hoops', 'metal', ...[0.03, 0.9].map((y) => moved(cylinder(r * 1.03, h * 0.06, 28), 0, h * y, 0))),
]

const drum: Family = {
  name: 'drum',
  role: 'large',
  placement: 'floor',
  names: {
    drum: {},
    bongo: { width: 0.25, depth: 0.25, height: 0.3 },
    djembe: { width: 0.34, depth: 0.34, height: 0.6 },
    'bass drum': { width: 0.56, depth: 0.56, height: 0.45 },
    'snare drum': { height: 0.2 },
    tambourine: { width: 0.26, depth: 0.26, height: 0.06 },
  },
  defaults: { width: 0.36, depth: 0.36, height: 0.4 },
  build: ({ width: w, depth: d, height: h }) => ({ parts: drumParts(Math.min(w, d) / 2.06, h / 1.04) }),
}

const drumKit: Family = {
  name: 'drum-kit',
  role: 'large',
  placement: 'floor',
  names: { 'drum kit': {}, 'drum set': {}, drums: {} },
  defaults: { width: 1.6, depth: 0.9, height: 1.15 },
  clearance: { back: 0.5 },
  build: ({ width: w, depth: d, height: h }) => {
    const bass = h * 0.23
    const lying = (made: Part) => ({ ...made, mesh: moved(turned(made.mesh, { x: 90 }), 0, bass * 1.04, d * 0.02) })
    const at = (parts: readonly Part[], x: number, y: number, z: number, tilt = 0) =>
      parts.map((made) => ({ ...made, mesh: moved(turned(made.mesh, { x: tilt }), x, y, z) }))
    const all = [
      ...drumParts(bass, d * 0.36).map(lying),
      ...at(drumParts(w * 0.1, h * 0.16), -w * 0.13, h * 0.52, 0, -14),
      ...at(drumParts(w * 0.1, h * 0.16), w * 0.13, h * 0.52, 0, -14),
      ...at(drumParts(w * 0.13, h * 0.34), w * 0.32, h * 0.08, -d * 0.24),
      ...at(drumParts(w * 0.11, h * 0.12), -w * 0.26, h * 0.42, -d * 0.26),
    ]
    const merged = ['body', 'skin', 'hoops'].map((slot) => {
      const of = all.filter((made) => made.slot === slot)
      return { ...of[0]!, mesh: part(slot, 'wood', ...of.map(({ mesh }) => mesh)).mesh }
    })
    const cymbal = (x: number, y: number, z: number, r: number) =>
      moved(
        lathe(
          [
            [r, 0],
            [r, 0.006],
            [r * 0.2, 0.03],
            [r * 0.06, 0.045],
          ],
          26,
        ),
        x,
        y - 0.045,
        z,
      )
    const stand = (x: number, y: number, z: number) => [
      rod([x, 0.08, z], [x, y, z], 0.01),
      ...ringed(3, 0.002, () => rod([0, 0.16, 0], [0, 0.008, 0.18], 0.008)).map((mesh) => moved(mesh, x, 0, z)),
    ]
    return {
      parts: [
        ...merged,
        tinted(
          '#c9a24b',
          part(
            'cymbals',
            'metal',
            cymbal(-w * 0.38, h * 0.95, d * 0.12, w * 0.12),
            cymbal(w * 0.37, h, d * 0.1, w * 0.13),
            cymbal(-w * 0.36, h * 0.68, -d * 0.22, w * 0.09),
          ),
        ),
        part(
          'stands',
          'metal',
          ...stand(-w * 0.38, h * 0.94, d * 0.12),
          ...stand(w * 0.37, h * 0.98, d * 0.1),
          ...stand(-w * 0.36, h * 0.67, -d * 0.22),
          ...stand(-w * 0.26, h * 0.43, -d * 0.26),
          rod([0, bass * 1.9, 0], [0, h * 0.6, 0], 0.014),
          rod([-w * 0.12, h * 0.56, 0], [w * 0.12, h * 0.56, 0], 0.012),
          ...[0, 120, 240].map((y) =>
            moved(turned(rod([0, h * 0.2, w * 0.13], [0, 0.005, w * 0.135], 0.008), { y }), w * 0.32, 0, -d * 0.24),
          ),
        ),
      ],
    }
  },
}

const harp: Family = {
  name: 'harp',
  role: 'large',
  placement: 'floor',
  names: { harp: {}, lyre: { width: 0.2, depth: 0.35, height: 0.5 } },
  defaults: { width: 0.5, depth: 0.95, height: 1.75 },
  build: ({ width: w, depth: d, height: h }) => {
    const soundBox = tube(
      [
        [0, h * 0.06, d * 0.3],
        [0, h * 0.74, -d * 0.42],
      ],
      [w * 0.42, w * 0.12],
      { segments: 14 },
    )
    const neck = tube(
      [
        [0, h * 0.74, -d * 0.42],
        [0, h * 0.8, -d * 0.2],
        [0, h * 0.78, d * 0.1],
        [0, h * 0.97, d * 0.42],
      ],
      0.035,
    )
    const strings = Array.from({ length: 14 }, (_, place) => {
      const t = (place + 1) / 15
      return rod(
        [0, h * (0.1 + 0.6 * (1 - t)), d * (0.3 - 0.7 * (1 - t))],
        [0, h * (0.79 + 0.12 * t * t), d * (-0.4 + 0.78 * t)],
        0.0025,
        5,
      )
    })
    return {
      parts: [
        part(
          'body',
          'wood',
          soundBox,
          neck,
          rod([0, h * 0.05, d * 0.42], [0, h * 0.98, d * 0.44], 0.035, 12),
          moved(roundedBox(w, h * 0.06, d * 0.5, 0.02), 0, 0, d * 0.24),
        ),
        tinted('#d8c48a', part('strings', 'metal', ...strings)),
      ],
    }
  },
}

/** A bell on a bent tube: trumpets, saxophones, horns. */
const brass: Family = {
  name: 'brass',
  role: 'small',
  placement: 'top',
  names: {
    trumpet: {},
    saxophone: { width: 0.65, height: 0.24 },
    trombone: { width: 0.9 },
    horn: {},
    'french horn': {},
    tuba: { width: 0.7, depth: 0.4, height: 0.4 },
    flute: { width: 0.66, depth: 0.04, height: 0.04, form: 'flute' },
    clarinet: { width: 0.65, depth: 0.05, height: 0.05, form: 'flute' },
    recorder: { width: 0.33, depth: 0.035, height: 0.035, form: 'flute' },
    harmonica: { width: 0.1, depth: 0.028, height: 0.028, form: 'flute' },
  },
  defaults: { width: 0.5, depth: 0.14, height: 0.16, form: 'bell' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const r = Math.min(d, h) / 2
    if (wordOf(parameters, 'form') === 'flute') {
      const keys = [-0.2, -0.1, 0, 0.1, 0.2, 0.3].map((x) => moved(cylinder(r * 0.3, r * 0.3, 10), x * w, r * 1.7, 0))
      return {
        parts: [
          part('body', 'metal', moved(turned(cylinder(r, w, 14), { z: -90 }), -w / 2, r, 0)),
          part('keys', 'metal', ...keys),
        ],
      }
    }
    const bell = moved(
      turned(
        lathe(
          [
            [r * 0.14, 0],
            [r * 0.2, w * 0.12],
            [r * 0.42, w * 0.24],
            [r, w * 0.32],
          ],
          22,
        ),
        { z: -90 },
      ),
      w * 0.18,
      h - r,
      0,
    )
    const pipe = tube(
      [
        [w * 0.2, h - r, 0],
        [-w * 0.36, h - r, 0],
        [-w * 0.44, h * 0.36, 0],
        [-w * 0.3, h * 0.12, 0],
        [w * 0.1, h * 0.12, 0],
        [w * 0.16, h * 0.3, 0],
        [w * 0.1, h * 0.46, 0],
        [-w * 0.48, h * 0.5, 0],
      ],
      r * 0.13,
    )
    return {
      parts: [
        tinted('#c9a24b', part('body', 'metal', bell, pipe)),
        tinted(
          '#b8b2a4',
          part(
            'valves',
            'metal',
            ...[-0.12, -0.03, 0.06].map((x) => moved(cylinder(r * 0.17, h * 0.66, 12), x * w, h * 0.16, 0)),
          ),
        ),
      ],
    }
  },
}

const musicStand: Family = {
  name: 'music-stand',
  role: 'large',
  placement: 'floor',
  names: {
    'music stand': {},
    'microphone stand': { form: 'microphone', width: 0.4, depth: 0.4, height: 1.5 },
    'mic stand': { form: 'microphone', width: 0.4, depth: 0.4, height: 1.5 },
    'iv stand': { form: 'microphone', width: 0.45, depth: 0.45, height: 1.8 },
  },
  defaults: { width: 0.5, depth: 0.45, height: 1.2, form: 'music' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const reach = Math.min(w, d) * 0.62
    const feet = [0, 120, 240].map((y) => turned(rod([0, 0.2, 0], [0, 0.012, reach], 0.011), { y }))
    if (wordOf(parameters, 'form') === 'microphone')
      return {
        parts: [
          part('body', 'metal', ...feet, rod([0, 0.15, 0], [0, h * 0.93, 0], 0.012)),
          part('head', 'metal', moved(ellipsoid(0.06, h * 0.07, 0.06, 14), 0, h * 0.93, 0)),
        ],
      }
    const desk = moved(turned(box(w, h * 0.26, 0.012, 0.003), { x: -20 }), 0, h * 0.76, 0.06)
    return {
      parts: [
        part(
          'body',
          'metal',
          ...feet,
          rod([0, 0.15, 0], [0, h * 0.86, 0], 0.012),
          desk,
          moved(box(w * 0.96, 0.012, 0.06), 0, h * 0.76, 0.08),
        ),
        tinted(
          '#f7f5ee',
          part('sheet', 'paper', moved(turned(box(w * 0.7, h * 0.2, 0.006), { x: -20 }), 0, h * 0.78, 0.065)),
        ),
      ],
    }
  },
}

export const stringsAndDrumsFamilies: readonly Family[] = [guitar, violin, drum, drumKit, harp, brass, musicStand]
