/**
 * What letters stand together in a text, as a few numbers: a line that lacks three letters of a frame cannot be it. The
 * numbers of many frames lie side by side, where their words lie all over the memory, and to fetch those takes longer
 * than everything else that is done with them.
 */
export type Signs = Int32Array

/** So many numbers for each text. */
export const SIGNS = 4
const BITS = 32 * SIGNS
const LETTERS = 3

/** Of each three letters in a row, one bit. */
export function signsOf(text: string): Signs {
  const signs = new Int32Array(SIGNS)
  for (let at = LETTERS; at <= text.length; at++) {
    const letters = (text.charCodeAt(at - 3) * 31 + text.charCodeAt(at - 2)) * 31 + text.charCodeAt(at - 1)
    const bit = (Math.imul(letters, 0x9e3779b1) >>> 16) % BITS
    signs[bit >> 5]! |= 1 << (bit & 31)
  }
  return signs
}

/** Adds what is in a text whichever of these stands there. */
export function addCommonSigns(options: readonly string[], signs: Signs): void {
  const common = new Int32Array(SIGNS).fill(-1)
  for (const option of options) for (const [index, own] of signsOf(option).entries()) common[index]! &= own
  for (const [index, own] of common.entries()) signs[index]! |= own
}

/** The first text of a list, from this place on, of which all signs are in a line; the end where there is none. */
export function withSigns(all: Signs, line: Signs, from: number, end: number): number {
  const [one, two, three, four] = line as unknown as readonly [number, number, number, number]
  let at = from * SIGNS
  for (let place = from; place < end; place++, at += SIGNS) {
    if ((all[at]! & ~one) !== 0 || (all[at + 1]! & ~two) !== 0) continue
    if ((all[at + 2]! & ~three) === 0 && (all[at + 3]! & ~four) === 0) return place
  }
  return end
}
