/** Learns numbers that were read or seen: one of them may open a safe. */
import type { ThingsDraft } from '../draft.ts'

const MOST_NUMBERS = 12
const LOOKS = /^(?:read|examine|x|search|look|ask|consult)/
const NUMBER = /\b\d{1,6}(?:-\d{1,3}){0,3}\b/g

export function learnNumbers(draft: ThingsDraft): void {
  const { reply, last, numbers } = draft
  if (last === undefined || !LOOKS.test(last.verb) || reply.inventory !== undefined || reply.score !== undefined) return
  const found = [...reply.before.matchAll(NUMBER)].map(([number]) => number)
  const all = [...new Set([...numbers, ...found])].slice(-MOST_NUMBERS)
  if (all.join('|') !== numbers.join('|')) draft.numbers = all
}
