/** A node of a search over facts: a set of facts that can be reached, and how. */
import type { Snapshot } from '../../zmachine/index.ts'
import type { Atom } from './memory.ts'
import type { Trail } from './navigator.ts'
import type { Deed } from './perform.ts'

export interface Node {
  readonly snapshot: Snapshot
  readonly parent: Node | undefined
  /** what led here from the parent */
  readonly trail: Trail | undefined
  /** what was done to come here; for a woven node, all that was done */
  readonly deeds: readonly Deed[]
  readonly score: number
  readonly turns: number
  /** how many things of the world are not as they were */
  readonly changed: number
  /** how much more of them is not as it was */
  readonly detail: number
  readonly preciousHeld: number
  readonly novelty: number
  /** what became true last */
  readonly news: readonly Atom[]
  /** how many lit rooms can be reached; the parent's until it was flooded */
  reach: number
  /** how often it was looked at */
  level: number
  /** it is looked at out of turn, for what became true */
  isPioneer: boolean
}

/** All that was done to come to a node. */
export function deedsTo(node: Node | undefined): Deed[] {
  const parts: (readonly Deed[])[] = []
  for (let at = node; at !== undefined; at = at.parent) parts.push(at.deeds)
  return parts.toReversed().flat()
}

/** All that was typed to come to a node, and then on. */
export function commandsTo(node: Node | undefined, trail?: Trail): string[] {
  const parts: (readonly string[])[] = []
  const collect = (from: Trail | undefined) => {
    for (let at = from; at !== undefined; at = at.before) parts.push(at.commands)
  }
  collect(trail)
  for (let at = node; at !== undefined; at = at.parent) collect(at.trail)
  return parts.toReversed().flat()
}
