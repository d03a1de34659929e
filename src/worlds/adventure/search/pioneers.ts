/**
 * Pioneers: nodes in which something became true that no node with as many points was looked at with. They are looked
 * at beside the best ones, so that a search does not forget over its best nodes what else there is (as in searches by
 * width: what makes one fact true for the first time is worth a look).
 */
import { setIn } from './maps.ts'
import { addressOf, type Atom } from './memory.ts'
import type { Node } from './node.ts'

export interface Pioneers {
  add(node: Node): void
  /** One with most points, every other time with fewer; of these what never changed goes first, then most changed. */
  next(): Node | undefined
  /** A node is looked at. */
  note(node: Node): void
}

export function createPioneers(): Pioneers {
  const waiting = new Map<number, Node[]>()
  const known = new Map<number, Set<Atom>>()
  const changed = new Map<number, Set<number>>()
  const picks = new Map<number, number>()
  const picked = (score: number) => picks.get(score) ?? 0
  let turn = 0
  const isNew = ({ score, news }: Node) => {
    const atoms = known.get(score)
    return atoms === undefined || news.some((atom) => !atoms.has(atom))
  }
  /** What never changed before is worth more than what has another value. */
  const rank = ({ score, news, changed: amount }: Node) => {
    const addresses = changed.get(score)
    const isFirst = addresses === undefined || news.some((atom) => !addresses.has(addressOf(atom)))
    return amount + (isFirst ? MORE_THAN_ANY : 0)
  }
  const best = (nodes: readonly Node[]) => {
    let most: { node: Node; rank: number } | undefined
    for (const node of nodes) {
      const ranked = { node, rank: rank(node) }
      if (most === undefined || ranked.rank > most.rank) most = ranked
    }
    return most?.node
  }
  return {
    add: (node) => {
      const nodes = waiting.get(node.score)
      if (nodes === undefined) waiting.set(node.score, [node])
      else nodes.push(node)
    },
    next: () => {
      const byScore = [...waiting.keys()].toSorted((one, other) => other - one)
      // whoever makes points may have walked into a trap: every other time those with fewer points have their turn
      const order = turn++ % 2 === 0 ? byScore : byScore.toSorted((one, other) => picked(one) - picked(other))
      for (const score of order) {
        const nodes = waiting.get(score)!.filter(isNew)
        const node = best(nodes)
        if (node === undefined) waiting.delete(score)
        else {
          const others = nodes.filter((other) => other !== node)
          waiting.set(score, others)
          picks.set(score, picked(score) + 1)
          return node
        }
      }
      return undefined
    },
    note: ({ score, news }) => {
      const atoms = setIn(known, score)
      const addresses = setIn(changed, score)
      for (const atom of news) {
        atoms.add(atom)
        addresses.add(addressOf(atom))
      }
    },
  }
}

// things that are not as they were
const MORE_THAN_ANY = 10_000
