/**
 * Groups taken apart: the nodes within a group stand in the graph around it, with the group's settings and wires, so
 * that a grouped flow runs as the same flow without its groups does.
 */
import type { ComponentGraph, GraphNode, Setting, Wire } from '../graph.ts'

// a file can nest as deep as it likes
const DEEPEST = 20

export function withoutGroups(graph: ComponentGraph, depth = 0): ComponentGraph {
  if (depth > DEEPEST || !graph.nodes.some(({ inside }) => inside)) return graph
  const groups = new Map<string, Group>()
  const nodes: GraphNode[] = []
  const wires: Wire[] = []
  for (const node of graph.nodes) {
    if (!node.inside) {
      nodes.push(node)
      continue
    }
    const inside = withoutGroups(node.inside, depth + 1)
    const group = { node, inside, ids: new Map(inside.nodes.map(({ id }) => [id, `${node.id}.${id}`])) }
    groups.set(node.id, group)
    nodes.push(...inside.nodes.map((each) => placed(group, each)))
    wires.push(...inside.wires.map((wire) => renamed(wire, group.ids)))
  }
  wires.push(...graph.wires.map((wire) => rewired(wire, groups)))
  return { ...graph, nodes, wires }
}

interface Group {
  readonly node: GraphNode
  readonly inside: ComponentGraph
  /** of the nodes within, what they are called outside */
  readonly ids: ReadonlyMap<string, string>
}

/** Where a group's node or setting leads to. Nodes of groups within groups are named below their group. */
function innerId({ ids }: Group, id: string): string | undefined {
  return ids.get(id) ?? [...ids].find(([inner]) => inner.endsWith(`.${id}`))?.[1]
}

/** A node of a group, with what the group says of its settings. */
function placed(group: Group, each: GraphNode): GraphNode {
  const id = group.ids.get(each.id)!
  const settings: Record<string, Setting> = { ...each.settings }
  for (const given of Object.values(group.node.settings)) {
    const { standsFor, value } = given
    if (!standsFor || innerId(group, standsFor.node) !== id) continue
    const own = settings[standsFor.setting]
    if (own) settings[standsFor.setting] = { ...own, value }
  }
  const isOnlyOne = group.inside.nodes.length === 1
  return { ...each, id, settings, isTool: each.isTool || (group.node.isTool && isOnlyOne) }
}

function renamed({ from, to }: Wire, ids: ReadonlyMap<string, string>): Wire {
  return { from: { ...from, node: ids.get(from.node)! }, to: { ...to, node: ids.get(to.node)! } }
}

function rewired({ from, to }: Wire, groups: ReadonlyMap<string, Group>): Wire {
  const source = groups.get(from.node)
  const target = groups.get(to.node)
  return {
    from: source ? outOf(source, from) : from,
    to: target && 'setting' in to ? into(target, to) : to,
  }
}

function outOf(group: Group, from: Wire['from']): Wire['from'] {
  const { outputs } = group.node
  const output = outputs.find(({ name }) => name === from.output) ?? outputs[0]
  const inner = output?.standsFor && innerId(group, output.standsFor.node)
  if (inner !== undefined) return { node: inner, output: output!.standsFor!.output }
  // without a word of where it comes from: the last node within that gives an output of that name
  const giving = group.inside.nodes.findLast((each) => each.outputs.some(({ name }) => name === from.output))
  return giving ? { node: group.ids.get(giving.id)!, output: from.output } : from
}

function into(group: Group, to: { readonly node: string; readonly setting: string }): Wire['to'] {
  const { standsFor } = group.node.settings[to.setting] ?? {}
  const inner = standsFor && innerId(group, standsFor.node)
  return inner === undefined ? to : { node: inner, setting: standsFor!.setting }
}
