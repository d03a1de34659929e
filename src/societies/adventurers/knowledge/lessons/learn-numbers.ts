/** Learns numbers that were read or seen, in figures or in words: one of them may open a safe. */
import { numberSaid } from '../../../../worlds/adventure/read-score.ts'
import type { ThingsDraft } from '../draft.ts'

const MOST_NUMBERS = 12
const LOOKS = /^(?:read|examine|x|search|look|ask|consult)/
const NUMBER = /\b\d{1,6}(?:-\d{1,3}){0,3}\b/g
// `It has stopped at four o'clock.`, and not `one of two brothers`
const IN_WORDS = /\b(?:at|says|reads|shows|points to|number|figure|digit|marked)\s([a-z]{3,}(?:-[a-z]{3,})?)\b/gi

export function learnNumbers(draft: ThingsDraft): void {
  const { reply, last, numbers } = draft
  if (last === undefined || !LOOKS.test(last.verb) || reply.inventory !== undefined || reply.score !== undefined) return
  const figures = [...reply.before.matchAll(NUMBER)].map(([number]) => number)
  const words = [...reply.before.matchAll(IN_WORDS)].flatMap(([, word]) => numberSaid(word!) ?? []).map(String)
  const all = [...new Set([...numbers, ...figures, ...words])].slice(-MOST_NUMBERS)
  if (all.join('|') !== numbers.join('|')) draft.numbers = all
}
