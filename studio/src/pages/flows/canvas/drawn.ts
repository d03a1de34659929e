/** A graph as the canvas draws it: nodes with their ports, notes, and wires. */
import type { Edge, Node } from '@xyflow/react'
import type { ComponentGraph, GraphNode, GraphNote, Json, Setting, Wire } from '../../../../../src/flows/graph.ts'
import { shortText } from '../../../ui/clip-text.ts'
import { inputsOf, wireKey } from '../edit/wires.ts'
import type { NodeStanding } from '../run/read-run.ts'

export type ComponentData = {
  readonly node: GraphNode
  /** the settings that are ports */
  readonly inputs: readonly string[]
  readonly standing: NodeStanding | undefined
  readonly problems: readonly string[]
}
export type NoteData = { readonly note: GraphNote }

export type ComponentNodeType = Node<ComponentData, 'component'>
export type NoteNodeType = Node<NoteData, 'note'>
export type CanvasNode = ComponentNodeType | NoteNodeType

/** What is shown besides the graph itself. */
export interface Shown {
  readonly standings: ReadonlyMap<string, NodeStanding> | undefined
  readonly problems: ReadonlyMap<string, readonly string[]>
  /** what went over each wire last, in words */
  readonly sent: ReadonlyMap<string, string> | undefined
}

const NONE: readonly string[] = []

export function drawNodes(graph: ComponentGraph, { standings, problems }: Shown): CanvasNode[] {
  const nodes = graph.nodes.map((node): ComponentNodeType => {
    const standing = standings?.get(node.id)
    const found = problems.get(node.id) ?? NONE
    return {
      id: node.id,
      type: 'component',
      position: node.position,
      ariaLabel: [`${shortText(node.title, 80)}, ${shortText(node.component, 60)}`, standing?.standing, ...found]
        .filter(Boolean)
        .join('. '),
      data: { node, inputs: inputsOf(graph, node), standing, problems: found },
    }
  })
  const notes = graph.notes.map((note): NoteNodeType => ({
    id: note.id,
    type: 'note',
    position: note.position,
    ariaLabel: `Note: ${shortText(note.text, 200)}`,
    zIndex: -1,
    data: { note },
  }))
  return [...notes, ...nodes]
}

export const inputPort = (setting: string): string => `in:${setting}`
export const outputPort = (output: string): string => `out:${output}`
export const loopPort = (output: string): string => `loop:${output}`

export function drawWires(graph: ComponentGraph, { standings, sent }: Pick<Shown, 'standings' | 'sent'>): Edge[] {
  const titles = new Map(graph.nodes.map(({ id, title }) => [id, shortText(title, 60)]))
  return graph.wires.map((wire) => {
    const { from, to } = wire
    const isUsed = standings?.get(from.node)?.standing === 'done'
    const said = sent?.get(wireKey(wire))
    return {
      id: wireKey(wire),
      source: from.node,
      target: to.node,
      sourceHandle: outputPort(from.output),
      targetHandle: 'setting' in to ? inputPort(to.setting) : loopPort(to.output),
      ariaLabel: `Wire from ${titles.get(from.node)} to ${titles.get(to.node)}${said ? `: ${said}` : ''}`,
      ...(said && { label: said, labelBgPadding: [5, 3] as [number, number], labelBgBorderRadius: 4 }),
      className: `${hueOfType(typeOf(graph, wire))}${isUsed ? ' wire-used' : ''}`,
      interactionWidth: 24,
    }
  })
}

/** The wire that two ports would make; nothing where they are no ports. */
export function wireBetween(ports: {
  readonly source: string | null
  readonly target: string | null
  readonly sourceHandle?: string | null
  readonly targetHandle?: string | null
}): Wire | undefined {
  const { source, target, sourceHandle, targetHandle } = ports
  if (!source || !target || !sourceHandle?.startsWith('out:') || !targetHandle) return undefined
  const from = { node: source, output: sourceHandle.slice('out:'.length) }
  if (targetHandle.startsWith('in:')) return { from, to: { node: target, setting: targetHandle.slice('in:'.length) } }
  return { from, to: { node: target, output: targetHandle.slice('loop:'.length) } }
}

const typeOf = ({ nodes }: ComponentGraph, { from }: Wire): string | undefined =>
  nodes.find(({ id }) => id === from.node)?.outputs.find(({ name }) => name === from.output)?.types[0]

const hues: Readonly<Record<string, number>> = {
  Message: 0,
  Text: 0,
  Data: 1,
  JSON: 1,
  DataFrame: 6,
  Table: 6,
  LanguageModel: 2,
  Embeddings: 3,
  Tool: 4,
  Memory: 5,
}

/** Each type of value has one hue; the port says it in words. */
export const hueOfType = (type: string | undefined): string =>
  `hue-${type !== undefined && Object.hasOwn(hues, type) ? hues[type] : 7}`

export interface MainSetting {
  readonly name: string
  readonly label: string
  readonly text: string
}

const MOST_SHOWN = 3
const UNSHOWN: ReadonlySet<string> = new Set(['code', 'tools', 'other'])

/** What a person would want to know of a node at a glance: its prompt, its model, its temperature. */
export function mainSettings(node: GraphNode, wired: ReadonlySet<string>): readonly MainSetting[] {
  const shown = node.order.flatMap((name): (MainSetting & { weight: number })[] => {
    const setting = node.settings[name]
    if (setting === undefined || wired.has(name) || setting.isSecret || UNSHOWN.has(setting.type)) return []
    const text = inWords(setting)
    const weight = IMPORTANT.test(name) ? 2 : setting.isAdvanced || typeof setting.value === 'boolean' ? 0 : 1
    return text === '' || weight === 0 ? [] : [{ name, label: setting.label, text, weight }]
  })
  return shown.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_SHOWN)
}

const IMPORTANT = /^(template|system_prompt|system_message|model|model_name|temperature|pattern|operator)$/

/** A model may be a list of one object with its name. */
function inWords({ value, isVariable }: Setting): string {
  const text = sayValue(value)
  return isVariable && text !== '' ? `$${text}` : text
}

function sayValue(value: Json): string {
  if (value === null || value === '') return ''
  if (typeof value !== 'object') return shortText(String(value).replaceAll(/\s+/g, ' '), 90)
  const [first] = Array.isArray(value) ? (value as readonly Json[]) : [value]
  const name =
    typeof first === 'object' && first !== null && !Array.isArray(first) ? (first as { name?: Json }).name : first
  return typeof name === 'string' ? shortText(name, 90) : ''
}
