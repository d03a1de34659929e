/**
 * A validator of Langflow flows: what Langflow's editor would drop, refuse or misunderstand. Written from the facts of
 * the format, held against flows that Langflow itself exported, and run on every export of ours.
 */
import { isRecord } from '../../base/json-kinds.ts'
import { checkCycles } from './check-cycles.ts'
import { checkEdge } from './check-edge.ts'
import { checkNode } from './check-node.ts'
import type { LangflowFlow } from './format.ts'
import type { LangflowProblem, Tell } from './problem.ts'
import { componentAt, listAt, rawAt, recordAt, textAt, type Raw } from './raw.ts'
import { isNote } from './read-node.ts'
import { isSimple } from './simple.ts'

/** Every problem of a flow; none when Langflow can open and build it. */
export function checkLangflow(flow: LangflowFlow): readonly LangflowProblem[] {
  const problems: LangflowProblem[] = []
  checkPart(flow, '', (problem) => problems.push(problem), 0)
  return problems
}

// as deep as groups are read
const DEEPEST_GROUP = 32

function checkPart(flow: unknown, prefix: string, tell: Tell, depth: number): void {
  const data = recordAt(flow, 'data')
  const whole = { place: `${prefix}data`, id: textAt(flow, 'id') ?? 'flow' }
  if (!Array.isArray(rawAt(data, 'nodes')) || !Array.isArray(rawAt(data, 'edges'))) {
    tell({ ...whole, fault: 'no-flow', message: 'a flow has `data` with a list of nodes and a list of edges' })
    return
  }
  if (isSimple(flow)) {
    const message = 'its nodes are no nodes of Langflow, which knows only `genericNode` and `noteNode`'
    tell({ ...whole, fault: 'dialect', message })
    return
  }
  const nodes = new Map<string, Raw>()
  const notes = new Set<string>()
  for (const [index, node] of listAt(data, 'nodes').entries()) {
    const place = `${prefix}data.nodes[${index}]`
    const id = textAt(node, 'id')
    if (!isRecord(node) || id === undefined || id === '') {
      tell({ place, id: place, fault: 'id-missing', message: 'a node needs an id of its own' })
      continue
    }
    if (nodes.has(id) || notes.has(id)) {
      tell({ place, id, fault: 'id-twice', message: `another node has the id ${id}, too` })
      continue
    }
    if (isNote(node)) {
      notes.add(id)
      continue
    }
    nodes.set(id, node)
    checkNode(node, { place, id, tell })
    const inside = recordAt(componentAt(node), 'flow')
    if (inside !== undefined && depth < DEEPEST_GROUP) checkPart(inside, `${place}.data.node.flow.`, tell, depth + 1)
  }
  checkEdges(listAt(data, 'edges'), nodes, { prefix, tell })
}

function checkEdges(
  edges: readonly unknown[],
  nodes: ReadonlyMap<string, Raw>,
  here: { prefix: string; tell: Tell },
): void {
  const ids = new Set<string>()
  const taken = new Map<string, string>()
  for (const [index, edge] of edges.entries()) {
    const place = `${here.prefix}data.edges[${index}]`
    const id = textAt(edge, 'id') ?? place
    if (ids.has(id)) here.tell({ place, id, fault: 'id-twice', message: 'another edge has the same id' })
    ids.add(id)
    if (isRecord(edge)) checkEdge(edge, nodes, { place, id, tell: here.tell, taken })
    else here.tell({ place, id, fault: 'bad-edge', message: 'an edge is an object with a source and a target' })
  }
  checkCycles(edges, here)
}
