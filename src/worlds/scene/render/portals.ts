/** Windows as lights: the sky through each of them, as a few points on its pane. */
import { pointAlong, wallsOf } from '../room.ts'
import type { RoomShell } from '../scene.ts'
import { follow, type Ray } from './ray.ts'
import type { Voxels } from './voxels.ts'

export interface Portal {
  /** x, y and z of points just inside the wall */
  readonly points: Float32Array
  /** square metres of each point's share of the pane */
  readonly area: number
  /** into the room */
  readonly nx: number
  readonly nz: number
}

const MOST_PORTALS = 24
// frames and bars take their share of a window
const PANE_SHARE = 0.8

/** `inside` is how far the points are from the wall, in metres: beyond what the wall itself fills. */
export function portalsOf(rooms: readonly RoomShell[], inside: number): readonly Portal[] {
  return rooms
    .flatMap((room) => {
      const walls = wallsOf(room)
      return room.windows.flatMap((window) => {
        const wall = walls[window.wall]
        if (wall === undefined || ![window.at, window.width, window.height, window.sill].every(Number.isFinite))
          return []
        const [acrosses, ups] = [window.width > 1.6 ? 3 : 2, 2]
        const points: number[] = []
        for (let across = 0; across < acrosses; across++) {
          const [x, z] = pointAlong(wall, window.at + window.width * ((across + 0.5) / acrosses - 0.5))
          for (let up = 0; up < ups; up++) {
            const y = window.sill + window.height * ((up + 0.5) / ups)
            points.push(x + wall.inward[0] * inside, y, z + wall.inward[1] * inside)
          }
        }
        const area = (window.width * window.height * PANE_SHARE) / (acrosses * ups)
        if (!(area > 0 && area < 100)) return []
        return [{ points: Float32Array.from(points), area, nx: wall.inward[0], nz: wall.inward[1] }]
      })
    })
    .slice(0, MOST_PORTALS)
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
