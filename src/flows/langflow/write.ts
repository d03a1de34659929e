/**
 * Export to Langflow: a graph as a flow in Langflow's own export format, with a report of what became of every node and
 * wire. The validator runs on each export; what it finds is handed back and never hidden.
 */
import type { ComponentGraph, GraphNode, ImportReport, ReportItem, Setting, Wire } from '../graph.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { checkLangflow } from './check.ts'
import type { LangflowEdge, LangflowFlow, LangflowNode } from './format.ts'
import { laidOut } from './layout.ts'
import type { LangflowProblem } from './problem.ts'
import { writeEdge } from './write-edge.ts'
import { isOurs, writeNode, writeNote, WRITTEN_VERSION } from './write-node.ts'

export interface WriteOptions {
  /** keys and passwords that stand in the graph are written instead of left out */
  readonly keepSecrets?: boolean
}

export interface WrittenFlow {
  readonly flow: LangflowFlow
  readonly report: ImportReport
  /** what the validator finds; nothing, where Langflow can open and build the flow */
  readonly problems: readonly LangflowProblem[]
}

export function writeLangflow(graph: ComponentGraph, options: WriteOptions = {}): WrittenFlow {
  const items: ReportItem[] = []
  const flow = writeFlow(graph, { options, items, place: '' })
  const report: ImportReport = { flow: graph.name, format: 'langflow', version: WRITTEN_VERSION, items }
  return { flow, report, problems: checkLangflow(flow) }
}

interface Writing {
  readonly options: WriteOptions
  readonly items: ReportItem[]
  readonly place: string
}

function writeFlow(drawn: ComponentGraph, writing: Writing): LangflowFlow {
  const graph = laidOut(drawn)
  const nodes = graph.nodes.map((node, index) => writeOne(node, `${writing.place}data.nodes[${index}]`, writing))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const edges = graph.wires.flatMap((wire) => writeWire(wire, byId, writing) ?? [])
  for (const { id } of graph.notes) tell(writing, { kind: 'node', id, fate: 'kept', reason: 'a note' })
  return {
    data: {
      edges,
      nodes: [...nodes, ...graph.notes.map(writeNote)],
      viewport: { x: 0, y: 0, zoom: 0.5 },
    },
    description: graph.description,
    endpoint_name: graph.endpoint ?? null,
    id: graph.id,
    is_component: false,
    last_tested_version: WRITTEN_VERSION,
    name: graph.name,
    tags: [],
  }
}

function tell({ items, place }: Writing, item: Omit<ReportItem, 'place'>): void {
  items.push({ ...item, place })
}

function writeOne(node: GraphNode, place: string, writing: Writing): LangflowNode {
  const here = { ...writing, place }
  const settings = Object.entries(node.settings).map(([name, setting]): [string, Setting] => {
    const isOpen = setting.isSecret && !setting.isVariable && setting.value !== '' && setting.value !== null
    if (!isOpen || writing.options.keepSecrets === true) return [name, setting]
    const reason = 'a key or a password, which was left out of the file; set it by a variable'
    tell(here, { kind: 'setting', id: node.id, fate: 'secret', reason: `${name} is ${reason}` })
    return [name, { ...setting, value: '' }]
  })
  const written = writeNode({ ...node, settings: Object.fromEntries(settings) })
  if (node.inside !== undefined) {
    tell(here, { kind: 'node', id: node.id, fate: 'kept', reason: 'a group, with the flow within' })
    const flow = writeFlow(node.inside, { ...writing, place: `${place}.data.node.flow.` })
    return { ...written, data: { ...written.data, node: { ...written.data.node!, flow } } }
  }
  const told = tellNode(node)
  tell(here, { kind: 'node', id: node.id, ...told })
  return written
}

function tellNode(node: GraphNode): Pick<ReportItem, 'fate' | 'reason'> {
  const { component } = node
  if (catalogue.has(component)) {
    return { fate: 'kept', reason: `${component}, without its Python: Langflow fills it in when you choose Update` }
  }
  if (!isOurs(node)) return { fate: 'kept', reason: `${component}, with its own Python and what the graph says of it` }
  const what = 'it is a custom component whose Python is a placeholder, and is run here by its name'
  return { fate: 'changed', reason: `there is no component ${component} in Langflow: ${what}` }
}

function writeWire(wire: Wire, nodes: ReadonlyMap<string, LangflowNode>, writing: Writing): LangflowEdge | undefined {
  const edge = writeEdge(wire, nodes)
  const end = 'setting' in wire.to ? wire.to.setting : wire.to.output
  const id = edge?.id ?? `${wire.from.node}.${wire.from.output} → ${wire.to.node}.${end}`
  const lost = 'one of its ends is no output or field of its node, so that no edge could be written'
  const fate = edge === undefined ? 'unsupported' : 'kept'
  tell(writing, { kind: 'edge', id, fate, reason: edge === undefined ? lost : 'written with both handles' })
  return edge
}
