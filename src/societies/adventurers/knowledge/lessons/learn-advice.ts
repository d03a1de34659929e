/** Learns advice: what a reply said could, should or would have to be done, to be tried when we can. */
import { adviceIn, type Advised, type Reading } from '../../../../worlds/adventure/read-advice.ts'
import { mentionsIn } from '../../../../worlds/adventure/read-things.ts'
import { sentencesOf } from '../../../../worlds/adventure/text-parts.ts'
import type { ReplyKind } from '../../../../worlds/adventure/read-kind.ts'
import { isOn } from '../../../variant.ts'
import type { ThingsDraft } from '../draft.ts'
import { ANYTHING } from '../model/advice.ts'
import { find, freshThing, marked } from '../holding.ts'
import { isSameName } from '../names.ts'

const MOST_KEPT = 60
const READS = /^(?:read|ask|tell|talk|consult|examine|x|look at)\b/

const nameOf = (advised: Advised, it: string) =>
  advised === 'it' ? it : advised === 'anything' ? ANYTHING : advised.name

export function learnAdvice(draft: ThingsDraft): void {
  const { view, last } = draft
  settle(draft)
  const text = view.observation?.text ?? ''
  const reading = readingOf(draft)
  const spokenOf = last?.nouns[0] ?? ''
  if (spokenOf === 'all')
    for (const [, name, told] of text.matchAll(OF_EACH)) keepAll(draft, told!, reading, name!.toLowerCase())
  else keepAll(draft, text, reading, spokenOf)
}

// an answer that is longer tells more than what to do
const LONGEST_ANSWER = 160

/** A short answer to a deed that did nothing says what else to do. */
function readingOf({ last, reply, situation }: ThingsDraft): Reading {
  if (last !== undefined && READS.test(last.text)) return 'written'
  const isAnswer =
    last !== undefined &&
    last.way === undefined &&
    last.nouns.length > 0 &&
    situation.scoreChange === 0 &&
    (reply.kind === 'refusal' || reply.kind === 'nothing' || (reply.kind === 'change' && reply.told === ''))
  return isAnswer && reply.before.length <= LONGEST_ANSWER ? 'answer' : 'told'
}

// `hot bun: "That's a shilling." You'd have to BUY it.`
const OF_EACH = /^([^.:!?"\n]{2,40}): (.+)$/gm

function keepAll(draft: ThingsDraft, text: string, reading: Reading, spokenOf: string): void {
  const { advice, vocabulary } = draft
  for (const { verb, first: found = 'it', preposition, second, told } of adviceIn(text, vocabulary, reading)) {
    const first = refersBack(draft, told) ? 'it' : found
    // in somebody's mouth it may be anything
    const it = /["“]/.test(told) ? '' : spokenOf || namedBefore(draft, text, told)
    const [one, other] = [nameOf(first, it), second === undefined ? '' : nameOf(second, it)]
    if (one === '' || one === ANYTHING || one === other) continue
    const key = [verb, one, preposition, other].filter(Boolean).join(' ')
    if (advice.get(key) !== undefined || [...advice.entries()].length >= MOST_KEPT) continue
    if (THERE_IS.test(told)) notice(draft, one)
    const named = { ...(preposition !== undefined && { preposition }), ...(other !== '' && { second: other }) }
    advice.set(key, { verb, first: one, ...named, isFollowed: false })
  }
}

const isSwitchedOn = ({ view }: ThingsDraft): boolean => isOn(view.variant, 'again-means-the-same')

const AGAIN = /\b(?:it|them|him|her|that) (?:once more|again|harder|another time)\b/i

/** `It is loose. He gives you a look. PECK it again.`: what we have just pecked. */
const refersBack = (draft: ThingsDraft, told: string): boolean =>
  isSwitchedOn(draft) && AGAIN.test(told) && (draft.last?.nouns.length ?? 0) > 0

// a thing, and nobody of whom one could ask anything
const BARS = /\b(?:it|they|them|these|those)\b/i

/** `Brambles, as thick as your thumb. They would have to be cut.`: what bars the way that we tried. */
function namedBefore(draft: ThingsDraft, text: string, told: string): string {
  if (draft.last?.way === undefined || !BARS.test(told) || text.includes('"') || !isSwitchedOn(draft)) return ''
  const before = sentencesOf(text.replaceAll('\n', ' '))
  const at = before.findIndex((sentence) => sentence === told)
  const name = at < 1 ? undefined : mentionsIn(before[at - 1]!, draft.vocabulary)[0]?.name
  if (name !== undefined) notice(draft, name)
  return name ?? ''
}

const THERE_IS = /\bthere(?:'s| is| are)\b/i

/** It is here, and nobody had told us. */
function notice({ objects, here, step }: ThingsDraft, name: string): void {
  if (find(objects.values(), name, here) || find(objects.values(), name, 'inventory')) return
  objects.put(marked(freshThing(name, here, step), 'mentioned', 'noted'))
}

const WORKED: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['change', 'score', 'moved'])

/** Advice that something came of has done its service. */
function settle({ last, reply, advice }: ThingsDraft): void {
  // that nothing is known against it is not enough
  if (last === undefined || !WORKED.has(reply.kind) || reply.told === '') return
  const [verb] = last.text.split(' ')
  for (const [key, kept] of advice.entries())
    if (
      kept.verb === verb &&
      !kept.isFollowed &&
      kept.meaning === undefined &&
      isSameName(last.nouns[0] ?? '', kept.first)
    )
      advice.set(key, { ...kept, isFollowed: true })
}
