/** Fridges, tall and small, hollow behind their doors. */
import type { Family } from '../../asset.ts'
import { box, moved, roundedBox, type Mesh } from '../../mesh/index.ts'
import { STEEL, bar } from '../build/appliance.ts'
import { carcass } from '../build/carcass.ts'
import { colored, countOf, part, support } from '../build/part.ts'

export const fridge: Family = {
  name: 'fridge',
  role: 'appliance',
  placement: 'floor',
  names: {
    fridge: {},
    refrigerator: {},
    'fridge freezer': {},
    'double door fridge': { width: 0.92, doors: 2 },
    'double door refrigerator': { width: 0.92, doors: 2 },
    'french door refrigerator': { width: 0.92, doors: 2 },
    icebox: { height: 1.4 },
    freezer: { height: 1.6, width: 0.6 },
    'mini fridge': { width: 0.5, depth: 0.52, height: 0.84, doors: 1 },
    'mini refrigerator': { width: 0.5, depth: 0.52, height: 0.84 },
    minibar: { width: 0.45, depth: 0.48, height: 0.6 },
    'wine cooler': { width: 0.5, depth: 0.52, height: 0.84 },
  },
  defaults: { width: 0.7, depth: 0.7, height: 1.82, doors: 1 },
  clearance: { front: 0.7 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const door = Math.min(0.06, depth * 0.1)
    const deep = depth - door - 0.05
    const z = -(depth - deep) / 2
    const front = z + deep / 2
    const low = 0.05
    const isTall = height > 1.1
    const split = isTall ? low + (height - low) * 0.34 : low
    const doors = countOf(parameters, 'doors', 1, 2)
    const each = width / doors
    const body = carcass({ width, height, depth: deep, base: low, thickness: 0.04, fields: isTall ? 4 : 2, z })
    const panels: Mesh[] = []
    const handles: Mesh[] = []
    for (let place = 0; place < doors; place++) {
      const x = -width / 2 + each * (place + 0.5)
      const side = doors === 2 && place === 0 ? 1 : -1
      const upper = height - split - 0.004
      panels.push(moved(roundedBox(each - 0.004, upper, door, 0.015), x, split + 0.003, front + door / 2))
      handles.push(
        moved(
          bar(Math.min(0.6, upper * 0.45), true, 0.011),
          x + side * (each / 2 - 0.05),
          split + upper * 0.36,
          front + door,
        ),
      )
    }
    if (isTall) {
      panels.push(moved(roundedBox(width - 0.004, split - low - 0.006, door, 0.015), 0, low, front + door / 2))
      handles.push(moved(bar(width * 0.6, false, 0.011), 0, split - 0.09, front + door))
    }
    return {
      parts: [
        colored(
          part('body', 'metal', ...body.meshes, moved(box(width - 0.05, low + 0.002, deep - 0.05), 0, 0, z)),
          STEEL,
        ),
        colored(part('doors', 'metal', ...panels), STEEL),
        colored(part('handles', 'metal', ...handles), '#8e9498'),
      ],
      supports: [
        support('top', [0, height, z], width * 0.94, deep * 0.9),
        ...body.shelves.map((shelf) => ({ ...shelf, kind: 'inside' as const })),
      ],
    }
  },
}
