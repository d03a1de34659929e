/** Strategy: owns what is still open, says what is most worth looking at, and spends the budget over islands. */
import type { Snapshot } from '../../../worlds/zmachine/index.ts'
import type { Atom, Memory } from './memory.ts'
import type { Trail } from './navigator.ts'
import type { Deed } from './weaver.ts'
import { createOpenList } from './open-list.ts'

/** A set of facts that can be reached, and how. */
export interface Node {
  readonly snapshot: Snapshot
  readonly parent: Node | undefined
  /** what led here from the parent */
  readonly trail: Trail | undefined
  /** what was done to come here; for a woven node, all that was done */
  readonly deeds: readonly Deed[]
  readonly score: number
  readonly turns: number
  /** how much of the world is not as it was */
  readonly changed: number
  readonly preciousHeld: number
  readonly novelty: number
  /** how many lit rooms can be reached; the parent's until it was flooded */
  reach: number
  /** how often it was looked at */
  level: number
  /** how often looking at it was broken off because it took too long */
  cuts: number
}

export interface Weights {
  readonly reach: number
  readonly changed: number
  readonly precious: number
  readonly novelty: number
  readonly turns: number
  readonly level: number
  readonly crowd: number
}

export interface Strategy {
  add(node: Node): void
  next(): Node | undefined
  /** Whether these facts are new on this island. */
  isNew(hash: number, score: number): boolean
  novelty(atoms: readonly Atom[]): number
  /** Begins again with other weights, but with all that Memory knows. */
  newIsland(root: Node): void
  readonly island: number
}

const ISLANDS: readonly Weights[] = [
  { reach: 0.5, changed: 0.8, precious: 3, novelty: 2, turns: 0.02, level: 6, crowd: 1 },
  { reach: 0.3, changed: 0.5, precious: 4, novelty: 3, turns: 0.05, level: 8, crowd: 2 },
  { reach: 0.5, changed: 1.2, precious: 2, novelty: 1, turns: 0.03, level: 5, crowd: 1.5 },
  { reach: 0.8, changed: 0.4, precious: 4, novelty: 4, turns: 0.01, level: 10, crowd: 1 },
  { reach: 0.2, changed: 0.8, precious: 5, novelty: 2, turns: 0.1, level: 6, crowd: 3 },
]

export function createStrategy(): Strategy {
  const open = createOpenList<Node>()
  const seen = new Map<number, number>()
  const atomCounts = new Map<number, number>()
  const crowds = new Map<number, number>()
  let island = 0
  let weights = ISLANDS[0]!

  const cellOf = ({ score, reach, preciousHeld }: Node) => (score * 512 + reach) * 64 + preciousHeld
  const priority = (node: Node) =>
    node.score +
    weights.reach * node.reach +
    weights.changed * node.changed +
    weights.precious * node.preciousHeld +
    weights.novelty * node.novelty -
    weights.turns * node.turns -
    weights.level * node.level -
    weights.crowd * Math.sqrt(crowds.get(cellOf(node)) ?? 0)

  return {
    get island() {
      return island
    },
    add: (node) => open.push(node, priority(node)),
    next: () => {
      for (;;) {
        const node = open.pop()
        if (node === undefined) return undefined
        const cell = cellOf(node)
        crowds.set(cell, (crowds.get(cell) ?? 0) + 1)
        return node
      }
    },
    isNew: (hash, score) => {
      const known = seen.get(hash)
      if (known !== undefined && known >= score) return false
      seen.set(hash, score)
      return true
    },
    novelty: (atoms) => {
      let novelty = 0
      for (const atom of atoms) {
        const count = atomCounts.get(atom) ?? 0
        atomCounts.set(atom, count + 1)
        novelty += 1 / (1 + count)
      }
      return Math.min(novelty, 3)
    },
    newIsland: (root) => {
      island++
      weights = ISLANDS[island % ISLANDS.length]!
      open.clear()
      seen.clear()
      atomCounts.clear()
      crowds.clear()
      open.push({ ...root, level: 0 }, 0)
    },
  }
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

export const preciousIn = (memory: Memory, held: readonly number[]): number =>
  held.filter((thing) => memory.precious.has(thing)).length
