/** A reply cut into lines, sentences and words, in time linear in its length and with a bound on it. */

// longer replies are a story gone wrong; what matters stands at the beginning and at the end
const LONGEST_HEAD = 16_384
const LONGEST_TAIL = 4_096
// a line this long that just stops was broken by a screen, not by its author
const WRAPPED = 60

/** Without prompt, carriage returns and the line breaks of a narrow screen. Blank lines and indentation stay. */
export function linesOf(text: string): string[] {
  const bounded =
    text.length > LONGEST_HEAD + LONGEST_TAIL ? `${text.slice(0, LONGEST_HEAD)}\n\n${text.slice(-LONGEST_TAIL)}` : text
  const lines: string[] = []
  let isWrapped = false
  for (const raw of bounded.split('\n')) {
    const line = raw.trimEnd()
    const last = lines.length - 1
    if (isWrapped && line !== '' && line[0] !== ' ') lines[last] += ` ${line}`
    else lines.push(line)
    isWrapped = line.length >= WRAPPED && !ENDED.test(line)
  }
  while (lines.length > 0 && /^\s*>?$/.test(lines[lines.length - 1]!)) lines.pop()
  const last = lines.length - 1
  if (last >= 0) lines[last] = lines[last]!.replace(/\s?>$/, '')
  return lines
}

const ENDED = /[.!?:;"')\]*]$/

const SENTENCE_END = /(?<=[.!?][")']?)\s+/

/** A closing quotation mark belongs to its sentence. */
export function sentencesOf(line: string): string[] {
  return line.split(SENTENCE_END).filter((sentence) => sentence !== '')
}

export interface TextWord {
  readonly text: string
  readonly lower: string
  /** its place in the line */
  readonly start: number
  /** inside quotation marks */
  readonly isQuoted: boolean
  /** nothing but space stands between it and the word before */
  readonly follows: boolean
}

const WORD_OR_QUOTE = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|["“”]/gu
const MOST_WORDS = 4_000

export function wordsOf(line: string): TextWord[] {
  const words: TextWord[] = []
  let isQuoted = false
  let end = -1
  for (const match of line.matchAll(WORD_OR_QUOTE)) {
    const [text] = match
    if (text === '"' || text === '“' || text === '”') {
      isQuoted = text === '“' || (text === '"' && !isQuoted)
      end = -1
      continue
    }
    const follows = end >= 0 && isSpace(line, end, match.index)
    words.push({ text, lower: text.toLowerCase(), start: match.index, isQuoted, follows })
    end = match.index + text.length
    if (words.length >= MOST_WORDS) break
  }
  return words
}

function isSpace(line: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (line[at] !== ' ') return false
  return true
}
