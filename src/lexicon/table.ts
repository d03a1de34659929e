/** The data of the lexicon, unpacked letter by letter as words are looked up. */
import { DATA } from './data.ts'
import { KINDS, type Kind } from './kinds.ts'

/** What is known of a word: its kinds, the most likely first, and how likely each of them is. */
export interface Entry {
  readonly kinds: readonly Kind[]
  readonly likelihoods: ReadonlyMap<Kind, number>
}

/** Digits of the numbers in the data; in a profile, each stands for the kind at its place. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const MOST = 9
let paragraphs: Map<string, string> | undefined
let profiles: readonly string[] = []
const sections = new Map<string, ReadonlyMap<string, string>>()
const entries = new Map<string, Entry>()

export function hasWord(word: string): boolean {
  return section(word.charAt(0)).has(word)
}

export function readEntry(word: string): Entry | undefined {
  const number = section(word.charAt(0)).get(word)
  if (number === undefined) return undefined
  let entry = entries.get(number)
  if (entry === undefined) entries.set(number, (entry = readProfile(number)))
  return entry
}

function section(initial: string): ReadonlyMap<string, string> {
  let words = sections.get(initial)
  if (words === undefined) sections.set(initial, (words = unpack(initial)))
  return words
}

/** Words to the numbers of their profiles. */
function unpack(initial: string): ReadonlyMap<string, string> {
  paragraphs ??= new Map(DATA.split('\n\n').map((paragraph) => [paragraph.charAt(0), paragraph]))
  const words = new Map<string, string>()
  for (const line of paragraphs.get(initial)?.split('\n') ?? []) {
    for (const word of line.split(' ')) words.set(word.slice(0, -2), word.slice(-2))
  }
  return words
}

/** `A9c3`: the first kind is certain, the 29th has three ninths. */
function readProfile(number: string): Entry {
  if (profiles.length === 0) profiles = DATA.slice(0, DATA.indexOf('\n\n')).split(/[ \n]/)
  const [high = '', low = ''] = number
  const profile = profiles[ALPHABET.indexOf(high) * ALPHABET.length + ALPHABET.indexOf(low)] ?? ''
  const pairs: [Kind, number][] = []
  for (let place = 0; place < profile.length; place += 2) {
    const kind = KINDS[ALPHABET.indexOf(profile.charAt(place))]
    if (kind !== undefined) pairs.push([kind, Number(profile.charAt(place + 1)) / MOST])
  }
  // the sort is stable, and kinds stand from narrow to broad
  pairs.sort(([, a], [, b]) => b - a)
  return { kinds: pairs.map(([kind]) => kind), likelihoods: new Map(pairs) }
}
