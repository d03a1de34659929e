/** The graph within a group, and what its nodes are called in a run: groups may be within groups. */
import type { ComponentGraph } from '../../../../../src/flows/graph.ts'
import type { NodeNames } from '../run/read-run.ts'

export interface OpenGroup {
  readonly graph: ComponentGraph
  /** of the groups on the way, from the outermost */
  readonly titles: readonly string[]
}

/** Nothing where one of these is no group any more. */
export function insideOf(graph: ComponentGraph, path: readonly string[]): OpenGroup | undefined {
  let inner: ComponentGraph | undefined = graph
  const titles: string[] = []
  for (const id of path) {
    const group: ComponentGraph['nodes'][number] | undefined = inner.nodes.find((node) => node.id === id)
    inner = group?.inside
    if (group === undefined || inner === undefined) return undefined
    titles.push(group.title)
  }
  return { graph: inner, titles }
}

/** A node within is named `group.node` outside. */
export function namesWithin(names: NodeNames, path: readonly string[]): NodeNames {
  const before = path.map((id) => `${id}.`).join('')
  return Object.fromEntries(
    Object.entries(names).flatMap(([id, name]) => (id.startsWith(before) ? [[id.slice(before.length), name]] : [])),
  )
}
