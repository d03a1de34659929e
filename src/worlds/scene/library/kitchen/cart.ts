/** Carts on castors, with shelves one above the other. */
import type { Family } from '../../asset.ts'
import { box, cylinder, moved, tube, turned } from '../../mesh/index.ts'
import { colored, countOf, part, support } from '../build/part.ts'

export const cart: Family = {
  name: 'cart',
  role: 'storage',
  placement: 'floor',
  names: {
    cart: {},
    'kitchen cart': {},
    'bar cart': {},
    'serving cart': {},
    trolley: {},
    'utility cart': {},
    'tea trolley': {},
    'rolling cart': {},
    'library cart': { height: 1.05, shelves: 3 },
    'book cart': { height: 1.05, shelves: 3 },
    'cleaning cart': {},
    'storage trolley': {},
  },
  defaults: { width: 0.72, depth: 0.42, height: 0.86, shelves: 3 },
  clearance: { front: 0.4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const count = countOf(parameters, 'shelves', 2, 5)
    const wheel = Math.min(0.07, height * 0.1)
    const radius = 0.011
    const [x, z] = [width / 2 - 0.03, depth / 2 - radius - 0.004]
    const corners = [-1, 1].flatMap((side) => [-1, 1].map((way) => [side * x, way * z] as const))
    const low = wheel + 0.05
    const top = height * 0.9
    const step = (top - low) / (count - 1)
    const levels = Array.from({ length: count }, (_, place) => low + place * step)
    const handle = tube(
      [
        [x, top - 0.01, -z + 0.0005],
        [x + 0.02, height - 0.012, -z + 0.0005],
        [x + 0.02, height - 0.012, z - 0.0005],
        [x, top - 0.01, z - 0.0005],
      ],
      radius * 0.9,
    )
    return {
      parts: [
        part(
          'frame',
          'metal',
          ...corners.map(([px, pz]) => moved(cylinder(radius, top + 0.01 - wheel, 10), px, wheel - 0.004, pz)),
          handle,
        ),
        part(
          'body',
          'wood',
          ...levels.map((y) => moved(box(width - 0.04, 0.018, depth - 0.006, 0.004), -0.004, y - 0.018, 0)),
        ),
        colored(
          part(
            'castors',
            'plastic',
            ...corners.map(([px, pz]) =>
              moved(turned(cylinder(wheel / 2, 0.024, 14, 0.004), { z: 90 }), px + 0.012, wheel / 2, pz),
            ),
          ),
          '#2b2d30',
        ),
      ],
      supports: levels.map((y, place) =>
        support(
          place === count - 1 ? 'top' : 'shelf',
          [0, y, 0],
          width - 0.12,
          depth - 0.06,
          place === count - 1 ? Infinity : step - 0.03,
          `shelf-${place + 1}`,
        ),
      ),
    }
  },
}
