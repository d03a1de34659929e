/** Clocks, on walls, tables and floors. */
import type { Family, Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cylinder, ellipsoid, torus } from '../../mesh/lathe.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { part } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'
import { raised } from './walls-shapes.ts'

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

export const clocksFamilies: readonly Family[] = [wallClock, alarmClock, grandfatherClock]
