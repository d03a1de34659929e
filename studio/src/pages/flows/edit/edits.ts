/** Edits of a flow: functions from graph to graph, written back into the file so that nothing else of it changes. */
import type { ComponentGraph, GraphNode, GraphNote, Json, Wire } from '../../../../../src/flows/graph.ts'
import { applyGraph } from '../../../../../src/flows/langflow/apply-graph.ts'
import { catalogue } from '../../../../../src/flows/langflow/catalogue/catalogue.ts'
import type { LangflowFlow } from '../../../../../src/flows/langflow/format.ts'
import { graphOf } from '../../../../../src/flows/langflow/graph-of.ts'
import { laidOut } from '../../../../../src/flows/langflow/layout.ts'
import { newNode } from '../../../../../src/flows/langflow/new-node.ts'
import { isSameWire } from './wires.ts'

export type Edit = (graph: ComponentGraph) => ComponentGraph
export type Position = GraphNode['position']

/** The file after an edit; the same object where nothing changed. */
export function applyEdit(flow: LangflowFlow, edit: Edit): LangflowFlow {
  // what nobody has drawn is written where it is shown
  const graph = laidOut(graphOf(flow).graph)
  const next = edit(graph)
  return next === graph ? flow : applyGraph(flow, next)
}

const changeNode =
  (id: string, change: (node: GraphNode) => GraphNode): Edit =>
  (graph) => ({ ...graph, nodes: graph.nodes.map((node) => (node.id === id ? change(node) : node)) })

export const setSetting = (id: string, name: string, value: Json, isVariable?: boolean): Edit =>
  changeNode(id, (node) => {
    const setting = Object.hasOwn(node.settings, name) ? node.settings[name] : undefined
    if (setting === undefined) return node
    const changed = { ...setting, value, ...(isVariable !== undefined && { isVariable }) }
    return { ...node, settings: { ...node.settings, [name]: changed } }
  })

export const setTitle = (id: string, title: string): Edit => changeNode(id, (node) => ({ ...node, title }))

export const setFrozen = (id: string, isFrozen: boolean): Edit => changeNode(id, (node) => ({ ...node, isFrozen }))

const TOOL_OUTPUT = { name: 'component_as_tool', label: 'Toolset', types: ['Tool'], allowsLoop: false }

/** Whether it can become a tool and back: what it gives otherwise must be known. */
export const canBeTool = ({ component, inside }: GraphNode): boolean => inside === undefined && catalogue.has(component)

/** A node that is a tool gives nothing else, so that its other wires go. */
export const setTool =
  (id: string, isTool: boolean): Edit =>
  (graph) => {
    const turned = changeNode(id, (node) => ({
      ...node,
      isTool,
      outputs: isTool ? [TOOL_OUTPUT] : newNode({ id, component: node.component, title: '' }).outputs,
    }))(graph)
    return { ...turned, wires: turned.wires.filter(({ from }) => from.node !== id) }
  }

export const setFlow =
  (facts: Partial<Pick<ComponentGraph, 'name' | 'description'>>): Edit =>
  (graph) => ({ ...graph, ...facts })

/** Nodes and notes to other places. */
export const move =
  (places: ReadonlyMap<string, Position>): Edit =>
  (graph) => {
    const moved = <T extends { readonly id: string; readonly position: Position }>(each: T): T => {
      const place = places.get(each.id)
      return place === undefined ? each : { ...each, position: { x: Math.round(place.x), y: Math.round(place.y) } }
    }
    return { ...graph, nodes: graph.nodes.map(moved), notes: graph.notes.map(moved) }
  }

/** A setting takes one wire unless it is a list: the new one takes the place of the old. */
export const connect =
  (wire: Wire): Edit =>
  (graph) => {
    const { to } = wire
    if (graph.wires.some((each) => isSameWire(each, wire))) return graph
    const setting = 'setting' in to ? graph.nodes.find(({ id }) => id === to.node)?.settings[to.setting] : undefined
    const isReplaced = (each: Wire) =>
      setting?.isList !== true && 'setting' in to && 'setting' in each.to && isSameEnd(each.to, to)
    return { ...graph, wires: [...graph.wires.filter((each) => !isReplaced(each)), wire] }
  }

const isSameEnd = (one: { node: string; setting: string }, other: { node: string; setting: string }): boolean =>
  one.node === other.node && one.setting === other.setting

export const disconnect =
  (...gone: readonly Wire[]): Edit =>
  (graph) => ({ ...graph, wires: graph.wires.filter((wire) => !gone.some((each) => isSameWire(each, wire))) })

/** Nodes and notes, with the wires that end there. */
export const remove =
  (ids: ReadonlySet<string>): Edit =>
  (graph) => ({
    ...graph,
    nodes: graph.nodes.filter(({ id }) => !ids.has(id)),
    notes: graph.notes.filter(({ id }) => !ids.has(id)),
    wires: graph.wires.filter(({ from, to }) => !ids.has(from.node) && !ids.has(to.node)),
  })

// a little more than what is drawn of a node
const ROOM = { x: 300, y: 140 }

/** The place, or the next one to the right where no other component lies. */
export function freePlace({ nodes }: ComponentGraph, { x, y }: Position): Position {
  const isNear = (place: Position) =>
    nodes.some(({ position }) => Math.abs(position.x - place.x) < ROOM.x && Math.abs(position.y - place.y) < ROOM.y)
  const place = { x: Math.round(x), y: Math.round(y) }
  while (isNear(place)) place.x += ROOM.x
  return place
}

export const addComponent =
  (component: string, id: string, position: Position): Edit =>
  (graph) => {
    const title = catalogue.get(component)?.label ?? component
    return { ...graph, nodes: [...graph.nodes, newNode({ id, component, title, position })] }
  }

export const addNote =
  (note: GraphNote): Edit =>
  (graph) => ({ ...graph, notes: [...graph.notes, note] })

export const setNote =
  (id: string, text: string): Edit =>
  (graph) => ({ ...graph, notes: graph.notes.map((note) => (note.id === id ? { ...note, text } : note)) })

/** One edit after the other, as one. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (graph) =>
    edits.reduce((now, edit) => edit(now), graph)
