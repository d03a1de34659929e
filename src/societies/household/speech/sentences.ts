/** A text in sentences, each as it is compared: how it is written, small letters, and how it ends. */
export interface Line {
  /** without the mark it ends with */
  readonly text: string
  /** the same in small letters, letter for letter */
  readonly lower: string
  readonly ending: '' | '.' | '!' | '?'
}

/** Nobody reads more than this of what somebody says. */
const READ_AT_MOST = 2_000
const SENTENCES_AT_MOST = 40

const titles = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'prof'])
const isEnd = (sign: string | undefined) => sign === '.' || sign === '!' || sign === '?'

/** Spaces, quotes and dashes as one writes them on a keyboard; nothing that cannot be seen. */
const plainText = (text: string): string => (isPlain(text) ? text : madePlain(text))

/** Nearly everything is, and to see it takes less than to make it so. */
function isPlain(text: string): boolean {
  if (text.length > READ_AT_MOST) return false
  let last = SPACE
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign > LAST_SIGN || sign < SPACE || (sign === SPACE && last === SPACE)) return false
    last = sign
  }
  return last !== SPACE
}

const SPACE = 0x20
// of those that every keyboard has
const LAST_SIGN = 0x7e

const madePlain = (text: string): string =>
  text
    .slice(0, READ_AT_MOST)
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    // eslint-disable-next-line no-control-regex -- what cannot be seen is no part of what was said
    .replace(/[\s\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim()

/** Ends at `.`, `!` or `?` before a space, unless it is in quotes or after a title such as `Dr.` */
export function sentencesOf(text: string): string[] {
  const plain = plainText(text)
  const sentences: string[] = []
  const quotes = plain.split('"').length - 1
  let [start, isQuoted] = [0, false]
  for (let at = 0; at < plain.length; at++) {
    // a quote that nobody closes quotes nothing
    if (plain[at] === '"' && quotes % 2 === 0) isQuoted = !isQuoted
    if (isQuoted || !isEnd(plain[at]) || (at + 1 < plain.length && plain[at + 1] !== ' ')) continue
    const word = plain.slice(plain.lastIndexOf(' ', at) + 1, at).toLowerCase()
    if (plain[at] === '.' && titles.has(word)) continue
    sentences.push(plain.slice(start, at + 1).trim())
    start = at + 1
  }
  sentences.push(plain.slice(start).trim())
  return sentences.filter((sentence) => sentence !== '').slice(0, SENTENCES_AT_MOST)
}

export function lineOf(sentence: string): Line {
  let end = sentence.length
  while (end > 0 && (isEnd(sentence[end - 1]) || sentence[end - 1] === ' ')) end--
  const marks = sentence.slice(end)
  const text = sentence.slice(0, end)
  const ending = marks.includes('?') ? '?' : marks.includes('!') ? '!' : marks.includes('.') ? '.' : ''
  return { text, lower: smallLetters(text), ending }
}

/** A few letters become two when they are made small; then places in the text would no longer be the same. */
export function smallLetters(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

/** What makes two sentences the same one: their words. */
export const sameWords = (sentence: string): string =>
  plainText(sentence)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** FNV-1a over the words of a text: short, and the same everywhere. */
export function idOfWords(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of sameWords(text)) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
