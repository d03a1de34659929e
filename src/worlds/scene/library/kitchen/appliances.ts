/** Large kitchen machines: stove, fridge, dishwasher, and the hood over the stove. */
import type { Family, Part } from '../../asset.ts'
import { box, cylinder, loft, moved, roundedBox, torus, tube, turned, type Mesh } from '../../mesh/index.ts'
import { carcass } from '../build/carcass.ts'
import { colored, countOf, named, part, support } from '../build/part.ts'

// appliances are of steel, also where handles and lamps are of brass
const STEEL = '#c9ccce'

/** A bar in front of a door, lying or upright, its middle at the origin and standing out along z. */
function bar(length: number, isUpright: boolean, radius = 0.009): Mesh {
  const half = length / 2
  const mesh = tube(
    [
      [-half, 0, -0.002],
      [-half, 0, 0.035],
      [half, 0, 0.035],
      [half, 0, -0.002],
    ],
    radius,
  )
  return isUpright ? turned(mesh, { z: 90 }) : mesh
}

const dial = (radius: number) => turned(cylinder(radius, 0.022, 14, 0.003), { x: 90 })

export const stove: Family = {
  name: 'stove',
  role: 'appliance',
  placement: 'floor',
  names: {
    stove: {},
    oven: {},
    'kitchen stove': {},
    'kitchen oven': {},
    cooker: {},
    range: {},
    'gas stove': {},
    'electric stove': {},
    'stove top': {},
    'kitchen range': { width: 0.9 },
  },
  defaults: { width: 0.62, depth: 0.66, height: 0.92 },
  clearance: { front: 0.8 },
  build: ({ width, depth, height }) => {
    const deep = depth - 0.06
    const z = -(depth - deep) / 2
    const front = z + deep / 2
    const top = height - 0.014
    const panel = height * 0.13
    const doorHeight = height * 0.56
    const doorLow = top - panel - doorHeight
    const burners = [
      [-0.23, -0.2, 0.075],
      [0.23, -0.2, 0.06],
      [-0.23, 0.22, 0.06],
      [0.23, 0.22, 0.085],
    ] as const
    const dials = [-0.36, -0.18, 0.18, 0.36]
    return {
      parts: [
        colored(
          part(
            'body',
            'metal',
            moved(box(width, top - 0.05, deep, 0.004), 0, 0.05, z),
            moved(box(width - 0.06, 0.055, deep - 0.06), 0, 0, z),
          ),
          STEEL,
        ),
        named(
          'hob',
          part('hob', 'ceramic', moved(box(width - 0.01, 0.012, deep - 0.02, 0.003), 0, top - 0.001, z)),
          '#18191b',
        ),
        part(
          'burners',
          'metal',
          ...burners.map(([x, at, radius]) =>
            moved(torus(radius * (width / 0.62), 0.01, 24, 8), x * width, top + 0.003, z + at * deep),
          ),
        ),
        colored(
          part(
            'doors',
            'metal',
            moved(roundedBox(width - 0.012, doorHeight, 0.03, 0.008), 0, doorLow, front + 0.0145),
            moved(roundedBox(width - 0.012, doorLow - 0.06, 0.026, 0.008), 0, 0.056, front + 0.0125),
          ),
          STEEL,
        ),
        named(
          'window',
          part(
            'window',
            'glass',
            moved(box(width * 0.66, doorHeight * 0.5, 0.006, 0.001), 0, doorLow + doorHeight * 0.18, front + 0.0285),
          ),
          '#202326',
        ),
        colored(
          part('handles', 'metal', moved(bar(width * 0.74, false), 0, doorLow + doorHeight * 0.86, front + 0.029)),
          '#8e9498',
        ),
        named(
          'dials',
          colored(
            part(
              'dials',
              'plastic',
              ...dials.map((x) =>
                moved(dial(Math.min(0.02, panel * 0.2)), x * width, top - panel * 0.55, front - 0.002),
              ),
            ),
            '#2b2d30',
          ),
        ),
      ],
      supports: [support('top', [0, height, z], width * 0.7, deep * 0.7)],
    }
  },
}

export const cooktop: Family = {
  name: 'cooktop',
  role: 'appliance',
  placement: 'top',
  names: { cooktop: {}, hob: {}, 'induction cooktop': {}, 'hot plate': { width: 0.3, depth: 0.3 }, stovetop: {} },
  defaults: { width: 0.58, depth: 0.5, height: 0.03 },
  build: ({ width, depth, height }) => ({
    parts: [
      named('body', part('body', 'ceramic', box(width, height * 0.93, depth, height * 0.15)), '#18191b'),
      part(
        'burners',
        'metal',
        ...(
          [
            [-0.24, -0.22],
            [0.24, -0.22],
            [-0.24, 0.22],
            [0.24, 0.22],
          ] as const
        ).map(([x, z]) =>
          moved(torus(Math.min(width, depth) * 0.16, height * 0.5, 24, 8), x * width, height * 0.5, z * depth),
        ),
      ),
    ],
    supports: [support('top', [0, height, 0], width * 0.7, depth * 0.7)],
  }),
}

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

export const cart: Family = {
  name: 'cart',
  role: 'storage',
  placement: 'floor',
  names: {
    cart: {},
    'kitchen cart': {},
    'bar cart': {},
    'serving cart': {},
    trolley: {},
    'utility cart': {},
    'tea trolley': {},
    'rolling cart': {},
    'library cart': { height: 1.05, shelves: 3 },
    'book cart': { height: 1.05, shelves: 3 },
    'cleaning cart': {},
    'storage trolley': {},
  },
  defaults: { width: 0.72, depth: 0.42, height: 0.86, shelves: 3 },
  clearance: { front: 0.4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const count = countOf(parameters, 'shelves', 2, 5)
    const wheel = Math.min(0.07, height * 0.1)
    const radius = 0.011
    const [x, z] = [width / 2 - 0.03, depth / 2 - radius - 0.004]
    const corners = [-1, 1].flatMap((side) => [-1, 1].map((way) => [side * x, way * z] as const))
    const low = wheel + 0.05
    const top = height * 0.9
    const step = (top - low) / (count - 1)
    const levels = Array.from({ length: count }, (_, place) => low + place * step)
    const handle = tube(
      [
        [x, top - 0.01, -z + 0.0005],
        [x + 0.02, height - 0.012, -z + 0.0005],
        [x + 0.02, height - 0.012, z - 0.0005],
        [x, top - 0.01, z - 0.0005],
      ],
      radius * 0.9,
    )
    return {
      parts: [
        part(
          'frame',
          'metal',
          ...corners.map(([px, pz]) => moved(cylinder(radius, top + 0.01 - wheel, 10), px, wheel - 0.004, pz)),
          handle,
        ),
        part(
          'body',
          'wood',
          ...levels.map((y) => moved(box(width - 0.04, 0.018, depth - 0.006, 0.004), -0.004, y - 0.018, 0)),
        ),
        colored(
          part(
            'castors',
            'plastic',
            ...corners.map(([px, pz]) =>
              moved(turned(cylinder(wheel / 2, 0.024, 14, 0.004), { z: 90 }), px + 0.012, wheel / 2, pz),
            ),
          ),
          '#2b2d30',
        ),
      ],
      supports: levels.map((y, place) =>
        support(
          place === count - 1 ? 'top' : 'shelf',
          [0, y, 0],
          width - 0.12,
          depth - 0.06,
          place === count - 1 ? Infinity : step - 0.03,
          `shelf-${place + 1}`,
        ),
      ),
    }
  },
}
