/** Names of things: those of the library, and any noun that the lexicon knows as something one can put in a room. */
import { kindsOf, likelihood, type Kind } from '../../../lexicon/index.ts'
import type { Role } from '../../../worlds/scene/asset.ts'
import type { Placement } from '../../../worlds/scene/scene.ts'

/** What is known of a thing by its name alone. */
export interface Traits {
  readonly placement: Placement
  readonly role: Role
}

export interface Nouns {
  /** whether the library has something of this name, in the singular */
  isKnown(name: string): boolean
  /** whether a word, in the singular, can name a thing at all */
  isThing(word: string): boolean
  /** whether it can name one where the words around it speak for that: a speaker is a person, or a machine */
  mayBeThing(word: string): boolean
  /** whether a word, in the singular, is a noun of any kind */
  isNoun(word: string): boolean
  traitsOf(name: string): Traits
  /** whether two names mean the same thing: `sofa` and `couch` */
  isSame(one: string, other: string): boolean
}

/** A name of the library: which way of building makes it, and with what. */
export interface KnownName extends Traits {
  /** the same for names that mean the same: `library/sofa` */
  readonly asset: string
}

// the lexicon's kinds of what can stand, lie or hang in a room
const PHYSICAL: readonly Kind[] = [
  'furniture',
  'seat',
  'bed',
  'table',
  'container',
  'machine',
  'tool',
  'toy',
  'light',
  'cover',
  'clothing',
  'food',
  'drink',
  'plant',
  'writing',
  'art',
  'musical-instrument',
  'vehicle',
  'weapon',
  'cutter',
  'digger',
  'rope',
  'jewel',
  'treasure',
  'animal',
  'portable',
  'money',
  'key',
  'lock',
  'medicine',
  'climbable',
  'control',
  'fire',
]
const NEVER: readonly Kind[] = ['person', 'room', 'building', 'weather', 'water', 'body-part', 'abstract']
// below that, the word is used for something else nearly always
const LEAST_LIKELY = 0.3

export function createNouns(names: ReadonlyMap<string, KnownName>): Nouns {
  const traitsOf = (name: string): Traits => {
    const words = name.split(' ')
    // an unknown compound is what its last words are
    for (let start = 0; start < words.length; start++) {
      const known = names.get(words.slice(start).join(' '))
      if (known !== undefined) return known
    }
    return guessTraits(name)
  }
  return {
    isKnown: (name) => names.has(name),
    isThing: (word) => names.has(word) || isPhysical(word),
    mayBeThing: (word) => names.has(word) || mayBePhysical(word),
    isNoun: (word) => names.has(word) || kindsOf(word).length > 0,
    traitsOf,
    isSame: (one, other) => {
      if (one === other) return true
      const [first, second] = [names.get(one), names.get(other)]
      return first !== undefined && first.asset === second?.asset
    },
  }
}

function isPhysical(word: string): boolean {
  if (word.length < 2) return false
  const most = Math.max(...PHYSICAL.map((kind) => likelihood(word, kind)))
  const against = Math.max(...NEVER.map((kind) => likelihood(word, kind)))
  return most >= LEAST_LIKELY && most >= against
}

/** In some sense of it; and so may be a word that nobody knows. */
function mayBePhysical(word: string): boolean {
  if (kindsOf(word).length === 0) return word.length > 3 && !/(?:ly|ing|ed|ous|ful|ive|able|al|ic)$/.test(word)
  return PHYSICAL.some((kind) => likelihood(word, kind) > 0)
}

/** What stands on other things, and what stands by itself, for names that only the lexicon knows. */
function guessTraits(name: string): Traits {
  const is = (kind: Kind): boolean => likelihood(name, kind) >= 0.4
  if (is('food') || is('drink')) return { placement: 'top', role: 'small' }
  if (is('seat')) return { placement: 'floor', role: 'seat' }
  if (is('bed')) return { placement: 'floor', role: 'bed' }
  if (is('table')) return { placement: 'floor', role: 'table' }
  if (is('furniture')) return { placement: 'floor', role: 'storage' }
  if (is('vehicle')) return { placement: 'floor', role: 'large' }
  if (is('plant')) return { placement: 'floor', role: 'plant' }
  return { placement: 'top', role: 'small' }
}
