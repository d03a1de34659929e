/** Rings of points skinned one after the other: what lathes, tubes, tapered legs and bath tubs are made of. */
import type { Mesh } from './mesh.ts'
import { solid, type Face, type FaceTexture } from './solid.ts'
import type { Vector } from './vector.ts'

/** Counter-clockwise seen from where the rings go. All have as many points; one whose points are the same is a tip. */
export type Ring = readonly Vector[]

export interface LoftOptions {
  /** the last ring goes on to the first, as in a torus; otherwise the ends are closed */
  readonly isLoop?: boolean
}

export function loft(rings: readonly Ring[], { isLoop = false }: LoftOptions = {}): Mesh {
  const size = rings[0]!.length
  const points: Vector[] = []
  const faces: Face[] = []
  const textures: FaceTexture[] = []
  const places = rings.map((ring) => {
    const start = points.length
    if (isTip(ring)) {
      points.push(ring[0]!)
      return ring.map(() => start)
    }
    points.push(...ring)
    return ring.map((_, place) => start + place)
  })
  const across = lengthsAround(rings)

  let along = 0
  const bands = isLoop ? rings.length : rings.length - 1
  for (let band = 0; band < bands; band++) {
    const [lower, upper] = [places[band]!, places[(band + 1) % rings.length]!]
    const step = stepBetween(rings[band]!, rings[(band + 1) % rings.length]!)
    for (let place = 0; place < size; place++) {
      const next = (place + 1) % size
      const [a, b, c, d] = [lower[place]!, lower[next]!, upper[next]!, upper[place]!]
      const [left, right] = [across[place]!, across[place + 1]!]
      const middle = (left + right) / 2
      if (a === b && c === d) continue
      if (a === b) faces.push([a, c, d])
      else faces.push(c === d ? [a, b, c] : [a, b, c, d])
      if (step.isFlat) textures.push(undefined)
      else if (a === b) textures.push([middle, along, right, along + step.length, left, along + step.length])
      else if (c === d) textures.push([left, along, right, along, middle, along + step.length])
      else textures.push([left, along, right, along, right, along + step.length, left, along + step.length])
    }
    along += step.length
  }
  if (!isLoop) {
    if (!isTip(rings[0]!)) faces.push([places[0]![0]!, ...places[0]!.slice(1).toReversed()])
    if (!isTip(rings.at(-1)!)) faces.push(places.at(-1)!)
  }
  // the grain of a leg runs along it, that of a drum around it
  const isLong = along > across.at(-1)!
  return solid(points, faces, isLong ? textures.map((texture) => texture && swapped(texture)) : textures)
}

/** u for v. */
const swapped = (texture: readonly number[]) =>
  texture.map((_, index) => texture[index % 2 === 0 ? index + 1 : index - 1]!)

function distance(a: Vector, b: Vector): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return Math.sqrt(x * x + y * y + z * z)
}

const isTip = (ring: Ring) => ring.every((point) => distance(point, ring[0]!) < 1e-7)

/** Metres from the first point to each, and at last all around, on the longest ring. */
function lengthsAround(rings: readonly Ring[]): readonly number[] {
  let longest: readonly number[] = [0]
  for (const ring of rings) {
    const lengths = [0]
    ring.forEach((point, place) => lengths.push(lengths[place]! + distance(point, ring[(place + 1) % ring.length]!)))
    if (lengths.at(-1)! > longest.at(-1)!) longest = lengths
  }
  return longest
}

/** How far it is from ring to ring; flat where rings grow more than they go on, as at the ends of a cylinder. */
function stepBetween(from: Ring, to: Ring): { readonly length: number; readonly isFlat: boolean } {
  const length = from.reduce((sum, point, place) => sum + distance(point, to[place]!), 0) / from.length
  return { length, isFlat: distance(middleOf(from), middleOf(to)) < length / 2 }
}

function middleOf(ring: Ring): Vector {
  const [x, y, z] = ring.reduce(([sx, sy, sz], [px, py, pz]) => [sx + px, sy + py, sz + pz], [0, 0, 0] as Vector)
  return [x / ring.length, y / ring.length, z / ring.length]
}
