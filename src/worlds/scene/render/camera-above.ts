/** A camera that sees rooms from straight above, from so high that walls hardly lean. */
import type { Camera, RoomShell } from '../scene.ts'

const FOCAL_MM = 70
const FILM_MM = 36
// walls have thickness, and pictures a margin
const MARGIN = 0.35

/** For pictures that are `aspect` times as wide as high. */
export function cameraAbove(rooms: readonly RoomShell[], aspect = 1.6): Camera {
  const points = rooms.flatMap(({ outline }) => outline).filter(([x, z]) => Math.abs(x) < 1000 && Math.abs(z) < 1000)
  const [xs, zs] = points.length > 0 ? [points.map(([x]) => x), points.map(([, z]) => z)] : [[0], [0]]
  const [lowX, highX, lowZ, highZ] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  const height = Math.max(1, ...rooms.map((room) => (room.height < 100 ? room.height : 1)))
  const [x, z] = [(lowX + highX) / 2, (lowZ + highZ) / 2]
  // the tops of the walls are nearest to the camera, so that they decide
  const width = Math.max(highX - lowX + 2 * MARGIN, (highZ - lowZ + 2 * MARGIN) * aspect)
  return {
    name: 'above',
    position: { x, y: height + (width * FOCAL_MM) / FILM_MM, z },
    target: { x, y: 0, z },
    focalLength: FOCAL_MM,
  }
}
