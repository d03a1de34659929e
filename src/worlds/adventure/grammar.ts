/**
 * The story's own grammar: for every verb the sentences its parser takes, read from the tables in the story file.
 *
 * Compilers lay these tables out in different ways and say nowhere which. But every layout fills its table without a
 * gap, so the one that fits is found by trying; what fits none is no grammar we know, and gives `undefined`.
 */
import { HEADER } from '../zmachine/header.ts'
import { META_WORDS, PLAIN_VERBS } from './english.ts'
import { withoutImplied } from './grammar-implied.ts'
import { infocomLayouts } from './grammar-infocom.ts'
import { informLayouts } from './grammar-inform.ts'
import { type Layout, type RawLine, rowsOf } from './grammar-layout.ts'
import { type StoryTables, truncate, type Vocabulary } from './vocabulary.ts'

export type Token =
  | {
      readonly kind: 'noun'
      /** the player should hold it, or will take it first */
      readonly held: boolean
      /** `all` and lists are welcome */
      readonly many: boolean
      /** someone, not something */
      readonly creature: boolean
      /** things with this attribute are meant */
      readonly attribute?: number
    }
  /** one of these words */
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'number' }
  /** free text, or something only the story's own code understands */
  | { readonly kind: 'topic' }

export interface SyntaxLine {
  readonly tokens: readonly Token[]
  /** sentences with the same number do the same */
  readonly action: number
  /** the second noun is meant as the first one */
  readonly reversed: boolean
  readonly nouns: number
  /** `put OBJ in OBJ` */
  readonly text: string
}

export interface Verb {
  /** the plainest of its words */
  readonly verb: string
  readonly synonyms: readonly string[]
  /** talks with the program instead of the world */
  readonly meta: boolean
  readonly lines: readonly SyntaxLine[]
}

export interface Grammar {
  readonly layout: string
  readonly verbs: readonly Verb[]
  verbOf(word: string): Verb | undefined
}

export function readGrammar(machine: StoryTables, vocabulary: Vocabulary): Grammar | undefined {
  const { bytes } = machine.story
  const wordsOfRow = verbWords(vocabulary)
  const count = Math.max(-1, ...wordsOfRow.keys()) + 1
  if (count === 0) return undefined
  const layouts =
    vocabulary.dialect === 'infocom' ? infocomLayouts(machine, vocabulary) : informLayouts(machine, vocabulary)
  for (const base of tablePlaces(machine)) {
    for (const layout of layouts) {
      const rows = rowsOf(bytes, base, count, layout.readLine)
      if (!rows) continue
      const spoken = vocabulary.dialect === 'infocom' ? withoutImplied(rows) : rows
      return asGrammar(layout, spoken, wordsOfRow, vocabulary)
    }
  }
  return undefined
}

const GLOBALS = 240

/** The table opens static memory; a compiler that puts it elsewhere keeps its address in a global. */
function tablePlaces({ story }: StoryTables): Iterable<number> {
  const { bytes, dynamicSize } = story
  const word = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  const globals = word(HEADER.globals)
  return new Set([dynamicSize, ...Array.from({ length: GLOBALS }, (_, number) => word(globals + 2 * number))])
}

function verbWords(vocabulary: Vocabulary): ReadonlyMap<number, readonly string[]> {
  const words = new Map<number, string[]>()
  for (const { word, verbRow } of vocabulary.words) {
    if (verbRow === undefined || verbRow < 0) continue
    const synonyms = words.get(verbRow)
    if (synonyms) synonyms.push(word)
    else words.set(verbRow, [word])
  }
  return words
}

function asGrammar(
  { name }: Layout,
  rows: readonly (readonly RawLine[])[],
  wordsOfRow: ReadonlyMap<number, readonly string[]>,
  vocabulary: Vocabulary,
): Grammar {
  const verbs: Verb[] = []
  const byWord = new Map<string, Verb>()
  rows.forEach((lines, row) => {
    const synonyms = wordsOfRow.get(row)
    if (!synonyms) return
    const spoken = plainest(synonyms, vocabulary.wordLength)
    const verb = {
      verb: spoken,
      synonyms,
      meta: areMeta(synonyms, vocabulary),
      lines: lines.map((line) => asLine(spoken, line)),
    }
    verbs.push(verb)
    for (const word of synonyms) byWord.set(word, verb)
  })
  return { layout: name, verbs, verbOf: (word) => byWord.get(truncate(word, vocabulary.wordLength)) }
}

/** Inform says so by a flag. Else most of the words do: `undo` beside `open` and `unwrap` is about a parcel. */
export function areMeta(synonyms: readonly string[], vocabulary: Vocabulary): boolean {
  if (synonyms.some((word) => vocabulary.partsOf(word)?.meta)) return true
  const meta = vocabulary.wordLength === 6 ? META_CUT : META_WORDS
  // the commands of those who debug a story begin with a sign
  return synonyms.filter((word) => meta.has(word) || !/^[a-z]/.test(word)).length * 2 >= synonyms.length
}

const META_CUT = new Set([...META_WORDS].map((word) => truncate(word, 6)))

function asLine(verb: string, { tokens, action, reversed }: RawLine): SyntaxLine {
  const nouns = tokens.filter(({ kind }) => kind === 'noun').length
  const text = [verb, ...tokens.map(said)].join(' ')
  return { tokens, action, reversed, nouns, text }
}

function said(token: Token): string {
  if (token.kind === 'word') return token.words[0] ?? ''
  return token.kind === 'noun' ? 'OBJ' : token.kind === 'number' ? 'NUMBER' : 'TEXT'
}

/** Of several synonyms the best known one, spelled in full; else the shortest that is no mere letter. */
export function plainest(synonyms: readonly string[], wordLength: number): string {
  const known = PLAIN_VERBS.find((verb) => synonyms.includes(truncate(verb, wordLength)))
  if (known !== undefined) return known
  const byLength = synonyms.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  return byLength.find(({ length }) => length > 2) ?? byLength[0] ?? ''
}
