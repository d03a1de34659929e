/** A camera that looks down on all rooms of a scene. */
import type { RoomShell } from '../room.ts'
import type { Camera } from '../scene.ts'

const FOCAL_MM = 35
const FILM_MM = 36
const ASPECT = 1.6
const MARGIN = 1.15

export function planCamera(rooms: readonly RoomShell[]): Camera {
  const corners = rooms.flatMap(({ outline }) => outline)
  const [xs, zs] =
    corners.length > 0
      ? [corners.map(([x]) => x), corners.map(([, z]) => z)]
      : [
          [-1, 1],
          [-1, 1],
        ]
  const [left, right, near, far] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  const wide = Math.max(right - left, (far - near) * ASPECT) * MARGIN
  const top = Math.max(2.5, ...rooms.map(({ height }) => height))
  const [x, z] = [(left + right) / 2, (near + far) / 2]
  const height = top + (wide * FOCAL_MM) / FILM_MM
  // a little from the front, so that up is away from whoever looks
  return {
    name: 'above',
    position: { x, y: height, z: z + 0.01 * height },
    target: { x, y: 0, z },
    focalLength: FOCAL_MM,
  }
}
