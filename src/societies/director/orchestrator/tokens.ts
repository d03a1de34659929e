/** A text as words and marks, sentence by sentence; everything is lower case from here on. */
export interface Token {
  readonly word: string
  readonly isMark: boolean
  /** `child's`: the word without its ending, which belongs to what follows */
  readonly isPossessive: boolean
}

/** More is cut: nobody describes a room at such length. */
export const MOST_WORDS = 12_000
const LONGEST_TEXT = 200_000
// what is longer is no word, and would cost time wherever words are compared
const LONGEST_WORD = 40

const PIECE = /\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[^\s]/gu
const LETTERS = /^[\p{L}\p{M}\d]/u
const END = new Set(['.', '!', '?', ';', '\n'])
// brackets and dashes set something apart, as commas do
const APART = new Set([',', '(', ')', '[', ']', '–', '—', ':'])

const JOINED: ReadonlyMap<string, string> = new Map([
  ['wall mounted', 'wall-mounted'],
  ['ceiling mounted', 'ceiling-mounted'],
  ['l shaped', 'l-shaped'],
  ['u shaped', 'u-shaped'],
  ['mid century', 'mid-century'],
  ['built in', 'built-in'],
  ['free standing', 'freestanding'],
])

/** The sentences of a text; `cut` when it was longer than what is read. */
export function readTokens(whole: string): {
  readonly sentences: readonly (readonly Token[])[]
  readonly cut: boolean
} {
  const text = whole.slice(0, LONGEST_TEXT)
  const sentences: Token[][] = []
  let current: Token[] = []
  let count = 0
  for (const line of text.normalize('NFC').toLowerCase().split('\n')) {
    for (const token of tokensOfLine(line)) {
      if (count++ >= MOST_WORDS) return { sentences: [...sentences, current].filter(hasWords), cut: true }
      if (token.isMark && END.has(token.word)) {
        sentences.push(current)
        current = []
      } else current.push(token)
    }
    sentences.push(current)
    current = []
  }
  return { sentences: sentences.filter(hasWords), cut: text.length < whole.length }
}

const hasWords = (sentence: readonly Token[]): boolean => sentence.some((token) => !token.isMark)

function tokensOfLine(line: string): Token[] {
  const pieces = [...line.replaceAll(/[’‘`]/g, "'").matchAll(PIECE)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  const tokens: Token[] = []
  let place = 0
  while (place < pieces.length) {
    const piece = pieces[place]!
    place++
    if (!LETTERS.test(piece.text)) {
      const mark = markOf(piece.text, pieces[place]?.start !== piece.end)
      if (mark !== null) tokens.push({ word: mark, isMark: true, isPossessive: false })
      continue
    }
    let { text, end } = piece
    let isPossessive = false
    // king-size, child's, isn't: glued without a space
    while (pieces[place]?.start === end && (pieces[place]?.text === '-' || pieces[place]?.text === "'")) {
      const [glue, next] = [pieces[place]!, pieces[place + 1]]
      const isGlued = next?.start === glue.end && LETTERS.test(next.text)
      if (!isGlued) {
        // the students' desks
        isPossessive = glue.text === "'" && text.endsWith('s')
        place++
        break
      }
      if (glue.text === "'" && next.text === 's') isPossessive = true
      else text += `${glue.text}${next.text}`
      end = next.end
      place += 2
    }
    // still a word that can be told to be not understood
    const word = text.length > LONGEST_WORD ? `${text.slice(0, LONGEST_WORD - 1)}…` : text
    tokens.push({ word, isMark: false, isPossessive })
  }
  return joinPairs(tokens)
}

function markOf(text: string, isFollowedBySpace: boolean): string | null {
  if (END.has(text)) return isFollowedBySpace || text !== '.' ? text : null
  if (APART.has(text)) return ','
  if (text === '&') return 'and'
  return text === '×' || text === '²' || text === "'" || text === '"' ? text : null
}

/** Words that make one word together, whether or not somebody wrote the hyphen. */
function joinPairs(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const pair = last === undefined ? undefined : JOINED.get(`${last.word} ${token.word}`)
    if (pair !== undefined && !last!.isPossessive) joined[joined.length - 1] = { ...token, word: pair }
    else if (token.isMark && token.word === 'and') joined.push({ ...token, isMark: false })
    else joined.push(token)
  }
  return joined
}
