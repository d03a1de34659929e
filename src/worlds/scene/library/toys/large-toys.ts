/** Toys that need room: doll houses, tents, rocking horses, bicycles. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { extrude } from '../../mesh/extrude.ts'
import { cone, ellipsoid, torus } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'

/** Open in front, with rooms on two floors. */
const dollHouse: Family = {
  name: 'doll-house',
  role: 'large',
  placement: 'floor',
  names: {
    'doll house': {},
    dollhouse: {},
    "doll's house": {},
    'toy house': {},
    'toy kitchen': { width: 0.8, height: 0.95 },
    'play kitchen': { width: 0.8, height: 0.95 },
    playhouse: { width: 1.1, depth: 0.9, height: 1.3 },
    'dog house': { width: 0.7, depth: 0.8, height: 0.75 },
    kennel: { width: 0.7, depth: 0.8, height: 0.75 },
    birdhouse: { width: 0.2, depth: 0.2, height: 0.3 },
    'toy castle': {},
  },
  defaults: { width: 0.75, depth: 0.35, height: 0.85 },
  build: ({ width: w, depth: d, height: h }) => {
    const eaves = h * 0.66
    const board = Math.min(0.014, w * 0.02)
    const walls = [-1, 1].map((x) => moved(box(board, eaves, d * 0.96), x * (w * 0.46), 0, 0))
    const floors = [0.005, eaves * 0.48, eaves * 0.96].map((y) =>
      moved(box(w * 0.92 - board * 0.5, board, d * 0.955), 0, y, 0),
    )
    const slope = (Math.atan2(h - eaves, w / 2) * 180) / Math.PI
    const roof = [-1, 1].map((x) =>
      moved(
        turned(box(Math.hypot(w / 2, h - eaves), board, d, 0.002), { z: -x * slope }),
        (x * w) / 4,
        eaves + (h - eaves) / 2 - board,
        0,
      ),
    )
    return {
      parts: [
        part(
          'body',
          'wood',
          ...walls,
          ...floors,
          moved(box(w * 0.93, eaves, board * 0.8), 0, 0, -d * 0.465),
          moved(box(board * 0.9, eaves * 0.95, d * 0.9), w * 0.02, 0.006, -0.004),
        ),
        tinted('#b0524a', part('roof', 'wood', ...roof)),
      ],
      supports: [
        support('shelf', [-w * 0.22, eaves * 0.48 + board, 0], w * 0.36, d * 0.8, eaves * 0.44, 'upper floor'),
      ],
    }
  },
}

/** A teepee of cloth on poles. */
const tent: Family = {
  name: 'tent',
  role: 'large',
  placement: 'floor',
  names: {
    tent: {},
    'play tent': {},
    teepee: {},
    tepee: {},
    tipi: {},
    'kids tent': {},
    wigwam: {},
    'canopy tent': { width: 2, depth: 2, height: 2.1 },
  },
  defaults: { width: 1.15, depth: 1.15, height: 1.55 },
  clearance: { front: 0.5 },
  build: ({ width: w, depth: d, height: h }) => {
    const [x, z] = [w * 0.47, d * 0.47]
    const top = h * 0.86
    const poles = [-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) => rod([sx * x, 0.01, sz * z], [-sx * x * 0.16, h - 0.01, -sz * z * 0.16], 0.014)),
    )
    const side = (from: readonly [number, number], to: readonly [number, number], opening: number) => {
      const [ax, az] = from
      const [bx, bz] = to
      const length = Math.hypot(bx - ax, bz - az)
      const slant = Math.hypot(top, z)
      const flap = (left: number, right: number) =>
        extrude(
          [
            [left * length, 0],
            [right * length, 0],
            [length * 0.02 * Math.sign(left + right), -slant * 0.98],
          ],
          0.006,
        )
      const cloth =
        opening > 0
          ? [flap(-0.5, -opening), flap(opening, 0.5)]
          : [
              extrude(
                [
                  [-length / 2, 0],
                  [length / 2, 0],
                  [0.02 * length, -slant * 0.98],
                  [-0.02 * length, -slant * 0.98],
                ],
                0.006,
              ),
            ]
      const lean = (Math.atan2(z * 0.98, top) * 180) / Math.PI
      return cloth.map((mesh) => moved(turned(mesh, { x: 90 - lean }), 0, 0.012, z))
    }
    const front = side([-x, z], [x, z], 0.16)
    const others = [90, 180, 270].flatMap((y) => side([-x, z], [x, z], 0).map((mesh) => turned(mesh, { y })))
    return { parts: [part('body', 'fabric', ...front, ...others), part('poles', 'wood', ...poles)] }
  },
}

const rockingHorse: Family = {
  name: 'rocking-horse',
  role: 'large',
  placement: 'floor',
  names: { 'rocking horse': {}, 'toy horse': {}, 'hobby horse': {}, 'carousel horse': { height: 1.2, depth: 1.1 } },
  defaults: { width: 0.34, depth: 0.9, height: 0.78 },
  build: ({ width: w, depth: d, height: h }) => {
    const rocker = (x: number) =>
      tube(
        [-0.48, -0.28, 0, 0.28, 0.48].map((z) => [x * w * 0.42, 0.02 + h * 0.5 * z * z, z * d] as const),
        0.018,
      )
    const legs = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => rod([x * w * 0.2, h * 0.5, z * d * 0.2], [x * w * 0.42, h * 0.06, z * d * 0.28], 0.03)),
    )
    return {
      parts: [
        part(
          'body',
          'wood',
          moved(
            turned(moved(ellipsoid(w * 0.62, d * 0.62, h * 0.3, 16), 0, -d * 0.31, 0), { x: 90 }),
            0,
            h * 0.52,
            -d * 0.04,
          ),
          tube(
            [
              [0, h * 0.56, d * 0.18],
              [0, h * 0.78, d * 0.3],
              [0, h * 0.88, d * 0.34],
            ],
            [w * 0.22, w * 0.18, w * 0.15],
            { segments: 12 },
          ),
          moved(turned(ellipsoid(w * 0.3, h * 0.16, d * 0.26, 12), { x: 25 }), 0, h * 0.78, d * 0.36),
          ...[-1, 1].map((x) => moved(cone(w * 0.05, 0.003, h * 0.08, 8), x * w * 0.09, h * 0.92, d * 0.33)),
          ...legs,
        ),
        part(
          'rockers',
          'wood',
          rocker(-1),
          rocker(1),
          ...[-0.28, 0.28].map((z) =>
            rod([-w * 0.48, 0.02 + h * 0.06, z * d], [w * 0.48, 0.02 + h * 0.06, z * d], 0.015),
          ),
        ),
        part('saddle', 'leather', moved(roundedBox(w * 0.5, h * 0.06, d * 0.26, h * 0.02), 0, h * 0.65, -d * 0.04)),
        tinted(
          '#4a3524',
          part(
            'mane',
            'fabric',
            tube(
              [
                [0, h * 0.93, d * 0.26],
                [0, h * 0.76, d * 0.18],
                [0, h * 0.66, d * 0.08],
              ],
              w * 0.07,
            ),
            tube(
              [
                [0, h * 0.6, -d * 0.32],
                [0, h * 0.5, -d * 0.44],
                [0, h * 0.3, -d * 0.46],
              ],
              w * 0.07,
            ),
          ),
        ),
      ],
    }
  },
}

/** On two or three wheels. */
const bicycle: Family = {
  name: 'bicycle',
  role: 'large',
  placement: 'floor',
  names: {
    bicycle: {},
    bike: {},
    'mountain bike': {},
    tricycle: { width: 0.5, depth: 0.75, height: 0.6 },
    scooter: { width: 0.4, depth: 0.85, height: 0.9 },
    'kick scooter': { width: 0.4, depth: 0.85, height: 0.9 },
    motorcycle: { width: 0.75, depth: 2, height: 1.1 },
    'balance bike': { width: 0.4, depth: 0.85, height: 0.6 },
  },
  defaults: { width: 0.56, depth: 1.7, height: 1.05 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(h * 0.32, d * 0.22)
    const upright = (z: number) => moved(turned(torus(r * 0.93, r * 0.13, 28, 8), { z: 90 }), r * 0.065, r, z)
    const [back, front] = [-d / 2 + r, d / 2 - r]
    const spokes = [back, front].flatMap((z) =>
      [0, 45, 90, 135].map((x) => moved(turned(rod([0, -r * 0.9, 0], [0, r * 0.9, 0], 0.003, 5), { x }), 0, r, z)),
    )
    const crank = [0, r * 0.95, -d * 0.04] as const
    return {
      parts: [
        part(
          'body',
          'metal',
          rod([0, r, back], crank, 0.016),
          rod(crank, [0, h * 0.78, -d * 0.14], 0.018),
          rod([0, h * 0.7, -d * 0.13], [0, h * 0.76, front - d * 0.09], 0.018),
          rod(crank, [0, h * 0.7, front - d * 0.08], 0.018),
          rod([0, r, back], [0, h * 0.7, -d * 0.13], 0.013),
          rod([0, r, front], [0, h * 0.9, front - d * 0.11], 0.018),
        ),
        tinted('#232326', part('wheels', 'plastic', upright(back), upright(front))),
        part('spokes', 'metal', ...spokes),
        part('seat', 'leather', moved(roundedBox(0.14, 0.06, 0.26, 0.025), 0, h * 0.79, -d * 0.15)),
        part(
          'handlebar',
          'metal',
          tube(
            [
              [-w / 2, h * 0.96, front - d * 0.16],
              [-w * 0.2, h * 0.97, front - d * 0.12],
              [w * 0.2, h * 0.97, front - d * 0.12],
              [w / 2, h * 0.96, front - d * 0.16],
            ],
            0.014,
          ),
        ),
      ],
    }
  },
}

export const largeToysFamilies: readonly Family[] = [dollHouse, tent, rockingHorse, bicycle]
