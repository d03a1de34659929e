/** Learns advice: what a reply said could, should or would have to be done, to be tried when we can. */
import { adviceIn, type Advised, type Reading } from '../../../../worlds/adventure/read-advice.ts'
import type { ReplyKind } from '../../../../worlds/adventure/read-kind.ts'
import type { ThingsDraft } from '../draft.ts'
import { ANYTHING } from '../model/advice.ts'
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

function keepAll({ advice, vocabulary }: ThingsDraft, text: string, reading: Reading, spokenOf: string): void {
  for (const { verb, first = 'it', preposition, second, told } of adviceIn(text, vocabulary, reading)) {
    // in somebody's mouth it may be anything
    const it = /["“]/.test(told) ? '' : spokenOf
    const [one, other] = [nameOf(first, it), second === undefined ? '' : nameOf(second, it)]
    if (one === '' || one === ANYTHING || one === other) continue
    const key = [verb, one, preposition, other].filter(Boolean).join(' ')
    if (advice.get(key) !== undefined || [...advice.entries()].length >= MOST_KEPT) continue
    const named = { ...(preposition !== undefined && { preposition }), ...(other !== '' && { second: other }) }
    advice.set(key, { verb, first: one, ...named, isFollowed: false })
  }
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
