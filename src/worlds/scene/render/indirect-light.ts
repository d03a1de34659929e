/** Light that comes round corners: the sky through the windows, and what walls, floors and things give back. */
import type { LightingSetup } from '../lighting.ts'
import type { RoomShell } from '../scene.ts'
import { linearOf, type Rgb } from '../texture/color.ts'
import { lampStrength, type DirectLight, type LampLight } from './direct-light.ts'
import { portalsOf, type Portal } from './portals.ts'
import { follow, type Ray, type Voxels } from './voxels.ts'

export interface IndirectLight {
  readonly voxels: Voxels
  readonly portals: readonly Portal[]
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

export const newRay = (): Ray => ({ red: 0, green: 0, blue: 0, left: 1, reach: 0 })

export function indirectLightOf(
  voxels: Voxels,
  direct: DirectLight,
  rooms: readonly RoomShell[],
  lighting: LightingSetup | null,
): IndirectLight {
  const portals = portalsOf(rooms, voxels.cell * 1.2)
  const lamps = direct.lamps.filter(({ map }) => map === null)
  const ambient = lighting === null ? 200 : Math.max(0, Math.min(1e5, lighting.ambient.intensity || 0))
  const color = linearOf(lighting?.ambient.color ?? '#ffffff')
  const skyLux = portalLuxOfCells(voxels, portals)
  const mean = skyLux.length === 0 ? 0 : skyLux.reduce((sum, lux) => sum + lux, 0) / skyLux.length
  const throughWindows = mean > 1e-6 ? Math.min(BRIGHTEST_SKY, (ambient * SKY_SHARE) / (mean * AFTERGLOW)) : 0
  const everywhere = (ambient - throughWindows * mean * AFTERGLOW) / AFTERGLOW
  const sky: Rgb = [color[0] * throughWindows, color[1] * throughWindows, color[2] * throughWindows]
  const { cells, light, albedo } = voxels
  const lux = new Float32Array(3)
  const ray = newRay()
  cells.forEach((place, order) => {
    const [x, y, z, nx, ny, nz] = middleOf(voxels, place)
    lux.fill(0)
    addFaintLamps(voxels, lamps, x, y, z, nx, ny, nz, ray, lux)
    for (let channel = 0; channel < 3; channel++) {
      const arriving = lux[channel]! + sky[channel]! * skyLux[order]! + color[channel]! * everywhere
      light[place * 3 + channel]! += (albedo[place * 3 + channel]! * arriving) / Math.PI
    }
  })
  bounce(voxels)
  return { voxels, portals, sky, lamps }
}

/** The middle of a cell's surface and where it looks. */
function middleOf({ cell, columns, rows, x, y, z, normal }: Voxels, place: number) {
  const column = place % columns
  const row = Math.floor(place / columns) % rows
  const layer = Math.floor(place / columns / rows)
  const [nx, ny, nz] = [normal[place * 3]!, normal[place * 3 + 1]!, normal[place * 3 + 2]!]
  const length = Math.hypot(nx, ny, nz)
  // what looks everywhere is taken to look up
  const [ux, uy, uz] = length > 0.2 ? [nx / length, ny / length, nz / length] : [0, 1, 0]
  return [x + (column + 0.5) * cell, y + (row + 0.5) * cell, z + (layer + 0.5) * cell, ux, uy, uz] as const
}

/** Lux for each candela per square metre of the sky, on all filled cells. */
function portalLuxOfCells(voxels: Voxels, portals: readonly Portal[]): Float32Array {
  const result = new Float32Array(voxels.cells.length)
  if (portals.length === 0) return result
  const ray = newRay()
  voxels.cells.forEach((place, order) => {
    const [x, y, z, nx, ny, nz] = middleOf(voxels, place)
    result[order] = portalLux(voxels, portals, x, y, z, nx, ny, nz, ray)
  })
  return result
}

/** Lux of a sky with one candela per square metre through all windows. */
export function portalLux(
  voxels: Voxels,
  portals: readonly Portal[],
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  ray: Ray,
): number {
  let lux = 0
  const off = voxels.cell
  const fx = x + nx * off
  const fy = y + ny * off
  const fz = z + nz * off
  for (const { points, area, nx: inX, nz: inZ } of portals) {
    for (let place = 0; place < points.length; place += 3) {
      const dx = points[place]! - x
      const dy = points[place + 1]! - y
      const dz = points[place + 2]! - z
      const square = dx * dx + dy * dy + dz * dz
      const distance = Math.sqrt(square)
      const facing = (dx * nx + dy * ny + dz * nz) / distance
      const leaving = -(dx * inX + dz * inZ) / distance
      if (!(facing > 0 && leaving > 0)) continue
      const gain = (facing * leaving * area) / Math.max(square, area)
      if (gain < 1e-5) continue
      const tx = points[place]! - fx
      const ty = points[place + 1]! - fy
      const tz = points[place + 2]! - fz
      const length = Math.hypot(tx, ty, tz) || 1e-6
      follow(voxels, fx, fy, fz, tx / length, ty / length, tz / length, length, ray)
      lux += gain * ray.left
    }
  }
  return lux
}

/** Adds the lux of lamps without maps. */
export function addFaintLamps(
  voxels: Voxels,
  lamps: readonly LampLight[],
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  ray: Ray,
  out: Float32Array,
): void {
  for (const lamp of lamps) {
    const strength = lampStrength(lamp, x, y, z, nx, ny, nz)
    if (strength * lamp.light[1] < 0.05) continue
    const off = voxels.cell
    const dx = lamp.x - x - nx * off
    const dy = lamp.y - y - ny * off
    const dz = lamp.z - z - nz * off
    const length = Math.hypot(dx, dy, dz) || 1e-6
    // the lamp's own cells do not count
    follow(
      voxels,
      x + nx * off,
      y + ny * off,
      z + nz * off,
      dx / length,
      dy / length,
      dz / length,
      length - 2.5 * off,
      ray,
    )
    for (let channel = 0; channel < 3; channel++) out[channel]! += lamp.light[channel]! * strength * ray.left
  }
}

/** Directions over a half ball around +z, more of them near the middle, as matt surfaces take light. */
export function halfBall(count: number, turn: number): Float32Array {
  const directions = new Float32Array(count * 3)
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5) / count
    const angle = index * 2.399963 + turn
    const radius = Math.sqrt(share)
    directions[index * 3] = radius * Math.cos(angle)
    directions[index * 3 + 1] = radius * Math.sin(angle)
    directions[index * 3 + 2] = Math.sqrt(1 - share)
  }
  return directions
}

// several turns of the same directions, so that neighbours do not all miss the same thing
const TURNS = 16
const turnedBalls = (count: number) => Array.from({ length: TURNS }, (_, turn) => halfBall(count, turn * 2.61))

/** One more bounce: every cell takes in what the others give off. */
function bounce(voxels: Voxels): void {
  const { cells, light, albedo } = voxels
  const balls = turnedBalls(BOUNCE_RAYS)
  const taken = new Float32Array(cells.length * 3)
  const lux = new Float32Array(3)
  const ray = newRay()
  cells.forEach((place, order) => {
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

// rooms are smaller
const FARTHEST_METRES = 25

/** Writes the lux that arrive from what the rays of a half ball meet. */
export function gather(
  voxels: Voxels,
  ball: Float32Array,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  ray: Ray,
  out: Float32Array,
): void {
  // two axes across the normal, without a direction in which they jump
  const sign = nz >= 0 ? 1 : -1
  const a = -1 / (sign + nz)
  const b = nx * ny * a
  const tx = 1 + sign * nx * nx * a
  const ty = sign * b
  const tz = -sign * nx
  const by = sign + ny * ny * a
  const off = voxels.cell * 0.9
  let red = 0
  let green = 0
  let blue = 0
  for (let place = 0; place < ball.length; place += 3) {
    const u = ball[place]!
    const v = ball[place + 1]!
    const w = ball[place + 2]!
    const dx = tx * u + b * v + nx * w
    const dy = ty * u + by * v + ny * w
    const dz = tz * u - ny * v + nz * w
    follow(voxels, x + nx * off, y + ny * off, z + nz * off, dx, dy, dz, FARTHEST_METRES, ray)
    red += ray.red
    green += ray.green
    blue += ray.blue
  }
  const scale = (Math.PI * 3) / ball.length
  out[0] = red * scale
  out[1] = green * scale
  out[2] = blue * scale
}
