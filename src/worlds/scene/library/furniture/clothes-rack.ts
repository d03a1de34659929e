/** Rails that clothes hang on. */
import type { Family, Part } from '../../asset.ts'
import { moved, roundedBox, tube, type Mesh } from '../../mesh/index.ts'
import { named, part } from '../build/part.ts'

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
