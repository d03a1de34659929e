/** Shelves of a shop, deeper below. */
import type { Family } from '../../asset.ts'
import { box, moved } from '../../mesh/index.ts'
import { colored, countOf, part, support } from '../build/part.ts'

export const shopShelf: Family = {
  name: 'shop-shelf',
  role: 'storage',
  placement: 'floor',
  names: {
    'shop shelf': {},
    'store shelf': {},
    'supermarket shelf': {},
    'grocery shelf': {},
    'product shelf': {},
    'retail shelf': {},
    gondola: {},
    'merchandise shelf': {},
    'merchandise rack': {},
  },
  defaults: { width: 1.25, depth: 0.5, height: 1.6, shelves: 4 },
  clearance: { front: 0.7 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const count = countOf(parameters, 'shelves', 2, 8)
    const plinth = Math.min(0.14, height * 0.12)
    const step = (height - plinth - 0.04) / count
    const rear = -depth / 2
    const levels = Array.from({ length: count }, (_, place) => ({
      y: plinth + step * place,
      reach: place === 0 ? depth : depth * 0.82,
    }))
    return {
      parts: [
        colored(
          part(
            'body',
            'metal',
            moved(box(width - 0.01, height, 0.03, 0.002), 0, 0, rear + 0.016),
            box(width - 0.02, plinth, depth - 0.03),
          ),
          '#e2e4e5',
        ),
        colored(
          part(
            'shelves',
            'metal',
            ...levels.map(({ y, reach }) => moved(box(width, 0.025, reach, 0.003), 0, y, rear + reach / 2 + 0.0005)),
          ),
          '#e2e4e5',
        ),
        colored(
          part(
            'labels',
            'plastic',
            ...levels.map(({ y, reach }) =>
              moved(box(width - 0.02, 0.035, 0.006, 0.001), 0, y - 0.004, rear + reach + 0.002),
            ),
          ),
          '#d8483a',
        ),
      ],
      supports: levels.map(({ y, reach }, place) =>
        support(
          'shelf',
          [0, y + 0.025, rear + 0.03 + reach / 2],
          width - 0.04,
          reach - 0.08,
          place === count - 1 ? Infinity : step - 0.03,
          `shelf-${place + 1}`,
        ),
      ),
    }
  },
}
