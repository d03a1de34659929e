/** Reads the inventory: what the player carries, when the reply is a list of it. */
import { depthOf, withoutAsides } from './read-contents.ts'
import { mentionsIn, thingNamed } from './read-things.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wording } from './wording.ts'

const { raw } = String

export interface Carried {
  readonly name: string
  /** what carries it in turn */
  readonly inside?: string
  readonly worn: boolean
  readonly lit: boolean
  /** open, closed and the like, as the story notes them */
  readonly notes: readonly string[]
}

const NOTHING = wording(raw`
  \byou(?:'re| are)? (?:empty[- ]handed|(?:carrying|holding) nothing|have nothing)\b
  \byou(?:'re not| are not| aren't) (?:carrying|holding) anything\b
  \byou (?:don't|do not) have anything\b
  \byou have no (?:possessions|belongings|things)\b`)
const LIST = new RegExp(
  raw`^\s{0,20}(?:you(?:'re| are) (?:currently |now )?(?:carrying|holding|equipped with)|` +
    raw`you (?:have|hold|carry)|you've got|your (?:possessions|inventory)[^:]{0,20}|inventory)` +
    raw`\s?(?::\s*(\S.*)?|((?:an?|some|the|your|two|three)\s.*))$`,
  'i',
)
// of a line with single spaces
const CONTAINS = /^(?:(?:in|on|inside) )?(.{2,60}?) (?:contains|holds|is|are) ?:$/i
const WORN = /\b(?:being worn|worn|you(?:'re| are) wearing)\b/i
const LIT = /\b(?:providing light|lit|giving (?:off )?light|burning|glowing|on)\b/i
const CONTAINED = /\b(?:contain(?:ing|s)|in which (?:is|are)|on which (?:is|are))\b/i

export function inventoryIn(lines: readonly string[], vocabulary: Vocabulary): Carried[] | undefined {
  for (const [index, line] of lines.entries()) {
    if (NOTHING.test(line)) return []
    const match = LIST.exec(line)
    if (!match) continue
    const inline = match[1] || match[2]
    return inline ? inlineItems(inline, vocabulary) : listedItems(lines, index, vocabulary)
  }
  return undefined
}

function listedItems(lines: readonly string[], heading: number, vocabulary: Vocabulary): Carried[] {
  const items: Carried[] = []
  const holders: { depth: number; name: string }[] = []
  for (let index = heading + 1; index < lines.length && lines[index] !== ''; index++) {
    const line = lines[index]!
    const depth = depthOf(line)
    while (holders.length > 0 && holders.at(-1)!.depth >= depth) holders.pop()
    const contains = CONTAINS.exec(line.trim().replaceAll(/\s+/g, ' '))
    if (contains) {
      const name = thingNamed(contains[1]!, vocabulary)
      if (name !== undefined) holders.push({ depth, name })
      continue
    }
    items.push(...itemsOf(line, holders.at(-1)?.name, vocabulary))
    const last = items.at(-1)
    // what stands deeper is inside
    if (last && depthOf(lines[index + 1] ?? '') > depth) holders.push({ depth, name: last.name })
  }
  return items
}

function inlineItems(text: string, vocabulary: Vocabulary): Carried[] {
  return listed(text).flatMap((part) => itemsOf(part, undefined, vocabulary))
}

const SEPARATOR = /(?:,\s*|(?<!\s)\s+)and\s+|,\s+/gi

/** The parts of `a lamp, a sack (holding bread, cheese and wine) and a rope`: asides hold commas of their own. */
function listed(text: string): string[] {
  const parts: string[] = []
  let start = 0
  let [opens, closes] = [-1, -1]
  for (const comma of text.matchAll(SEPARATOR)) {
    const end = comma.index + comma[0].length
    if (opens < end) opens = placeOf(text, '(', end)
    if (closes < end) closes = placeOf(text, ')', end)
    // an aside ends before another begins: this is inside of it
    if (closes < opens) continue
    parts.push(text.slice(start, comma.index))
    start = end
  }
  return [...parts, text.slice(start)]
}

function placeOf(text: string, sign: string, from: number): number {
  const place = text.indexOf(sign, from)
  return place < 0 ? Infinity : place
}

function itemsOf(line: string, inside: string | undefined, vocabulary: Vocabulary): Carried[] {
  const notes = [...line.matchAll(/\(([^()]{1,300})\)/g)].map(([, note]) => note!)
  const plain = withoutAsides(line)
  const name =
    thingNamed(plain, vocabulary) ??
    plain
      .trim()
      .replace(/^(?:an?|the|some|your)\s+/i, '')
      .replace(/[.,]$/, '')
      .toLowerCase()
  if (name === '') return []
  const own = notes.filter((note) => !CONTAINED.test(note))
  const item = { name, worn: own.some((note) => WORN.test(note)), lit: own.some((note) => LIT.test(note)), notes: own }
  const contained = notes.filter((note) => CONTAINED.test(note)).flatMap((note) => mentionsIn(note, vocabulary))
  return [
    inside === undefined ? item : { ...item, inside },
    ...contained.map((mention) => ({ name: mention.name, inside: name, worn: false, lit: false, notes: [] })),
  ]
}
