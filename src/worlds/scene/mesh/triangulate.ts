/** Triangles of a flat polygon in space, by cutting off ears: also of one with dents. */
import type { Vector } from './vector.ts'

type Flat = readonly [number, number]

export function triangulated(ring: readonly Vector[]): readonly (readonly [number, number, number])[] {
  const flat = flattened(ring)
  const left = ring.map((_, place) => place)
  const triangles: [number, number, number][] = []
  while (left.length > 3) {
    const ear = left.findIndex((_, at) => isEar(flat, left, at))
    // rounding may leave no true ear; any corner then closes the mesh all the same
    const at = ear < 0 ? 0 : ear
    triangles.push([left.at(at - 1)!, left[at]!, left[(at + 1) % left.length]!])
    left.splice(at, 1)
  }
  triangles.push([left[0]!, left[1]!, left[2]!])
  return triangles
}

/** Seen against the polygon's normal, so that its corners go around counter-clockwise. */
function flattened(ring: readonly Vector[]): readonly Flat[] {
  let [x, y, z] = [0, 0, 0]
  ring.forEach((a, place) => {
    const b = ring[(place + 1) % ring.length]!
    x += (a[1] - b[1]) * (a[2] + b[2])
    y += (a[2] - b[2]) * (a[0] + b[0])
    z += (a[0] - b[0]) * (a[1] + b[1])
  })
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
  if (ay >= ax && ay >= az) return ring.map((point) => (y > 0 ? [point[2], point[0]] : [point[0], point[2]]))
  if (ax >= az) return ring.map((point) => (x > 0 ? [point[1], point[2]] : [point[2], point[1]]))
  return ring.map((point) => (z > 0 ? [point[0], point[1]] : [point[1], point[0]]))
}

const turn = (a: Flat, b: Flat, c: Flat) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

function isEar(flat: readonly Flat[], left: readonly number[], at: number): boolean {
  const [before, here, after] = [left.at(at - 1)!, left[at]!, left[(at + 1) % left.length]!]
  const [a, b, c] = [flat[before]!, flat[here]!, flat[after]!]
  if (turn(a, b, c) <= 1e-12) return false
  return left.every((place) => {
    if (place === before || place === here || place === after) return true
    const point = flat[place]!
    return turn(a, b, point) < 0 || turn(b, c, point) < 0 || turn(c, a, point) < 0
  })
}
