/** Cuts an outline into triangles by its ears. */
import type { Point } from '../room.ts'

// every corner looks at every other one: an outline with more of them than a castle has is cut off
const MOST_CORNERS = 200

/** Triples of corners, in the direction of the outline, which has a positive `signedArea`. */
export function triangulate(outline: readonly Point[]): readonly (readonly [number, number, number])[] {
  const left = outline.slice(0, MOST_CORNERS).map((_, place) => place)
  const triangles: [number, number, number][] = []
  while (left.length > 3) {
    const ear = left.findIndex((_, place) => isEar(outline, left, place))
    // an outline that crosses itself has corners without ears: take one all the same, so that it ends
    const place = Math.max(0, ear)
    triangles.push([left.at(place - 1)!, left[place]!, left[(place + 1) % left.length]!])
    left.splice(place, 1)
  }
  if (left.length === 3) triangles.push([left[0]!, left[1]!, left[2]!])
  return triangles
}

function isEar(outline: readonly Point[], left: readonly number[], place: number): boolean {
  const [a, b, c] = [left.at(place - 1)!, left[place]!, left[(place + 1) % left.length]!]
  const [before, tip, after] = [outline[a]!, outline[b]!, outline[c]!]
  if (turn(before, tip, after) <= 1e-9) return false
  return left.every((other) => {
    if (other === a || other === b || other === c) return true
    const point = outline[other]!
    return !(turn(before, tip, point) >= 0 && turn(tip, after, point) >= 0 && turn(after, before, point) >= 0)
  })
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
