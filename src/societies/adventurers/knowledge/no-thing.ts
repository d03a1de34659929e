/**
 * What is no thing, although the story has a word for it: a figure of speech, something only thought or done, and a
 * word that says how something is. What is listed or said to lie here is one, whatever it is called.
 */
import { isKind, kindsOf } from './kinds.ts'

// `painted`, `died`, `smallest`: said of a thing, and none itself, unless the lexicon knows it as one
const SAID_OF_THINGS = /(?:ed|est|ing)$/
const SHORTEST = 4

const saysHow = (word: string): boolean =>
  word.length >= SHORTEST && SAID_OF_THINGS.test(word) && kindsOf(word).length === 0

// `planks` in `the planks end`, which is what they do
const isVerbAfter = (word: string, before: string | undefined): boolean =>
  before !== undefined && /[^s]s$/.test(before) && kindsOf(word)[0] === 'abstract'

/** `aunt` of `aunt died`, `planks` of `planks end`; nothing of `painted`. */
export function thingIn(name: string): string | undefined {
  const words = name.split(' ')
  while (words.length > 0 && (saysHow(words.at(-1)!) || isVerbAfter(words.at(-1)!, words.at(-2)))) words.pop()
  return words.length === 0 ? undefined : words.join(' ')
}

/** `end`, `walk`, `evening`: by itself more often a thought or a deed than a thing; a notice hangs somewhere. */
export const isAbstract = (name: string): boolean =>
  !name.includes(' ') && kindsOf(name)[0] === 'abstract' && !isKind(name, 'writing')

// `as easily as a gate with no fence`, `like a hat on a head`
const COMPARISON = /\b(?:like|as(?: \w+){1,2} as|as (?:if|though)|as)\s+(?:an?|some)\s+[^.,;:!?"\n]*/gi

/** Named in comparisons alone. */
export function isFigure(text: string, noun: string): boolean {
  const lower = text.toLowerCase()
  if (!lower.includes(noun)) return false
  const without = lower.replaceAll(COMPARISON, ' ')
  return without.length < lower.length && !without.includes(noun)
}
