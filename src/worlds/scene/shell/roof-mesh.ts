/** A lid over a room and its walls, which keeps the sun out where ceiling and walls meet. Nobody sees it. */
import type { Mesh } from '../mesh/mesh.ts'
import type { RoomShell } from '../room.ts'
import { createQuads } from './quads.ts'
import { triangulate } from './triangulate.ts'
import { planWalls } from './wall-plan.ts'

// more than what shadows are off by; nothing shines in between, because the ceiling is below
const ABOVE = 0.05

export function roofMesh(room: RoomShell, rooms: readonly RoomShell[]): Mesh {
  const quads = createQuads()
  const outline = planWalls(room, rooms).map(({ outerFrom }) => outerFrom)
  const height = room.height + ABOVE
  for (const triangle of triangulate(outline)) {
    const [a, c, b] = triangle.map((place) => outline[place]!)
    quads.triangle(
      [
        [a![0], height, a![1]],
        [b![0], height, b![1]],
        [c![0], height, c![1]],
      ],
      [0, 1, 0],
      [...a!, ...b!, ...c!],
    )
  }
  return quads.build()
}
