/** Plants in pots, in several ways of growing: leafy, spiky, feathery, trailing, and as little trees. */
import type { Family, Part, Role } from '../../asset.ts'
import { cone, cylinder, ellipsoid } from '../../mesh/lathe.ts'
import type { Mesh } from '../../mesh/mesh.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part, wordOf } from '../build/part.ts'
import { grownTo, leaf, ringed, rod, spiralled, tinted, vessel } from '../build/ware.ts'

const role: Role = 'plant'
const GREEN = '#4c7a3a'
const DARK_GREEN = '#2f5d33'
const BARK = '#6b4f37'

/** A pot with soil, so high and so wide at the rim. */
function potOf(radius: number, height: number): readonly Part[] {
  const outside = vessel(
    [
      [radius * 0.72, 0],
      [radius * 0.95, height * 0.82],
      [radius, height * 0.84],
      [radius, height],
    ],
    Math.max(0.004, radius * 0.09),
  )
  return [
    part('body', 'ceramic', outside),
    tinted(
      '#4a3728',
      part('soil', 'soil', moved(cone(radius * 0.77, radius * 0.84, height * 0.28, 20), 0, height * 0.6, 0)),
    ),
  ]
}

/** What grows out of a pot: so high above it, and so far out. */
function growthOf(form: string, height: number, reach: number): readonly Part[] {
  if (form === 'spiky') {
    const blades = spiralled(9, (place) =>
      moved(
        leaf(height * (1 - 0.05 * (place % 5)), reach * 0.32, 88 - 4 * (place % 3), 4),
        0,
        0,
        reach * 0.1 * (1 + (place % 3)),
      ),
    )
    return [tinted(DARK_GREEN, part('leaves', 'plant', ...blades))]
  }
  if (form === 'palm') {
    const stems = [0, 1, 2].map((stem) =>
      rod([0, 0, 0], [0.03 * (stem - 1), height * (0.5 - 0.06 * stem), 0.02 * stem], 0.012),
    )
    const fronds = spiralled(11, (place) =>
      moved(leaf(reach * 1.15, reach * 0.2, 70 - 5 * (place % 5), 95), 0, height * (0.38 + 0.03 * (place % 4)), 0),
    )
    return [tinted(BARK, part('stem', 'plant', ...stems)), tinted(GREEN, part('leaves', 'plant', ...fronds))]
  }
  if (form === 'tree') {
    const crown = (x: number, y: number, z: number, size: number): Mesh =>
      moved(ellipsoid(size, size * 0.9, size, 12), x, y, z)
    const size = reach * 1.15
    const crowns = [
      crown(0, height - size * 0.9, 0, size),
      ...ringed(4, reach * 0.45, (place) => crown(0, height - size * (1.25 + 0.12 * (place % 2)), 0, size * 0.95)),
    ]
    return [
      tinted(
        BARK,
        part(
          'stem',
          'plant',
          tube(
            [
              [0, -0.02, 0],
              [0.02, height * 0.3, 0.01],
              [0, height * 0.62, 0],
            ],
            [0.026, 0.02, 0.015],
          ),
        ),
      ),
      tinted(GREEN, part('leaves', 'plant', ...crowns)),
    ]
  }
  if (form === 'fern') {
    const fronds = spiralled(18, (place) =>
      leaf(reach * 1.2, reach * 0.16, 75 - 3 * (place % 9), 110 - 4 * (place % 5)),
    )
    return [tinted(GREEN, part('leaves', 'plant', ...fronds))]
  }
  if (form === 'trailing') {
    const vines = spiralled(10, (place) =>
      moved(leaf(height, reach * 0.22, 35, 130 + 5 * (place % 4)), 0, 0, reach * 0.15),
    )
    const tuft = spiralled(8, (place) => leaf(reach * 0.8, reach * 0.3, 60 - 4 * place, 60))
    return [tinted(GREEN, part('leaves', 'plant', ...vines, ...tuft))]
  }
  if (form === 'succulent') {
    const rosette = spiralled(16, (place) =>
      moved(leaf(reach * (0.45 + 0.03 * (16 - place)), reach * 0.34, 15 + 4.5 * place, 10), 0, 0.004, 0),
    )
    return [tinted('#7d9c78', part('leaves', 'plant', ...rosette))]
  }
  // leafy: big leaves on stalks, as a rubber plant or a fig has them
  const count = 13
  const level = (place: number) => height * (0.18 + (0.62 * place) / count)
  const leaves = spiralled(count, (place) =>
    moved(leaf(reach * (0.98 - 0.025 * place), reach * 0.5, 38 + 2 * place, 55), 0, level(place), 0),
  )
  return [
    tinted('#5d6b35', part('stem', 'plant', rod([0, -0.02, 0], [0, height * 0.8, 0], Math.max(0.004, reach * 0.035)))),
    tinted(DARK_GREEN, part('leaves', 'plant', ...leaves)),
  ]
}

function potted(form: string, width: number, depth: number, height: number, share: number): readonly Part[] {
  const reach = Math.min(width, depth) / 2
  const pot = height * share
  return [
    ...potOf(Math.min(reach * 0.62, pot * 0.75), pot),
    ...grownTo(growthOf(form, height - pot, reach), width, height - pot * 0.85, depth).map((made) => ({
      ...made,
      mesh: moved(made.mesh, 0, pot * 0.85, 0),
    })),
  ]
}

/** Large, on the floor. */
const floorPlant: Family = {
  name: 'floor-plant',
  role,
  placement: 'floor',
  names: {
    'potted plant': {},
    plant: {},
    'indoor plant': {},
    'house plant': {},
    'large plant': { height: 1.4, width: 0.75, depth: 0.75 },
    'floor plant': {},
    'rubber plant': {},
    monstera: { width: 0.8, depth: 0.8, height: 0.95 },
    'fiddle leaf fig': { height: 1.5 },
    ficus: { form: 'tree', height: 1.6 },
    palm: { form: 'palm', width: 0.95, depth: 0.95, height: 1.5 },
    'palm tree': { form: 'palm', width: 0.95, depth: 0.95, height: 1.7 },
    'palm plant': { form: 'palm', width: 0.95, depth: 0.95, height: 1.4 },
    'snake plant': { form: 'spiky', width: 0.38, depth: 0.38, height: 0.85 },
    yucca: { form: 'palm', width: 0.7, depth: 0.7, height: 1.3 },
    tree: { form: 'tree', width: 0.8, depth: 0.8, height: 1.8 },
    'potted tree': { form: 'tree', width: 0.8, depth: 0.8, height: 1.7 },
    'indoor tree': { form: 'tree', width: 0.8, depth: 0.8, height: 1.8 },
    'olive tree': { form: 'tree', width: 0.8, depth: 0.8, height: 1.7 },
    shrub: { form: 'tree', width: 0.6, depth: 0.6, height: 0.9 },
    planter: { form: 'fern', width: 0.5, depth: 0.5, height: 0.7 },
    bamboo: { form: 'palm', width: 0.6, depth: 0.6, height: 1.6 },
  },
  defaults: { width: 0.6, depth: 0.6, height: 1.1, form: 'leafy' },
  build: (parameters) => {
    const { width, depth, height } = parameters
    return { parts: potted(wordOf(parameters, 'form'), width, depth, height, 0.28) }
  },
}

/** Small, on tables, shelves and sills. */
const smallPlant: Family = {
  name: 'small-plant',
  role,
  placement: 'top',
  names: {
    'small plant': {},
    'table plant': {},
    'desk plant': {},
    houseplant: {},
    fern: { form: 'fern', width: 0.4, depth: 0.4, height: 0.34 },
    succulent: { form: 'succulent', width: 0.13, depth: 0.13, height: 0.13 },
    aloe: { form: 'spiky', width: 0.22, depth: 0.22, height: 0.28 },
    'aloe vera': { form: 'spiky', width: 0.22, depth: 0.22, height: 0.28 },
    bonsai: { form: 'tree', width: 0.32, depth: 0.32, height: 0.36 },
    'bonsai tree': { form: 'tree', width: 0.32, depth: 0.32, height: 0.36 },
    herb: { form: 'fern', width: 0.18, depth: 0.18, height: 0.24 },
    'herb pot': { form: 'fern', width: 0.18, depth: 0.18, height: 0.24 },
    ivy: { form: 'fern', width: 0.36, depth: 0.36, height: 0.26 },
  },
  defaults: { width: 0.28, depth: 0.28, height: 0.34, form: 'leafy' },
  build: (parameters) => {
    const { width, depth, height } = parameters
    return { parts: potted(wordOf(parameters, 'form'), width, depth, height, 0.38) }
  },
}

/** From the ceiling on cords. */
const hangingPlant: Family = {
  name: 'hanging-plant',
  role,
  placement: 'ceiling',
  names: { 'hanging plant': {}, 'hanging planter': {}, 'hanging basket': {}, 'macrame planter': {} },
  defaults: { width: 0.45, depth: 0.45, height: 0.95 },
  build: ({ width, depth, height }) => {
    const reach = Math.min(width, depth) / 2
    const pot = height * 0.17
    const foot = height * 0.32
    const cords = [0, 120, 240].map((y) =>
      turned(rod([0, foot + pot, reach * 0.5], [0, height, 0.004], 0.003, 6), { y }),
    )
    const vines = grownTo(growthOf('trailing', height * 0.4, reach), width, foot + pot * 1.5, depth)
    const pots = potOf(reach * 0.52, pot)
    return {
      parts: [
        ...pots.map((made) => ({ ...made, mesh: moved(made.mesh, 0, foot, 0) })),
        ...vines,
        part('cord', 'fabric', ...cords),
      ],
    }
  },
}

const cactus: Family = {
  name: 'cactus',
  role,
  placement: 'top',
  names: { cactus: {}, 'potted cactus': {} },
  defaults: { width: 0.16, depth: 0.14, height: 0.26 },
  build: ({ width: w, depth: d, height: h }) => {
    const reach = Math.min(w, d) / 2
    const pot = h * 0.34
    const thick = reach * 0.8
    const arm = (side: number) =>
      tube(
        [
          [0, h * 0.55, 0],
          [side * w * 0.36, h * 0.56, 0],
          [side * w * 0.4, h * (side > 0 ? 0.82 : 0.74), 0],
        ],
        thick * 0.26,
        { segments: 10 },
      )
    return {
      parts: [
        ...potOf(reach, pot),
        tinted(
          '#4f7f4b',
          part('leaves', 'plant', moved(ellipsoid(thick, h * 0.72, thick, 14), 0, h * 0.28, 0), arm(1), arm(-1)),
        ),
      ],
    }
  },
}

const christmasTree: Family = {
  name: 'christmas-tree',
  role,
  placement: 'floor',
  names: { 'christmas tree': {}, 'fir tree': {}, 'pine tree': {}, 'xmas tree': {} },
  defaults: { width: 1, depth: 1, height: 1.9 },
  build: ({ width: w, depth: d, height: h }) => {
    const reach = Math.min(w, d) / 2
    const tiers = 6
    const boughs = Array.from({ length: tiers }, (_, tier) => {
      const size = reach * (1 - tier / (tiers + 0.6))
      return ringed(10, size * 0.05, () => leaf(size, size * 0.62, -8, 25), tier * 18).map((mesh) =>
        moved(mesh, 0, h * (0.26 + 0.115 * tier), 0),
      )
    }).flat()
    const balls = spiralled(14, (place) => {
      const share = 1 - place / 15
      return moved(ellipsoid(0.07, 0.07, 0.07, 10), 0, h * (0.2 + 0.66 * (1 - share)), reach * 0.72 * share)
    })
    return {
      parts: [
        tinted('#24502c', part('body', 'plant', ...boughs)),
        tinted(
          BARK,
          part('stem', 'wood', rod([0, 0.06, 0], [0, h * 0.97, 0], 0.035), cylinder(reach * 0.3, 0.09, 16, 0.01)),
        ),
        tinted('#b3222e', part('balls', 'glass', ...balls)),
        tinted('#e8c04a', part('star', 'metal', moved(ellipsoid(0.1, 0.12, 0.04, 8), 0, h - 0.12, 0))),
      ],
    }
  },
}

export const plantsFamilies: readonly Family[] = [floorPlant, smallPlant, hangingPlant, cactus, christmasTree]
