/**
 * Reads the kind of a reply: refused, moved, done and so on, from the usual English of parsers.
 *
 * Sentences are asked in their order, and the first that tells decides: after "You can't go that way." others may act.
 */
import {
  CHANGED,
  DEATH,
  DONE,
  NEGATED,
  NOT_HERE,
  NOT_UNDERSTOOD,
  NOTHING,
  OVERLOAD,
  REFUSED,
  RHETORIC,
  WON,
} from './parser-english.ts'
import { sentencesOf } from './text-parts.ts'

export type ReplyKind =
  | 'score'
  | 'death'
  | 'won'
  | 'moved'
  | 'unknown-word'
  | 'question'
  | 'not-here'
  | 'overload'
  | 'refusal'
  | 'change'
  | 'nothing'

export interface Verdict {
  readonly kind: ReplyKind
  /** the words that told it; empty when nothing did and it is only supposed */
  readonly told: string
}

/** An ending, wherever in the text it is told. */
export function endingIn(text: string): Verdict | undefined {
  const won = WON.exec(text)
  if (won) return { kind: 'won', told: plain(won[0]) }
  const death = DEATH.exec(text)
  return death ? { kind: 'death', told: plain(death[0]) } : undefined
}

const plain = (told: string) => told.replaceAll('*', '').trim()

const ORDER: readonly (readonly [ReplyKind, RegExp])[] = [
  ['unknown-word', NOT_UNDERSTOOD],
  ['overload', OVERLOAD],
  ['not-here', NOT_HERE],
]
const THEN: readonly (readonly [ReplyKind, RegExp])[] = [
  ['nothing', NOTHING],
  ['refusal', REFUSED],
  ['refusal', RHETORIC],
]

// what comes later is the doing of others
const MOST_SENTENCES = 4
const LONGEST_SENTENCE = 400
const MOST_THINGS = 40
// `brown sack: Taken.` one line for each of several things
const OF_SEVERAL = /^[^.:!?"]{2,40}:\s+\S/

/** The kind of what was said without an ending, a question or a room. */
export function verdictOn(lines: readonly string[]): Verdict {
  const several = lines.filter((line) => OF_SEVERAL.test(line))
  if (several.length > 0) {
    const verdicts = several.slice(0, MOST_THINGS).map((line) => sentenceVerdict(line.replace(/^[^:]+:\s+/, '')))
    const change = verdicts.find((verdict) => verdict?.kind === 'change')
    const told = change ?? verdicts.find((verdict) => verdict !== undefined)
    if (told) return told
  }
  // a list of what is where tells no change
  if (LISTED.test(lines[0] ?? '')) return { kind: 'nothing', told: lines[0]! }
  let asked = 0
  for (const line of lines) {
    // who comes along and does not answer has a paragraph of his own
    const isOthers = asked > 0
    for (const sentence of sentencesOf(line.replace(LEADING_ASIDES, ''))) {
      if (++asked > MOST_SENTENCES) return { kind: 'change', told: '' }
      const verdict = sentenceVerdict(sentence.slice(0, LONGEST_SENTENCE))
      // what is not here is said at once; later it is something else that is missing
      if (verdict?.kind === 'refusal' && isOthers) continue
      if (verdict && (verdict.kind !== 'not-here' || asked === 1)) return verdict
    }
  }
  const done = lines.find((line) => DONE_FIRST.test(line))
  if (done !== undefined) return { kind: 'change', told: done }
  return asked === 0 ? { kind: 'nothing', told: '' } : { kind: 'change', told: '' }
}

// `(with the key)`: what the parser supposed, and what it did on its own
const LEADING_ASIDES = /^(?:[([][^()[\]]{1,200}[^.!?()[\]][)\]](?:\s+|$))+/
const DONE_FIRST = /^[([](?:first )?(?:taking|taken|opening|putting|getting|unlocking|closing|standing|removing)\b/i

function sentenceVerdict(sentence: string): Verdict | undefined {
  if (sentence.startsWith('"')) return undefined
  // typographers' apostrophes
  const said = sentence.replaceAll('’', "'")
  for (const [kind, pattern] of ORDER) if (pattern.test(said)) return { kind, told: sentence }
  if (CHANGED.test(said) && !NEGATED.test(said)) return { kind: 'change', told: sentence }
  for (const [kind, pattern] of THEN) if (pattern.test(said)) return { kind, told: sentence }
  return DONE.test(said) ? { kind: 'change', told: sentence } : undefined
}

const LISTED = /^\s*(?:[^.:!?"]{2,60}) (?:contains|holds|is|are|you (?:can )?see)(?::$| (?:an?|some|the|nothing) )/i
