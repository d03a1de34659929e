/** Bath tubs and hot tubs. */
import type { Family } from '../../asset.ts'
import { basin, cylinder, extrude, lathe, moved, roundedOutline, tube } from '../../mesh/index.ts'
import { colored, named, part, support, wordOf } from '../build/part.ts'

export const bathtub: Family = {
  name: 'bathtub',
  role: 'bath',
  placement: 'floor',
  names: {
    bathtub: {},
    'bath tub': {},
    tub: {},
    bath: {},
    'freestanding bathtub': { style: 'modern' },
    'soaking tub': {},
    'clawfoot tub': { style: 'classic' },
    'clawfoot bathtub': { style: 'classic' },
    'baby bathtub': { width: 0.75, depth: 0.45, height: 0.25 },
  },
  defaults: { width: 1.7, depth: 0.76, height: 0.58, style: 'modern' },
  clearance: { front: 0.6 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const isClassic = wordOf(parameters, 'style') === 'classic'
    const foot = isClassic ? height * 0.2 : 0
    const round = depth * (isClassic ? 0.48 : 0.3)
    const tapHeight = Math.min(0.09, height * 0.15)
    const rim = height - tapHeight
    const shell = basin(
      roundedOutline(width, depth, round, 8),
      rim - foot,
      Math.min(0.06, depth * 0.09),
      Math.min(0.1, height * 0.18),
      depth * 0.06,
    )
    const feet = [-1, 1].flatMap((side) =>
      [-1, 1].map((way) =>
        moved(
          lathe(
            [
              [0.02, 0],
              [0.035, 0.015],
              [0.02, foot * 0.5],
              [0.045, foot + 0.02],
            ],
            12,
          ),
          side * width * 0.32,
          0,
          way * depth * 0.24,
        ),
      ),
    )
    const x = width / 2 - Math.min(0.05, width * 0.04)
    const tap = [
      moved(
        tube(
          [
            [0, 0, 0],
            [0, tapHeight * 0.85, 0],
            [-0.1, tapHeight - 0.003, 0],
            [-0.13, tapHeight * 0.6, 0],
          ],
          0.012,
        ),
        x,
        rim - 0.01,
        0,
      ),
    ]
    const handles = [-1, 1].map((way) => moved(cylinder(0.018, tapHeight * 0.7, 12, 0.003), x, rim - 0.006, way * 0.1))
    return {
      parts: [
        part('body', 'ceramic', moved(shell, 0, foot, 0)),
        part('tap', 'metal', ...tap, ...handles),
        named(
          'drain',
          part(
            'drain',
            'metal',
            moved(cylinder(0.022, 0.006, 14, 0.001), width * 0.26, foot + Math.min(0.1, height * 0.18) - 0.002, 0),
          ),
        ),
        ...(isClassic ? [part('legs', 'metal', ...feet)] : []),
      ],
      supports: [support('inside', [-width * 0.08, foot + Math.min(0.1, height * 0.18), 0], width * 0.5, depth * 0.35)],
    }
  },
}

export const hotTub: Family = {
  name: 'hot-tub',
  role: 'bath',
  placement: 'floor',
  names: { 'hot tub': {}, jacuzzi: {}, whirlpool: {}, 'corner bathtub': { width: 1.4, depth: 1.4, height: 0.6 } },
  defaults: { width: 1.9, depth: 1.9, height: 0.85 },
  clearance: { front: 0.6 },
  build: ({ width, depth, height }) => {
    const wall = Math.min(0.16, width * 0.1)
    const outline = roundedOutline(width, depth, Math.min(width, depth) * 0.18, 6)
    const inside = roundedOutline(width - 2 * wall - 0.01, depth - 2 * wall - 0.01, Math.min(width, depth) * 0.12, 6)
    return {
      parts: [
        colored(part('body', 'plastic', basin(outline, height, wall, height * 0.3)), '#e6e7e6'),
        named('water', part('water', 'water', moved(extrude(inside, 0.02, 0.002), 0, height * 0.8, 0)), '#8fc7d4'),
      ],
    }
  },
}
