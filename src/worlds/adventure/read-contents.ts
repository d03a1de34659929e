/** Reads the contents of containers: lists under `The sack contains:`, and sentences that say what is in what. */
import { mentionsIn, thingNamed } from './read-things.ts'
import { sentencesOf } from './text-parts.ts'
import type { Vocabulary } from './vocabulary.ts'

const { raw } = String

export interface Contents {
  readonly holder: string
  readonly relation: 'in' | 'on'
  readonly things: readonly string[]
}

const HELD = raw`(?:the|an?|your|his|her)\s+[^.,:;()]{2,40}?`
const LIST = raw`(?:an?|some|the|two|three|several|your)\s.{2,300}`
const SEEN = raw`(?:is|are|lies?|sits?|rests?|stands?|you (?:can )?(?:also )?(?:see|find|notice))`
const HEADING = new RegExp(
  raw`^\s{0,20}(?:(?:sitting|lying|resting|standing)\s)?(?:(in|on|inside|upon)\s)?` +
    raw`(.{2,60}?)\s(?:contains|holds|${SEEN})\s?:$`,
  'i',
)
const PLACED = new RegExp(raw`\b(in|on|inside|upon|within)\s(${HELD})\s${SEEN}\s(${LIST})$`, 'i')
const SITS = new RegExp(
  raw`^((?:an?|some|the|two|three|several)\s[^.,:;()]{2,60}?)\s(?:is|are)\s` +
    raw`(?:(?:sitting|lying|resting|standing|here)\s)?` +
    raw`(in|on|inside|upon|within)\s((?:the|an?|your)\s[^.,:;()]{2,40})[.,]?`,
  'i',
)
const HOLDS = new RegExp(raw`(${HELD})\s(?:contains|holds)\s(${LIST})$`, 'i')
const REVEALED = new RegExp(
  raw`\bopen(?:ing|s)?\s(${HELD}),?\s(?:and\s)?` +
    raw`(?:reveal(?:s|ing|ed)?|to reveal|find(?:ing)?|disclos(?:es|ing))\s(.{2,300})$`,
  'i',
)
const ASIDE = /\(([^()]*)\)/g
const HELD_ASIDE = /^(?:.{0,40}?\b)?(?:contain(?:ing|s)|(in|on) which (?:is|are))\s(.{2,300})$/is
const LONGEST_HOLDER = 60

// containment needs no more than this of any line
const LONGEST_LINE = 2_000

export function contentsIn(lines: readonly string[], vocabulary: Vocabulary): Contents[] {
  const found: Contents[] = []
  const add = (relation: string | undefined, holderText: string, thingsText: string) => {
    const holder = thingNamed(holderText, vocabulary)
    if (holder === undefined) return
    const things = mentionsIn(thingsText, vocabulary).filter(({ spoken, of }) => !spoken && of === undefined)
    const names = [...new Set(things.map(({ name }) => name))].filter((name) => name !== holder)
    if (names.length > 0)
      found.push({ holder, relation: /^(?:on|upon)$/i.test(relation ?? '') ? 'on' : 'in', things: names })
  }
  lines.forEach((whole, index) => {
    const line = whole.slice(0, LONGEST_LINE)
    const heading = HEADING.exec(line)
    if (heading) {
      for (const listed of indentedBelow(lines, index)) add(heading[1], heading[2]!, withoutAsides(listed))
    }
    const hasAside = line.includes('(')
    for (const aside of hasAside ? line.matchAll(ASIDE) : []) {
      const [, relation, things] = HELD_ASIDE.exec(aside[1]!) ?? []
      const holder = holderBefore(line, aside.index)
      if (things !== undefined && holder.length > 1) add(relation, holder, things)
    }
    for (const sentence of sentencesOf(hasAside ? withoutAsides(line) : line)) readSentence(sentence, add)
  })
  return merged(found)
}

/** `a sack` of `Here are a lamp, a sack (containing bread)`. */
function holderBefore(line: string, end: number): string {
  const before = line.slice(0, end).trimEnd().slice(-LONGEST_HOLDER)
  return before.slice(1 + Math.max(...Array.from('.,:;()', (sign) => before.lastIndexOf(sign))))
}

function readSentence(
  sentence: string,
  add: (relation: string | undefined, holder: string, things: string) => void,
): void {
  const placed = PLACED.exec(sentence)
  if (placed) return add(placed[1], placed[2]!, placed[3]!)
  const sits = SITS.exec(sentence)
  if (sits) return add(sits[2], sits[3]!, sits[1]!)
  const holds = HOLDS.exec(sentence) ?? REVEALED.exec(sentence)
  if (holds) add('in', holds[1]!, holds[2]!)
}

export const withoutAsides = (line: string) => line.replace(/\([^()]{0,400}\)/g, ' ')

/** The lines that stand deeper than the heading; those deeper than the first of them are in something else again. */
function indentedBelow(lines: readonly string[], heading: number): string[] {
  const depth = depthOf(lines[heading]!)
  const inner = depthOf(lines[heading + 1] ?? '')
  const listed: string[] = []
  if (inner <= depth) return listed
  for (let index = heading + 1; index < lines.length; index++) {
    const own = depthOf(lines[index]!)
    if (own < inner) break
    if (own === inner && !HEADING.test(lines[index]!)) listed.push(lines[index]!)
  }
  return listed
}

export function depthOf(line: string): number {
  return line.length - line.trimStart().length
}

function merged(found: readonly Contents[]): Contents[] {
  const byHolder = new Map<string, Contents>()
  for (const { holder, relation, things } of found) {
    const key = `${relation} ${holder}`
    const known = byHolder.get(key)
    byHolder.set(key, { holder, relation, things: [...new Set([...(known?.things ?? []), ...things])] })
  }
  return [...byHolder.values()]
}
