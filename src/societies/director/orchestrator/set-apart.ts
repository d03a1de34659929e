/** What `each` takes with it, set apart by marks: a comma before it is left out, and the list goes on behind it. */
import type { Token } from './tokens.ts'
import { startsNounPhrase } from './word-order.ts'

const HAVING = new Set(['with', 'has', 'have', 'having', 'holding'])
const COMMA: Token = { word: ',', isMark: true, isPossessive: false }

/**
 * `two nightstands each with a lamp` is read as with a comma before `each`. In `four tables, each with two chairs, and
 * a counter` the counter belongs to the room: a list of what each has, with a comma before its `and`, has one before.
 */
export function setEachApart(sentence: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = []
  let current: Token[] = []
  /** marks since `each with`, or nothing outside of such a clause */
  let marks: number | undefined
  for (const [at, token] of sentence.entries()) {
    const [next, afterNext] = [sentence[at + 1]?.word ?? '', sentence[at + 2]?.word ?? '']
    if (token.word === 'each' && HAVING.has(next)) {
      if (current.length > 0 && !current.at(-1)!.isMark) current.push(COMMA)
      marks = 0
    } else if (token.isMark && marks !== undefined) {
      if (marks++ === 0 && next === 'and' && startsNounPhrase(afterNext)) {
        parts.push(current)
        current = []
        marks = undefined
        continue
      }
    }
    // what the list goes on with begins with its own article
    if (current.length === 0 && parts.length > 0 && token.word === 'and') continue
    current.push(token)
  }
  return [...parts, current].filter((part) => part.length > 0)
}
