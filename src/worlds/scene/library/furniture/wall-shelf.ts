/** Shelves on the wall: a board that floats, or stands on brackets. */
import type { Family } from '../../asset.ts'
import { box, moved } from '../../mesh/index.ts'
import { sideways } from '../build/board.ts'
import { countOf, part, support, wordOf } from '../build/part.ts'

export const wallShelf: Family = {
  name: 'wall-shelf',
  role: 'storage',
  placement: 'wall',
  names: {
    'wall shelf': {},
    'floating shelf': {},
    shelf: {},
    'wall-mounted shelf': {},
    'wall mounted shelf': {},
    'hanging shelf': {},
    'picture ledge': { depth: 0.11, height: 0.05 },
    ledge: { depth: 0.12, height: 0.05 },
    'spice rack': { width: 0.45, depth: 0.1, height: 0.4, shelves: 3 },
    'bracket shelf': { style: 'rustic', height: 0.2 },
    'wall shelving': { height: 0.75, shelves: 3 },
    'wall bookshelf': { height: 0.75, shelves: 3 },
    'display ledge': { depth: 0.12, height: 0.05 },
  },
  defaults: { width: 0.9, depth: 0.22, height: 0.04, shelves: 1, style: 'modern' },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const count = countOf(parameters, 'shelves', 1, 6)
    const rear = -depth / 2
    if (count > 1) {
      const thick = 0.018
      const step = (height - thick) / count
      const levels = Array.from({ length: count }, (_, place) => step * place + 0.004)
      return {
        parts: [
          part(
            'body',
            'wood',
            ...levels.map((y) => moved(box(width - 0.02, thick, depth - 0.004, 0.002), 0, y, 0)),
            ...[-1, 1].map((side) => moved(box(thick, height, depth, 0.002), side * (width / 2 - thick / 2), 0, 0)),
          ),
        ],
        supports: levels.map((y, place) =>
          support(
            'shelf',
            [0, y + thick, 0],
            width - 0.06,
            depth - 0.02,
            place === count - 1 ? Infinity : step - thick - 0.01,
            `shelf-${place + 1}`,
          ),
        ),
      }
    }
    const hasBrackets = wordOf(parameters, 'style') !== 'modern' && height > 0.08
    const thick = hasBrackets ? 0.03 : height
    const low = height - thick + 0.002
    const bracket = sideways(
      [
        [rear, 0],
        [rear + 0.02, 0],
        [rear + depth * 0.85, low],
        [rear, low],
      ],
      0.022,
    )
    return {
      parts: [
        part('body', 'wood', moved(box(width, thick, depth, 0.003), 0, height - thick, 0)),
        ...(hasBrackets
          ? [part('brackets', 'metal', ...[-1, 1].map((side) => moved(bracket, side * width * 0.36, 0, 0)))]
          : []),
      ],
      supports: [support('top', [0, height, 0], width - 0.02, depth - 0.02)],
    }
  },
}
