/** Where one washes: vanities with a cabinet, basins on a pedestal, and the mirror over them. */
import type { Family, Part } from '../../asset.ts'
import { basin, box, cylinder, ellipseOutline, lathe, moved, roundedOutline, scaled, tube } from '../../mesh/index.ts'
import { carcass } from '../build/carcass.ts'
import { equally, fronts } from '../build/fronts.ts'
import { countOf, part, support, wordOf } from '../build/part.ts'

/** A tap that stands at the origin and is so high. */
function tap(height: number): Part {
  const reach = Math.min(0.13, height)
  const spout = tube(
    [
      [0, -0.004, 0],
      [0, height * 0.82, 0],
      [0, height - 0.012, 0.025],
      [0, height - 0.012, reach * 0.8],
      [0, height * 0.72, reach],
    ],
    0.011,
  )
  const lever = moved(box(0.012, 0.01, 0.05, 0.003), 0, height * 0.86, -0.012)
  return part('tap', 'metal', spout, lever, cylinder(0.022, height * 0.1, 14, 0.003))
}

const placed = (made: Part, x: number, y: number, z: number): Part => ({ ...made, mesh: moved(made.mesh, x, y, z) })

export const vanity: Family = {
  name: 'vanity',
  role: 'bath',
  placement: 'floor',
  names: {
    vanity: {},
    'bathroom vanity': {},
    'bathroom sink': { width: 0.7 },
    'vanity unit': {},
    'vanity sink': {},
    'sink vanity': {},
    'double vanity': { width: 1.4, basins: 2 },
    'double sink vanity': { width: 1.4, basins: 2 },
    washstand: { width: 0.7, style: 'classic' },
  },
  defaults: { width: 0.85, depth: 0.5, height: 1.02, basins: 1, style: 'modern' },
  clearance: { front: 0.6 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const rise = Math.min(0.18, height * 0.18)
    const rim = height - rise
    const bowlHeight = Math.min(0.11, rim * 0.14)
    const top = rim - bowlHeight + 0.05
    const deep = depth - 0.045
    const z = -(depth - deep) / 2
    const plinth = rim * 0.1
    const body = carcass({ width: width - 0.01, height: top - 0.022, depth: deep - 0.01, base: plinth, z })
    const basins = countOf(parameters, 'basins', 1, 3)
    const each = width / basins
    const bowlWidth = Math.min(0.48, each * 0.62)
    const bowlDepth = Math.min(0.36, deep * 0.72)
    const bowl = basin(roundedOutline(bowlWidth, bowlDepth, bowlDepth * 0.4, 6), bowlHeight, 0.018, 0.02, 0.02)
    const places = Array.from({ length: basins }, (_, place) => (place - (basins - 1) / 2) * each)
    return {
      parts: [
        part('body', 'wood', ...body.meshes, moved(box(width - 0.04, plinth + 0.002, deep - 0.07), 0, 0, z - 0.02)),
        part('top', 'stone', moved(box(width, 0.026, deep + 0.012, 0.004), 0, top - 0.026, z + 0.004)),
        ...fronts({
          style,
          kind: 'door',
          y: plinth + 0.003,
          z: z + deep / 2 - 0.0045,
          width: width - 0.014,
          height: top - plinth - 0.034,
          columns: equally(Math.max(2, basins * 2)),
          rows: [1],
        }),
        part('basin', 'ceramic', ...places.map((x) => moved(bowl, x, top - 0.004, z + 0.03))),
        ...places.map((x) => placed(tap(height - top), x, top, z - deep / 2 + 0.05)),
      ],
      supports: [
        ...places.map((x, place) =>
          support(
            'inside',
            [x, top + 0.016, z + 0.03],
            bowlWidth * 0.42,
            bowlDepth * 0.25,
            rise * 0.6,
            `basin-${place + 1}`,
          ),
        ),
        support(
          'top',
          [places[0]! + each / 2 - (each - bowlWidth) / 4, top, z],
          (each - bowlWidth) / 2 - 0.02,
          deep * 0.8,
        ),
      ],
    }
  },
}

export const washbasin: Family = {
  name: 'washbasin',
  role: 'bath',
  placement: 'floor',
  names: {
    washbasin: {},
    'wash basin': {},
    basin: {},
    'pedestal sink': {},
    'pedestal basin': {},
    'hand basin': { width: 0.42, depth: 0.36 },
  },
  defaults: { width: 0.56, depth: 0.46, height: 1.0 },
  clearance: { front: 0.6 },
  build: ({ width, depth, height }) => {
    const rim = height * 0.85
    const bowlHeight = rim * 0.2
    const bowl = basin(
      roundedOutline(width, depth, depth * 0.4, 7),
      bowlHeight,
      Math.min(0.07, width * 0.12),
      0.03,
      depth * 0.1,
    )
    const foot = lathe(
      [
        [0.11, 0],
        [0.115, 0.02],
        [0.075, rim * 0.2],
        [0.065, rim * 0.55],
        [0.1, rim - bowlHeight + 0.03],
      ],
      24,
    )
    return {
      parts: [
        part(
          'body',
          'ceramic',
          moved(bowl, 0, rim - bowlHeight, 0),
          moved(scaled(foot, width / 0.56, 1, 0.85), 0, 0, -depth * 0.1),
        ),
        placed(tap(height - rim), 0, rim, -depth / 2 + 0.035),
      ],
      supports: [support('inside', [0, rim - bowlHeight + 0.03, 0], width * 0.26, depth * 0.2, height - rim, 'basin')],
    }
  },
}

export const bathroomCabinet: Family = {
  name: 'bathroom-cabinet',
  role: 'bath',
  placement: 'wall',
  names: {
    'bathroom cabinet': {},
    'medicine cabinet': {},
    'mirror cabinet': {},
    'mirrored cabinet': {},
    'first aid cabinet': { width: 0.35, height: 0.4 },
  },
  defaults: { width: 0.62, depth: 0.16, height: 0.68 },
  build: ({ width, depth, height }) => {
    const deep = depth - 0.02
    const z = -(depth - deep) / 2
    const body = carcass({ width, height, depth: deep, fields: 3, thickness: 0.014, z })
    const doors = width > 0.45 ? 2 : 1
    const each = width / doors
    const at = Array.from({ length: doors }, (_, place) => -width / 2 + each * (place + 0.5))
    return {
      parts: [
        part('body', 'wood', ...body.meshes),
        part(
          'doors',
          'wood',
          ...at.map((x) => moved(box(each - 0.003, height - 0.006, 0.014, 0.002), x, 0.003, z + deep / 2 + 0.0075)),
        ),
        part(
          'mirror',
          'mirror',
          ...at.map((x) => moved(box(each - 0.02, height - 0.024, 0.004, 0.001), x, 0.012, z + deep / 2 + 0.016)),
        ),
      ],
      supports: [
        support('top', [0, height, z], width * 0.95, deep * 0.85),
        ...body.shelves.map((shelf) => ({ ...shelf, kind: 'inside' as const })),
      ],
    }
  },
}

/** A bowl that stands on a counter. */
export const vesselSink: Family = {
  name: 'vessel-sink',
  role: 'bath',
  placement: 'top',
  names: { 'vessel sink': {}, 'countertop basin': {} },
  defaults: { width: 0.44, depth: 0.34, height: 0.14 },
  build: ({ width, depth, height }) => ({
    parts: [
      part(
        'body',
        'ceramic',
        basin(ellipseOutline(width, depth, 32), height, 0.016, 0.02, Math.min(0.05, depth * 0.14)),
      ),
    ],
    supports: [support('inside', [0, 0.02, 0], width * 0.3, depth * 0.22)],
  }),
}
