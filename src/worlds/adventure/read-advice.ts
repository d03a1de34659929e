/**
 * Reads advice: what a text says could, should or would have to be done. "The spindle would have to be turned with
 * something", "one could smoke a glass over it", "Bring me a stick", "it needs winding", "you would have to SEARCH it".
 */
import { FUNCTION_WORDS, META_WORDS } from './english.ts'
import { fittingIn, type Advice, type Advised } from './read-fitting.ts'
import { mentionsIn } from './read-things.ts'
import { sentencesOf, type TextWord, wordsOf } from './text-parts.ts'
import { verbIn } from './verb-forms.ts'
import type { Vocabulary } from './vocabulary.ts'

export type { Advice, Advised }

const MOST_SENTENCES = 40
const MOST_ADVICE = 12
// so short, `it` is what the sentence before was about
const SHORT = 4

/**
 * Who reads it, and why: of what was read or said a sentence that begins with a verb is meant for whoever reads it, and
 * in the answer to what did not work a word alone as well. `Seized solid. Oil.`
 */
export type Reading = 'told' | 'written' | 'answer'

export function adviceIn(text: string, vocabulary: Vocabulary, reading: Reading = 'told'): Advice[] {
  const advice: Advice[] = []
  let before: string | undefined
  for (const sentence of sentencesOf(text.replaceAll('\n', ' ')).slice(0, MOST_SENTENCES)) {
    const named = before
    before = mentionsIn(sentence, vocabulary).at(-1)?.name
    // the parser asks, it does not advise
    if (ASKS.test(sentence)) continue
    const words = wordsOf(sentence)
    advice.push(...fittingIn(sentence, vocabulary))
    for (let place = 0; place < words.length; place++) {
      const cue = cueAt(words, place, reading)
      const found = cue && readCue(cue, words, sentence, vocabulary, reading)
      // `There is a draught from the flap. CLOSE it.`
      const isNamedBefore =
        found?.first === 'it' && cue?.voice === 'loud' && words.length <= SHORT && named !== undefined
      if (found) advice.push(isNamedBefore ? { ...found, first: { name: named } } : found)
      if (advice.length >= MOST_ADVICE) return advice
    }
  }
  return advice
}

const ASKS = /^\W*(?:what|which|who|whom|where|how) (?:do|did|would|should) you (?:want|wish|mean|like)\b/i

interface Cue {
  /** the place of the verb */
  readonly verb: number
  readonly voice: 'active' | 'passive' | 'gerund' | 'imperative' | 'loud'
  /** `something to prise it with` */
  readonly isOpen: boolean
}

const set = (words: string) => new Set(words.split(' '))
const MODALS = set('could should must might can may')
// before `to`
const TO = set(
  'need needs needed have has had ought want wants wanted able possible best better try remember forget time way how ' +
    'useful easy easiest wise safe necessary enough used ready',
)
const WANTING = set('need needs wants want requires')
const OPEN = set('something anything somebody someone somewhere nothing')
const NOT = set(
  "not never no cannot can't couldn't don't doesn't won't wouldn't shouldn't mustn't needn't nobody hardly",
)
const SOFT = set('first only just always now then also still simply easily at least perhaps probably maybe please')
// what says nothing of a deed, or is read elsewhere
const NO_DEEDS = set(
  'see hear be have go come know think say find make do seem look wait leave get walk run stay move help feel live ' +
    'let like keep start stop',
)

function cueAt(words: readonly TextWord[], place: number, reading: Reading): Cue | undefined {
  const word = words[place]!.lower
  const at = (index: number) => words[index]?.lower ?? ''
  const near = [at(place - 1), at(place + 1), word]
  if (near.some((each) => NOT.has(each)) && !OPEN.has(word)) return undefined
  if (MODALS.has(word)) return behind(words, place + 1, false)
  if (at(place + 1) === 'to' && (TO.has(word) || OPEN.has(word))) return behind(words, place + 2, OPEN.has(word))
  if (WANTING.has(word) && at(place + 1).endsWith('ing')) return { verb: place + 1, voice: 'gerund', isOpen: false }
  // authors write in capitals what is to be typed
  if (isLoud(words, place) && (!words[place]!.follows || BEFORE_VERB.has(at(place - 1))))
    return { verb: place, voice: 'loud', isOpen: false }
  const isFirst = place === 0 || !words[place]!.follows || BEGINS.has(at(place - 1))
  if (isFirst && (reading !== 'told' || words[place]!.isQuoted))
    return { verb: place, voice: 'imperative', isOpen: false }
  return undefined
}

// what stands before a verb in capitals; `white DUST` and `a PATCH` are things
const BEFORE_VERB = new Set([
  '',
  ...MODALS,
  ...'to and or then you not never please just now always only first will would'.split(' '),
])

const LOUD = /^\p{Lu}{3,}$/u

/** In capitals, among words that are not. */
function isLoud(words: readonly TextWord[], place: number): boolean {
  if (!LOUD.test(words[place]!.text)) return false
  const quiet = words.filter(({ text }) => /\p{Ll}/u.test(text)).length
  return quiet * 2 >= words.length
}

const BEGINS = set('then and now please first just')

/** `(easily) turn` or `be turned`. */
function behind(words: readonly TextWord[], from: number, isOpen: boolean): Cue | undefined {
  let place = from
  const isSoft = (word: string) => SOFT.has(word) || word.endsWith('ly')
  while (isSoft(words[place]?.lower ?? '')) place++
  const word = words[place]?.lower
  if (word === undefined || NOT.has(word)) return undefined
  // `would have to be turned` is found at `have`
  if (word === 'be') return { verb: place + 1, voice: 'passive', isOpen }
  return { verb: place, voice: 'active', isOpen }
}

function readCue(
  cue: Cue,
  words: readonly TextWord[],
  sentence: string,
  vocabulary: Vocabulary,
  reading: Reading,
): Advice | undefined {
  const word = words[cue.verb]
  if (word === undefined || (cue.verb > 0 && !word.follows && !COMMANDS.has(cue.voice))) return undefined
  const verb =
    cue.voice === 'active' || cue.voice === 'imperative' ? baseVerb(word, vocabulary) : formOf(word, vocabulary)
  if (verb === undefined || NO_DEEDS.has(verb) || FUNCTION_WORDS.has(verb) || META_WORDS.has(verb)) return undefined
  const clause = clauseAfter(words, cue.verb + 1)
  const said = partsOf(clause, sentence, vocabulary)
  const [one, other] = said.things
  const rest = said.preposition === undefined ? {} : { preposition: said.preposition }
  if (cue.voice === 'passive' || cue.voice === 'gerund') {
    // `she would have to be given something`: the subject gets it
    if (GIVING.has(verb)) return undefined
    const subject = mentionsIn(sentence.slice(0, words[cue.verb]!.start), vocabulary).at(-1)
    const second = one ?? (cue.isOpen || said.preposition !== undefined ? ('anything' as const) : undefined)
    return { verb, first: subject ? { name: subject.name } : 'it', ...rest, ...(second && { second }), told: sentence }
  }
  const second = other ?? (cue.isOpen ? ('anything' as const) : undefined)
  // `Square, empty, and cold.`: a word that stands alone need not be a command, unless it is said or shouted
  const isAlone =
    clause.length === 0 &&
    (cue.voice === 'loud' || (cue.voice === 'imperative' && (word.isQuoted || reading === 'answer')))
  if (one === undefined && !isAlone && !cue.isOpen) return undefined
  return { verb, ...(one && { first: one }), ...rest, ...(second && { second }), told: sentence }
}

const GIVING = set('give offer show tell ask feed pay hand send')
const COMMANDS: ReadonlySet<Cue['voice']> = new Set(['imperative', 'loud'])

const baseVerb = ({ lower }: TextWord, vocabulary: Vocabulary) =>
  vocabulary.partsOf(lower)?.verb === true ? lower : undefined
const formOf = ({ lower }: TextWord, vocabulary: Vocabulary) =>
  vocabulary.partsOf(lower)?.verb === true && !/(?:ed|ing)$/.test(lower) ? lower : verbIn(lower, vocabulary)

const ENDS = set('and but before after when while until if because so than that which who as for or')

/** Up to the next comma, full stop or conjunction. */
function clauseAfter(words: readonly TextWord[], from: number): readonly TextWord[] {
  let end = from
  while (end < words.length && words[end]!.follows && !ENDS.has(words[end]!.lower)) end++
  return words.slice(from, end)
}

const PREPOSITIONS = set('with in into on onto over under at to from by through against between off behind upon using')
const PRONOUNS = set('it them him her this that these')

interface Parts {
  readonly things: readonly Advised[]
  /** the one before the second thing, or at the end */
  readonly preposition: string | undefined
}

function partsOf(clause: readonly TextWord[], sentence: string, vocabulary: Vocabulary): Parts {
  const [first, last] = [clause[0], clause.at(-1)]
  if (first === undefined || last === undefined) return { things: [], preposition: undefined }
  const named = mentionsIn(sentence.slice(first.start, last.start + last.text.length), vocabulary)
  const things: Advised[] = []
  let preposition: string | undefined
  let next = 0
  for (const { lower } of clause) {
    if (PREPOSITIONS.has(lower)) preposition = lower
    else if (PRONOUNS.has(lower)) things.push('it')
    else if (OPEN.has(lower)) things.push('anything')
    else if (next < named.length && (lower === named[next]!.noun || lower.replace(/'s$/, '') === named[next]!.noun)) {
      things.push({ name: named[next]!.name })
      next++
    }
  }
  return { things: things.slice(0, 2), preposition }
}
