/**
 * Finds a thing of the library for a name: by that name, by the noun it ends in, by what it is a kind of; and for what
 * nothing is known of, something stands in.
 */
import { hypernymsOf } from '../../../lexicon/hypernyms.ts'
import { assetPathOf, familyNamed } from '../../../worlds/scene/library/index.ts'
import type { Parameters } from '../../../worlds/scene/asset.ts'
import type { Attributes } from '../plan.ts'
import { broader, isTooBroad } from './broader.ts'
import { lookUp, type Entry } from './catalogue.ts'
import { headsOf, wordsOf, type Head } from './read-name.ts'
import { shaped } from './shape-words.ts'
import { standInFor } from './stand-in.ts'

export interface Found {
  readonly assetPath: string
  readonly isStandIn: boolean
  /** in a sentence, for whoever wonders */
  readonly why: string
}

/** Things of somebody's own, by name: they go before those of the library. */
export type OwnNames = ReadonlyMap<string, string>

const NOTHING_SAID: Attributes = { words: [] }

export function findAsset(name: string, attributes: Attributes = NOTHING_SAID, own?: OwnNames): Found {
  const heads = headsOf(name)
  const said = [...new Set(saidOf(attributes))]
  for (const head of heads) {
    const words = [...head.modifiers, ...said]
    // what is read as an altar of glass may be the `glass altar` of somebody's folder
    const mine = own && [...words.map((word) => `${word} ${head.phrase}`), head.phrase].find((each) => own.has(each))
    if (mine) return { assetPath: own.get(mine)!, isStandIn: false, why: `“${mine}” is one of your own.` }
    const called = lookUpWith(head, words)
    if (called !== undefined) return make(called, words, reasonOf(head, called))
    const kind = findKind(head.phrase)
    if (kind !== undefined)
      return make(kind.entry, words, `${capital(withArticle(head.phrase))} is a kind of ${kind.word}.`)
  }
  return standIn(heads, said)
}

/** What was said of it, in order, as single words: sizes and shapes go first. */
function saidOf({ size, shape, style, words }: Attributes): readonly string[] {
  const named = [size, shape, style].filter((word) => word !== undefined)
  return [...words, ...named].flatMap((word) => wordsOf(word)).map((word) => word.replace(/-sized?$/, ''))
}

/** `king` makes a bed a `king bed`, if there is a name for it. */
function lookUpWith({ phrase }: Head, words: readonly string[]): Entry | undefined {
  for (const word of words) {
    const entry = lookUp(`${word.replace(/-mounted$/, '')} ${phrase}`)
    if (entry !== undefined) return entry
  }
  return lookUp(phrase)
}

function reasonOf({ phrase, modifiers }: Head, { name }: Entry): string {
  if (modifiers.length === 0 && phrase === name) return `The library has ${withArticle(name)}.`
  return modifiers.length === 0
    ? `“${phrase}” is the library's ${name}.`
    : `It is ${withArticle(name)}: ${modifiers.join(' ')}.`
}

// a word that names five things at once leads anywhere
const MOST_MEANINGS = 3
// higher up everything is an instrument or an article
const HIGHEST = 6

/** The nearest word above it that the library knows; of two equally near, that of the more usual meaning. */
function findKind(phrase: string): { readonly entry: Entry; readonly word: string } | undefined {
  const ascents = hypernymsOf(phrase).slice(0, MOST_MEANINGS)
  for (let level = 0; level <= HIGHEST; level++) {
    for (const ascent of ascents) {
      for (const word of ascent[level] ?? []) {
        const entry = isTooBroad(word) ? undefined : lookUp(broader(word) ?? word)
        if (entry !== undefined) return { entry, word }
      }
    }
  }
  return undefined
}

function make({ family, parameters }: Entry, words: readonly string[], why: string): Found {
  return { assetPath: pathOf(family, parameters, words), isStandIn: false, why }
}

function pathOf(name: string, parameters: Parameters, words: readonly string[]): string {
  const family = familyNamed(name)
  if (family === undefined) throw new Error(`The library names ${name}, which it does not have.`)
  return assetPathOf(family, shaped(family, parameters, words))
}

function standIn(heads: readonly Head[], said: readonly string[]): Found {
  const [first = { phrase: 'thing', modifiers: [] }] = heads
  const words = [...first.phrase.split(' '), ...said]
  const { family, ...look } = standInFor(first.phrase, words)
  const what = look.kind === 'thing' ? 'a plain thing' : `something plain of its kind (${look.kind})`
  return {
    assetPath: pathOf(family, { ...look }, words),
    isStandIn: true,
    why: `The library has no ${first.phrase}: ${what} stands in for it.`,
  }
}

const withArticle = (phrase: string) => `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
