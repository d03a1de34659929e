/** Noise that repeats: the same at x and x + period, so that a texture made of it has no seam. */

/** A number in [0, 1) for a point of the lattice. */
export function hash(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
}

export const wrap = (value: number, period: number): number => value - Math.floor(value / period) * period

/** Smooth noise in [0, 1]; `periodX` and `periodY` are whole numbers of lattice cells. */
export function noise(x: number, y: number, periodX: number, periodY: number, seed: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const fractionX = x - cellX
  const fractionY = y - cellY
  const left = wrap(cellX, periodX)
  const right = wrap(cellX + 1, periodX)
  const low = wrap(cellY, periodY)
  const high = wrap(cellY + 1, periodY)
  const easeX = fractionX * fractionX * (3 - 2 * fractionX)
  const easeY = fractionY * fractionY * (3 - 2 * fractionY)
  const bottom = hash(left, low, seed) * (1 - easeX) + hash(right, low, seed) * easeX
  const top = hash(left, high, seed) * (1 - easeX) + hash(right, high, seed) * easeX
  return bottom * (1 - easeY) + top * easeY
}

/** Three octaves of noise, in [0, 1]. */
export function roughNoise(x: number, y: number, periodX: number, periodY: number, seed: number): number {
  return (
    noise(x, y, periodX, periodY, seed) * 0.57 +
    noise(x * 2, y * 2, periodX * 2, periodY * 2, seed + 1) * 0.29 +
    noise(x * 4, y * 4, periodX * 4, periodY * 4, seed + 2) * 0.14
  )
}
