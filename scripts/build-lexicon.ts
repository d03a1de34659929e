/**
 * `node scripts/build-lexicon.ts`: derives the kinds of common nouns from WordNet and writes them to
 * `src/lexicon/data.ts`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { KINDS, type Kind } from '../src/lexicon/kinds.ts'
import { findLemma } from '../src/lexicon/lemma.ts'
import { ALPHABET } from '../src/lexicon/table.ts'
import { CARRYING, MEANINGS, type Meaning } from './lexicon-kinds.ts'
import { readLicense, readNouns, type Nouns, type Sense, type Synset } from './lexicon-wordnet.ts'

// the lexicon is asked about what is seen in a place: a match is to be struck rather than won, a chest to be opened
const HANDLED = 4
const MET = 2
const SPOKEN_OF = 1
const MET_KINDS = new Set<Kind>([
  'person',
  'animal',
  'creature',
  'scenery',
  'room',
  'building',
  'plant',
  'substance',
  'liquid',
])
const SPOKEN_OF_KINDS = new Set<Kind>(['abstract', 'body-part', 'weather'])
const CARRIED = 0.5
// likelihoods are kept as one digit
const STEPS = 9
// words met neither by annotators nor in this many definitions and examples are left out: that drops species and
// chemistry, of which WordNet has most, while single words for things that are handled are all kept
const FEWEST_MENTIONS = { handled: 0, met: 1, collocation: 1, spokenOf: 8 }
const LINE_WIDTH = 118

/** How likely each kind is, 1 to 9 ninths; kinds below are left out. */
type Profile = ReadonlyMap<Kind, number>

export function buildLexicon(): string {
  const nouns = readNouns()
  const kindsOf = classify(nouns)
  const profiles = new Map<string, Profile>()
  // shorter lemmas first: a collocation is left out when its last word says the same
  for (const [lemma, senses] of [...nouns.senses].toSorted(([a], [b]) => countWords(a) - countWords(b))) {
    const known = senses.filter((sense) => isCommon(lemma, sense.synset))
    const profile = describe(known, kindsOf)
    if (profile.size === 0 || !isWorthKeeping(lemma, known, profile, nouns)) continue
    const last = profiles.get(lemma.slice(Math.max(lemma.lastIndexOf('_'), lemma.lastIndexOf('-')) + 1))
    if (countWords(lemma) > 1 && last !== undefined && saysTheSame(profile, last)) continue
    profiles.set(lemma.replaceAll('-', '_'), profile)
  }
  return encode(new Map([...profiles].filter(([lemma]) => !isMisleadingPlural(lemma, profiles))))
}

/** What kinds a synset is of, and how far it can be carried, by what it lies below. */
function classify({ synsets, senses }: Nouns): (synset: Synset) => ReadonlyMap<Kind, number> {
  const find = (name: string): string => {
    const [lemma = '', number] = name.split('#')
    const found = senses.get(lemma)?.[Number(number) - 1]
    if (found === undefined) throw new Error(`WordNet has no ${name}, which scripts/lexicon-kinds.ts names.`)
    return found.synset.id
  }
  // from a synset to the kinds it makes, and to those it rules out
  const index = (part: 'of' | 'but') => {
    const named = Object.entries<Meaning>(MEANINGS).flatMap(([kind, meaning]) =>
      (meaning[part] ?? '').split(/\s+/).map((name) => ({ name, kind: kind as Kind })),
    )
    return Map.groupBy(
      named.filter(({ name }) => name !== ''),
      ({ name }) => find(name),
    )
  }
  const makes = index('of')
  const rulesOut = index('but')
  const carrying = new Map(Object.entries(CARRYING).map(([name, degree]) => [find(name), degree]))
  const kindsOf = (synset: Synset): ReadonlyMap<Kind, number> => {
    const above = climb(synset, synsets)
    const listed = (table: typeof makes) =>
      new Set(above.flat().flatMap((id) => table.get(id)?.map(({ kind }) => kind) ?? []))
    const kinds = listed(makes).difference(listed(rulesOut))
    const things = kinds.difference(new Set(['abstract']))
    const nearest = above.map((level) => level.map((id) => carrying.get(id)).filter((degree) => degree !== undefined))
    const degree = Math.min(...(nearest.find((level) => level.length > 0) ?? [0]))
    const found = new Map([...(things.size > 0 || degree >= CARRIED ? things : kinds)].map((kind) => [kind, 1]))
    return degree > 0 ? found.set('portable', degree) : found
  }
  const remembered = new Map<string, ReadonlyMap<Kind, number>>()
  return (synset) => {
    const kinds = remembered.get(synset.id) ?? kindsOf(synset)
    remembered.set(synset.id, kinds)
    return kinds
  }
}

/** The synset itself, then what lies one step above it, then two … */
function climb(synset: Synset, synsets: ReadonlyMap<string, Synset>): string[][] {
  const levels = [[synset.id]]
  for (let level = [synset.id]; level.length > 0;) {
    level = [...new Set(level.flatMap((id) => synsets.get(id)?.hypernyms ?? []))]
    levels.push(level)
  }
  return levels
}

function describe(senses: readonly Sense[], kindsOf: (synset: Synset) => ReadonlyMap<Kind, number>): Profile {
  const weighed = senses.map(({ synset, count }, place) => {
    const kinds = kindsOf(synset)
    // by the logarithm, as the annotated texts are news and essays; unmet senses still occur, later ones less
    return { kinds, weight: (Math.log1p(count) + 1 / (place + 1)) * prominence(kinds) }
  })
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const profile = new Map<Kind, number>()
  for (const kind of KINDS) {
    const likely = weighed.reduce((sum, { kinds, weight }) => sum + (kinds.get(kind) ?? 0) * weight, 0) / total
    const steps = Math.round(likely * STEPS)
    if (steps > 0) profile.set(kind, steps)
  }
  return profile
}

/** How readily a player meets a thing of these kinds. */
function prominence(kinds: ReadonlyMap<Kind, number>): number {
  if ((kinds.get('portable') ?? 0) >= CARRIED) return HANDLED
  const telling = [...kinds.keys()].filter((kind) => kind !== 'portable' && !SPOKEN_OF_KINDS.has(kind))
  if (telling.length === 0) return SPOKEN_OF
  return telling.every((kind) => MET_KINDS.has(kind)) ? MET : HANDLED
}

/** No proper name, no individual, and for a word of Latin or chemistry there is no word in small letters. */
function isCommon(lemma: string, { words, isInstance }: Synset): boolean {
  return !isInstance && words.includes(lemma) && /^[a-z][a-z'_-]+$/.test(lemma)
}

function isWorthKeeping(lemma: string, senses: readonly Sense[], profile: Profile, { mentions }: Nouns): boolean {
  const mentioned = mentions.get(lemma) ?? 0
  const prominent = prominence(new Map([...profile].map(([kind, steps]) => [kind, steps / STEPS])))
  if (prominent === SPOKEN_OF) return countWords(lemma) === 1 && mentioned >= FEWEST_MENTIONS.spokenOf
  if (senses.some(({ count }) => count > 0)) return true
  if (countWords(lemma) > 1) return mentioned >= FEWEST_MENTIONS.collocation
  return mentioned >= (prominent === HANDLED ? FEWEST_MENTIONS.handled : FEWEST_MENTIONS.met)
}

/** `shoes` is a situation to WordNet, to be in somebody's; what is seen are several of what is one shoe. */
function isMisleadingPlural(lemma: string, profiles: ReadonlyMap<string, Profile>): boolean {
  const isThing = (form: string) => (profiles.get(form)?.get('abstract') ?? 0) < STEPS / 2
  return (
    !isThing(lemma) && findLemma(lemma, (form) => form !== lemma && profiles.has(form) && isThing(form)) !== undefined
  )
}

/** Near enough that nobody would act otherwise. */
function saysTheSame(one: Profile, other: Profile): boolean {
  return KINDS.every((kind) => Math.abs((one.get(kind) ?? 0) - (other.get(kind) ?? 0)) <= 3)
}

function countWords(lemma: string): number {
  return lemma.split(/[_-]/).length
}

/** A paragraph of profiles, then one of words for each initial: the last two characters number the word's profile. */
function encode(profiles: ReadonlyMap<string, Profile>): string {
  const letter = (kind: Kind) => ALPHABET[KINDS.indexOf(kind)] ?? ''
  const codes = new Map(
    [...profiles].map(([lemma, profile]) => [lemma, [...profile].map(([kind, n]) => letter(kind) + n).join('')]),
  )
  const places = new Map([...new Set(codes.values())].toSorted().map((code, place) => [code, place]))
  const number = (code = '') => {
    const place = places.get(code) ?? 0
    return `${ALPHABET[Math.floor(place / ALPHABET.length)] ?? ''}${ALPHABET[place % ALPHABET.length] ?? ''}`
  }
  if (places.size > ALPHABET.length ** 2) throw new Error(`Two characters cannot number ${places.size} profiles.`)
  const words = [...codes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([lemma, code]) => lemma + number(code))
  const initials = Map.groupBy(words, (word) => word[0])
  return [
    '/** Made by scripts/build-lexicon.ts from WordNet 3.1: change that, not this. */',
    // bundlers keep comments that begin so, as the licence asks for
    `/*! @license\n${readLicense()}\n*/`,
    // the annotation keeps the text itself out of the declarations
    `export const DATA: string = \`${[[...places.keys()], ...initials.values()].map(fill).join('\n\n')}\``,
    '',
  ].join('\n')
}

function fill(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line === '') lines[lines.length - 1] = word
    else if (line.length + 1 + word.length <= LINE_WIDTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

if (import.meta.main) writeFileSync(fileURLToPath(new URL('../src/lexicon/data.ts', import.meta.url)), buildLexicon())
