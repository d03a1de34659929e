/** What each person remembers since they last reflected: found at once, however much everybody remembers. */
import { ORDINARY_IMPORTANCE, type Memory } from '../../memory/memory.ts'
import type { MemoryToReflect } from './talk/reflect.ts'

export interface Unreflected {
  readonly memories: readonly MemoryToReflect[]
  /** of all of them together */
  readonly importance: number
}

interface MemoryIndex {
  length: number
  readonly byPerson: Map<string, { memories: MemoryToReflect[]; importance: number }>
}

// whoever comes to no insight for so long thinks of the latest
const KEPT = 120

// the list grows in place, and follows from the journal, so this does too
const indexes = new WeakMap<object, MemoryIndex>()

const nothing: Unreflected = { memories: [], importance: 0 }

/** The oldest first. An insight begins it anew. */
export function unreflected(memories: readonly Memory[], person: string): Unreflected {
  let index = indexes.get(memories)
  if (index === undefined) indexes.set(memories, (index = { length: 0, byPerson: new Map() }))
  for (; index.length < memories.length; index.length++) note(index, memories[index.length]!)
  return index.byPerson.get(person) ?? nothing
}

function note({ length, byPerson }: MemoryIndex, { agent, text, importance = ORDINARY_IMPORTANCE, kind }: Memory) {
  let own = byPerson.get(agent)
  if (own === undefined || kind === 'insight') byPerson.set(agent, (own = { memories: [], importance: 0 }))
  if (kind === 'insight' || kind === undefined) return
  own.memories.push({ index: length, text, importance, kind })
  own.importance += importance
  if (own.memories.length > KEPT) own.importance -= own.memories.shift()!.importance ?? 0
}
