/**
 * The checksum of vectors in a file (Fletcher's): two sums in each of eight lanes, of the numbers and of those sums, so
 * that order counts. A CRC takes three times as long as reading; this one comes from a kernel, where it does not.
 */
export const CHECKSUM_LANES = 8

/** The numbers as 32-bit words; a lane takes every eighth of them. */
export function checksumOf({ buffer, byteOffset, length }: Float32Array): number {
  const words = new Int32Array(buffer, byteOffset, length)
  const sums = new Int32Array(2 * CHECKSUM_LANES)
  for (let lane = 0; lane < CHECKSUM_LANES; lane++) {
    let sum = 0
    let sumOfSums = 0
    for (let at = lane; at < length; at += CHECKSUM_LANES) {
      sum = (sum + words[at]!) | 0
      sumOfSums = (sumOfSums + sum) | 0
    }
    sums[lane] = sum
    sums[CHECKSUM_LANES + lane] = sumOfSums
  }
  return foldSums(sums)
}

// FNV's
const PRIME = 0x01000193

/** One number from the sums of all lanes, those of numbers first, then those of sums; each lane counts differently. */
export function foldSums(sums: Int32Array): number {
  let all = sums.length
  for (const sum of sums) all = Math.imul(all ^ sum, PRIME)
  return all >>> 0
}
