/** Stoves with an oven, and tops to cook on. */
import type { Family } from '../../asset.ts'
import { box, moved, roundedBox, torus } from '../../mesh/index.ts'
import { STEEL, bar, dial } from '../build/appliance.ts'
import { colored, named, part, support } from '../build/part.ts'

export const stove: Family = {
  name: 'stove',
  role: 'appliance',
  placement: 'floor',
  names: {
    stove: {},
    oven: {},
    'kitchen stove': {},
    'kitchen oven': {},
    cooker: {},
    range: {},
    'gas stove': {},
    'electric stove': {},
    'stove top': {},
    'kitchen range': { width: 0.9 },
  },
  defaults: { width: 0.62, depth: 0.66, height: 0.92 },
  clearance: { front: 0.8 },
  build: ({ width, depth, height }) => {
    const deep = depth - 0.06
    const z = -(depth - deep) / 2
    const front = z + deep / 2
    const top = height - 0.014
    const panel = height * 0.13
    const doorHeight = height * 0.56
    const doorLow = top - panel - doorHeight
    const burners = [
      [-0.23, -0.2, 0.075],
      [0.23, -0.2, 0.06],
      [-0.23, 0.22, 0.06],
      [0.23, 0.22, 0.085],
    ] as const
    const dials = [-0.36, -0.18, 0.18, 0.36]
    return {
      parts: [
        colored(
          part(
            'body',
            'metal',
            moved(box(width, top - 0.05, deep, 0.004), 0, 0.05, z),
            moved(box(width - 0.06, 0.055, deep - 0.06), 0, 0, z),
          ),
          STEEL,
        ),
        named(
          'hob',
          part('hob', 'ceramic', moved(box(width - 0.01, 0.012, deep - 0.02, 0.003), 0, top - 0.001, z)),
          '#18191b',
        ),
        part(
          'burners',
          'metal',
          ...burners.map(([x, at, radius]) =>
            moved(torus(radius * (width / 0.62), 0.01, 24, 8), x * width, top + 0.003, z + at * deep),
          ),
        ),
        colored(
          part(
            'doors',
            'metal',
            moved(roundedBox(width - 0.012, doorHeight, 0.03, 0.008), 0, doorLow, front + 0.0145),
            moved(roundedBox(width - 0.012, doorLow - 0.06, 0.026, 0.008), 0, 0.056, front + 0.0125),
          ),
          STEEL,
        ),
        named(
          'window',
          part(
            'window',
            'glass',
            moved(box(width * 0.66, doorHeight * 0.5, 0.006, 0.001), 0, doorLow + doorHeight * 0.18, front + 0.0285),
          ),
          '#202326',
        ),
        colored(
          part('handles', 'metal', moved(bar(width * 0.74, false), 0, doorLow + doorHeight * 0.86, front + 0.029)),
          '#8e9498',
        ),
        named(
          'dials',
          colored(
            part(
              'dials',
              'plastic',
              ...dials.map((x) =>
                moved(dial(Math.min(0.02, panel * 0.2)), x * width, top - panel * 0.55, front - 0.002),
              ),
            ),
            '#2b2d30',
          ),
        ),
      ],
      supports: [support('top', [0, height, z], width * 0.7, deep * 0.7)],
    }
  },
}

export const cooktop: Family = {
  name: 'cooktop',
  role: 'appliance',
  placement: 'top',
  names: { cooktop: {}, hob: {}, 'induction cooktop': {}, 'hot plate': { width: 0.3, depth: 0.3 }, stovetop: {} },
  defaults: { width: 0.58, depth: 0.5, height: 0.03 },
  build: ({ width, depth, height }) => ({
    parts: [
      named('body', part('body', 'ceramic', box(width, height * 0.93, depth, height * 0.15)), '#18191b'),
      part(
        'burners',
        'metal',
        ...(
          [
            [-0.24, -0.22],
            [0.24, -0.22],
            [-0.24, 0.22],
            [0.24, 0.22],
          ] as const
        ).map(([x, z]) =>
          moved(torus(Math.min(width, depth) * 0.16, height * 0.5, 24, 8), x * width, height * 0.5, z * depth),
        ),
      ),
    ],
    supports: [support('top', [0, height, 0], width * 0.7, depth * 0.7)],
  }),
}
