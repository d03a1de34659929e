/** Light that comes round corners: the sky through the windows, and what walls, floors and things give back. */
import type { Pieces } from '../../../base/pieces.ts'
import type { LightingSetup } from '../lighting.ts'
import type { RoomShell } from '../scene.ts'
import { linearOf, type Rgb } from '../color/color-space.ts'
import type { DirectLight, LampLight } from './direct-light.ts'
import { addFaintLamps, gather, halfBall } from './gather.ts'
import { portalLux, portalsOf, type Portals } from './portals.ts'
import { newRay } from './ray.ts'
import type { Voxels } from './voxels.ts'
import { lengthOf } from '../mesh/length.ts'

export interface IndirectLight {
  readonly voxels: Voxels
  readonly portals: Portals
  /** candela per square metre of the sky in the windows */
  readonly sky: Rgb
  /** lamps without maps, whose shadows are found in the voxels */
  readonly lamps: readonly LampLight[]
}

// of the light from everywhere, how much comes through the windows where there are any
const SKY_SHARE = 0.8
// light that has been in a room for long: each surface gives back about half
const AFTERGLOW = 1.7
// an overcast sky has a few thousand; a slit of a window must not outshine it
const BRIGHTEST_SKY = 9000
const BOUNCE_RAYS = 14

// cells of one piece of the work
const PIECE = 400

export function* indirectLightOf(
  voxels: Voxels,
  direct: DirectLight,
  rooms: readonly RoomShell[],
  lighting: LightingSetup | null,
): Pieces<IndirectLight> {
  const portals = portalsOf(rooms, voxels.cell * 1.2)
  const lamps = direct.lamps.filter(({ map }) => map === null)
  const ambient = lighting === null ? 200 : Math.max(0, Math.min(1e5, lighting.ambient.intensity || 0))
  const color = linearOf(lighting?.ambient.color ?? '#ffffff')
  const skyLux = yield* portalLuxOfCells(voxels, portals)
  const mean = skyLux.length === 0 ? 0 : skyLux.reduce((sum, lux) => sum + lux, 0) / skyLux.length
  const throughWindows = mean > 1e-6 ? Math.min(BRIGHTEST_SKY, (ambient * SKY_SHARE) / (mean * AFTERGLOW)) : 0
  const everywhere = (ambient - throughWindows * mean * AFTERGLOW) / AFTERGLOW
  const sky: Rgb = [color[0] * throughWindows, color[1] * throughWindows, color[2] * throughWindows]
  const { cells, light, albedo } = voxels
  const lux = new Float32Array(3)
  const ray = newRay()
  yield* eachCell(cells, (place, order) => {
    const [x, y, z, nx, ny, nz] = middleOf(voxels, place)
    lux.fill(0)
    addFaintLamps(voxels, lamps, x, y, z, nx, ny, nz, order, ray, lux)
    for (let channel = 0; channel < 3; channel++) {
      const arriving = lux[channel]! + sky[channel]! * skyLux[order]! + color[channel]! * everywhere
      light[place * 3 + channel]! += (albedo[place * 3 + channel]! * arriving) / Math.PI
    }
  })
  yield* bounce(voxels)
  return { voxels, portals, sky, lamps }
}

function* eachCell(cells: Uint32Array, visit: (place: number, order: number) => void): Pieces<void> {
  for (let from = 0; from < cells.length; from += PIECE) {
    for (let order = from; order < Math.min(cells.length, from + PIECE); order++) visit(cells[order]!, order)
    yield
  }
}

/** The middle of a cell's surface and where it looks. */
function middleOf({ cell, columns, rows, x, y, z, normal }: Voxels, place: number) {
  const column = place % columns
  const row = Math.floor(place / columns) % rows
  const layer = Math.floor(place / columns / rows)
  const [nx, ny, nz] = [normal[place * 3]!, normal[place * 3 + 1]!, normal[place * 3 + 2]!]
  const length = lengthOf(nx, ny, nz)
  // what looks everywhere is taken to look up
  const [ux, uy, uz] = length > 0.2 ? [nx / length, ny / length, nz / length] : [0, 1, 0]
  return [x + (column + 0.5) * cell, y + (row + 0.5) * cell, z + (layer + 0.5) * cell, ux, uy, uz] as const
}

/** Lux for each candela per square metre of the sky, on all filled cells. */
function* portalLuxOfCells(voxels: Voxels, portals: Portals): Pieces<Float32Array> {
  const result = new Float32Array(voxels.cells.length)
  if (portals.count === 0) return result
  const ray = newRay()
  yield* eachCell(voxels.cells, (place, order) => {
    const [x, y, z, nx, ny, nz] = middleOf(voxels, place)
    result[order] = portalLux(voxels, portals, x, y, z, nx, ny, nz, order, ray)
  })
  return result
}

// several turns of the same directions, so that neighbours do not all miss the same thing
const TURNS = 16
const turnedBalls = (count: number) => Array.from({ length: TURNS }, (_, turn) => halfBall(count, turn * 2.61))

/** One more bounce: every cell takes in what the others give off. */
function* bounce(voxels: Voxels): Pieces<void> {
  const { cells, light, albedo } = voxels
  const balls = turnedBalls(BOUNCE_RAYS)
  const taken = new Float32Array(cells.length * 3)
  const lux = new Float32Array(3)
  const ray = newRay()
  yield* eachCell(cells, (place, order) => {
    const [x, y, z, nx, ny, nz] = middleOf(voxels, place)
    gather(voxels, balls[order % TURNS]!, x, y, z, nx, ny, nz, ray, lux)
    taken.set(lux, order * 3)
  })
  cells.forEach((place, order) => {
    for (let channel = 0; channel < 3; channel++) {
      light[place * 3 + channel]! += (albedo[place * 3 + channel]! * taken[order * 3 + channel]!) / Math.PI
    }
  })
}
