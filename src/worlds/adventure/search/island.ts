/** An island: one search of its own, with its own taste in what is worth looking at. */
import type { Atom } from './memory.ts'
import type { Node } from './node.ts'
import { createOpenList } from './open-list.ts'
import { createPioneers } from './pioneers.ts'
import type { Settled } from './settle.ts'

export interface Weights {
  readonly reach: number
  readonly changed: number
  readonly detail: number
  readonly precious: number
  readonly novelty: number
  readonly turns: number
  readonly level: number
  readonly crowd: number
  /** what was merely left somewhere is nothing new */
  readonly ignoresPlacing: boolean
}

export interface Island {
  add(node: Node): void
  next(): Node | undefined
  /** Whether these facts are new on this island. */
  isNew(hash: number, score: number): boolean
  novelty(after: Settled): number
  /** how many nodes were ever added */
  readonly size: number
}

const MOST_NOVELTY = 3

export function createIsland(weights: Weights): Island {
  const open = createOpenList<Node>()
  const seen = new Map<number, number>()
  const atomCounts = new Map<Atom, number>()
  const crowds = new Map<number, number>()
  let size = 0

  const cellOf = ({ score, reach, preciousHeld }: Node) => (score * 512 + reach) * 64 + preciousHeld
  const priority = (node: Node) =>
    node.score +
    weights.reach * node.reach +
    weights.changed * node.changed +
    weights.detail * node.detail +
    weights.precious * node.preciousHeld +
    weights.novelty * node.novelty -
    weights.turns * node.turns -
    weights.level * node.level -
    weights.crowd * Math.sqrt(crowds.get(cellOf(node)) ?? 0)

  const pioneers = createPioneers()
  // those that were looked at out of turn
  const begun = new WeakSet<Node>()
  let turn = 0
  const nextOpen = () => {
    let node = open.pop()
    while (node !== undefined && node.level === 0 && begun.has(node)) node = open.pop()
    return node
  }

  return {
    get size() {
      return size
    },
    add: (node) => {
      size++
      open.push(node, priority(node))
      if (node.level === 0 && node.news.length > 0) pioneers.add(node)
    },
    next: () => {
      const pioneer = turn++ % 2 === 1 ? pioneers.next() : undefined
      const node = pioneer ?? nextOpen()
      if (node === undefined) return undefined
      begun.add(node)
      node.isPioneer = node === pioneer
      pioneers.note(node)
      const cell = cellOf(node)
      crowds.set(cell, (crowds.get(cell) ?? 0) + 1)
      return node
    },
    isNew: (hash, score) => {
      const known = seen.get(hash)
      if (known !== undefined && known >= score) return false
      seen.set(hash, score)
      return true
    },
    novelty: ({ atoms, notable }) => {
      let novelty = 0
      for (const atom of weights.ignoresPlacing ? notable : atoms) {
        const count = atomCounts.get(atom) ?? 0
        atomCounts.set(atom, count + 1)
        novelty += 1 / (1 + count)
      }
      return Math.min(novelty, MOST_NOVELTY)
    },
  }
}
