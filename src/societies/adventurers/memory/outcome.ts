/** The outcome of the last command, as Memory keeps it. */
import type { ActionRecord } from '../board.ts'
import { answerOf } from '../knowledge/answers.ts'
import type { Knowledge, Moment } from '../knowledge/knowledge.ts'
import { GIVES, hasServed } from '../knowledge/outcome.ts'

const RESULT_LENGTH = 80

export function recordOf(draft: Remembered): ActionRecord | undefined {
  const { last, situation, reply, step, view } = draft
  if (last === undefined) return undefined
  const { scoreChange, progressChange, cameFrom, location } = situation
  return {
    step,
    action: last.text,
    location: cameFrom ?? location,
    result: (reply.before || (view.observation?.text ?? '')).replaceAll(/\s+/g, ' ').trim().slice(0, RESULT_LENGTH),
    progressChange,
    scoreChange,
    outcome: outcomeOf(draft),
  }
}

/** What it takes to judge what came of the last command. */
export type Remembered = Moment & Pick<Knowledge, 'objects' | 'discovered' | 'answers'>

/**
 * Success is what is known to have come of it: points, another place, something found or in our hands, a change that
 * was told, an answer nobody had given before. What is only not refused is neutral: `It was painted shut.`
 */
function outcomeOf(draft: Remembered): ActionRecord['outcome'] {
  const { died, kind, scoreChange } = draft.situation
  if (died || scoreChange < 0) return 'harm'
  if (kind === 'refusal' || kind === 'unknown-word' || kind === 'not-here' || kind === 'overload') return 'failure'
  if (kind === 'question') return 'neutral'
  return kind === 'moved' || hasServed(draft, draft.discovered) || isAnswered(draft) ? 'success' : 'neutral'
}

/** Somebody spoke, and in other words than before. */
function isAnswered({ last, reply, answers }: Remembered): boolean {
  if (!GIVES.test(last!.verb) || !/["“]/.test(reply.before)) return false
  // this answer was counted already
  return (answers.get(answerOf(reply, last!.nouns)) ?? 0) <= 1
}

/** A moment in which something may be new. */
export type Eventful = Moment & Pick<Knowledge, 'discovered'>

/** Something we had not seen, held or known before. Of a place in the dark nothing was seen. */
export const isNews = ({ situation, discovered, reply }: Eventful): boolean =>
  situation.progressChange > 0 || discovered.length > 0 || (situation.isFirstVisit === true && !reply.dark)
