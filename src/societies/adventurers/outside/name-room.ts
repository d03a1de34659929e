/**
 * Names for rooms whose titles get lost on the way: some engines print nothing that is bold or in a status line. Who
 * walks, and is shown a description without a title, has come to a place all the same; it is called after its first
 * words.
 */
import { FUNCTION_WORDS, GOING } from '../../../worlds/adventure/english.ts'
import { exitsIn } from '../../../worlds/adventure/read-exits.ts'
import { readReply } from '../../../worlds/adventure/reading.ts'
import { linesOf, sentencesOf } from '../../../worlds/adventure/text-parts.ts'
import type { Vocabulary } from '../../../worlds/adventure/vocabulary.ts'

// shorter than any description, longer than most refusals
const SHORTEST_DESCRIPTION = 40
const LONG_DESCRIPTION = 120
// the end of the line that was typed, a blank line, and the line that was lost
const GAP = 3
const HAPPENS = /^You (?!are\b|stand\b|sit\b|can\b|have come\b|find yourself\b)/
const MOST_WORDS = 4

/** Whether what came of a command may show a place: after a step, or a look around. */
export const mayShowPlace = (command: string): boolean => GOING.has(command) || command === 'look'

/** A text that describes a place, where nothing says which: its paragraph, and what the place can be called. */
export interface Untitled {
  readonly at: number
  readonly name: string
}

/** `isFirst`: a banner and an introduction may stand before it. */
export function untitledIn(text: string, vocabulary: Vocabulary, isFirst = false): Untitled | undefined {
  const lines = linesOf(text)
  const at = isFirst ? afterLastGap(lines) : lines.findIndex((line) => line !== '')
  const paragraph = lines[at] ?? ''
  if (!/^\p{Lu}/u.test(paragraph) || !isDescription(paragraph, isFirst ? GAP : at)) return undefined
  const [first = ''] = sentencesOf(paragraph)
  if (!SUPPOSED.has(readReply(first, vocabulary).kind)) return undefined
  const name = nameIn(first)
  return name === '' ? undefined : { at, name }
}

/**
 * A line that is not printed leaves its line end: a gap before the text is what is left of a title. Where whoever tells
 * has taken all gaps away, it has to be long, name a way out, and not tell what happens to the player.
 */
function isDescription(paragraph: string, linesBefore: number): boolean {
  if (linesBefore > 0) return linesBefore >= GAP && paragraph.length >= SHORTEST_DESCRIPTION
  return paragraph.length >= LONG_DESCRIPTION && !HAPPENS.test(paragraph) && exitsIn([paragraph]).length > 0
}

/** Two blank lines within a text: between them stood what was lost. */
function afterLastGap(lines: readonly string[]): number {
  return lines.findLastIndex((line, at) => line !== '' && at > 1 && lines[at - 1] === '' && lines[at - 2] === '')
}

// what is told of a place reads like an answer that says nothing in particular
const SUPPOSED: ReadonlySet<string> = new Set(['nothing', 'change', 'moved'])

const BEGINNING =
  /^(?:you(?:'re| are)(?: now| still)?(?: \w{2,12}ing)? (?:in|on|at|under|inside|near|by|beside|before|behind|along) |(?:this|here|it) is )?(?:the |an? |some )?/i
const VERBS = new Set(
  'is are was were be has have had stands lies leads runs opens rises hangs ends begins goes makes fills looks'.split(
    ' ',
  ),
)

/** `Jetty of black timber`, of "A jetty of black timber stands on its own reflection." */
function nameIn(sentence: string): string {
  const words = sentence.replace(BEGINNING, '').split(/\s+/)
  const end = words.findIndex((word) => VERBS.has(word.toLowerCase()) || /[,;:.!?"“”()]/.test(word))
  const named = words.slice(0, Math.min(end < 0 ? MOST_WORDS : end + (isLast(words[end]!) ? 1 : 0), MOST_WORDS))
  while (FUNCTION_WORDS.has(named.at(-1)?.toLowerCase() ?? '')) named.pop()
  const name = named.join(' ').replaceAll(/[^\p{L}\p{N}' -]/gu, '')
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}

/** A comma closes the name; what it stands behind belongs to it. */
const isLast = (word: string) => !VERBS.has(word.toLowerCase())

/** The text as an engine that prints titles would tell it. */
export function withTitle(text: string, { at, name }: Untitled): string {
  const lines = linesOf(text)
  return [...lines.slice(0, at), '', name, ...lines.slice(at)].join('\n')
}
