/** The hood over a stove. */
import type { Family } from '../../asset.ts'
import { loft, moved } from '../../mesh/index.ts'
import { STEEL, dial } from '../build/appliance.ts'
import { colored, part } from '../build/part.ts'

export const rangeHood: Family = {
  name: 'range-hood',
  role: 'appliance',
  placement: 'wall',
  names: {
    'range hood': {},
    'kitchen hood': {},
    'extractor hood': {},
    'cooker hood': {},
    'exhaust hood': {},
    'vent hood': {},
  },
  defaults: { width: 0.75, depth: 0.48, height: 0.7 },
  build: ({ width, depth, height }) => {
    const ring = (wide: number, deep: number, y: number) =>
      [
        [-1, 0],
        [-1, 1],
        [1, 1],
        [1, 0],
      ].map(([x, z]) => [(x! * wide) / 2, y, -depth / 2 + z! * deep] as const)
    const lip = height * 0.09
    const hood = loft([
      ring(width, depth, 0),
      ring(width, depth, lip),
      ring(width * 0.36, depth * 0.6, height * 0.42),
      ring(width * 0.36, depth * 0.6, height),
    ])
    const buttons = [-0.06, 0, 0.06].map((x) => moved(dial(0.009), x, lip / 2, depth / 2 - 0.018))
    return {
      parts: [colored(part('body', 'metal', hood), STEEL), colored(part('buttons', 'plastic', ...buttons), '#2b2d30')],
    }
  },
}
