/** Who said what to whom, and what belongs to which chat: found at once, however much has been said. */
import type { Statement } from './fact.ts'

interface SaidIndex {
  length: number
  readonly byPair: Map<string, Statement[]>
  readonly byChat: Map<string, Statement[]>
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
      const list = listOf(index.byPair, pairOf(statement.speaker, listener))
      list.push(statement)
      if (list.length > KEPT_PER_PAIR) list.shift()
    }
    listOf(index.byChat, statement.chat).push(statement)
  }
  return index
}

/** What somebody said to somebody since a minute, the latest last. */
export function saidTo(
  said: readonly Statement[],
  speaker: string,
  listener: string,
  since: number,
): readonly Statement[] {
  const all = indexOf(said).byPair.get(pairOf(speaker, listener)) ?? []
  return all.filter(({ minute }) => minute >= since)
}

export function statementsOf(said: readonly Statement[], chat: string): readonly Statement[] {
  return indexOf(said).byChat.get(chat) ?? []
}

const pairOf = (speaker: string, listener: string) => `${speaker}\n${listener}`

function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  let list = lists.get(key)
  if (list === undefined) lists.set(key, (list = []))
  return list
}
