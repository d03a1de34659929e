/**
 * Edits of a graph written back into the Langflow flow it was read from: settings, titles, places, wires, nodes and
 * notes that were added, copied or removed. All that the graph does not show stays as it is, and what was not edited is
 * the same JSON.
 */
import { isRecord } from '../../base/json-kinds.ts'
import type { ComponentGraph, GraphNode, GraphNote, Wire } from '../graph.ts'
import { applyNode, copyNode, movedTo } from './apply-node.ts'
import type { LangflowEdge, LangflowFlow, LangflowNode } from './format.ts'
import { readGraph } from './graph-of.ts'
import { isNote } from './read-node.ts'
import { componentAt, idAt, listAt, recordAt, textAt, type Raw } from './raw.ts'
import { isSimple, writeSimpleEdge } from './simple.ts'
import { writeEdge } from './write-edge.ts'
import { writeNote } from './write-node.ts'

export function applyGraph(flow: LangflowFlow, graph: ComponentGraph): LangflowFlow {
  const before = readGraph(flow, {})
  const named = applyNames(flow, before.graph, graph)
  const nodes = applyNodes(flow, before.graph, graph)
  const edges = applyEdges(flow, before, { graph, nodes })
  const isSame = same(nodes, nodesAt(flow)) && same(edges, edgesAt(flow))
  return isSame ? named : { ...named, data: { ...named.data, nodes, edges } }
}

// a group within may be no flow at all
const nodesAt = (flow: LangflowFlow) => listAt(recordAt(flow, 'data'), 'nodes') as readonly LangflowNode[]
const edgesAt = (flow: LangflowFlow) => listAt(recordAt(flow, 'data'), 'edges') as readonly LangflowEdge[]

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])

function applyNames(flow: LangflowFlow, before: ComponentGraph, after: ComponentGraph): LangflowFlow {
  const changes = {
    ...(after.name !== before.name && { name: after.name }),
    ...(after.description !== before.description && { description: after.description }),
    ...(after.endpoint !== before.endpoint && { endpoint_name: after.endpoint ?? null }),
    ...(after.id !== before.id && { id: after.id }),
  }
  return Object.keys(changes).length > 0 ? { ...flow, ...changes } : flow
}

function applyNodes(flow: LangflowFlow, before: ComponentGraph, after: ComponentGraph): readonly LangflowNode[] {
  const was = new Map(before.nodes.map((node) => [node.id, node]))
  const is = new Map(after.nodes.map((node) => [node.id, node]))
  const notes = new Map(after.notes.map((note) => [note.id, note]))
  const notesBefore = new Map(before.notes.map((note) => [note.id, note]))
  const seen = new Set<string>()
  const kept = nodesAt(flow).flatMap((raw): LangflowNode[] => {
    const id = idAt(raw)
    if (id === undefined || !isRecord(raw)) return [raw]
    if (isNote(raw)) return applyNote(raw, { was: notesBefore.get(id), is: notes.get(id) })
    // a second node with the same id is in no graph; nobody has removed it
    if (seen.has(id)) return [raw]
    seen.add(id)
    const [old, edited] = [was.get(id), is.get(id)]
    if (old === undefined) return [raw]
    return edited === undefined ? [] : [applyInside(applyNode(raw, old, edited), old, edited)]
  })
  const added = after.nodes.filter(({ id }) => !was.has(id)).map((node) => copyNode(node, flow, before))
  const newNotes = after.notes.filter(({ id }) => !notesBefore.has(id)).map(writeNote)
  return [...kept, ...added, ...newNotes]
}

function applyNote(raw: LangflowNode, note: { was: GraphNote | undefined; is: GraphNote | undefined }): LangflowNode[] {
  const { was, is } = note
  if (was === undefined) return [raw]
  if (is === undefined) return []
  const moved = movedTo(raw, was.position, is.position)
  if (is.text === was.text || componentAt(raw) === undefined) return [moved]
  return [{ ...moved, data: { ...moved.data, node: { ...moved.data.node!, description: is.text } } }]
}

/** A group is a flow of its own. */
function applyInside(raw: LangflowNode, was: GraphNode, is: GraphNode): LangflowNode {
  const flow = recordAt(componentAt(raw), 'flow') as LangflowFlow | undefined
  if (flow === undefined || is.inside === undefined || is.inside === was.inside) return raw
  const edited = applyGraph(flow, is.inside)
  return edited === flow ? raw : { ...raw, data: { ...raw.data, node: { ...raw.data.node!, flow: edited } } }
}

type After = { readonly graph: ComponentGraph; readonly nodes: readonly LangflowNode[] }

function applyEdges(
  flow: LangflowFlow,
  before: ReturnType<typeof readGraph>,
  { graph, nodes }: After,
): readonly LangflowEdge[] {
  const wanted = new Map<string, Wire[]>()
  for (const wire of graph.wires) wanted.set(nameOf(wire), [...(wanted.get(nameOf(wire)) ?? []), wire])
  const wires = new Map(before.edges.map(({ index, wire }) => [index, wire]))
  const ids = new Set(nodes.map(idAt))
  const gone = new Set(before.graph.nodes.map(({ id }) => id).filter((id) => !ids.has(id)))
  const simple = isSimple(flow)
  // of two with one id the first is the one in the graph
  const components = nodes.filter((node) => isRecord(node) && !isNote(node)).toReversed()
  const byId = new Map(components.map((node) => [idAt(node) ?? '', node]))
  const kept = edgesAt(flow).filter((edge, index) => {
    const wire = wires.get(index)
    // an edge that could not be read as a wire stays, unless its node was removed
    if (wire === undefined) return !touches(edge, gone)
    return wanted.get(nameOf(wire))?.pop() !== undefined && (simple || hasEnd(wire, byId))
  })
  const left = new Set([...wanted.values()].flat())
  const write = simple ? writeSimpleEdge : writeEdge
  const added = graph.wires.filter((wire) => left.has(wire)).flatMap((wire) => write(wire, byId) ?? [])
  return [...kept, ...added]
}

/** The field of a variable goes when the template no longer asks for it, and its edge with it. */
const hasEnd = ({ to }: Wire, nodes: ReadonlyMap<string, LangflowNode>): boolean =>
  'output' in to || Object.hasOwn(recordAt(componentAt(nodes.get(to.node)), 'template') ?? {}, to.setting)

const touches = (edge: LangflowEdge | Raw, gone: ReadonlySet<string>): boolean =>
  gone.has(textAt(edge, 'source') ?? '') || gone.has(textAt(edge, 'target') ?? '')

const nameOf = ({ from, to }: Wire): string =>
  JSON.stringify([from.node, from.output, to.node, 'setting' in to ? [to.setting] : to.output])
