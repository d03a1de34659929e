/**
 * The graph of a Langflow flow: what can be run, drawn and edited of it, and a report of what became of every node and
 * edge. The flow itself stays the truth: what the graph does not have is still in the file.
 */
import type { ComponentGraph, GraphNode, GraphNote, ImportReport, ReportItem, Wire } from '../graph.ts'
import { isRecord } from '../../base/json-kinds.ts'
import type { LangflowFlow } from './format.ts'
import { canonicalName } from './names.ts'
import { componentAt, idAt, listAt, rawAt, recordAt, textAt, type Raw } from './raw.ts'
import { nameEdge, readEdge, type ReadEdge } from './read-edge.ts'
import { isNote, oldOutput, readNode, readNote } from './read-node.ts'
import { isSimple, readSimpleEdge, readSimpleNode } from './simple.ts'

export interface GraphOptions {
  /** the components that can be run here; without it the report does not say what cannot */
  readonly supported?: ReadonlySet<string>
}

export interface ReadGraph {
  readonly graph: ComponentGraph
  readonly report: ImportReport
}

/** An edge and the wire it became, for those who write edits of a graph back. */
export interface EdgeWire {
  readonly index: number
  readonly wire: Wire
}

// groups within groups: nobody draws more, and a file that goes on for ever must end somewhere
const DEEPEST_GROUP = 32

export function graphOf(flow: LangflowFlow, options: GraphOptions = {}): ReadGraph {
  const { graph, report } = readGraph(flow, options)
  return { graph, report }
}

export function readGraph(flow: LangflowFlow, options: GraphOptions): ReadGraph & { edges: readonly EdgeWire[] } {
  const items: ReportItem[] = [itemOfFlow(flow)]
  const { graph, edges } = readPart(flow, { options, items, depth: 0, place: '' })
  const version = textAt(flow, 'last_tested_version')
  const simple = isSimple(flow)
  const report: ImportReport = {
    flow: graph.name,
    format: simple ? 'langflow-simple' : 'langflow',
    ...(version !== undefined && { version }),
    items,
  }
  return { graph, report, edges }
}

function itemOfFlow(flow: LangflowFlow): ReportItem {
  const item = { kind: 'flow', id: textAt(flow, 'id') ?? textAt(flow, 'name') ?? 'flow', place: '' } as const
  if (rawAt(flow, 'is_component') === true) {
    return { ...item, fate: 'kept', reason: 'a component that was exported on its own: it can be used in a flow' }
  }
  if (!isSimple(flow)) return { ...item, fate: 'kept', reason: 'read whole; written again it is the same file' }
  const reason = 'no export of Langflow itself: nodes are named by their type, and edges do not say what they carry'
  return { ...item, fate: 'changed', reason: `${reason}. They are wired by what fits` }
}

interface Reading {
  readonly options: GraphOptions
  readonly items: ReportItem[]
  readonly depth: number
  readonly place: string
}

function readPart(flow: Raw | LangflowFlow, reading: Reading): { graph: ComponentGraph; edges: readonly EdgeWire[] } {
  const data = recordAt(flow, 'data')
  const simple = isSimple(flow)
  const nodes = new Map<string, GraphNode>()
  const notes: GraphNote[] = []
  for (const [index, node] of listAt(data, 'nodes').entries()) {
    const place = `${reading.place}data.nodes[${index}]`
    const read = readOneNode(node, { place, taken: nodes, simple, reading })
    if (read.node !== undefined) nodes.set(read.node.id, read.node)
    if (read.note !== undefined) notes.push(read.note)
  }
  const edges: EdgeWire[] = []
  for (const [index, edge] of listAt(data, 'edges').entries()) {
    const read = readOneEdge(edge, nodes, { simple, wires: edges })
    const place = `${reading.place}data.edges[${index}]`
    reading.items.push({ kind: 'edge', id: nameEdge(edge, index), place, fate: read.fate, reason: read.reason })
    if (read.wire !== undefined) edges.push({ index, wire: read.wire })
  }
  const endpoint = textAt(flow, 'endpoint_name')
  const name = textAt(flow, 'name') ?? 'flow'
  const graph: ComponentGraph = {
    id: textAt(flow, 'id') ?? name,
    name,
    description: textAt(flow, 'description') ?? '',
    ...(endpoint !== undefined && endpoint !== '' && { endpoint }),
    nodes: [...nodes.values()],
    wires: edges.map(({ wire }) => wire),
    notes,
  }
  return { graph, edges }
}

function readOneEdge(
  edge: unknown,
  nodes: ReadonlyMap<string, GraphNode>,
  { simple, wires }: { simple: boolean; wires: readonly EdgeWire[] },
): ReadEdge {
  if (!isRecord(edge)) return { fate: 'unsupported', reason: 'it is no object, so that it joins nothing' }
  return simple
    ? readSimpleEdge(
        edge,
        nodes,
        wires.map((each) => each.wire),
      )
    : readEdge(edge, nodes)
}

interface Here {
  readonly place: string
  readonly taken: ReadonlyMap<string, GraphNode>
  readonly simple: boolean
  readonly reading: Reading
}

function readOneNode(node: unknown, here: Here): { node?: GraphNode; note?: GraphNote } {
  const { place, taken, reading } = here
  const id = idAt(node)
  const tell = (fate: ReportItem['fate'], reason: string): void => {
    reading.items.push({ kind: 'node', id: id ?? place, place, fate, reason })
  }
  if (!isRecord(node) || id === undefined || id === '') {
    tell('unsupported', 'it has no id, so that nothing can be wired to it')
    return {}
  }
  if (isNote(node)) {
    tell('kept', 'a note')
    return { note: readNote(node, id) }
  }
  if (taken.has(id)) {
    tell('unsupported', `another node before it has the id ${id}; give it one of its own`)
    return {}
  }
  const read = here.simple ? readSimpleNode(node, id) : readNode(node, id)
  tellNode(node, read, { tell, supported: reading.options.supported })
  tellSettings(read, here)
  const inside = recordAt(componentAt(node), 'flow')
  if (inside === undefined) return { node: read }
  if (reading.depth >= DEEPEST_GROUP) {
    tell('unsupported', `groups within groups are read ${DEEPEST_GROUP} deep; this one is kept in the file only`)
    return { node: read }
  }
  const deeper = { ...reading, depth: reading.depth + 1, place: `${place}.data.node.flow.` }
  return { node: { ...read, inside: readPart(inside, deeper).graph } }
}

type Telling = { tell: (fate: ReportItem['fate'], reason: string) => void; supported: ReadonlySet<string> | undefined }

function tellNode(raw: Raw, node: GraphNode, { tell, supported }: Telling): void {
  const component = componentAt(raw)
  const type = textAt(recordAt(raw, 'data'), 'type') ?? textAt(raw, 'type') ?? ''
  if (component === undefined) {
    tell('unsupported', 'the file does not say what this component has; it is kept, and stops the flow when it is run')
  } else if (recordAt(component, 'flow') !== undefined) {
    tell('kept', 'a group: the nodes within are read as a graph of their own')
  } else if (supported !== undefined && !supported.has(node.component) && !supported.has(node.title)) {
    tell('unsupported', whyNot(node))
  } else if (canonicalName(type) !== type) {
    tell('changed', `${type} is known as ${canonicalName(type)} here; the file keeps its own name`)
  } else if (
    node.outputs.length === 1 &&
    node.outputs[0]?.name === oldOutput &&
    rawAt(component, 'outputs') === undefined
  ) {
    tell('changed', 'written before version 1, which named no outputs: all it gives is read as one output')
  } else tell('kept', 'a component that is known by this name')
}

function whyNot(node: GraphNode): string {
  const hasCode = node.settings['code'] !== undefined
  const advice = `Give it an implementation in TypeScript by the name ${node.component}`
  const why = hasCode ? 'its Python is never run' : 'there is nothing here that runs it'
  const end = 'until then the flow stops here'
  return `${node.component} is not among the components that run here, and ${why}. ${advice}; ${end}`
}

/** Variables of the environment that a flow asks for: whoever runs it must set them. */
function tellSettings(node: GraphNode, { place, simple, reading }: Here): void {
  for (const [name, setting] of Object.entries(node.settings)) {
    if (!setting.isVariable && !(setting.isSecret && setting.value !== '' && setting.value !== null)) continue
    const where = `${place}.data.node.template.${name}`
    const reason = setting.isVariable
      ? `its value is taken from the variable ${JSON.stringify(setting.value)}`
      : 'a secret field with a value; set it by a variable instead'
    const fate = setting.isVariable ? 'kept' : 'secret'
    reading.items.push({ kind: 'setting', id: node.id, place: simple ? place : where, fate, reason })
  }
}
