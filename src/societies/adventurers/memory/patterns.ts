/**
 * Patterns of what was done: the same act on any thing, anything with the same thing, with the same tool. What came of
 * some counts for others like them, which is what Memory is asked for before anything is done.
 */
import { answerOf } from '../knowledge/answers.ts'
import type { Command } from '../knowledge/command.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { hasWorked, PERCEIVES } from '../knowledge/outcome.ts'
import type { Overlay } from '../knowledge/overlay.ts'
import { isNews, type Eventful } from './outcome.ts'

const GOING = 'go somewhere'
const SAYING = 'say a word'

/** The widest first: `turn X with Y`, `turn X with hook`, `turn lever with X`; of one thing `open X` and `… lid`. */
export function patternsOf({ verb, nouns, way, text }: Command): readonly [string, ...string[]] {
  if (way !== undefined) return [GOING]
  const [first, second] = nouns
  if (first === undefined) return [SAYING]
  if (second === undefined) return [`${verb} X`, `… ${nounOf(first)}`]
  const joint = text.slice(text.indexOf(first) + first.length, text.lastIndexOf(second)).trim()
  return [`${verb} X ${joint} Y`, `${verb} X ${joint} ${nounOf(second)}`, `${verb} ${nounOf(first)} ${joint} X`]
}

const nounOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

/** Whether the last command brought us on: something new, points, or a change that was not told before. */
export function hasHelped(knowledge: Eventful & Pick<Knowledge, 'answers'>): boolean {
  const { situation, last, reply, answers } = knowledge
  if (situation.died || situation.scoreChange < 0) return false
  if (isNews(knowledge) || situation.scoreChange > 0) return true
  if (last === undefined || last.way !== undefined || PERCEIVES.test(last.verb)) return false
  return hasWorked(knowledge) && (answers.get(answerOf(reply, last.nouns)) ?? 0) <= 1
}

/** What Memory keeps of patterns, as a draft; the answers are counted with the last one. */
export interface PatternsDraft extends Eventful, Pick<Knowledge, 'answers'> {
  readonly successful: Overlay<number>
  readonly failed: Overlay<number>
}

export function learnPatterns(draft: PatternsDraft): void {
  const { last, successful, failed } = draft
  if (last === undefined) return
  const side = hasHelped(draft) ? successful : failed
  for (const pattern of patternsOf(last)) side.set(pattern, (side.get(pattern) ?? 0) + 1)
}
