/** Windows as lights: the sky through each of them, as a few points on its pane. */
import { pointAlong, wallsOf } from '../room.ts'
import type { RoomShell } from '../scene.ts'

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
