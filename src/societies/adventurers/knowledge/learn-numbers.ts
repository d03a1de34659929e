/** Learns numbers that were read or seen: one of them may open a safe. */
import type { Knowledge } from './knowledge.ts'

const MOST_NUMBERS = 12
const LOOKS = /^(?:read|examine|x|search|look|ask|consult)/
const NUMBER = /\b\d{1,6}(?:-\d{1,3}){0,3}\b/g
const KEY = 'numbers'

export function learnNumbers({ reply, last, beliefs }: Knowledge): void {
  if (last === undefined || !LOOKS.test(last.verb) || reply.inventory !== undefined || reply.score !== undefined) return
  const found = [...reply.before.matchAll(NUMBER)].map(([number]) => number)
  if (found.length === 0) return
  const all = [...new Set([...numbersIn({ beliefs }), ...found])].slice(-MOST_NUMBERS).join('|')
  if (all !== (beliefs.get(KEY) ?? '')) beliefs.set(KEY, all)
}

export const numbersIn = ({ beliefs }: Pick<Knowledge, 'beliefs'>): readonly string[] =>
  (beliefs.get(KEY) ?? '').split('|').filter((number) => number !== '')
