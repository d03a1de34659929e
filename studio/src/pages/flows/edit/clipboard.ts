/** Copy and paste of a part of a flow: nodes, notes and the wires between them, as text for any clipboard. */
import type { ComponentGraph, GraphNode, GraphNote, Wire } from '../../../../../src/flows/graph.ts'
import type { Edit } from './edits.ts'

export interface Copied {
  readonly nodes: readonly GraphNode[]
  readonly notes: readonly GraphNote[]
  readonly wires: readonly Wire[]
}

export function copyOf({ nodes, notes, wires }: ComponentGraph, ids: ReadonlySet<string>): Copied | undefined {
  const copied = {
    nodes: nodes.filter(({ id }) => ids.has(id)),
    notes: notes.filter(({ id }) => ids.has(id)),
    wires: wires.filter(({ from, to }) => ids.has(from.node) && ids.has(to.node)),
  }
  return copied.nodes.length + copied.notes.length === 0 ? undefined : copied
}

const OFFSET = 48

/** New ids for all of it, a little beside where it was. */
export function pasteOf(copied: Copied, newId: (like: string) => string): { edit: Edit; ids: ReadonlySet<string> } {
  const names = new Map([...copied.nodes, ...copied.notes].map(({ id }) => [id, newId(id)]))
  const again = <T extends GraphNode | GraphNote>(each: T): T => ({
    ...each,
    id: names.get(each.id)!,
    position: { x: each.position.x + OFFSET, y: each.position.y + OFFSET },
  })
  const wires = copied.wires.map(({ from, to }) => ({
    from: { ...from, node: names.get(from.node)! },
    to: { ...to, node: names.get(to.node)! },
  }))
  return {
    ids: new Set(names.values()),
    edit: (graph) => ({
      ...graph,
      nodes: [...graph.nodes, ...copied.nodes.map(again)],
      notes: [...graph.notes, ...copied.notes.map(again)],
      wires: [...graph.wires, ...wires],
    }),
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** As Langflow names nodes: the component and five letters. `chance` gives numbers from 0 to 1. */
export function nodeId(like: string, taken: ReadonlySet<string>, chance: () => number = Math.random): string {
  const stem = like.replace(/-[^-]*$/, '')
  for (;;) {
    const letters = Array.from({ length: 5 }, () => LETTERS[Math.floor(chance() * LETTERS.length)]).join('')
    const id = `${stem}-${letters}`
    if (!taken.has(id)) return id
  }
}
