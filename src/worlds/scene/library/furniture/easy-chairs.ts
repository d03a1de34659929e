/** Chairs that rock or fold. */
import type { Family } from '../../asset.ts'
import { box, cushion, moved, tube, turned, type Mesh, type Vector } from '../../mesh/index.ts'
import type { Point } from '../../room.ts'
import { sideways } from '../build/board.ts'
import { part, support } from '../build/part.ts'

export const rockingChair: Family = {
  name: 'rocking-chair',
  role: 'seat',
  placement: 'floor',
  names: { 'rocking chair': {}, rocker: {}, 'nursing chair': {}, 'nursery chair': {} },
  defaults: { width: 0.64, depth: 0.92, height: 1.06 },
  clearance: { front: 0.5, back: 0.2 },
  build: ({ width, depth, height }) => {
    const seat = height * 0.42
    const [side, thick] = [width / 2 - 0.025, 0.032]
    const front = depth * 0.2
    const rear = -depth * 0.22
    const top = -depth * 0.4
    const runner = sideways(runnerOutline(depth, height * 0.1, 0.035), thick)
    const rod = (from: Vector, to: Vector, radius = 0.014) => tube([from, to], radius, { segments: 8 })
    const frame = [-1, 1].flatMap((at) => {
      const x = at * side
      return [
        moved(runner, x, 0, 0),
        rod([x, 0.02, front], [x, seat + 0.24, front - 0.02], 0.018),
        rod([x, 0.02, rear], [x * 0.95, seat, rear], 0.018),
        rod([x * 0.95, seat - 0.01, rear], [x * 0.9, height - 0.02, top], 0.018),
        moved(box(0.06, 0.022, depth * 0.5, 0.006), x, seat + 0.23, -0.03),
      ]
    })
    const spindles = [-2, -1, 0, 1, 2].map((at) =>
      rod([at * side * 0.34, seat, rear + 0.01], [at * side * 0.32, height - 0.05, top + 0.01], 0.008),
    )
    return {
      parts: [
        part(
          'body',
          'wood',
          ...frame,
          ...spindles,
          moved(box(side * 2 - 0.01, 0.035, depth * 0.46, 0.01), 0, seat - 0.03, 0),
          moved(turned(box(side * 1.86, 0.11, 0.024, 0.008), { x: -12 }), 0, height - 0.115, top + 0.012),
          rod([-side, height * 0.2, front], [side, height * 0.2, front], 0.01),
        ),
        part('cushion', 'fabric', moved(cushion(side * 1.8, 0.05, depth * 0.4, { crown: 0.012 }), 0, seat, 0.01)),
      ],
      supports: [support('seat', [0, seat + 0.05, 0.01], side, depth * 0.25)],
    }
  },
}

/** The arc on the floor, from behind to the front. */
function runnerOutline(depth: number, rise: number, thick: number): readonly Point[] {
  const steps = 12
  const arc = (up: number) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const share = (2 * step) / steps - 1
      return [(depth / 2) * share, up + rise * share * share]
    })
  return [...arc(0), ...arc(thick).toReversed()]
}

export const foldingChair: Family = {
  name: 'folding-chair',
  role: 'seat',
  placement: 'floor',
  names: {
    'folding chair': {},
    'fold-up chair': {},
    'camping chair': { width: 0.55 },
    'camp chair': { width: 0.55 },
    "director's chair": { width: 0.58, height: 0.88 },
    'beach chair': { width: 0.58, height: 0.7 },
    'lawn chair': { width: 0.56 },
    'event chair': {},
  },
  defaults: { width: 0.46, depth: 0.5, height: 0.8 },
  clearance: { front: 0.3 },
  build: ({ width, depth, height }) => {
    const seat = height * 0.56
    const radius = 0.011
    const [x, inner] = [width / 2 - radius, width / 2 - radius * 3.2]
    const [front, rear] = [depth / 2 - radius, -depth / 2 + radius]
    // legs cross; the longer pair goes on to the back
    const long = (side: number): readonly Vector[] => [
      [side * x, 0, front],
      [side * x, seat, rear * 0.55],
      [side * x, height, rear * 0.95],
    ]
    const short = (side: number): readonly Vector[] => [
      [side * inner, 0, rear],
      [side * inner, seat - 0.01, front * 0.75],
    ]
    const rod = (y: number, z: number, wide: number): Mesh =>
      tube(
        [
          [-wide, y, z],
          [wide, y, z],
        ],
        radius * 0.8,
        { segments: 6 },
      )
    const slatDepth = depth * 0.24
    return {
      parts: [
        part(
          'frame',
          'metal',
          ...[-1, 1].flatMap((side) => [tube(long(side), radius), tube(short(side), radius)]),
          rod(height * 0.15, depth * 0.36, x),
          rod(height * 0.15, -depth * 0.28, inner),
          rod(height - 0.02, rear * 0.94, x),
        ),
        part(
          'body',
          'fabric',
          ...[0, 1].map((slat) =>
            moved(
              box(inner * 2 - 0.004, 0.022, slatDepth * 1.4, 0.008),
              0,
              seat - 0.004,
              -depth * 0.1 + slat * slatDepth * 1.45,
            ),
          ),
          moved(
            turned(box(x * 2 - 0.012, (height - seat) * 0.5, 0.016, 0.006), { x: -14 }),
            0,
            seat + (height - seat) * 0.46,
            rear * 0.76,
          ),
        ),
      ],
      supports: [support('seat', [0, seat + 0.018, depth * 0.04], inner, depth * 0.3)],
    }
  },
}
