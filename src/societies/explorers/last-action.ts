/** The last action of each explorer, found without going through the whole history again. */
import type { ActionRecord } from './board.ts'

interface Index {
  length: number
  readonly last: Map<string, ActionRecord>
}

const indexes = new WeakMap<readonly ActionRecord[], Index>()

export function lastOf(history: readonly ActionRecord[], explorer: string): ActionRecord | undefined {
  let index = indexes.get(history)
  if (index === undefined) indexes.set(history, (index = { length: 0, last: new Map() }))
  for (const end = history.length; index.length < end; index.length++) {
    const record = history[index.length]!
    index.last.set(record.explorer, record)
  }
  return index.last.get(explorer)
}
