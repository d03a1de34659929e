/** Two texts, line by line: what stayed, what went and what came. */

export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

// a prompt is a page; of longer ones only so much is compared
const MOST_LINES = 600

export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [before, after].map((text) => (text === '' ? [] : text.split('\n').slice(0, MOST_LINES)))
  const common = lengths(old!, now!)
  const lines: DiffLine[] = []
  let [a, b] = [0, 0]
  while (a < old!.length || b < now!.length) {
    if (a < old!.length && b < now!.length && old![a] === now![b]) {
      lines.push({ kind: 'same', text: old![a]! })
      a++
      b++
      // what goes stands before what comes in its place
    } else if (a < old!.length && (b === now!.length || common[a + 1]![b]! >= common[a]![b + 1]!))
      lines.push({ kind: 'gone', text: old![a++]! })
    else lines.push({ kind: 'new', text: now![b++]! })
  }
  return lines
}

/** How many lines the ends of both have in common, from each pair of places on. */
function lengths(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const found: number[][] = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  )
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = now.length - 1; b >= 0; b--)
      found[a]![b] = old[a] === now[b] ? found[a + 1]![b + 1]! + 1 : Math.max(found[a + 1]![b]!, found[a]![b + 1]!)
  return found
}
