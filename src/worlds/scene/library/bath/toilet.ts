/** Toilets and bidets: a bowl on a foot, a seat with a lid, and a cistern behind. */
import type { Family, Part } from '../../asset.ts'
import {
  box,
  cylinder,
  extrude,
  loft,
  moved,
  roundedBox,
  turned,
  tube,
  type Mesh,
  type Ring,
} from '../../mesh/index.ts'
import type { Point } from '../../room.ts'
import { named, part, support } from '../build/part.ts'

/** An egg, blunt behind: around the middle, its length along z. */
function egg(width: number, depth: number, steps = 24): readonly Point[] {
  return Array.from({ length: steps }, (_, place): Point => {
    const angle = (2 * Math.PI * place) / steps
    const [x, z] = [Math.sin(angle), Math.cos(angle)]
    // fuller at the back
    const full = z < 0 ? Math.sign(x) * Math.abs(x) ** 0.75 : x
    return [(full * width) / 2, (z * depth) / 2]
  })
}

const ring = (outline: readonly Point[], y: number, z = 0): Ring => outline.map(([x, at]) => [x, y, at + z] as const)

/** A hollow bowl on a foot that stands back. */
function bowl(width: number, depth: number, height: number): Mesh {
  return loft([
    ring(egg(width * 0.62, depth * 0.66), 0, -depth * 0.1),
    ring(egg(width * 0.56, depth * 0.6), height * 0.3, -depth * 0.1),
    ring(egg(width * 0.8, depth * 0.82), height * 0.68, -depth * 0.03),
    ring(egg(width * 0.97, depth * 0.97), height * 0.93),
    ring(egg(width, depth), height * 0.97),
    ring(egg(width * 0.96, depth * 0.96), height),
    ring(egg(width * 0.7, depth * 0.72), height),
    ring(egg(width * 0.6, depth * 0.62), height * 0.8),
    ring(egg(width * 0.25, depth * 0.26), height * 0.5),
  ])
}

export const toilet: Family = {
  name: 'toilet',
  role: 'bath',
  placement: 'floor',
  names: { toilet: {}, wc: {}, 'toilet seat': {}, 'water closet': {}, 'toilet bowl': {}, loo: {}, lavatory: {} },
  defaults: { width: 0.4, depth: 0.68, height: 0.78 },
  clearance: { front: 0.5, left: 0.15, right: 0.15 },
  build: ({ width, depth, height }) => {
    const seat = height * 0.52
    const tank = depth * 0.26
    const long = depth - tank + 0.04
    const z = depth / 2 - long / 2
    const wide = width * 0.92
    const back = -depth / 2 + tank / 2
    const lid = extrude(egg(wide, long * 0.9), 0.018, 0.006)
    return {
      parts: [
        part(
          'body',
          'ceramic',
          moved(bowl(wide, long, seat), 0, 0, z),
          moved(roundedBox(wide * 0.6, seat * 0.96, depth * 0.3, 0.03), 0, 0, back + 0.04),
          moved(roundedBox(width, height - seat - 0.03, tank, 0.025, 2), 0, seat - 0.004, back),
          moved(roundedBox(width, 0.03, tank + 0.006, 0.01), 0, height - 0.036, back),
        ),
        named(
          'seat',
          part(
            'seat',
            'plastic',
            moved(extrude(egg(wide * 1.01, long * 0.92), 0.016, 0.005), 0, seat + 0.001, z + long * 0.02),
            moved(lid, 0, seat + 0.02, z + long * 0.02),
          ),
          '#f4f3ef',
        ),
        part('button', 'metal', moved(cylinder(0.024, 0.008, 16, 0.002), 0, height - 0.008, back)),
      ],
      supports: [
        support('top', [width * 0.27, height - 0.006, back], width * 0.38, tank * 0.7),
        support('seat', [0, seat + 0.038, z + long * 0.02], wide * 0.5, long * 0.4),
      ],
    }
  },
}

export const bidet: Family = {
  name: 'bidet',
  role: 'bath',
  placement: 'floor',
  names: { bidet: {} },
  defaults: { width: 0.37, depth: 0.56, height: 0.48 },
  clearance: { front: 0.5 },
  build: ({ width, depth, height }) => {
    const rim = height * 0.83
    const tap = tube(
      [
        [0, rim - 0.01, -depth * 0.38],
        [0, height - 0.01, -depth * 0.38],
        [0, height - 0.012, -depth * 0.22],
      ],
      0.011,
    )
    return { parts: [part('body', 'ceramic', bowl(width, depth, rim)), part('tap', 'metal', tap)] }
  },
}

export const urinal: Family = {
  name: 'urinal',
  role: 'bath',
  placement: 'wall',
  names: { urinal: {} },
  defaults: { width: 0.36, depth: 0.34, height: 0.65 },
  build: ({ width, depth, height }) => {
    // every ring comes near the wall, none to the same place
    const backed = (wide: number, deep: number): readonly Point[] =>
      egg(wide, deep).map(([x, z]): Point => [x, z - (depth - deep) * 0.47])
    const shell = loft([
      ring(backed(width * 0.3, depth * 0.5), 0),
      ring(backed(width * 0.8, depth * 0.9), height * 0.2),
      ring(backed(width, depth), height * 0.38),
      ring(backed(width * 0.9, depth * 0.9), height * 0.4),
      ring(backed(width * 0.78, depth * 0.76), height * 0.4),
      ring(backed(width * 0.6, depth * 0.6), height * 0.22),
    ])
    const parts: Part[] = [
      part(
        'body',
        'ceramic',
        shell,
        moved(roundedBox(width * 0.86, height * 0.72, depth * 0.16, 0.02), 0, height * 0.28, -depth / 2 + depth * 0.08),
      ),
      part('tap', 'metal', moved(turned(cylinder(0.02, 0.05, 12, 0.004), { x: 90 }), 0, height * 0.88, -depth * 0.36)),
      part('drain', 'metal', moved(box(0.05, 0.01, 0.05, 0.002), 0, height * 0.22, 0)),
    ]
    return { parts }
  },
}
