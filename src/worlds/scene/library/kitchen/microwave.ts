/** Microwaves, which stand on a counter. */
import type { Family, Part } from '../../asset.ts'
import { box, cylinder, moved, roundedBox, tube, turned } from '../../mesh/index.ts'
import { STEEL, dial } from '../build/appliance.ts'
import { colored, named, part, support } from '../build/part.ts'

export const microwave: Family = {
  name: 'microwave',
  role: 'appliance',
  placement: 'top',
  names: { microwave: {}, 'microwave oven': {}, 'toaster oven': { width: 0.42, depth: 0.32, height: 0.25 } },
  defaults: { width: 0.5, depth: 0.38, height: 0.29 },
  build: ({ width, depth, height }) => {
    const deep = depth - 0.045
    const z = -(depth - deep) / 2
    const front = z + deep / 2
    const doorWidth = width * 0.74
    const x = -width / 2 + doorWidth / 2
    const buttons: Part = colored(
      part(
        'buttons',
        'plastic',
        ...[0, 1, 2].flatMap((row) =>
          [-1, 0, 1].map((column) =>
            moved(
              box(0.02, 0.014, 0.006, 0.002),
              width * 0.37 + column * 0.026 * (width / 0.5),
              height * (0.28 + row * 0.12),
              front + 0.012,
            ),
          ),
        ),
        moved(dial(0.02), width * 0.37, height * 0.2, front + 0.008),
      ),
      '#2b2d30',
    )
    return {
      parts: [
        colored(
          part(
            'body',
            'metal',
            moved(roundedBox(width, height - 0.012, deep, 0.008), 0, 0.012, z),
            ...[-1, 1].flatMap((side) =>
              [-1, 1].map((way) =>
                moved(cylinder(0.012, 0.014, 8), side * (width / 2 - 0.04), 0, z + way * (deep / 2 - 0.04)),
              ),
            ),
          ),
          STEEL,
        ),
        colored(
          part(
            'doors',
            'metal',
            moved(roundedBox(doorWidth - 0.004, height - 0.02, 0.018, 0.005), x, 0.016, front + 0.0085),
            moved(
              roundedBox(width - doorWidth - 0.004, height - 0.02, 0.016, 0.005),
              width / 2 - (width - doorWidth) / 2,
              0.016,
              front + 0.0075,
            ),
          ),
          STEEL,
        ),
        named(
          'window',
          part(
            'window',
            'glass',
            moved(
              box(doorWidth * 0.72, height * 0.56, 0.004, 0.001),
              x - doorWidth * 0.04,
              height * 0.22,
              front + 0.0165,
            ),
          ),
          '#15171a',
        ),
        colored(
          part(
            'handles',
            'metal',
            moved(
              turned(
                tube(
                  [
                    [-height * 0.3, 0, -0.002],
                    [-height * 0.3, 0, 0.022],
                    [height * 0.3, 0, 0.022],
                    [height * 0.3, 0, -0.002],
                  ],
                  0.006,
                ),
                { z: 90 },
              ),
              x + doorWidth * 0.42,
              height * 0.5,
              front + 0.017,
            ),
          ),
          '#8e9498',
        ),
        buttons,
      ],
      supports: [support('top', [0, height, z], width * 0.94, deep * 0.9)],
    }
  },
}
