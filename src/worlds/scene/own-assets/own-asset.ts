/** Somebody's own thing as an asset: turned to the front, in metres, with surfaces that can carry things. */
import type { Asset, Part, Support } from '../asset.ts'
import { boundsOf, triangleCount } from '../mesh/measure.ts'
import { moved, scaled, turned } from '../mesh/transform.ts'
import type { BoundingBox, Placement } from '../scene.ts'
import { guessSupports } from './guess-supports.ts'
import type { OwnNote, Side } from './own-note.ts'

const TURNS: Readonly<Record<Side, number>> = { '+z': 0, '-x': 90, '-z': 180, '+x': -90 }

/** The parts as they are in the file, and what is known of them. */
export function makeOwnAsset(parts: readonly Part[], note: OwnNote = {}): Asset {
  const turn = TURNS[note.front ?? '+z']
  const facing = turn === 0 ? parts : parts.map((part) => ({ ...part, mesh: turned(part.mesh, { y: turn }) }))
  const { min, max } = boundsOf(...facing.map(({ mesh }) => mesh))
  const raw = { width: max[0] - min[0], depth: max[2] - min[2], height: max[1] - min[1] }
  const factors = factorsFor(raw, note)
  const fitted = facing.map((part) => {
    const centred = moved(part.mesh, -(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2)
    return { ...part, mesh: scaled(centred, factors.width, factors.height, factors.depth) }
  })
  const size: BoundingBox = {
    width: raw.width * factors.width,
    depth: raw.depth * factors.depth,
    height: raw.height * factors.height,
  }
  const supports: readonly Support[] = note.supports ?? guessSupports(fitted, size)
  return {
    family: 'own',
    parts: fitted,
    boundingBox: size,
    polygonCount: fitted.reduce((sum, { mesh }) => sum + triangleCount(mesh), 0),
    placement: note.placement ?? guessPlacement(size),
    supports,
    clearance: { front: 0, back: 0, left: 0, right: 0 },
    lights: [],
  }
}

/** Sizes that are said; otherwise those of the file, in the unit that makes a thing of a room of it. */
function factorsFor(raw: BoundingBox, note: OwnNote): BoundingBox {
  const sides = ['width', 'depth', 'height'] as const
  const said = sides.find((side) => note[side] !== undefined && raw[side] > 0)
  const common = said === undefined ? guessUnit(raw) : note[said]! / raw[said]
  const factor = (side: (typeof sides)[number]) =>
    note[side] === undefined || raw[side] <= 0 ? common : note[side] / raw[side]
  return { width: factor('width'), depth: factor('depth'), height: factor('height') }
}

// hardly a thing of a room is longer than 6 m or shorter than 5 mm; files in centimetres and millimetres are common
const LONGEST_METRES = 6
const SHORTEST_METRES = 0.005

function guessUnit({ width, depth, height }: BoundingBox): number {
  const longest = Math.max(width, depth, height)
  const fitting = [1, 0.01, 0.001, 0.0254].find(
    (unit) => longest * unit <= LONGEST_METRES && longest * unit >= SHORTEST_METRES,
  )
  return fitting ?? 1 / Math.max(longest, Number.MIN_VALUE)
}

const LOW_METRES = 0.35
const FLAT_METRES = 0.04
const LARGE_SQUARE_METRES = 0.4

function guessPlacement({ width, depth, height }: BoundingBox): Placement {
  if (height <= FLAT_METRES && width * depth >= LARGE_SQUARE_METRES) return 'flat'
  return height <= LOW_METRES && width * depth < LARGE_SQUARE_METRES ? 'top' : 'floor'
}
