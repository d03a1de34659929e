/** A regular expression as a tree, as far as it matters for the time it takes: no captures, no laziness. */
export type Tree =
  /** one character; `source` is written so that a pattern of its own can ask about a character */
  | { readonly kind: 'one'; readonly source: string }
  | { readonly kind: 'all'; readonly parts: readonly Tree[] }
  | { readonly kind: 'any'; readonly parts: readonly Tree[] }
  | { readonly kind: 'repeat'; readonly part: Tree; readonly least: number; readonly most: number }
  | { readonly kind: 'edge'; readonly sign: '^' | '$' | '\\b' | '\\B' }
  /** what stands before: one character is asked about, anything longer is taken for granted */
  | { readonly kind: 'behind'; readonly source: string; readonly denied: boolean }
  | { readonly kind: 'ahead'; readonly part: Tree }

const TOKEN =
  /\(\?(?:<[=!]|[:=!]|<\w+>)|\\(?:[pP]\{\w{1,40}(?:=\w{1,40})?\}|u\{[\da-fA-F]{1,6}\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|k<\w+>|[^])|\[(?:\\[^]|[^\]\\])*\]?|\{\d{1,9}(?:,\d{0,9})?\}|[^]/gu

/** Throws what it cannot follow: a pattern that refers back to what it has matched. */
export function readPattern(source: string): Tree {
  const tokens = source.match(TOKEN) ?? []
  let at = 0

  function readAny(): Tree {
    const parts: Tree[] = [readAll()]
    while (tokens[at] === '|') {
      at++
      parts.push(readAll())
    }
    return parts.length === 1 ? parts[0]! : { kind: 'any', parts }
  }

  function readAll(): Tree {
    const parts: Tree[] = []
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') parts.push(readRepeat(readOne()))
    return parts.length === 1 ? parts[0]! : { kind: 'all', parts }
  }

  function readOne(): Tree {
    const token = tokens[at++]!
    if (token === '^' || token === '$' || token === '\\b' || token === '\\B') return { kind: 'edge', sign: token }
    if (/^\\(?:[1-9]|k<)/.test(token)) throw new Error(`${token} refers back to what was matched`)
    if (!token.startsWith('(')) return { kind: 'one', source: token }
    const part = readAny()
    at++
    if (token === '(?=' || token === '(?!') return { kind: 'ahead', part }
    if (token !== '(?<=' && token !== '(?<!') return part
    if (part.kind === 'one') return { kind: 'behind', source: part.source, denied: token === '(?<!' }
    return { kind: 'all', parts: [] }
  }

  function readRepeat(part: Tree): Tree {
    const token = tokens[at] ?? ''
    const range = /^\{(\d+)(?:(,)(\d*))?\}$/.exec(token)
    if (!range && token !== '*' && token !== '+' && token !== '?') return part
    at++
    // lazy or greedy: it fails after the same work
    if (tokens[at] === '?') at++
    if (!range) return { kind: 'repeat', part, least: token === '+' ? 1 : 0, most: token === '?' ? 1 : Infinity }
    const least = Number(range[1])
    const most = range[2] === undefined ? least : range[3] === '' ? Infinity : Number(range[3])
    return { kind: 'repeat', part, least, most }
  }

  return readAny()
}
