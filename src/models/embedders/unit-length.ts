/** A vector made one long, in place. One of zeros stays as it is. */
export function toUnitLength(vector: Float32Array): Float32Array {
  let squares = 0
  for (const part of vector) squares += part * part
  if (squares === 0) return vector
  const length = Math.sqrt(squares)
  for (let at = 0; at < vector.length; at++) vector[at]! /= length
  return vector
}
