/**
 * Words and parts of words, hashed into 384 places: needs nothing, costs microseconds, and finds texts that share
 * words, not texts that only mean the same. Nothing here may change without another name: runs lean on the vectors it
 * gives.
 */
import type { Embedder } from '../embedder.ts'
import { toUnitLength } from './unit-length.ts'

const DIMENSIONS = 384
const WORD_WEIGHT = 1
const PART_WEIGHT = 0.4
const PART_LENGTHS = [3, 4]
// words that say little; they stay, so that a text made of nothing else still has a vector
const COMMON_WEIGHT = 0.1
const COMMON = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from had has have he her him his ' +
    'how i if in into is it its just me my no not of on or our she so than that the their them then there these ' +
    'they this to up was we were what when where which who why will with would you your'
  ).split(' '),
)

export function hashedEmbedder(): Embedder {
  return {
    name: 'hashed',
    dimensions: DIMENSIONS,
    embed: (texts) => Promise.resolve(texts.map(embed)),
  }
}

function embed(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS)
  for (const [word] of text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    const weight = COMMON.has(word) ? COMMON_WEIGHT : 1
    add(vector, word, WORD_WEIGHT * weight)
    // marked ends, so that the start of a word is not the middle of another
    const marked = `<${word}>`
    for (const length of PART_LENGTHS) {
      for (let at = 0; at + length <= marked.length; at++)
        add(vector, marked.slice(at, at + length), PART_WEIGHT * weight)
    }
  }
  return toUnitLength(vector)
}

function add(vector: Float32Array, feature: string, weight: number): void {
  const hash = hashOf(feature)
  // one bit says the sign, so that features that share a place cancel out on average
  vector[(hash >>> 1) % DIMENSIONS]! += hash & 1 ? weight : -weight
}

/** FNV-1a, then mixed as in MurmurHash3: the low bits of FNV-1a alone are poor. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
