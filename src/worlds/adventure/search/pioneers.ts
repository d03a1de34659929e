/**
 * Pioneers: nodes in which something became true that no node with as many points was looked at with. They are looked
 * at beside the best ones, so that a search does not forget over its best nodes what else there is (as in searches by
 * width: what makes one fact true for the first time is worth a look).
 */
import type { Atom } from './memory.ts'
import type { Node } from './node.ts'

export interface Pioneers {
  add(node: Node): void
  /** The one with most points, and of these with most that is not as it was at the start. */
  next(): Node | undefined
  /** A node is looked at. */
  note(node: Node): void
}

export function createPioneers(): Pioneers {
  const waiting = new Map<number, Node[]>()
  const known = new Map<number, Set<Atom>>()
  const isNew = ({ score, news }: Node) => {
    const atoms = known.get(score)
    return atoms === undefined || news.some((atom) => !atoms.has(atom))
  }
  const best = (nodes: readonly Node[]) =>
    nodes.reduce<Node | undefined>(
      (most, node) => (most === undefined || node.changed > most.changed ? node : most),
      undefined,
    )
  return {
    add: (node) => {
      const nodes = waiting.get(node.score)
      if (nodes === undefined) waiting.set(node.score, [node])
      else nodes.push(node)
    },
    next: () => {
      for (const score of [...waiting.keys()].toSorted((one, other) => other - one)) {
        const nodes = waiting.get(score)!.filter(isNew)
        const node = best(nodes)
        if (node === undefined) waiting.delete(score)
        else {
          waiting.set(
            score,
            nodes.filter((other) => other !== node),
          )
          return node
        }
      }
      return undefined
    },
    note: ({ score, news }) => {
      let atoms = known.get(score)
      if (atoms === undefined) known.set(score, (atoms = new Set()))
      for (const atom of news) atoms.add(atom)
    },
  }
}
