/** Names of the same thing: the same noun, and no adjective that only one of the two could have. */
export function isSameName(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (!long.endsWith(short) || long[long.length - short.length - 1] !== ' ') return sharesAll(short, long)
  return true
}

function sharesAll(short: string, long: string): boolean {
  const words = long.split(' ')
  const few = short.split(' ')
  return few.at(-1) === words.at(-1) && few.every((word) => words.includes(word))
}

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
