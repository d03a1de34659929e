/** The same vectors for everybody: of length 1, in clusters as texts about the same things are, from a seed. */
import { createRandom, type Random } from '../../dist/index.js'
import { DIMENSIONS } from './subject.ts'

const CLUSTERS = 200
// a member is about 0.9 from its centre, as sentences about one thing are
const SPREAD = 0.9

export function makeVectors(count: number, seed: string): Float32Array[] {
  const centres = createRandom('centres')
  const middle = Array.from({ length: CLUSTERS }, () => unit(noise(centres)))
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const centre = random.pick(middle)
    const own = unit(noise(random))
    return unit(own.map((part, at) => part * SPREAD + centre[at]!))
  })
}

/** Roughly normal: the sum of four even ones. */
function noise(random: Random): Float32Array {
  return Float32Array.from(
    { length: DIMENSIONS },
    () => random.next() + random.next() + random.next() + random.next() - 2,
  )
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return vector.map((part) => part / length)
}

export function nearestByLoop(vectors: Float32Array[], query: Float32Array, k: number): number[] {
  const distances = new Float64Array(vectors.length)
  for (let row = 0; row < vectors.length; row++) {
    const vector = vectors[row]!
    let sum = 0
    for (let at = 0; at < DIMENSIONS; at++) {
      const difference = vector[at]! - query[at]!
      sum += difference * difference
    }
    distances[row] = sum
  }
  const found: number[] = []
  for (let row = 0; row < distances.length; row++) {
    if (found.length === k && distances[row]! >= distances[found[k - 1]!]!) continue
    let at = found.length
    while (at > 0 && distances[found[at - 1]!]! > distances[row]!) at--
    found.splice(at, 0, row)
    if (found.length > k) found.pop()
  }
  return found
}
