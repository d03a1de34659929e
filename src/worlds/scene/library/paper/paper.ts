/** Books, papers, and what one writes with. */
import type { Family, Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cone, cylinder } from '../../mesh/lathe.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { countOf, part, support } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'

const COVERS = ['#7c3b35', '#2f4d63', '#8a7a4c', '#4d6547', '#5b4466', '#b08448']

/** A closed book lying with its spine to the left: boards around pages. */
function bookParts(w: number, h: number, d: number): readonly Part[] {
  const board = Math.min(0.004, h * 0.14)
  return [
    part(
      'body',
      'paper',
      box(w, board, d),
      moved(box(w, board, d), 0, h - board, 0),
      moved(box(w * 0.03, h * 0.94, d * 0.997), -w * 0.484, h * 0.03, 0),
    ),
    tinted(
      '#f3eddf',
      part('pages', 'paper', moved(box(w * 0.95, h - board * 1.9, d * 0.95), w * 0.005, board * 0.95, 0)),
    ),
  ]
}

const book: Family = {
  name: 'book',
  role: 'small',
  placement: 'top',
  names: {
    book: {},
    notebook: { height: 0.018 },
    journal: { height: 0.02 },
    diary: { height: 0.02 },
    cookbook: { width: 0.2, depth: 0.26 },
    textbook: { width: 0.2, depth: 0.26, height: 0.035 },
    magazine: { width: 0.21, depth: 0.28, height: 0.01 },
    'photo album': { width: 0.28, depth: 0.28, height: 0.04 },
    folder: { width: 0.24, depth: 0.31, height: 0.02 },
    binder: { width: 0.28, depth: 0.31, height: 0.05 },
    newspaper: { width: 0.3, depth: 0.38, height: 0.012 },
    planner: { height: 0.02 },
    sketchbook: { width: 0.22, depth: 0.3, height: 0.018 },
    menu: { width: 0.2, depth: 0.28, height: 0.01 },
    'guest book': { width: 0.24, depth: 0.3 },
    atlas: { width: 0.28, depth: 0.36 },
    bible: { height: 0.045 },
    'comic book': { width: 0.18, depth: 0.26, height: 0.01 },
  },
  defaults: { width: 0.16, depth: 0.23, height: 0.03 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: bookParts(w, h, d),
    supports: [support('top', [0, h, 0], w * 0.9, d * 0.9)],
  }),
}

const bookStack: Family = {
  name: 'book-stack',
  role: 'small',
  placement: 'top',
  names: {
    'stack of books': {},
    'book stack': {},
    'pile of books': {},
    books: {},
    'stack of magazines': { height: 0.08 },
  },
  defaults: { width: 0.25, depth: 0.2, height: 0.16, count: 5 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const count = countOf(parameters, 'count', 2, 10)
    const each = h / count
    const parts = Array.from({ length: count }, (_, place) => {
      const size = 1 - 0.05 * ((place * 3) % 4)
      const lay = (made: Part) => moved(turned(made.mesh, { y: ((place * 37) % 11) - 5 }), 0, each * place, 0)
      const [cover, pages] = bookParts(w * 0.92 * size, each * 0.99, d * 0.86 * size)
      return [
        {
          ...tinted(COVERS[place % COVERS.length]!, cover!),
          name: `book ${place + 1}`,
          slot: place === 0 ? 'body' : `book-${place + 1}`,
          mesh: lay(cover!),
        },
        { ...pages!, name: `pages ${place + 1}`, mesh: lay(pages!) },
      ]
    }).flat()
    return { parts, supports: [support('top', [0, h - each * 0.01, 0], w * 0.7, d * 0.65)] }
  },
}

/** Standing side by side. */
const bookRow: Family = {
  name: 'book-row',
  role: 'small',
  placement: 'top',
  names: {
    'row of books': {},
    'set of books': {},
    'collection of books': {},
    encyclopedia: { width: 0.5 },
    bookend: { width: 0.3 },
  },
  defaults: { width: 0.4, depth: 0.18, height: 0.26 },
  build: ({ width: w, depth: d, height: h }) => {
    const count = Math.max(3, Math.min(24, Math.round(w / 0.035)))
    const each = w / count
    const groups = [0, 1, 2, 3].map((color) =>
      Array.from({ length: count }, (_, place) => place).filter((place) => (place * 7) % 4 === color),
    )
    return {
      parts: groups
        .filter((places) => places.length > 0)
        .map((places, color) => ({
          ...tinted(
            COVERS[color]!,
            part(
              color === 0 ? 'body' : `books-${color + 1}`,
              'paper',
              ...places.map((place) =>
                moved(
                  box(each * 0.94, h * (1 - 0.06 * ((place * 5) % 4)), d * (1 - 0.05 * ((place * 3) % 3)), 0.002),
                  (place + 0.5) * each - w / 2,
                  0,
                  0,
                ),
              ),
            ),
          ),
          name: `books ${color + 1}`,
        })),
    }
  },
}

/** Sheets, a little out of line. */
const paperStack: Family = {
  name: 'paper-stack',
  role: 'small',
  placement: 'top',
  names: {
    paper: {},
    'stack of papers': { height: 0.04 },
    papers: {},
    document: {},
    letter: { height: 0.006 },
    envelope: { width: 0.22, depth: 0.11, height: 0.006 },
    'sheet of paper': { height: 0.006 },
    notepad: { width: 0.15, depth: 0.21, height: 0.015 },
    'sticky note': { width: 0.08, depth: 0.08, height: 0.012 },
    postcard: { width: 0.15, depth: 0.1, height: 0.006 },
    'recipe card': { width: 0.15, depth: 0.1, height: 0.006 },
    'playing cards': { width: 0.065, depth: 0.09, height: 0.02 },
    'deck of cards': { width: 0.065, depth: 0.09, height: 0.02 },
    blueprint: { width: 0.6, depth: 0.42, height: 0.006 },
    'sheet music': { height: 0.008 },
  },
  defaults: { width: 0.21, depth: 0.297, height: 0.018 },
  build: ({ width: w, depth: d, height: h }) => {
    const layers = 3
    const sheets = Array.from({ length: layers }, (_, layer) =>
      moved(turned(box(w * 0.96, (h / layers) * 0.99, d * 0.97), { y: (layer - 1) * 1.5 }), 0, (h / layers) * layer, 0),
    )
    return { parts: [tinted('#f7f5ee', part('body', 'paper', ...sheets))] }
  },
}

const pen: Family = {
  name: 'pen',
  role: 'small',
  placement: 'top',
  names: {
    pen: {},
    pencil: {},
    marker: { depth: 0.018, height: 0.018 },
    paintbrush: { width: 0.22 },
    brush: { width: 0.22, depth: 0.03, height: 0.03 },
    crayon: { width: 0.09 },
    chalk: { width: 0.08 },
    'makeup brush': { width: 0.18 },
    wand: { width: 0.35 },
    lipstick: { width: 0.07, depth: 0.018, height: 0.018 },
    flashlight: { width: 0.18, depth: 0.04, height: 0.04 },
  },
  defaults: { width: 0.15, depth: 0.012, height: 0.012 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(d, h) / 2
    const along = (mesh: ReturnType<typeof cylinder>, x: number) => moved(turned(mesh, { z: -90 }), x, r, 0)
    return {
      parts: [
        part('body', 'plastic', along(cylinder(r, w * 0.8, 10), -w / 2)),
        part('tip', 'metal', along(cone(r * 0.9, r * 0.15, w * 0.205, 10), w * 0.295)),
      ],
    }
  },
}

/** Two rings with blades. */
const scissors: Family = {
  name: 'scissors',
  role: 'small',
  placement: 'top',
  names: {
    scissors: {},
    pliers: {},
    shears: { width: 0.3 },
    'pair of scissors': {},
  },
  defaults: { width: 0.2, depth: 0.08, height: 0.012 },
  build: ({ width: w, depth: d, height: h }) => {
    const blade = (z: number, lift: number) =>
      moved(turned(box(w * 0.8, h * 0.4, d * 0.14), { y: z * 7 }), w * 0.1, lift, -z * d * 0.04)
    const loops = [-1, 1].map((z) => {
      const ring = Array.from(
        { length: 12 },
        (_, place) =>
          [
            -w * 0.36 + w * 0.13 * Math.cos((Math.PI * place) / 6),
            h / 2,
            z * d * 0.27 + d * 0.2 * Math.sin((Math.PI * place) / 6),
          ] as const,
      )
      return ring
    })
    return {
      parts: [
        part('body', 'metal', blade(1, 0), blade(-1, h * 0.58)),
        part(
          'handles',
          'plastic',
          ...loops.flatMap((ring) => ring.map((from, place) => rod(from, ring[(place + 1) % 12]!, h * 0.45, 6))),
        ),
      ],
    }
  },
}

export const paperFamilies: readonly Family[] = [book, bookStack, bookRow, paperStack, pen, scissors]
