/** Dishwashers: one door under a panel. */
import type { Family } from '../../asset.ts'
import { box, moved, roundedBox } from '../../mesh/index.ts'
import { STEEL, bar, dial } from '../build/appliance.ts'
import { colored, part, support } from '../build/part.ts'

export const dishwasher: Family = {
  name: 'dishwasher',
  role: 'appliance',
  placement: 'floor',
  names: { dishwasher: {}, 'dish washer': {}, 'trash compactor': { width: 0.4 } },
  defaults: { width: 0.6, depth: 0.62, height: 0.86 },
  clearance: { front: 0.7 },
  build: ({ width, depth, height }) => {
    const deep = depth - 0.075
    const z = -(depth - deep) / 2
    const front = z + deep / 2
    const panel = height * 0.14
    const lights = [0.2, 0.26, 0.32].map((x) => moved(dial(0.007), x * width, height - panel * 0.5, front + 0.022))
    return {
      parts: [
        colored(
          part(
            'body',
            'metal',
            moved(box(width, height - 0.08, deep, 0.003), 0, 0.08, z),
            moved(box(width - 0.04, 0.085, deep - 0.08), 0, 0, z - 0.02),
          ),
          STEEL,
        ),
        colored(
          part(
            'doors',
            'metal',
            moved(roundedBox(width - 0.006, height - panel - 0.1, 0.03, 0.006), 0, 0.09, front + 0.0145),
            moved(roundedBox(width - 0.006, panel - 0.004, 0.03, 0.006), 0, height - panel + 0.002, front + 0.0145),
          ),
          STEEL,
        ),
        colored(
          part('handles', 'metal', moved(bar(width * 0.7, false), 0, height - panel - 0.06, front + 0.029)),
          '#8e9498',
        ),
        colored(part('buttons', 'plastic', ...lights), '#2b2d30'),
      ],
      supports: [support('top', [0, height, z], width * 0.95, deep * 0.92)],
    }
  },
}
