/** Chance as an argument: a small seeded generator (sfc32) that is the same on every machine. */
export interface Random {
  /** a number in [0, 1) */
  next(): number
  /** a whole number in [0, below) */
  integer(below: number): number
  pick<T>(items: readonly T[]): T
}

export type Seed = number | string

export function createRandom(seed: Seed): Random {
  let [a, b, c, counter] = seedWords(seed)
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  // the first words still resemble the seed
  for (let round = 0; round < 12; round++) next()
  return {
    next,
    integer: (below) => Math.floor(next() * below),
    pick: (items) => {
      if (items.length === 0) throw new RangeError('cannot pick from an empty list')
      return items[Math.floor(next() * items.length)]!
    },
  }
}

/** Four words from any seed, by FNV-1a with four offsets: neighbouring seeds give unlike streams. */
function seedWords(seed: Seed): [number, number, number, number] {
  const text = String(seed)
  const words: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    for (let word = 0; word < 4; word++) words[word] = Math.imul(words[word]! ^ (unit + word), 0x01000193)
  }
  return words
}
