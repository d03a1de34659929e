/** The names of the library, found however they are written: `book shelves` is its `bookshelf`. */
import { findLemma } from '../../../lexicon/lemma.ts'
import { namesInLibrary } from '../../../worlds/scene/library/index.ts'
import type { Parameters } from '../../../worlds/scene/asset.ts'

export interface Entry {
  /** as the library says it */
  readonly name: string
  readonly family: string
  readonly parameters: Parameters
}

const LONGEST_NAME = 60
let entries: ReadonlyMap<string, Entry> | undefined

/** What is called so, in the singular or plural, in one word or several. */
export function lookUp(phrase: string): Entry | undefined {
  if (phrase.length > LONGEST_NAME) return undefined
  const known = (entries ??= readNames())
  const form = findLemma(phrase.replaceAll(/[\s-]/g, '_'), (word) => known.has(squash(word)))
  return form === undefined ? undefined : known.get(squash(form))
}

const squash = (name: string) => name.replaceAll(/[\s_-]/g, '')

function readNames(): ReadonlyMap<string, Entry> {
  return new Map(
    [...namesInLibrary].map(([name, { family, parameters }]) => [squash(name), { name, family, parameters }]),
  )
}
