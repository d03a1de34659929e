/**
 * `node scripts/build-hypernyms.ts`: takes from WordNet what things are kinds of and writes it as one tree to
 * `src/lexicon/hypernym-data.ts`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readLicense, readNouns, type Nouns, type Synset } from './lexicon-wordnet.ts'

// what can stand in a room: made things without buildings, food, and plants that are grown for their looks
const ROOTS = ['artifact#1', 'food#1', 'food#2', 'flower#1', 'houseplant#1', 'bulbous_plant#1', 'succulent#1', 'fern#1']
const LEFT_OUT = ['structure#1', 'conveyance#3', 'way#6', 'weaponry#1', 'drug#1']
const MOST_PLACES = 9
const LINE_WIDTH = 118

interface Branch {
  readonly words: readonly string[]
  readonly below: readonly Branch[]
}

export function buildHypernyms(): string {
  const nouns = readNouns()
  const find = (name: string): Synset => {
    const [lemma = '', number] = name.split('#')
    const found = nouns.senses.get(lemma)?.[Number(number) - 1]
    if (found === undefined) throw new Error(`WordNet has no ${name}, which this script names.`)
    return found.synset
  }
  const children = Map.groupBy(
    [...nouns.synsets.values()].flatMap((synset) => synset.hypernyms.map((above) => ({ above, synset }))),
    ({ above }) => above,
  )
  const seen = new Set(LEFT_OUT.map((name) => find(name).id))
  const grow = (synset: Synset, above: ReadonlySet<string>): Branch | undefined => {
    if (seen.has(synset.id) || synset.isInstance) return undefined
    seen.add(synset.id)
    const inside = new Set([...above, ...synset.words])
    const below = (children.get(synset.id) ?? []).flatMap((child) => grow(child.synset, inside) ?? [])
    const telling = synset.words.filter((word) => isWorthKeeping(word, above, nouns))
    // what branches has a name in any case, or its branches could not be told from those of its neighbour
    const words = telling.length > 0 || below.length === 0 ? telling : synset.words.slice(0, 1)
    return words.length === 0 ? undefined : { words: words.map((word) => place(word.toLowerCase(), synset)), below }
  }
  /** `settee2`: the second thing a settee may be */
  const place = (word: string, synset: Synset) => {
    const rank = (nouns.senses.get(word) ?? []).findIndex((sense) => sense.synset === synset)
    return rank < 1 ? word : `${word}${Math.min(rank + 1, MOST_PLACES)}`
  }
  const tree = ROOTS.map((name) => grow(find(name), new Set())).filter((branch) => branch !== undefined)
  return [
    '/** Made by scripts/build-hypernyms.ts from WordNet 3.1: change that, not this. */',
    `/*! @license\n${readLicense()}\n*/`,
    `export const TREE: string = \`${fill(tree.map(write).join(' ').split(' '))}\``,
    '',
  ].join('\n')
}

/** A collocation that ends in what it is a kind of needs no place: a folding chair is a chair. */
function isWorthKeeping(word: string, above: ReadonlySet<string>, { mentions, senses }: Nouns): boolean {
  if (!/^[a-z][a-z'_-]+$/.test(word)) return false
  const parts = word.split(/[_-]/)
  if (parts.length === 1) return true
  if (above.has(parts.at(-1) ?? '')) return false
  return (mentions.get(word) ?? 0) > 0 || (senses.get(word) ?? []).some(({ count }) => count > 0)
}

/** `sofa,couch(divan loveseat)` */
function write({ words, below }: Branch): string {
  const inside = below.length === 0 ? '' : `(${below.map(write).join(' ')})`
  return `${words.join(',').replaceAll('-', '_')}${inside}`
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

if (import.meta.main) {
  const file = fileURLToPath(new URL('../src/lexicon/hypernym-data.ts', import.meta.url))
  writeFileSync(file, buildHypernyms())
}
