/** Small graphs of components, made from a few words, for tests of running them. */
import type { ComponentGraph, GraphNode, Json, Setting, Wire } from '../src/flows/graph.ts'

export interface SmallComponent {
  readonly component: string
  readonly title?: string
  readonly settings?: Readonly<Record<string, Json>>
  /** names of outputs to their types; a Message called `out` unless said */
  readonly outputs?: Readonly<Record<string, readonly string[]>>
  /** the output that a wire may come back into */
  readonly loops?: string
  readonly isTool?: true
  readonly isFrozen?: true
  readonly inside?: ComponentGraph
  /** of a group: settings and outputs that stand for those within, as `node.name` */
  readonly standsFor?: Readonly<Record<string, string>>
}

export const setting = (value: Json, more: Partial<Setting> = {}): Setting => ({
  value,
  label: '',
  type: typeof value === 'boolean' ? 'bool' : 'str',
  takes: ['Message', 'Data', 'DataFrame'],
  isList: false,
  isRequired: false,
  isAdvanced: false,
  isSecret: false,
  isVariable: false,
  ...more,
})

/** Wires are written `a.out -> b.input`, or `a.out -> loop:item` where it comes back into an output. */
export function smallGraph(
  nodes: Readonly<Record<string, SmallComponent>>,
  ...wires: readonly string[]
): ComponentGraph {
  return {
    id: 'graph',
    name: 'small',
    description: '',
    notes: [],
    nodes: Object.entries(nodes).map(([id, node]) => nodeOf(id, node)),
    wires: wires.map(wireOf),
  }
}

function nodeOf(id: string, node: SmallComponent): GraphNode {
  const { component, title = id, settings = {}, outputs = { out: ['Message'] }, standsFor = {} } = node
  const stand = (name: string) => {
    const [inner, part] = standsFor[name]?.split('.') ?? []
    return inner === undefined ? undefined : { inner, part: part! }
  }
  return {
    id,
    component,
    title,
    settings: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => {
        const to = stand(name)
        return [name, setting(value, to ? { standsFor: { node: to.inner, setting: to.part } } : {})]
      }),
    ),
    order: Object.keys(settings),
    outputs: Object.entries(outputs).map(([name, types]) => {
      const to = stand(name)
      return {
        name,
        label: name,
        types,
        allowsLoop: node.loops === name,
        ...(to && { standsFor: { node: to.inner, output: to.part } }),
      }
    }),
    isTool: node.isTool ?? false,
    isFrozen: node.isFrozen ?? false,
    position: { x: 0, y: 0 },
    ...(node.inside && { inside: node.inside }),
  }
}

function wireOf(words: string): Wire {
  const [from = '', to = ''] = words.split(' -> ')
  const [node = '', output = ''] = from.split('.')
  const [target = '', back] = to.split(':')
  if (back !== undefined) return { from: { node, output }, to: { node: target, output: back } }
  const [name = '', field = ''] = to.split('.')
  return { from: { node, output }, to: { node: name, setting: field } }
}
