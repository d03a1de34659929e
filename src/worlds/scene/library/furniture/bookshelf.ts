/** Bookshelves: real boards to put things on, with a few books where they are wanted. */
import type { Family, Support } from '../../asset.ts'
import { box, moved } from '../../mesh/index.ts'
import { booksIn } from '../build/books.ts'
import { carcass } from '../build/carcass.ts'
import { countOf, part, support, wordOf } from '../build/part.ts'

export const bookshelf: Family = {
  name: 'bookshelf',
  role: 'storage',
  placement: 'floor',
  names: {
    bookshelf: { books: true },
    bookcase: { books: true },
    'book shelf': { books: true },
    'book case': { books: true },
    'tall bookshelf': { books: true, height: 2.2 },
    'low bookshelf': { books: true, height: 0.9, width: 1.1, shelves: 2 },
    'small bookshelf': { books: true, height: 0.95, width: 0.7, shelves: 3 },
    'shelf unit': {},
    'shelving unit': {},
    shelving: {},
    shelves: {},
    'standing shelf': {},
    'open shelf': {},
    'open shelving': {},
    'display shelf': {},
    'cube shelf': { width: 1.12, height: 1.12, columns: 3, shelves: 3, depth: 0.38 },
    'cube storage': { width: 1.12, height: 1.12, columns: 3, shelves: 3, depth: 0.38 },
    cubby: { width: 1.12, height: 0.78, columns: 3, shelves: 2, depth: 0.38 },
    'toy shelf': { width: 1.0, height: 0.8, columns: 2, shelves: 2, depth: 0.36 },
    'record shelf': { width: 0.8, height: 0.8, columns: 2, shelves: 2, depth: 0.38 },
    'magazine rack': { width: 0.4, height: 0.8, shelves: 3, depth: 0.25 },
  },
  defaults: { width: 0.85, depth: 0.32, height: 1.85, shelves: 5, columns: 1, books: false, style: 'modern' },
  clearance: { front: 0.4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const fields = countOf(parameters, 'shelves', 1, 9)
    const columns = countOf(parameters, 'columns', 1, 6)
    const thickness = wordOf(parameters, 'style') === 'rustic' ? 0.032 : 0.02
    const base = Math.min(0.06, height * 0.05)
    const { meshes, shelves } = carcass({ width, height, depth, base, thickness, fields, columns })
    const full = parameters['books'] === true ? shelves.filter((_, place) => place % 2 === 1 || place === 0) : []
    return {
      parts: [
        part('body', 'wood', ...meshes, moved(box(width - 0.03, base + 0.004, depth - 0.05), 0, 0, -0.01)),
        ...booksIn(full.map((shelf, place) => rowOn(shelf, place))),
      ],
      supports: [
        support('top', [0, height, 0], width - 0.02, depth - 0.02),
        // what is left free beside the books
        ...shelves.map((shelf) => (full.includes(shelf) ? besideBooks(shelf) : shelf)),
      ],
    }
  },
}

const BOOKS_SHARE = 0.5

const rowOn = ({ at, width, depth, clearHeight }: Support, place: number) => ({
  x: at.x - width / 2,
  y: at.y,
  z: at.z - 0.004,
  width: width * BOOKS_SHARE,
  height: clearHeight,
  depth,
  seed: `shelf ${place}`,
})

const besideBooks = (shelf: Support): Support => ({
  ...shelf,
  at: { ...shelf.at, x: shelf.at.x + (shelf.width * BOOKS_SHARE) / 2 },
  width: shelf.width * (1 - BOOKS_SHARE) - 0.02,
})
