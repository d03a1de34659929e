/** Windows as lights: the sky through each of them, as a few points on its pane. */
import { pointAlong, wallsOf } from '../room.ts'
import type { RoomShell } from '../scene.ts'
import { follow, sharesOf, type Ray } from './ray.ts'
import type { Voxels } from './voxels.ts'
import { lengthOf } from '../mesh/length.ts'

/** Points on the panes of all windows, one after the other. */
export interface Portals {
  readonly count: number
  /** of each x, y and z just inside the wall, square metres of its share of the pane, and x and z into the room */
  readonly points: Float64Array
  /** one in how many is asked at a time */
  readonly every: number
}

const NUMBERS = 6

// rays to windows from one place: where there are more points, each turn asks others, and stands for all of them
const MOST_RAYS = 24

const MOST_PORTALS = 24
// frames and bars take their share of a window
const PANE_SHARE = 0.8

/** `inside` is how far the points are from the wall, in metres: beyond what the wall itself fills. */
export function portalsOf(rooms: readonly RoomShell[], inside: number): Portals {
  const panes = rooms
    .flatMap((room) => {
      const walls = wallsOf(room)
      return room.windows.flatMap((window) => {
        const wall = walls[window.wall]
        if (wall === undefined || ![window.at, window.width, window.height, window.sill].every(Number.isFinite))
          return []
        const [acrosses, ups] = [window.width > 1.6 ? 3 : 2, 2]
        const area = (window.width * window.height * PANE_SHARE) / (acrosses * ups)
        if (!(area > 0 && area < 100)) return []
        const points: number[] = []
        for (let across = 0; across < acrosses; across++) {
          const [x, z] = pointAlong(wall, window.at + window.width * ((across + 0.5) / acrosses - 0.5))
          for (let up = 0; up < ups; up++) {
            const y = window.sill + window.height * ((up + 0.5) / ups)
            points.push(x + wall.inward[0] * inside, y, z + wall.inward[1] * inside, area, ...wall.inward)
          }
        }
        return [points]
      })
    })
    .slice(0, MOST_PORTALS)
  const points = Float64Array.from(panes.flat())
  const count = points.length / NUMBERS
  return { count, points, every: sharesOf(count, MOST_RAYS) }
}

/**
 * Lux of a sky with one candela per square metre through all windows. Of many windows only some are asked, others in
 * each `turn`: neighbours have other turns, and share what they found.
 */
export function portalLux(
  voxels: Voxels,
  { count, points, every }: Portals,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  turn: number,
  ray: Ray,
): number {
  let lux = 0
  const off = voxels.cell
  const fx = x + nx * off
  const fy = y + ny * off
  const fz = z + nz * off
  // the first whose order and turn together are a multiple of `every`
  for (let order = (every - (turn % every)) % every; order < count; order += every) {
    const place = order * NUMBERS
    const px = points[place]!
    const py = points[place + 1]!
    const pz = points[place + 2]!
    const area = points[place + 3]!
    const dx = px - x
    const dy = py - y
    const dz = pz - z
    const square = dx * dx + dy * dy + dz * dz
    const distance = Math.sqrt(square)
    const facing = (dx * nx + dy * ny + dz * nz) / distance
    const leaving = -(dx * points[place + 4]! + dz * points[place + 5]!) / distance
    if (!(facing > 0 && leaving > 0)) continue
    const gain = (facing * leaving * area) / Math.max(square, area)
    if (gain < 1e-5) continue
    const tx = px - fx
    const ty = py - fy
    const tz = pz - fz
    const length = lengthOf(tx, ty, tz) || 1e-6
    follow(voxels, fx, fy, fz, tx / length, ty / length, tz / length, length, ray)
    lux += gain * ray.left * every
  }
  return lux
}
