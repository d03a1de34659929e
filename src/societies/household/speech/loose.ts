/** Understanding what no frame fits: the names in a sentence, and how they stand to each other. */
import type { SpeechAct } from '../fact.ts'
import type { Hearing } from './frame.ts'
import type { Line } from './sentences.ts'
import { nameIn } from './names-in-line.ts'
import type { NameKind } from './vocabulary.ts'

interface Mention {
  readonly name: string
  readonly kind: NameKind
  readonly start: number
  readonly end: number
  /** the words between it and the mention before it, or the beginning */
  readonly before: string
}

const MENTIONS_AT_MOST = 6
const LETTERS_AT_MOST = 400

function mentionsIn(line: Line, hearing: Hearing): readonly Mention[] {
  const mentions: Mention[] = []
  let last = 0
  for (let at = 0; at < Math.min(line.lower.length, LETTERS_AT_MOST) && mentions.length < MENTIONS_AT_MOST; at++) {
    if (at > 0 && line.lower[at - 1] !== ' ') continue
    const found = nameIn(line, at, hearing.words, ['room', 'thing', 'person'])
    if (found === undefined) continue
    const kind = hearing.words.kindOf(found.name)!
    mentions.push({ ...found, kind, start: at, before: ` ${line.lower.slice(last, at)}` })
    last = found.end
    at = found.end
  }
  return mentions
}

const unsure =
  /\b(?:not|no|never|nobody|if|maybe|perhaps|might|unless|without|hope|wish|used to|before|but|should|would|could)\b|n't\b/
const isThere = /\b(?:is|are|was|were|lies|lie|lying|stands|left|put|kept|saw|seen|found)\b/
const beforePlace = /\b(?:in|on|at|inside|under|near|by) (?:the )?$/
const isQuestion = /^(?:where|who has|have you seen|did you see|do you know where|does anyone know where)\b/
const WORDS_BETWEEN_AT_MOST = 6

export function readLoosely(line: Line, hearing: Hearing): SpeechAct | undefined {
  const mentions = mentionsIn(line, hearing)
  const first = mentions.find(({ kind }) => kind !== 'room')
  if (first === undefined) return undefined
  const about = first.kind === 'thing' ? `thing:${first.name}` : `person:${first.name}`
  if (isQuestion.test(line.lower) || (line.ending === '?' && /\bwhere\b|\bseen\b/.test(line.lower)))
    return { kind: 'ask', topic: about }
  const place = mentions[mentions.indexOf(first) + 1]
  if (line.ending === '?')
    return place !== undefined && place.kind !== 'person' && /^(?:is|are|was)\b/.test(line.lower)
      ? { kind: 'ask', topic: about }
      : undefined
  if (place === undefined || place.kind === 'person' || unsure.test(line.lower)) return undefined
  const isNear = place.before.trim().split(' ').length <= WORDS_BETWEEN_AT_MOST
  if (!isNear || !beforePlace.test(place.before)) return undefined
  if (first.kind === 'person')
    return / (?:is|was|sits|sat) /.test(place.before)
      ? { kind: 'tell', fact: { kind: 'person', person: first.name, place: place.name } }
      : undefined
  return isThere.test(`${first.before} ${place.before}`)
    ? { kind: 'tell', fact: { kind: 'thing', thing: first.name, place: place.name } }
    : undefined
}
