/** Open racks: shelves on steel posts, and ladder shelves that lean. */
import type { Family } from '../../asset.ts'
import { box, moved, type Mesh } from '../../mesh/index.ts'
import { sideways } from '../build/board.ts'
import { fourCorners } from '../build/legs.ts'
import { colored, countOf, part, support } from '../build/part.ts'

export const rack: Family = {
  name: 'rack',
  role: 'storage',
  placement: 'floor',
  names: {
    rack: {},
    'storage rack': {},
    'storage shelf': {},
    'metal shelf': {},
    'metal rack': {},
    'garage shelf': { width: 1.2, depth: 0.5 },
    'warehouse shelf': { width: 1.8, depth: 0.6, height: 2.2 },
    'industrial shelf': {},
    'utility shelf': {},
    'kitchen rack': { width: 0.6, height: 1.2, shelves: 4 },
    "baker's rack": { width: 0.75, height: 1.6 },
    'wine rack': { width: 0.6, depth: 0.3, height: 0.9, shelves: 5 },
    'server rack': { width: 0.6, depth: 0.9, height: 1.9, shelves: 8 },
    'book rack': { width: 0.8, depth: 0.32, height: 1.2, shelves: 4 },
    etagere: { width: 0.6, depth: 0.35, height: 1.8 },
  },
  defaults: { width: 0.95, depth: 0.42, height: 1.8, shelves: 5 },
  clearance: { front: 0.5 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const count = countOf(parameters, 'shelves', 2, 9)
    const post = Math.min(0.032, depth * 0.12)
    const foot = Math.min(0.1, height * 0.08)
    const step = (height - foot - 0.03) / (count - 0.5)
    const levels = Array.from({ length: count }, (_, place) => foot + place * step)
    const brace = sideways(
      [
        [-depth / 2 + post, 0],
        [-depth / 2 + post * 1.6, 0],
        [depth / 2 - post, 0.14],
        [depth / 2 - post * 1.6, 0.14],
      ],
      0.006,
      0,
    )
    return {
      parts: [
        colored(
          part(
            'frame',
            'metal',
            ...fourCorners(width, depth, post / 2).map(([x, z]) => moved(box(post, height, post, 0.003), x, 0, z)),
            ...[-1, 1].map((side) => moved(brace, side * (width / 2 - post / 2), foot + step * 0.5, 0)),
          ),
          '#6f767b',
        ),
        part('body', 'wood', ...levels.map((y) => moved(box(width - 0.01, 0.024, depth - 0.01, 0.002), 0, y, 0))),
      ],
      supports: levels.map((y, place) =>
        support(
          place === count - 1 ? 'top' : 'shelf',
          [0, y + 0.024, 0],
          width - 2 * post - 0.02,
          depth - 0.05,
          place === count - 1 ? Infinity : step - 0.03,
          `shelf-${place + 1}`,
        ),
      ),
    }
  },
}

export const ladderShelf: Family = {
  name: 'ladder-shelf',
  role: 'storage',
  placement: 'floor',
  names: {
    'ladder shelf': {},
    'ladder bookshelf': {},
    'leaning shelf': {},
    'plant shelf': { height: 1.1, shelves: 3 },
    'corner shelf': { width: 0.4, depth: 0.4, height: 1.5 },
  },
  defaults: { width: 0.6, depth: 0.42, height: 1.75, shelves: 4 },
  clearance: { front: 0.3 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const count = countOf(parameters, 'shelves', 2, 7)
    const thick = 0.03
    const [front, rear] = [depth / 2, -depth / 2]
    const stile = sideways(
      [
        [front - 0.04, 0],
        [front, 0],
        [rear + 0.05, height],
        [rear, height],
      ],
      thick,
      0.003,
    )
    const shelfBoards: Mesh[] = []
    const levels = Array.from({ length: count }, (_, place) => {
      const y = height * (0.12 + (0.78 * place) / (count - 0.2))
      const reach = front - 0.03 - (y / height) * (depth - 0.06) - rear
      shelfBoards.push(moved(box(width - 2 * thick + 0.006, 0.02, reach, 0.002), 0, y, rear + reach / 2))
      return { y, reach }
    })
    const step = (height * 0.78) / (count - 0.2)
    return {
      parts: [
        part(
          'body',
          'wood',
          ...[-1, 1].map((side) => moved(stile, side * (width / 2 - thick / 2), 0, 0)),
          moved(box(width - thick, 0.04, 0.018, 0.002), 0, height - 0.06, rear + 0.03),
        ),
        part('shelves', 'wood', ...shelfBoards),
        part(
          'posts',
          'wood',
          ...[-1, 1].map((side) =>
            moved(box(0.018, height * 0.95, 0.018), side * (width / 2 - thick / 2), 0, rear + 0.012),
          ),
        ),
      ],
      supports: levels.map(({ y, reach }, place) =>
        support(
          'shelf',
          [0, y + 0.02, rear + reach / 2],
          width - 2 * thick - 0.02,
          reach - 0.03,
          place === count - 1 ? height - y - 0.09 : step - 0.03,
          `shelf-${place + 1}`,
        ),
      ),
    }
  },
}
