/** The nearest known word to a mistyped one, for "Did you mean …?". */

export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  // a third of the letters may be wrong
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    // so many letters more or less are so many edits: most words are out without being compared
    if (
      candidate.length <= word.length - least ||
      (candidate.length >= word.length + least && !candidate.startsWith(word))
    )
      continue
    const distance = candidate.startsWith(word) && word.length > 1 ? 1 : edits(word, candidate)
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

/** Letters to insert, delete, change or swap with their neighbour. */
function edits(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? Infinity) + 1 : Infinity
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1, swapped))
    }
    before = row
    row = next
  }
  return row[b.length]!
}

/** "Did you mean …?", or nothing. */
export function suggestion(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known)
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}
