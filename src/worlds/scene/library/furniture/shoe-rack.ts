/** Racks for shoes, and ladders that lean. */
import type { Family } from '../../asset.ts'
import { box, cylinder, moved, tube, turned, type Vector } from '../../mesh/index.ts'
import { countOf, part, support } from '../build/part.ts'

export const shoeRack: Family = {
  name: 'shoe-rack',
  role: 'storage',
  placement: 'floor',
  names: {
    'shoe rack': {},
    'shoe shelf': {},
    'shoe stand': {},
    'shoe storage': {},
    'boot rack': { shelves: 1, height: 0.3 },
  },
  defaults: { width: 0.75, depth: 0.3, height: 0.52, shelves: 3 },
  clearance: { front: 0.3 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const count = countOf(parameters, 'shelves', 1, 6)
    const thick = 0.024
    const step = (height - 0.08) / count
    const levels = Array.from({ length: count }, (_, place) => 0.08 + step * place)
    const slat = box(width - thick, 0.014, depth / 5 - 0.012, 0.003)
    return {
      parts: [
        part(
          'body',
          'wood',
          ...[-1, 1].map((side) => moved(box(thick, height, depth, 0.004), side * (width / 2 - thick / 2), 0, 0)),
        ),
        part(
          'shelves',
          'wood',
          ...levels.flatMap((y) =>
            [-2, -1, 0, 1, 2].map((row) => moved(slat, 0, y - 0.014, (row * (depth - 0.02)) / 5)),
          ),
        ),
      ],
      supports: levels.map((y, place) =>
        support(
          'shelf',
          [0, y, 0],
          width - 2 * thick - 0.02,
          depth - 0.04,
          place === count - 1 ? Infinity : step - 0.02,
          `shelf-${place + 1}`,
        ),
      ),
    }
  },
}

/** Leans against shelves that are too high to reach. */
export const bookLadder: Family = {
  name: 'book-ladder',
  role: 'large',
  placement: 'floor',
  names: {
    'library ladder': {},
    'bookcase ladder': {},
    'bookshelf ladder': {},
    'blanket ladder': { height: 1.7, depth: 0.35 },
    'towel ladder': { height: 1.7, depth: 0.3 },
    'decorative ladder': { height: 1.7, depth: 0.35 },
  },
  defaults: { width: 0.46, depth: 0.6, height: 2.1 },
  build: ({ width, depth, height }) => {
    const thick = 0.032
    const x = width / 2 - thick / 2
    const at = (share: number): Vector => [0, height * share, depth / 2 - 0.02 - (depth - 0.04) * share]
    const stile = (side: number) =>
      tube(
        [
          [side * x, 0.004, depth / 2 - 0.02],
          [side * x, height - 0.004, -depth / 2 + 0.02],
        ],
        thick * 0.55,
        { segments: 8 },
      )
    const count = Math.max(3, Math.min(9, Math.round(height / 0.3)))
    const rungs = Array.from({ length: count }, (_, place) => {
      const [, y, z] = at((place + 0.7) / count)
      return moved(turned(cylinder(0.013, 2 * x, 10), { z: 90 }), x, y, z)
    })
    return { parts: [part('body', 'wood', stile(-1), stile(1)), part('rungs', 'wood', ...rungs)] }
  },
}
