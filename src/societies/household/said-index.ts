/** Who said what to whom, and what belongs to which chat: found at once, however much has been said. */
import type { Statement } from './fact.ts'

interface SaidIndex {
  length: number
  readonly byPair: Map<string, Pair>
  readonly byChat: Map<string, Statement[]>
}

interface Pair {
  readonly list: Statement[]
  /** by the minute since when: the same list is given again until more is said */
  readonly since: Map<number, readonly Statement[]>
}

// of a pair only the latest are looked at: a day of talk
const KEPT_PER_PAIR = 64

// the list grows in place, and follows from the journal, so this does too
const indexes = new WeakMap<object, SaidIndex>()

function indexOf(said: readonly Statement[]): SaidIndex {
  let index = indexes.get(said)
  if (index === undefined) indexes.set(said, (index = { length: 0, byPair: new Map(), byChat: new Map() }))
  for (; index.length < said.length; index.length++) {
    const statement = said[index.length]!
    for (const listener of statement.listeners) {
      const key = pairOf(statement.speaker, listener)
      let pair = index.byPair.get(key)
      if (pair === undefined) index.byPair.set(key, (pair = { list: [], since: new Map() }))
      pair.list.push(statement)
      if (pair.list.length > KEPT_PER_PAIR) pair.list.shift()
      pair.since.clear()
    }
    listOf(index.byChat, statement.chat).push(statement)
  }
  return index
}

/** What somebody said to somebody since a minute, the latest last; the very same list while no more is said. */
export function saidTo(
  said: readonly Statement[],
  speaker: string,
  listener: string,
  since: number,
): readonly Statement[] {
  const pair = indexOf(said).byPair.get(pairOf(speaker, listener))
  if (pair === undefined) return nothing
  let found = pair.since.get(since)
  if (found === undefined) pair.since.set(since, (found = pair.list.filter(({ minute }) => minute >= since)))
  return found
}

export function statementsOf(said: readonly Statement[], chat: string): readonly Statement[] {
  return indexOf(said).byChat.get(chat) ?? nothing
}

const nothing: readonly Statement[] = []

const pairOf = (speaker: string, listener: string) => `${speaker}\n${listener}`

function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  let list = lists.get(key)
  if (list === undefined) lists.set(key, (list = []))
  return list
}
