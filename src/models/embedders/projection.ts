/**
 * A fixed projection to fewer dimensions that keeps distances well: signs by chance, a Hadamard transform, and some of
 * the coordinates. Its rows are orthogonal, it needs no matrix, and with additions alone it is the same on every
 * machine.
 */
import { createRandom, type Seed } from '../../base/random.ts'

/** `from` must be a power of two. */
export function createProjection(from: number, to: number, seed: Seed): (vector: ArrayLike<number>) => Float32Array {
  const random = createRandom(seed)
  const signs = Array.from({ length: from }, () => (random.next() < 0.5 ? -1 : 1))
  const places = Array.from({ length: from }, (_, place) => place)
  const chosen = Array.from({ length: to }, () => places.splice(random.integer(places.length), 1)[0]!)
  return (vector) => {
    const mixed = Float64Array.from(signs, (sign, at) => sign * vector[at]!)
    hadamard(mixed)
    return Float32Array.from(chosen, (place) => mixed[place]!)
  }
}

function hadamard(values: Float64Array): void {
  for (let half = 1; half < values.length; half *= 2) {
    for (let start = 0; start < values.length; start += 2 * half) {
      for (let at = start; at < start + half; at++) {
        const [first, second] = [values[at]!, values[at + half]!]
        values[at] = first + second
        values[at + half] = first - second
      }
    }
  }
}
