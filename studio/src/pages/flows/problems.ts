/** Problems of a flow at the nodes they are about. */
import type { ComponentGraph } from '../../../../src/flows/graph.ts'
import type { LangflowFlow } from '../../../../src/flows/langflow/format.ts'
import type { FlowCheck } from '../../../../src/server/api-flows.ts'

export interface FlowProblem {
  /** the node it is about, where it can be told */
  readonly node?: string
  readonly message: string
}

export function problemsOf(flow: LangflowFlow, graph: ComponentGraph, check: FlowCheck | undefined): FlowProblem[] {
  if (check === undefined) return []
  const ids = new Set(graph.nodes.map(({ id }) => id))
  const at = (id: string | undefined) => (id !== undefined && ids.has(id) ? { node: id } : {})
  const found = check.problems.map(({ id, place, message }): FlowProblem => {
    const edge = edgeAt(flow, place)
    return { ...at(ids.has(id) ? id : (edge?.target ?? nodeAt(flow, place))), message: sentence(message) }
  })
  const stops = check.stops.map(({ node, reason }): FlowProblem => ({ ...at(outermost(node, ids)), message: reason }))
  return [...found, ...stops]
}

const nodeAt = ({ data }: LangflowFlow, place: string): string | undefined =>
  data.nodes[Number(/^data\.nodes\[(\d{1,6})\]/.exec(place)?.[1])]?.id

const edgeAt = ({ data }: LangflowFlow, place: string) =>
  data.edges[Number(/^data\.edges\[(\d{1,6})\]/.exec(place)?.[1])]

/** Of a node within a group, the group. */
function outermost(id: string, ids: ReadonlySet<string>): string | undefined {
  return ids.has(id) ? id : [...ids].find((each) => id.startsWith(`${each}.`))
}

const sentence = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`
