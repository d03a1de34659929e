/** Reads the things a line speaks of: the longest runs of the story's own words that end in a noun. */
import { DIRECTION_OF, FUNCTION_WORDS, MEASURES, PLAIN_ADJECTIVES } from './english.ts'
import { type TextWord, wordsOf } from './text-parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Mention {
  /** `small brass key`, as the text says it */
  readonly name: string
  readonly noun: string
  readonly adjectives: readonly string[]
  /** `a`, `some`, or a number stood before it */
  readonly isIndefinite: boolean
  readonly plural: boolean
  /** in somebody's words, in writing, or in a question of the parser: nothing that is here for certain */
  readonly spoken: boolean
  /** `the gardener's hut`: whose it is need not be here */
  readonly isOwner?: boolean
  /** `handful` in a handful of nails; both may name the same thing */
  readonly of?: string
}

export type Section = 'reply' | 'description' | 'listing'

export interface Thing extends Mention {
  readonly section: Section
  /** listed with an indefinite article: it can probably be taken */
  readonly portable: boolean
}

const INDEFINITE = new Set([
  'a',
  'an',
  'some',
  'two',
  'three',
  'four',
  'five',
  'six',
  'several',
  'many',
  'another',
  'one',
])
const ARTICLES = new Set(['the', 'a', 'an', 'your', 'some'])
const COMES_BEFORE = new Set([
  ...INDEFINITE,
  ...'the your my his her its their this that these of and or no any'.split(' '),
])
// `a strangely elongated brown sack`: so many unknown words may stand between
const FAR = 4
const LONGEST_NAME = 5

export function mentionsIn(line: string, vocabulary: Vocabulary): Mention[] {
  const words = wordsOf(line)
  const mentions: Mention[] = []
  let lastNoun = -1
  for (let index = 0; index < words.length; index++) {
    const start = index
    let noun = -1
    for (; index < words.length; index++) {
      if (index > start && !words[index]!.follows) break
      // `on the bench Ilse`: a name with a capital is another's than the thing before it
      if (noun >= 0 && isProper(words[index]!) && !isProper(words[index - 1]!)) break
      const kind = kindOf(words[index]!.lower, vocabulary)
      if (kind === NO_NAME) break
      if (kind === NOUN) noun = index
      // an owner is a thing of its own
      if (words[index]!.lower.endsWith("'s")) {
        index++
        break
      }
    }
    // `two bells, a large one and a small one`
    const several =
      index > start && words[index]?.lower === 'one' ? mentions.findLast(({ plural }) => plural) : undefined
    if (several !== undefined) {
      mentions.push(oneOf(several, asMention(words, start, index - 1, vocabulary)))
      continue
    }
    if (noun < 0) {
      if (index > start) index--
      continue
    }
    index = noun
    // `you look around`: what is also a verb needs a sign that it is none here
    const isVerb = noun === start && start > 0 && vocabulary.partsOf(words[noun]!.lower)?.verb === true
    if (isVerb && (!COMES_BEFORE.has(words[start - 1]!.lower) || ARTICLES.has(words[noun + 1]?.lower ?? ''))) continue
    const isPart = words[start - 1]?.lower === 'of' && lastNoun === start - 2
    const whole = isPart ? mentions.at(-1) : undefined
    if (whole !== undefined && MEASURES.has(whole.noun)) {
      mentions[mentions.length - 1] = { ...asMention(words, start, noun, vocabulary), isIndefinite: whole.isIndefinite }
    } else {
      const mention = asMention(words, start, noun, vocabulary, whole?.name)
      mentions.push(isOwning(words, noun, vocabulary) ? { ...mention, isOwner: true } : mention)
    }
    lastNoun = noun
  }
  return mentions
}

const isProper = ({ text }: TextWord): boolean => /^\p{Lu}\p{Ll}/u.test(text)

/** `the cook's tent`, and not `the lamp's on the table`. */
function isOwning(words: readonly TextWord[], place: number, vocabulary: Vocabulary): boolean {
  const next = words[place + 1]
  return /['’]s$/.test(words[place]!.lower) && next?.follows === true && kindOf(next.lower, vocabulary) !== NO_NAME
}

function asMention(
  words: readonly TextWord[],
  start: number,
  end: number,
  vocabulary: Vocabulary,
  of?: string,
): Mention {
  const from = Math.max(start, end - LONGEST_NAME + 1)
  const name = words.slice(from, end + 1).map(({ lower }) => bare(lower))
  const noun = name.at(-1)!
  const isIndefinite = hasIndefinite(words, start)
  const plural =
    vocabulary.partsOf(noun)?.plural === true ||
    /[^aiuos']s$|ies$|oes$|^(?:men|women|people|children|teeth|feet)$/.test(noun)
  const mention = {
    name: name.join(' '),
    noun,
    adjectives: name.slice(0, -1),
    isIndefinite,
    plural,
    spoken: words[start]!.isQuoted,
  }
  return of === undefined ? mention : { ...mention, of }
}

function oneOf(several: Mention, which: Mention): Mention {
  const noun = several.noun.replace(/s$/, '')
  const adjectives = [...which.adjectives, which.noun]
  return { ...which, name: `${which.name} ${noun}`, noun, adjectives, plural: false }
}

const bare = (word: string) => (word.endsWith("'s") ? word.slice(0, -2) : word)

function hasIndefinite(words: readonly TextWord[], start: number): boolean {
  for (let index = start - 1; index >= 0 && index >= start - FAR && words[index + 1]!.follows; index--) {
    const { lower } = words[index]!
    if (INDEFINITE.has(lower)) return true
    // `somebody's walking stick`
    if (lower.endsWith("'s") && words[index - 1]?.lower !== 'the') return true
    // `there is tasty food here`
    if ((lower === 'is' || lower === 'are') && words[index - 1]?.lower === 'there') return true
    if (FUNCTION_WORDS.has(lower)) return false
  }
  return false
}

const NO_NAME = 0
const ADJECTIVE = 1
const NOUN = 2

function kindOf(lower: string, vocabulary: Vocabulary): number {
  if (FUNCTION_WORDS.has(lower) || DIRECTION_OF.has(lower)) return NO_NAME
  const parts = vocabulary.partsOf(bare(lower))
  if (!parts || parts.direction) return NO_NAME
  if (parts.noun && !(vocabulary.dialect === 'inform' && PLAIN_ADJECTIVES.has(lower))) return NOUN
  return parts.adjective ? ADJECTIVE : NO_NAME
}

const MOST_THINGS = 200

/** All things of a reply, each name once: seen counts more than spoken of, listed more than described. */
export function thingsIn(
  sections: readonly (readonly [section: Section, lines: readonly string[]])[],
  vocabulary: Vocabulary,
  isReplyOnlyNaming = false,
): Thing[] {
  const things = new Map<string, Thing>()
  for (const [section, lines] of sections) {
    for (const line of lines) {
      for (const found of mentionsIn(line, vocabulary)) {
        const mention = section === 'reply' && isReplyOnlyNaming ? { ...found, spoken: true } : found
        const portable = section === 'listing' && mention.isIndefinite && !mention.spoken
        const known = things.get(mention.name)
        if (!known) things.set(mention.name, { ...mention, section, portable })
        else if ((portable && !known.portable) || (known.spoken && !mention.spoken))
          things.set(mention.name, { ...known, ...mention, section, portable: portable || known.portable })
        else if (known.isOwner && !mention.isOwner) things.set(mention.name, { ...known, isOwner: false })
      }
      if (things.size >= MOST_THINGS) return [...things.values()]
    }
  }
  return [...things.values()]
}

const RELATION = /\s(?:in|on|at|of|to|from|above|over|under|below|behind|near|with|beside|inside|leading)\s/i

/** The thing a few words mean: `the small brass key on the hook` is a small brass key. */
export function thingNamed(phrase: string, vocabulary: Vocabulary): string | undefined {
  const [head = ''] = phrase.split(RELATION, 1)
  const own = mentionsIn(MEASURES.has(head.slice(head.lastIndexOf(' ') + 1).toLowerCase()) ? phrase : head, vocabulary)
  const mentions = own.length > 0 ? own : mentionsIn(phrase, vocabulary)
  return (mentions.findLast(({ of }) => of === undefined) ?? mentions[0])?.name
}
