/** The names that are written in a line: rooms, things and people, the longest first, each place looked at once. */
import type { Hearing } from './frame.ts'
import type { Line } from './sentences.ts'
import type { NameKind, Vocabulary } from './vocabulary.ts'

/** Asked for every letter: the common ones are decided without a pattern. */
function isBoundary(sign: string | undefined): boolean {
  if (sign === undefined || sign === ' ') return true
  return !(sign >= 'a' && sign <= 'z') && !/[\p{L}\p{N}'’-]/u.test(sign)
}

const articles = ['the ', 'a ', 'an ', 'my ', 'your ', 'our ']

type Found = { readonly name: string; readonly end: number } | undefined

interface Names {
  readonly words: Vocabulary
  readonly found: Map<number, Found>
}

const kindsOfNames = { person: ['person'], thing: ['thing'], place: ['room', 'thing'] } as const
type Wanted = keyof typeof kindsOfNames
const places: Readonly<Record<Wanted, number>> = { person: 0, thing: 1, place: 2 }

/** Many slots look for the same names at the same place of a line, which is looked at once. */
const namesOfLines = new WeakMap<Line, Names>()

/** The longest name of the kind wanted that is written at this place. */
export function nameAtPlace(line: Line, at: number, { words }: Hearing, wanted: Wanted): Found {
  let names = namesOfLines.get(line)
  if (names?.words !== words) namesOfLines.set(line, (names = { words, found: new Map() }))
  const key = at * 3 + places[wanted]
  const known = names.found.get(key)
  if (known !== undefined || names.found.has(key)) return known
  const found = nameIn(line, at, words, kindsOfNames[wanted])
  names.found.set(key, found)
  return found
}

/** The same for any kinds. */
export function nameIn(line: Line, at: number, names: Vocabulary, kinds: readonly NameKind[]): Found {
  const starts = [at]
  for (const word of articles) if (line.lower.startsWith(word, at)) starts.push(at + word.length)
  for (const start of starts) {
    let found: Found
    let words = 0
    for (let end = start + 1; end <= line.lower.length && words < names.longest; end++) {
      if (!isBoundary(line.lower[end])) continue
      const name = names.find(line.lower.slice(start, end))
      if (name !== undefined && kinds.includes(names.kindOf(name)!)) found = { name, end }
      if (end === line.lower.length || line.lower[end] === ' ') words++
    }
    if (found !== undefined) return found
  }
  return undefined
}

export function wordAt(line: Line, at: number, words: readonly string[]): number | undefined {
  for (const word of words)
    if (line.lower.startsWith(word, at) && isBoundary(line.lower[at + word.length])) return at + word.length
  return undefined
}
