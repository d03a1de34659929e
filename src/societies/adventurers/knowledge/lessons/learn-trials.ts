/** Learns from trials: what came of the last command is kept by place, so that the same is not done again in vain. */
import { isNarrowEscape } from '../../../../worlds/adventure/read-risk.ts'
import type { Luck, Trial } from '../../board.ts'
import { answerTo } from '../answers.ts'
import type { Knowledge, Knows } from '../knowledge.ts'
import { isInHand } from './learn-consequences.ts'
import { lessonOf } from '../lessons.ts'
import { GIVES, hasServed, isFind, PERCEIVES } from '../outcome.ts'
import type { Overlay } from '../overlay.ts'
import { trialKey } from '../trial-key.ts'

/** What Memory keeps of trials, as a draft; the things are those after the last reply, the map is that before it. */
export interface TrialsDraft extends Knows<'places' | 'objects' | 'discovered'> {
  readonly tried: Overlay<Trial>
  readonly luck: Overlay<Luck>
  readonly answers: Overlay<number>
  readonly unknownWords: Set<string>
  readonly harmful: Set<string>
}

export function learnTrials(draft: TrialsDraft): void {
  const { situation, last, tried, here, step, unknownWords, harmful, answers } = draft
  if (last === undefined) return
  const from = situation.cameFrom ?? here
  const { kind } = situation
  const { told, times, count } = answerTo(draft, from)
  if (count > times) answers.set(told, count)
  const keys = [trialKey(from, last.text), ...(isInHand(draft, last.nouns) ? [trialKey('inventory', last.text)] : [])]
  const before = keys.map((key) => tried.get(key)).find((trial) => trial !== undefined)
  const isStill = situation.cameFrom === undefined && before?.told === told && situation.scoreChange === 0
  const same = isStill ? { same: (before.same ?? 1) + 1 } : {}
  for (const key of keys) tried.set(key, { times: (before?.times ?? 0) + 1, step, kind, told, ...same })
  const unknown = kind === 'unknown-word' ? unknownIn(draft) : undefined
  if (unknown !== undefined) unknownWords.add(unknown)
  if (situation.died || situation.scoreChange < 0 || isWarned(draft)) harmful.add(trialKey(from, last.text))
  learnLuck(draft, from, times > 0)
}

const NO_VERB = /\bnot? (?:a )?verb (?:that )?i (?:recogni[sz]e|know|understand)\b/i

/** The word the story says it does not know; or the verb, if it is that which it does not recognise. */
function unknownIn({ reply, last }: Pick<Knowledge, 'reply' | 'last'>): string | undefined {
  if (reply.unknownWord !== undefined) return reply.unknownWord.toLowerCase()
  return NO_VERB.test(reply.before) ? last?.verb.split(' ', 1)[0] : undefined
}

/** It nearly went wrong; the next time it will. */
export function isWarned({ last, reply, situation }: Pick<Knowledge, 'last' | 'reply' | 'situation'>): boolean {
  if (last === undefined || PERCEIVES.test(last.verb) || GIVES.test(last.verb)) return false
  return situation.kind !== 'moved' && isNarrowEscape(reply.before)
}

/** What this was an example of works more often now, or less. */
function learnLuck(draft: TrialsDraft, from: string, isStale: boolean): void {
  const { situation, last, luck, discovered, view } = draft
  const lesson = view.action?.lesson ?? lessonOf(draft, from)
  // a way to where we have been is no find, and things put together must do more than lie there; a look that is
  // answered well but shows nothing to do is none either, or where all is well told nothing but looks would be taken
  const pays =
    situation.kind === 'moved' && lesson !== 'go'
      ? situation.isFirstVisit === true
      : last!.nouns.length > 1
        ? isFind(situation, discovered)
        : hasServed(draft, discovered)
  const { tries = 0, successes = 0, stale = 0 } = luck.get(lesson) ?? {}
  luck.set(lesson, {
    tries: tries + 1,
    successes: successes + (pays ? 1 : 0),
    // the same answer to a verb of the story's own as to something before: it is most likely meant for something else
    ...((stale > 0 || (isStale && lesson.startsWith('own '))) && { stale: stale + (isStale ? 1 : 0) }),
  })
}

/** What was tried under a long name counts for the short one. */
export function renameTrials({ tried }: Pick<TrialsDraft, 'tried'>, from: string, to: string): void {
  for (const [key, trial] of tried.entries())
    if (key.includes(` ${from}`) && trial.kind !== 'unknown-word') tried.set(key.replace(` ${from}`, ` ${to}`), trial)
}
