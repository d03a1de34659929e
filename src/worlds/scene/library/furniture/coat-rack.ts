/** Where coats are hung: stands, and hooks on the wall. */
import type { Family } from '../../asset.ts'
import { box, lathe, moved, sphere, tube, type Vector } from '../../mesh/index.ts'
import { countOf, part } from '../build/part.ts'

export const coatRack: Family = {
  name: 'coat-rack',
  role: 'storage',
  placement: 'floor',
  names: {
    'coat rack': {},
    'coat stand': {},
    'coat tree': {},
    'hat stand': {},
    'hat rack': {},
    'coat hanger': {},
    'hall tree': {},
    'standing coat rack': {},
  },
  defaults: { width: 0.46, depth: 0.46, height: 1.78 },
  clearance: { front: 0.3 },
  build: ({ width, depth, height }) => {
    const [rx, rz] = [width / 2 - 0.012, depth / 2 - 0.012]
    const around = (degrees: number, out: number, y: number): Vector => {
      const angle = (degrees * Math.PI) / 180
      return [rx * out * Math.sin(angle), y, rz * out * Math.cos(angle)]
    }
    const pole = lathe(
      [
        [0.02, height * 0.08],
        [0.022, height * 0.4],
        [0.019, height * 0.9],
        [0.026, height * 0.95],
        [0.018, height * 0.975],
        [0, height],
      ],
      14,
    )
    const feet = [0, 90, 180, 270].map((degrees) =>
      tube(
        [around(degrees, 0.02, height * 0.16), around(degrees, 0.5, height * 0.08), around(degrees, 1, 0.012)],
        [0.016, 0.015, 0.012],
      ),
    )
    const hooks = [0, 90, 180, 270].flatMap((degrees) => [
      tube(
        [
          around(degrees, 0.02, height * 0.86),
          around(degrees, 0.45, height * 0.87),
          around(degrees, 0.62, height * 0.93),
        ],
        0.009,
      ),
      tube(
        [
          around(degrees + 45, 0.02, height * 0.74),
          around(degrees + 45, 0.3, height * 0.745),
          around(degrees + 45, 0.42, height * 0.79),
        ],
        0.008,
      ),
    ])
    return { parts: [part('body', 'wood', pole, ...feet), part('hooks', 'wood', ...hooks)] }
  },
}

export const wallHooks: Family = {
  name: 'wall-hooks',
  role: 'storage',
  placement: 'wall',
  names: {
    'wall hook': {},
    'coat hook': {},
    hook: { width: 0.12, hooks: 1 },
    'hook rack': {},
    'wall coat rack': {},
    'wall-mounted coat rack': {},
    'key rack': { width: 0.3, height: 0.1 },
    'key holder': { width: 0.3, height: 0.1 },
  },
  defaults: { width: 0.7, depth: 0.09, height: 0.14, hooks: 5 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const rear = -depth / 2
    const count = countOf(parameters, 'hooks', 1, 12)
    const size = Math.min(0.008, height * 0.06)
    const hooks = Array.from({ length: count }, (_, place) => {
      const x = ((place + 0.5) / count - 0.5) * width * 0.94
      return tube(
        [
          [x, height * 0.55, rear + 0.012],
          [x, height * 0.34, rear + depth * 0.4],
          [x, height * 0.34, depth / 2 - size * 2.2],
          [x, height * 0.6, depth / 2 - size * 1.3],
        ],
        size,
        { segments: 8 },
      )
    })
    const balls = Array.from({ length: count }, (_, place) =>
      moved(
        sphere(size * 1.3, 10),
        ((place + 0.5) / count - 0.5) * width * 0.94,
        height * 0.58,
        depth / 2 - size * 1.3,
      ),
    )
    return {
      parts: [
        part('body', 'wood', moved(box(width, height, 0.02, 0.004), 0, 0, rear + 0.01)),
        part('hooks', 'metal', ...hooks, ...balls),
      ],
    }
  },
}
