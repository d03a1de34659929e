/** Names of the same thing: the same noun, and no adjective that only one of the two could have. */
export function isSameName(one: string, other: string): boolean {
  if (one === other) return true
  if (!haveSameNoun(one, other)) return false
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const isTail = long.endsWith(short) && long.charCodeAt(long.length - short.length - 1) === SPACE
  return isTail || sharesAll(short, long)
}

const SPACE = 32

/** The last word of both, sign for sign: asked of hundreds of pairs in a step. */
function haveSameNoun(one: string, other: string): boolean {
  let [at, place] = [one.length - 1, other.length - 1]
  while (at >= 0 && place >= 0) {
    const sign = one.charCodeAt(at)
    if (sign !== other.charCodeAt(place)) return false
    if (sign === SPACE) return true
    at--
    place--
  }
  return (at < 0 || one.charCodeAt(at) === SPACE) && (place < 0 || other.charCodeAt(place) === SPACE)
}

function sharesAll(short: string, long: string): boolean {
  const words = long.split(' ')
  return short.split(' ').every((word) => words.includes(word))
}

/** One leaf, several leaves; a berry and berries. */
export const isPluralOf = (many: string, one: string): boolean =>
  many === `${one}s` ||
  many === `${one}es` ||
  (one.endsWith('f') && many === `${one.slice(0, -1)}ves`) ||
  (one.endsWith('y') && many === `${one.slice(0, -1)}ies`)

/** `Attic (dark)` is `attic_dark` */
export function idOf(title: string): string {
  const id = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_/, '')
    .replace(/_$/, '')
    .slice(0, 40)
  // every object has a constructor
  return id === '' ? 'somewhere' : id in {} ? `${id}_room` : id
}

/** A name as part of a pattern: whatever signs it has, they stand for any. */
export const patternFor = (name: string): string => name.replaceAll(/[^\w ]/g, '.')
