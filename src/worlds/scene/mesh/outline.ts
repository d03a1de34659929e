/** Outlines on the floor, to be extruded or lofted: any order of corners, x to the right and z to the front. */
import { signedArea, type Point } from '../room.ts'

export const rectangleOutline = (width: number, depth: number): readonly Point[] => [
  [-width / 2, -depth / 2],
  [-width / 2, depth / 2],
  [width / 2, depth / 2],
  [width / 2, -depth / 2],
]

/** With round corners of so many steps. */
export function roundedOutline(width: number, depth: number, radius: number, steps = 4): readonly Point[] {
  const round = Math.min(radius, width * 0.499, depth * 0.499)
  return rectangleOutline(width - 2 * round, depth - 2 * round).flatMap(([x, z], corner) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = (corner + step / steps) * (Math.PI / 2)
      return [x - round * Math.sin(angle), z - round * Math.cos(angle)]
    }),
  )
}

export const ellipseOutline = (width: number, depth: number, segments = 32): readonly Point[] =>
  Array.from({ length: segments }, (_, place): Point => {
    const angle = (2 * Math.PI * place) / segments
    return [(width / 2) * Math.sin(angle), (depth / 2) * Math.cos(angle)]
  })

/** The same corners so that they go around counter-clockwise seen from above, as rings that go up want them. */
export const counterClockwise = (outline: readonly Point[]): readonly Point[] =>
  signedArea(outline) < 0 ? outline : outline.toReversed()

/** Every side drawn in by so much, of a counter-clockwise outline. */
export function drawnIn(outline: readonly Point[], by: number): readonly Point[] {
  return outline.map((here, place) => {
    const before = outline.at(place - 1)!
    const after = outline[(place + 1) % outline.length]!
    const [ax, az] = inwardOf(before, here)
    const [bx, bz] = inwardOf(here, after)
    // the sharper the corner, the farther it moves; not without end
    const reach = by / Math.max(0.25, (1 + ax * bx + az * bz) / 2)
    return [here[0] + ((ax + bx) / 2) * reach, here[1] + ((az + bz) / 2) * reach]
  })
}

function inwardOf(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
}
