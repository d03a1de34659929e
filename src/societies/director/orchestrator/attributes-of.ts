/** Adjectives as attributes: each word is kept as it was said, and those with a meaning fill the slot they speak of. */
import type { Attributes } from '../plan.ts'
import { meaningOf, shades, type Slot } from './words/attributes.ts'

// more than anybody says of one thing
const MOST_WORDS = 24

/** What these words say together: `light blue wooden` is a colour and a material. */
export function attributesOf(words: readonly string[]): Attributes {
  const slots: Partial<Record<Slot, string>> = {}
  const said: string[] = []
  words.forEach((word, place) => {
    const meaning = meaningOf(word)
    said.push(word)
    if (meaning === null) return
    const before = words[place - 1] ?? ''
    const isShaded = meaning.slot === 'color' && shades.has(before)
    slots[meaning.slot] ??= isShaded ? `${before} ${meaning.value}` : meaning.value
  })
  return { ...slots, words: [...new Set(said)].slice(0, MOST_WORDS) }
}

/** What is said later adds to what was said before, and does not take it back. */
export function addAttributes(before: Attributes, after: Attributes): Attributes {
  const { words, ...slots } = after
  return { ...slots, ...before, words: [...new Set([...before.words, ...words])].slice(0, MOST_WORDS) }
}

/** Whether both can be said of one thing: what is red is not blue. */
export function areCompatible(one: Attributes, other: Attributes): boolean {
  const slots: readonly Slot[] = ['color', 'material', 'size', 'shape']
  return slots.every((slot) => one[slot] === undefined || other[slot] === undefined || one[slot] === other[slot])
}

/** Whether everything the second says is said by the first. */
export function covers(whole: Attributes, part: Attributes): boolean {
  return part.words.every((word) => whole.words.includes(word))
}
