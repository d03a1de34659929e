/**
 * Things that can be spoken of: objects by a name the parser takes, and words of a text that name no object we know.
 */
import { FUNCTION_WORDS } from '../english.ts'
import { propertiesOf } from './facts.ts'
import { truncate, type Vocabulary } from '../vocabulary.ts'
import type { Machine } from '../../zmachine/index.ts'

export interface Things {
  /** '' when nothing can name it */
  name(thing: number): string
  /** Other names to try when the parser does not take that one; none that names something else in scope. */
  otherNames(thing: number, scope: readonly number[]): readonly string[]
  rename(thing: number, name: string): void
  /** Objects inside another, at any depth, that have a name. */
  inside(object: number): number[]
  /** Words of a text that may name something beside these things. */
  mentioned(text: string, beside: readonly number[]): number[]
  isObject(thing: number): boolean
  /** A number as something to speak of. */
  number(value: number): number
}

// nothing good comes of what is done to oneself
const OURSELVES = new Set(['me', 'myself', 'self', 'yourself', 'oneself'])
// things in things in things; a ring is longer
const DEEPEST = 6
const MOST_INSIDE = 80

export function createThings(machine: Machine, vocabulary: Vocabulary, player: number): Things {
  const { objects } = machine
  const synonyms = readSynonyms(machine, vocabulary)
  const names = Array.from({ length: objects.count + 1 }, (_, object) =>
    object === 0 || object === player ? '' : nameOf(objects.name(object), synonyms[object]!, vocabulary),
  )
  const firstNumber = objects.count + 1 + vocabulary.words.length
  const numbers: string[] = []
  const collect = (object: number, into: number[], depth: number) => {
    let child = objects.child(object)
    for (let walked = 0; child !== 0 && child <= objects.count && walked < objects.count; walked++) {
      if (into.length >= MOST_INSIDE) return
      if (child !== player) {
        if (names[child] !== '') into.push(child)
        if (depth < DEEPEST) collect(child, into, depth + 1)
      }
      child = objects.sibling(child)
    }
  }
  return {
    name: (thing) =>
      names[thing] ?? vocabulary.words[thing - objects.count - 1]?.word ?? numbers[thing - firstNumber] ?? '',
    otherNames: (thing, scope) => {
      const taken = new Set(scope.flatMap((other) => (other === thing ? [] : (synonyms[other] ?? []))))
      const printed = objects
        .name(thing)
        .toLowerCase()
        .split(/[^\p{L}\p{N}'-]+/u)
        .filter((word) => vocabulary.partsOf(word)?.noun)
      return [...new Set([...(synonyms[thing] ?? []), ...printed])].filter(
        (word) => !taken.has(word) && word !== names[thing],
      )
    },
    rename: (thing, name) => {
      if (thing < names.length) names[thing] = name
    },
    inside: (object) => {
      const found: number[] = []
      collect(object, found, 0)
      return found
    },
    mentioned: (text, beside) => {
      const known = new Set(beside.flatMap((thing) => [...(synonyms[thing] ?? []), ...(names[thing] ?? '').split(' ')]))
      const found = new Set<number>()
      for (const spelled of text.toLowerCase().match(/[\p{L}'-]{3,}/gu) ?? []) {
        const parts = vocabulary.partsOf(spelled)
        if (
          !parts?.noun ||
          OURSELVES.has(parts.word) ||
          parts.direction ||
          known.has(parts.word) ||
          FUNCTION_WORDS.has(parts.word)
        )
          continue
        found.add(objects.count + 1 + vocabulary.words.indexOf(parts))
      }
      return [...found]
    },
    isObject: (thing) => thing <= objects.count,
    number: (value) => {
      const known = numbers.indexOf(String(value))
      return firstNumber + (known >= 0 ? known : numbers.push(String(value)) - 1)
    },
  }
}

/**
 * By custom one property holds addresses of dictionary words: the one that does so for most objects.
 * In others a routine may happen to lie where a word does.
 */
function readSynonyms({ memory, objects }: Machine, vocabulary: Vocabulary): string[][] {
  const words = new Map(vocabulary.words.map((word) => [word.address, word]))
  const wordsIn = (address: number, length: number): string[] => {
    if (length === 0 || length % 2 !== 0) return []
    const found = Array.from({ length: length / 2 }, (_, index) => words.get(memory.word(address + 2 * index)))
    return found.every((word) => word !== undefined) ? found.filter(({ noun }) => noun).map(({ word }) => word) : []
  }
  const read = Array.from({ length: objects.count + 1 }, (_, object) => {
    const found = new Map<number, string[]>()
    for (const { number, address, length } of object === 0 ? [] : propertiesOf(objects, object)) {
      const named = wordsIn(address, length)
      if (named.length > 0) found.set(number, named)
    }
    return found
  })
  const counts = new Map<number, number>()
  for (const found of read)
    for (const [number, named] of found) counts.set(number, (counts.get(number) ?? 0) + named.length)
  const [naming] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])
  return read.map((found) => found.get(naming) ?? [])
}

/** `pair of candles` is `candles`; what the printed name does not tell, the synonyms do. */
function nameOf(printed: string, synonyms: readonly string[], vocabulary: Vocabulary): string {
  const own = new Set(synonyms)
  const known = printed
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '')
    .map((word) => ({ word, parts: vocabulary.partsOf(word) }))
    .filter(({ word, parts }) => parts && (parts.noun || parts.adjective) && !FUNCTION_WORDS.has(word))
  const last = known.at(-1)
  const endsWell =
    last !== undefined && (own.size === 0 ? last.parts?.noun : own.has(truncate(last.word, vocabulary.wordLength)))
  if (endsWell) return known.map(({ word }) => word).join(' ')
  if (own.size === 0) return ''
  const fitting = known.filter(
    ({ word, parts }) => own.has(truncate(word, vocabulary.wordLength)) || (parts?.adjective && !parts.noun),
  )
  const ends = fitting.at(-1)
  if (ends !== undefined && own.has(truncate(ends.word, vocabulary.wordLength)))
    return fitting.map(({ word }) => word).join(' ')
  return synonyms[0] ?? ''
}
