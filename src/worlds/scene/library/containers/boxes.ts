/** Boxes: closed, with a lid, of slats, and for tools. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, support } from '../build/part.ts'

/** Closed, of cardboard or wood. */
const boxFamily: Family = {
  name: 'box',
  role: 'small',
  placement: 'floor',
  names: {
    box: {},
    'cardboard box': {},
    'moving box': {},
    'storage box': {},
    package: {},
    parcel: { width: 0.3, depth: 0.22, height: 0.16 },
    gift: { width: 0.26, depth: 0.26, height: 0.2 },
    'gift box': { width: 0.26, depth: 0.26, height: 0.2 },
    present: { width: 0.26, depth: 0.26, height: 0.2 },
    cooler: { width: 0.55, depth: 0.35, height: 0.38 },
    safe: { width: 0.45, depth: 0.42, height: 0.5 },
    mailbox: { width: 0.3, depth: 0.45, height: 0.35 },
  },
  defaults: { width: 0.45, depth: 0.35, height: 0.32 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'paper', box(w, h * 0.985, d, 0.004)),
      part(
        'tape',
        'paper',
        moved(box(w * 1.003, h * 0.2, d * 0.12), 0, h * 0.8, 0),
        moved(box(w * 0.34, h * 0.16, d * 1.003), 0, h * 0.3, 0),
      ),
    ],
    supports: [support('top', [w * 0.3, h * 0.985, d * 0.28], w * 0.3, d * 0.3)],
  }),
}

/** Small, with a lid, on a table or shelf. */
const casket: Family = {
  name: 'casket',
  role: 'small',
  placement: 'top',
  names: {
    'jewelry box': {},
    'small box': {},
    'music box': {},
    'shoe box': { width: 0.33, depth: 0.19, height: 0.12 },
    shoebox: { width: 0.33, depth: 0.19, height: 0.12 },
    'lunch box': {},
    'bread box': { width: 0.4, depth: 0.25, height: 0.2 },
    'first aid kit': { width: 0.26, depth: 0.18, height: 0.09 },
    'file box': { width: 0.36, depth: 0.27, height: 0.28 },
    'desk organizer': { width: 0.26, depth: 0.15, height: 0.13 },
    organizer: { width: 0.26, depth: 0.15, height: 0.13 },
    briefcase: { width: 0.42, depth: 0.12, height: 0.32 },
    'makeup box': {},
    container: { width: 0.22, depth: 0.16, height: 0.12 },
    'piggy bank': { width: 0.2, depth: 0.14, height: 0.14 },
  },
  defaults: { width: 0.24, depth: 0.16, height: 0.12 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'wood', roundedBox(w * 0.97, h * 0.7, d * 0.97, h * 0.05)),
      part('lid', 'wood', moved(roundedBox(w, h * 0.32, d * 0.98, h * 0.1), 0, h * 0.68, 0)),
      part('clasp', 'metal', moved(roundedBox(w * 0.1, h * 0.2, d * 0.03, 0.002), 0, h * 0.58, d * 0.485)),
    ],
  }),
}

/** Slats with gaps, open above. */
const crate: Family = {
  name: 'crate',
  role: 'storage',
  placement: 'floor',
  names: {
    crate: {},
    'wooden crate': {},
    'milk crate': { width: 0.36 },
    chest: { width: 0.9, depth: 0.48, height: 0.48 },
    'toy bin': {},
    'storage bin': {},
    'plastic bin': {},
    'plastic tub': {},
    'treasure chest': { width: 0.7, depth: 0.42, height: 0.42 },
  },
  defaults: { width: 0.52, depth: 0.36, height: 0.3 },
  build: ({ width: w, depth: d, height: h }) => {
    const slat = h * 0.27
    const levels = [0.02, 0.36, 0.7].map((y) => y * h)
    const long = levels.flatMap((y) => [-1, 1].map((z) => moved(box(w, slat, 0.014, 0.002), 0, y, z * (d / 2 - 0.007))))
    const short = levels.flatMap((y) =>
      [-1, 1].map((x) => moved(box(0.014, slat * 0.98, d - 0.029, 0.002), x * (w / 2 - 0.007), y + 0.001, 0)),
    )
    const posts = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => moved(box(0.03, h * 0.97, 0.03), x * (w / 2 - 0.03), 0.004, z * (d / 2 - 0.03))),
    )
    return {
      parts: [
        part('body', 'wood', ...long, ...short, moved(box(w - 0.03, 0.014, d - 0.03), 0, 0, 0)),
        part('posts', 'wood', ...posts),
      ],
      supports: [support('inside', [0, 0.014, 0], w - 0.1, d - 0.1, h)],
    }
  },
}

/** Two lengths of plank with a handle: what tools are carried in. */
const toolbox: Family = {
  name: 'toolbox',
  role: 'small',
  placement: 'floor',
  names: {
    toolbox: {},
    'tool box': {},
    'tool chest': { width: 0.68, depth: 0.4, height: 0.6 },
    'fishing box': {},
    'cash box': { width: 0.3, depth: 0.22, height: 0.12 },
  },
  defaults: { width: 0.5, depth: 0.22, height: 0.27 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'metal',
        box(w, h * 0.52, d, 0.006),
        moved(box(w * 0.99, h * 0.24, d * 0.94, h * 0.08), 0, h * 0.51, 0),
      ),
      part(
        'handle',
        'plastic',
        tube(
          [
            [-w * 0.2, h * 0.7, 0],
            [-w * 0.17, h * 0.95, 0],
            [w * 0.17, h * 0.95, 0],
            [w * 0.2, h * 0.7, 0],
          ],
          Math.min(0.012, h * 0.045),
        ),
      ),
      part(
        'clasps',
        'metal',
        ...[-1, 1].map((x) => moved(box(w * 0.07, h * 0.2, 0.012, 0.002), x * w * 0.3, h * 0.4, d / 2 - 0.002)),
      ),
    ],
  }),
}

export const boxesFamilies: readonly Family[] = [boxFamily, casket, crate, toolbox]
