/** Which word of a noun phrase says what it is: the last noun, together with what makes a name with it. */
import type { Nouns } from './nouns.ts'
import { singularOf } from './singular.ts'
import type { Token } from './tokens.ts'
import { adjectives, bedSizes, meaningOf, shades } from './words/attributes.ts'
import { noThings, pieces, toyWords } from './words/grammar.ts'
import { roomParts, type RoomPart } from './words/parts.ts'
import { anyRoom, roomKinds } from './words/rooms.ts'

export type HeadKind =
  | { readonly kind: 'thing' }
  | { readonly kind: 'room'; readonly room: string }
  | { readonly kind: 'part'; readonly part: RoomPart }
  | { readonly kind: 'other' }

export interface Head {
  readonly head: HeadKind
  /** in the singular */
  readonly name: string
  readonly isPlural: boolean
  readonly isPiece: boolean
  /** words before it are attributes; words from `end` on do not belong to the phrase */
  readonly start: number
  readonly end: number
}

/** A name, and where in the phrase it begins. */
interface Found {
  readonly name: string
  readonly start: number
}

const MOST_NAME_WORDS = 4
// said of sizes and styles, they add nothing: a king size bed
const FILLERS = new Set(
  'size sized style styled shaped shape colored coloured color tone toned inspired themed seater seat plan'.split(' '),
)

// a drum set is a thing, a set of chairs is not
const SETS = new Set(['set', 'kit', 'unit', 'piece'])

/** The head of these words, or null when none of them is a noun. */
export function findHead(tokens: readonly Token[], isCounted: boolean, nouns: Nouns): Head | null {
  const words = tokens.map(({ word }) => word)
  for (let end = words.length; end > 0; end--) {
    if (tokens[end - 1]!.isPossessive) continue
    const found = headEndingAt(words, end, isCounted, nouns)
    if (found !== null) return found.head.kind === 'thing' ? withModifiers(found, tokens, nouns) : found
  }
  return null
}

function headEndingAt(words: readonly string[], end: number, isCounted: boolean, nouns: Nouns): Head | null {
  const last = words[end - 1]!
  const isWord = (word: string): boolean => nouns.isNoun(word) || roomParts.has(word) || roomKinds.has(word)
  const single = singularOf(last, isWord)
  const isPlural = single !== last
  const longest = (accept: (name: string) => boolean): Found | null => {
    for (let start = Math.max(0, end - MOST_NAME_WORDS); start < end; start++) {
      const before = words.slice(start, end - 1)
      const name = [...before, single].join(' ')
      // a plural may be filed as such: scissors, curtains; and a hyphen as a space
      const forms = [name, ...(isPlural ? [[...before, last].join(' ')] : []), name.replaceAll('-', ' ')]
      const found = forms.find((form) => accept(form))
      if (found !== undefined) return { name: found, start }
    }
    return null
  }
  const make = (head: HeadKind, { name, start }: Found): Head => {
    return { head, name, isPlural, isPiece: pieces.has(single), start, end }
  }
  const alone: Found = { name: single, start: end - 1 }
  const thing = longest((name) => nouns.isKnown(name))
  const room = longest((name) => roomKinds.has(name))
  if (end === 1 && anyRoom.has(single) && thing === null) return make({ kind: 'room', room: single }, alone)
  const isToy = words.slice(0, end - 1).some((word) => toyWords.has(word))
  if (
    isToy &&
    (room === null || room.name === single) &&
    nouns.isNoun(single) &&
    !noThings.has(single) &&
    thing === null
  )
    return make({ kind: 'thing' }, alone)
  if (room !== null && (thing === null || thing.name.length <= room.name.length))
    return make({ kind: 'room', room: room.name }, room)
  const part = longest((name) => roomParts.has(name))
  if (part !== null && (thing === null || thing.name.length <= part.name.length))
    return make({ kind: 'part', part: roomParts.get(part.name)! }, part)
  const isAdjective = meaningOf(last) !== null || adjectives.has(last) || shades.has(last)
  // a glass, a blank canvas, a wine glass: an adjective that is counted, with nothing behind it, and names a thing
  const ahead = words[end - 2]
  const isBehindNoun = ahead !== undefined && meaningOf(ahead) === null && !adjectives.has(ahead) && nouns.isNoun(ahead)
  if (
    isAdjective &&
    !(thing !== null && thing.name.includes(' ')) &&
    !(isCounted && ((end === words.length && thing !== null) || (isBehindNoun && nouns.isThing(single))))
  )
    return null
  // thirty seats are things, a padded seat is a part of one
  const isPart = thing?.name === 'seat' && !isPlural
  if (thing !== null && !noThings.has(thing.name) && !isPart) return make({ kind: 'thing' }, thing)
  if ((last === 'one' || last === 'ones') && end > 1) return make({ kind: 'thing' }, { name: last, start: end - 1 })
  const before = words[end - 2]
  if (
    SETS.has(single) &&
    before !== undefined &&
    meaningOf(before) === null &&
    nouns.isThing(singularOf(before, isWord))
  )
    return make({ kind: 'thing' }, { name: `${before} ${single}`, start: end - 2 })
  // a strip light, fairy lights; but soft light
  if (single === 'light' && isBehindNoun && (isCounted || isPlural))
    return make({ kind: 'thing' }, { name: `${ahead} light`, start: end - 2 })
  if (noThings.has(single) || FILLERS.has(single)) return make({ kind: 'other' }, alone)
  const canBe = nouns.isThing(single) || ((isCounted || isPlural) && nouns.mayBeThing(single))
  if (canBe && (!pieces.has(single) || isBehindNoun)) return make({ kind: 'thing' }, alone)
  if (nouns.isNoun(single) || pieces.has(single)) return make({ kind: 'other' }, alone)
  return null
}

/** Nouns right before the head belong to its name: a computer desk is no mere desk. */
function withModifiers(found: Head, tokens: readonly Token[], nouns: Nouns): Head {
  const words = tokens.map(({ word }) => word)
  let { name, start } = found
  while (start > 0 && name.split(' ').length < MOST_NAME_WORDS) {
    const word = words[start - 1]!
    // olive oil is no green oil
    const isFruit = start < found.start && meaningOf(word)?.slot === 'color' && nouns.isThing(word)
    if (tokens[start - 1]!.isPossessive || adjectives.has(word) || FILLERS.has(word)) break
    if (meaningOf(word) !== null && !isFruit) break
    if (!nouns.isNoun(singularOf(word, (form) => nouns.isNoun(form))) || /^\d/.test(word) || word.endsWith('ly')) break
    name = `${word} ${name}`
    start--
  }
  // what shops call a double bed or a glass table is a bed that is double, and a table of glass; a high chair is one
  while (start >= found.start) {
    const [first = '', ...rest] = name.split(' ')
    const meaning = meaningOf(first)
    if (meaning === null || rest.length === 0 || !nouns.isThing(rest.join(' '))) break
    if (meaning.slot === 'size' && !bedSizes.has(meaning.value) && !meaning.value.endsWith('seater')) break
    name = rest.join(' ')
    start++
  }
  return { ...found, name, start }
}

export const isFiller = (word: string): boolean => FILLERS.has(word)
