/** Washing machines and dryers: a round door in a white box. */
import type { Family, Part } from '../../asset.ts'
import { box, cylinder, moved, roundedBox, scaled, sphere, torus, turned } from '../../mesh/index.ts'
import { colored, named, part, support } from '../build/part.ts'

function drumMachine(
  width: number,
  depth: number,
  height: number,
  isDark: boolean,
): { parts: readonly Part[] } & { z: number; deep: number } {
  const deep = depth - 0.05
  const z = -(depth - deep) / 2
  const front = z + deep / 2
  const radius = Math.min(width, height) * 0.29
  const middle = height * 0.46
  const panel = height * 0.14
  const ring = turned(torus(radius, 0.05, 32, 10), { x: 90 })
  const glass = turned(scaled(sphere(radius * 0.9, 24), 1, 0.16, 1), { x: 90 })
  const parts: Part[] = [
    colored(
      part(
        'body',
        'ceramic',
        moved(roundedBox(width, height - 0.02, deep, 0.012), 0, 0.02, z),
        ...[-1, 1].flatMap((side) =>
          [-1, 1].map((way) =>
            moved(cylinder(0.02, 0.024, 10), side * (width / 2 - 0.05), 0, z + way * (deep / 2 - 0.05)),
          ),
        ),
      ),
      '#f2f3f3',
    ),
    named('ring', part('ring', 'plastic', moved(ring, 0, middle, front - 0.012)), isDark ? '#3a3d42' : '#c9ccd0'),
    named('window', part('window', 'glass', moved(glass, 0, middle, front - 0.028)), '#22262b'),
    colored(
      part('panel', 'plastic', moved(box(width - 0.02, panel - 0.02, 0.01, 0.002), 0, height - panel, front + 0.003)),
      '#e3e5e6',
    ),
    part(
      'dials',
      'metal',
      moved(turned(cylinder(0.03, 0.026, 18, 0.004), { x: 90 }), width * 0.1, height - panel * 0.58, front + 0.006),
    ),
    named(
      'display',
      part(
        'display',
        'screen',
        moved(box(width * 0.22, panel * 0.34, 0.004), width * 0.32, height - panel * 0.75, front + 0.0085),
      ),
    ),
  ]
  return { parts, z, deep }
}

export const washingMachine: Family = {
  name: 'washing-machine',
  role: 'appliance',
  placement: 'floor',
  names: {
    'washing machine': {},
    washer: {},
    'clothes washer': {},
    'laundry machine': {},
    'front-loading washing machine': {},
  },
  defaults: { width: 0.6, depth: 0.62, height: 0.86 },
  clearance: { front: 0.7 },
  build: ({ width, depth, height }) => {
    const { parts, z, deep } = drumMachine(width, depth, height, false)
    return { parts, supports: [support('top', [0, height, z], width * 0.92, deep * 0.9)] }
  },
}

export const dryer: Family = {
  name: 'dryer',
  role: 'appliance',
  placement: 'floor',
  names: { dryer: {}, 'tumble dryer': {}, 'clothes dryer': {}, 'laundry dryer': {} },
  defaults: { width: 0.6, depth: 0.64, height: 0.86 },
  clearance: { front: 0.7 },
  build: ({ width, depth, height }) => {
    const { parts, z, deep } = drumMachine(width, depth, height, true)
    return { parts, supports: [support('top', [0, height, z], width * 0.92, deep * 0.9)] }
  },
}
