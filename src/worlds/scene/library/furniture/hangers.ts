/** What coats, clothes and shoes are put on. */
import type { Family, Part } from '../../asset.ts'
import {
  box,
  cylinder,
  lathe,
  moved,
  roundedBox,
  sphere,
  tube,
  turned,
  type Mesh,
  type Vector,
} from '../../mesh/index.ts'
import { countOf, named, part, support } from '../build/part.ts'

const clothColors = ['#4a5a6a', '#8c6f5a', '#b8b2a6', '#6a3f42'] as const

export const clothesRack: Family = {
  name: 'clothes-rack',
  role: 'storage',
  placement: 'floor',
  names: {
    'clothes rack': {},
    'clothing rack': {},
    'garment rack': {},
    'clothes rail': {},
    'clothing rail': {},
    'hanging rack': {},
    'drying rack': { height: 1.1, clothes: false },
    'clothes horse': { height: 1.1, clothes: false },
    'clothes stand': {},
    'costume rack': {},
    'laundry rack': { height: 1.1, clothes: false },
  },
  defaults: { width: 1.2, depth: 0.48, height: 1.6, clothes: true },
  clearance: { front: 0.4 },
  build: ({ width, depth, height, clothes }) => {
    const radius = 0.013
    const x = width / 2 - radius
    const z = depth / 2 - radius
    const foot = (side: number) =>
      tube(
        [
          [side * x, radius, -z],
          [side * x, radius, z],
        ],
        radius,
      )
    const hoop = tube(
      [
        [-x, radius, 0],
        [-x, height - 0.06, 0],
        [-x + 0.06, height - radius, 0],
        [x - 0.06, height - radius, 0],
        [x, height - 0.06, 0],
        [x, radius, 0],
      ],
      radius,
    )
    const low = height * 0.12
    const parts: Part[] = [
      part(
        'body',
        'metal',
        hoop,
        foot(-1),
        foot(1),
        tube(
          [
            [-x, low, 0],
            [x, low, 0],
          ],
          radius * 0.8,
        ),
      ),
    ]
    if (clothes === true) {
      const garments: Mesh[][] = clothColors.map(() => [])
      const count = Math.max(3, Math.min(10, Math.round(width / 0.13)))
      for (let place = 0; place < count; place++) {
        const long = height * (0.42 + 0.18 * ((place * 7) % 5) * 0.25)
        const at = -x + 0.1 + ((2 * x - 0.2) * place) / Math.max(1, count - 1)
        const garment = roundedBox(Math.min(0.035, (width / count) * 0.6), long, Math.min(0.4, depth * 0.84), 0.014)
        garments[place % clothColors.length]!.push(moved(garment, at, height - 0.1 - long, 0))
      }
      garments.forEach((meshes, place) => {
        if (meshes.length > 0)
          parts.push(
            named(`clothes-${place + 1}`, part(`clothes-${place + 1}`, 'fabric', ...meshes), clothColors[place]),
          )
      })
    }
    return { parts }
  },
}

export const coatRack: Family = {
  name: 'coat-rack',
  role: 'storage',
  placement: 'floor',
  names: {
    'coat rack': {},
    'coat stand': {},
    'coat tree': {},
    'hat stand': {},
    'hat rack': {},
    'coat hanger': {},
    'hall tree': {},
    'standing coat rack': {},
  },
  defaults: { width: 0.46, depth: 0.46, height: 1.78 },
  clearance: { front: 0.3 },
  build: ({ width, depth, height }) => {
    const [rx, rz] = [width / 2 - 0.012, depth / 2 - 0.012]
    const around = (degrees: number, out: number, y: number): Vector => {
      const angle = (degrees * Math.PI) / 180
      return [rx * out * Math.sin(angle), y, rz * out * Math.cos(angle)]
    }
    const pole = lathe(
      [
        [0.02, height * 0.08],
        [0.022, height * 0.4],
        [0.019, height * 0.9],
        [0.026, height * 0.95],
        [0.018, height * 0.975],
        [0, height],
      ],
      14,
    )
    const feet = [0, 90, 180, 270].map((degrees) =>
      tube(
        [around(degrees, 0.02, height * 0.16), around(degrees, 0.5, height * 0.08), around(degrees, 1, 0.012)],
        [0.016, 0.015, 0.012],
      ),
    )
    const hooks = [0, 90, 180, 270].flatMap((degrees) => [
      tube(
        [
          around(degrees, 0.02, height * 0.86),
          around(degrees, 0.45, height * 0.87),
          around(degrees, 0.62, height * 0.93),
        ],
        0.009,
      ),
      tube(
        [
          around(degrees + 45, 0.02, height * 0.74),
          around(degrees + 45, 0.3, height * 0.745),
          around(degrees + 45, 0.42, height * 0.79),
        ],
        0.008,
      ),
    ])
    return { parts: [part('body', 'wood', pole, ...feet), part('hooks', 'wood', ...hooks)] }
  },
}

export const wallHooks: Family = {
  name: 'wall-hooks',
  role: 'storage',
  placement: 'wall',
  names: {
    'wall hook': {},
    'coat hook': {},
    hook: { width: 0.12, hooks: 1 },
    'hook rack': {},
    'wall coat rack': {},
    'wall-mounted coat rack': {},
    'key rack': { width: 0.3, height: 0.1 },
    'key holder': { width: 0.3, height: 0.1 },
  },
  defaults: { width: 0.7, depth: 0.09, height: 0.14, hooks: 5 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const rear = -depth / 2
    const count = countOf(parameters, 'hooks', 1, 12)
    const size = Math.min(0.008, height * 0.06)
    const hooks = Array.from({ length: count }, (_, place) => {
      const x = ((place + 0.5) / count - 0.5) * width * 0.94
      return tube(
        [
          [x, height * 0.55, rear + 0.012],
          [x, height * 0.34, rear + depth * 0.4],
          [x, height * 0.34, depth / 2 - size * 2.2],
          [x, height * 0.6, depth / 2 - size * 1.3],
        ],
        size,
        { segments: 8 },
      )
    })
    const balls = Array.from({ length: count }, (_, place) =>
      moved(
        sphere(size * 1.3, 10),
        ((place + 0.5) / count - 0.5) * width * 0.94,
        height * 0.58,
        depth / 2 - size * 1.3,
      ),
    )
    return {
      parts: [
        part('body', 'wood', moved(box(width, height, 0.02, 0.004), 0, 0, rear + 0.01)),
        part('hooks', 'metal', ...hooks, ...balls),
      ],
    }
  },
}

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
