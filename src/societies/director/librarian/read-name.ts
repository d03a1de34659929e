/** From a thing's name as somebody said it to the parts of it that may name a thing, the most telling first. */

export interface Head {
  /** `writing desk` of `oak writing desk` */
  readonly phrase: string
  /** what stands before it: `['oak']` */
  readonly modifiers: readonly string[]
}

const LONGEST_NAME = 120
const MOST_WORDS = 8

// a stack of books is books that are stacked, and a bowl of fruit is a bowl
const MEASURE =
  /^(?:pair|set|stack|pile|row|bunch|group|collection|couple|piece|bit|array|assortment|variety|number|cluster|heap|line|series|kind|sort|type|lot|selection|trio|dozen|handful|bundle|roll)s?$/
const PREPOSITION = /^(?:of|with|for|from|in|on|at|without|containing|holding|full|filled|made)$/
const ARTICLE = /^(?:a|an|the|some|any|his|her|their|its|my|your|our)$/

export function headsOf(name: string): readonly Head[] {
  const words = wordsOf(name)
  const end = words.findIndex((word, place) => place > 0 && PREPOSITION.test(word))
  if (end < 0) return suffixesOf(words)
  // `chest of drawers` and `bowl of fruit` may be called so as a whole
  const whole = { phrase: words.join(' '), modifiers: [] }
  const before = suffixesOf(words.slice(0, end))
  const after = suffixesOf(words.slice(end + 1).filter((word) => !ARTICLE.test(word) && !PREPOSITION.test(word)))
  return MEASURE.test(words[end - 1] ?? '') ? [whole, ...after, ...before] : [whole, ...before, ...after]
}

/** Plain words in small letters; whatever else was said is no name. */
export function wordsOf(name: string): readonly string[] {
  const text = name.slice(0, LONGEST_NAME).toLowerCase().replaceAll(/[’‘`]/g, "'")
  const words = text.match(/[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu) ?? []
  return words.filter((word, place) => !(place === 0 && ARTICLE.test(word))).slice(-MOST_WORDS)
}

/** English names end in what the thing is. */
function suffixesOf(words: readonly string[]): readonly Head[] {
  return words.map((_, start) => ({ phrase: words.slice(start).join(' '), modifiers: words.slice(0, start) }))
}
