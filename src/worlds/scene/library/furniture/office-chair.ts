/** Office chairs: a star on castors, a column, a padded seat and back. */
import type { Family, Part } from '../../asset.ts'
import { cone, cushion, cylinder, joined, moved, roundedBox, torus, tube, turned, type Mesh } from '../../mesh/index.ts'
import { colored, part, support, wordOf } from '../build/part.ts'

export const officeChair: Family = {
  name: 'office-chair',
  role: 'seat',
  placement: 'floor',
  names: {
    'office chair': {},
    'desk chair': {},
    'swivel chair': {},
    'rolling chair': {},
    'computer chair': {},
    'task chair': { height: 0.95, width: 0.58 },
    'ergonomic chair': {},
    'executive chair': { height: 1.18, style: 'classic' },
    'gaming chair': { height: 1.28 },
    'conference chair': {},
  },
  defaults: { width: 0.64, depth: 0.64, height: 1.08, arms: true, style: 'modern' },
  clearance: { front: 0.3, back: 0.3 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const seat = Math.min(0.5, height * 0.46)
    const [wide, deep] = [width * 0.8, depth * 0.76]
    const isLeather = wordOf(parameters, 'style') === 'classic'
    const back = roundedBox(wide * 0.94, height - seat - 0.06, 0.075, 0.034, 2)
    const hub = seat * 0.62
    const parts: Part[] = [
      part(
        'body',
        isLeather ? 'leather' : 'fabric',
        moved(cushion(wide, 0.1, deep, { crown: 0.018 }), 0, seat - 0.1, 0),
        moved(turned(back, { x: -6 }), 0, seat + 0.06, -deep / 2 + 0.02),
      ),
      part(
        'frame',
        'metal',
        ...starOf(width, depth, seat * 0.24),
        moved(cylinder(0.028, hub - seat * 0.16, 12), 0, seat * 0.2, 0),
        moved(cylinder(0.018, seat - 0.09 - hub, 12), 0, hub - 0.01, 0),
        moved(roundedBox(wide * 0.5, 0.04, deep * 0.5, 0.012), 0, seat - 0.128, 0),
        tube(
          [
            [0, seat - 0.11, -deep * 0.2],
            [0, seat - 0.11, -deep / 2 - 0.02],
            [0, seat + 0.12, -deep / 2 - 0.035],
          ],
          0.016,
        ),
      ),
      castorsOf(width, depth, seat * 0.11),
    ]
    if (parameters['arms'] === true) parts.push(...armsOf(width, deep, seat))
    return { parts, supports: [support('seat', [0, seat, 0], wide * 0.5, deep * 0.45)] }
  },
}

const spokes = [0, 72, 144, 216, 288]

/** Five feet sloping down from the column. */
function starOf(width: number, depth: number, height: number): readonly Mesh[] {
  return spokes.map((degrees) => {
    const [x, z] = footAt(degrees, width, depth)
    return tube(
      [
        [0, height, 0],
        [x, height * 0.55, z],
      ],
      [0.024, 0.015],
      { segments: 8 },
    )
  })
}

function footAt(degrees: number, width: number, depth: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [width * 0.455 * Math.sin(angle), depth * 0.455 * Math.cos(angle)]
}

function castorsOf(width: number, depth: number, size: number): Part {
  const wheel = turned(cylinder(size / 2, size * 0.35, 12, 0.003), { z: 90 })
  const castor = joined(
    moved(wheel, size * 0.42, size / 2, 0),
    moved(wheel, -size * 0.07, size / 2, 0),
    cone(0.006, 0.012, size * 1.3, 8),
  )
  const castors = spokes.map((degrees) => {
    const [x, z] = footAt(degrees, width, depth)
    return moved(turned(castor, { y: degrees + 20 }), x, 0, z)
  })
  return colored(part('castors', 'plastic', ...castors), '#2b2d30')
}

function armsOf(width: number, deep: number, seat: number): readonly Part[] {
  const x = width / 2 - 0.03
  const rise = 0.2
  const bracket = (side: number) =>
    tube(
      [
        [side * x * 0.6, seat - 0.1, 0],
        [side * x, seat - 0.09, 0],
        [side * x, seat + rise, 0],
      ],
      0.013,
    )
  const pad = roundedBox(0.055, 0.03, deep * 0.55, 0.012)
  return [
    part('arms', 'metal', bracket(-1), bracket(1)),
    colored(
      part('pads', 'plastic', moved(pad, -x, seat + rise - 0.01, 0.01), moved(pad, x, seat + rise - 0.01, 0.01)),
      '#2b2d30',
    ),
  ]
}

/** A saddle or shop stool on the same star. */
export const swivelStool: Family = {
  name: 'swivel-stool',
  role: 'seat',
  placement: 'floor',
  names: {
    'swivel stool': {},
    'rolling stool': {},
    'salon stool': {},
    "doctor's stool": {},
    'lab stool': { height: 0.65 },
    'saddle stool': {},
  },
  defaults: { width: 0.5, depth: 0.5, height: 0.52 },
  clearance: { front: 0.2 },
  build: ({ width, depth, height }) => ({
    parts: [
      part('body', 'leather', moved(cylinder(width * 0.38, height * 0.16, 28, 0.02), 0, height * 0.84, 0)),
      part(
        'frame',
        'metal',
        ...starOf(width, depth, height * 0.22),
        moved(cylinder(0.024, height * 0.68, 12), 0, height * 0.18, 0),
        moved(torus(width * 0.37, 0.014, 28, 8), 0, height * 0.84, 0),
      ),
      castorsOf(width, depth, height * 0.11),
    ],
    supports: [support('seat', [0, height, 0], width * 0.4, depth * 0.4)],
  }),
}
