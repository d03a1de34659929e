/** Where the agents of a flow stand in its diagram, and how the arrows between them run. */
import dagre from '@dagrejs/dagre'
import type { Graph } from '../../../../../src/server/api.ts'
import { oneLine } from '../read/brief.ts'
import { END, START } from '../read/traffic.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface FlowNode extends Point {
  readonly name: string
  readonly label: string
  readonly width: number
  readonly height: number
  /** where a run begins or ends, which is no agent */
  readonly isTerminal: boolean
}

export interface FlowEdge {
  readonly from: string
  readonly to: string
  /** taken when an agent or a rule says so */
  readonly isChosen: boolean
  readonly points: readonly Point[]
  /** the place for how often it was taken */
  readonly label: Point
}

export interface FlowLayout {
  readonly width: number
  readonly height: number
  readonly nodes: readonly FlowNode[]
  readonly edges: readonly FlowEdge[]
}

const CHARACTER_PX = 7.4
const LONGEST_LABEL = 24
const LOOP_PX = 26

export function layOut({ nodes, edges }: Graph, direction: 'LR' | 'TB'): FlowLayout {
  const graph = new dagre.graphlib.Graph({ multigraph: true })
  graph.setGraph({
    rankdir: direction,
    nodesep: 26,
    ranksep: 52,
    edgesep: 16,
    marginx: 12,
    marginy: edges.some(({ from, to }) => from === to) ? LOOP_PX + 14 : 12,
  })
  graph.setDefaultEdgeLabel(() => ({}))
  const known = [...new Set(nodes)]
  const sizes = new Map(
    known.map((name) => {
      const label = oneLine(name, LONGEST_LABEL)
      const isTerminal = name === START || name === END
      return [
        name,
        {
          label,
          isTerminal,
          width: Math.max(isTerminal ? 54 : 76, label.length * CHARACTER_PX + 40),
          height: isTerminal ? 28 : 38,
        },
      ]
    }),
  )
  for (const [name, { width, height }] of sizes) graph.setNode(name, { width, height })
  // one arrow for each way, and none from nowhere
  const ways = edges.filter(
    ({ from, to }, place) =>
      sizes.has(from) && sizes.has(to) && edges.findIndex((each) => each.from === from && each.to === to) === place,
  )
  // dagre bends a way to oneself out of shape: it is drawn as a loop below
  for (const { from, to } of ways) if (from !== to) graph.setEdge(from, to, { width: 26, height: 16, labelpos: 'c' })
  dagre.layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return {
    width,
    height,
    nodes: known.map((name) => {
      const { x, y } = graph.node(name) as Point
      return { name, x, y, ...sizes.get(name)! }
    }),
    edges: ways.map(({ from, to, label }) => {
      const isChosen = label !== undefined
      if (from === to) return { from, to, isChosen, ...loopOver(graph.node(from) as Point & { height: number }) }
      const { points, x, y } = graph.edge(from, to) as { points: Point[]; x?: number; y?: number }
      const middle = points[Math.floor(points.length / 2)]!
      return { from, to, isChosen, points, label: { x: x ?? middle.x, y: y ?? middle.y } }
    }),
  }
}

function loopOver({ x, y, height }: Point & { readonly height: number }): Pick<FlowEdge, 'points' | 'label'> {
  const top = y - height / 2
  const above = top - LOOP_PX
  return {
    points: [
      { x: x + 14, y: top },
      { x: x + 24, y: above },
      { x: x - 24, y: above },
      { x: x - 14, y: top },
    ],
    label: { x, y: top - LOOP_PX * 0.75 },
  }
}

/** A smooth line through the points. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  let path = `M${round(first.x)} ${round(first.y)}`
  for (const [place, point] of rest.entries()) {
    const next = rest[place + 1]
    // a curve to the middle of each piece, bent by the point before it
    if (next === undefined) path += `L${round(point.x)} ${round(point.y)}`
    else
      path += `Q${round(point.x)} ${round(point.y)} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`
  }
  return path
}

const round = (number: number) => Math.round(number * 10) / 10
