/** Columns for a graph that nobody has drawn: every node right of all it waits for. */
import type { ComponentGraph, GraphNode } from '../graph.ts'

const COLUMN_WIDTH = 440
const ROW_HEIGHT = 380

/** The same graph in columns; one that somebody has drawn stays as it is. */
export function laidOut(graph: ComponentGraph): ComponentGraph {
  const places = new Set(graph.nodes.map(({ position }) => `${position.x} ${position.y}`))
  if (places.size > 1 || graph.nodes.length < 2) return graph
  const column = columnsOf(graph)
  const rows = new Map<number, GraphNode[]>()
  for (const node of graph.nodes) {
    const index = column.get(node.id) ?? 0
    rows.set(index, [...(rows.get(index) ?? []), node])
  }
  const nodes = graph.nodes.map((node) => {
    const index = column.get(node.id) ?? 0
    const beside = rows.get(index) ?? []
    // the middle of every column lies on one line
    const row = beside.indexOf(node) - (beside.length - 1) / 2
    return { ...node, position: { x: index * COLUMN_WIDTH, y: Math.round(row * ROW_HEIGHT) } }
  })
  return { ...graph, nodes }
}

/** How many nodes lie before each, on the longest way; back edges of loops do not count, and circles end. */
function columnsOf({ nodes, wires }: ComponentGraph): ReadonlyMap<string, number> {
  const column = new Map(nodes.map(({ id }) => [id, 0]))
  const forward = wires.filter(({ to }) => 'setting' in to)
  for (let round = 0; round < nodes.length; round += 1) {
    let isSettled = true
    for (const { from, to } of forward) {
      const least = (column.get(from.node) ?? 0) + 1
      if ((column.get(to.node) ?? 0) >= least || least >= nodes.length) continue
      column.set(to.node, least)
      isSettled = false
    }
    if (isSettled) break
  }
  return column
}
