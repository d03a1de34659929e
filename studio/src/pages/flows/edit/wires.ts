/** Wires between nodes: which are the same, which fit by their types, and what a port could be wired to. */
import type { ComponentGraph, GraphNode, Setting, Wire } from '../../../../../src/flows/graph.ts'
import { typesMatch } from '../../../../../src/flows/langflow/names.ts'

export const isSameWire = (one: Wire, other: Wire): boolean => wireKey(one) === wireKey(other)

/** One text for each wire, by which it is known on the canvas. */
export const wireKey = ({ from, to }: Wire): string =>
  JSON.stringify([from.node, from.output, to.node, 'setting' in to ? [to.setting] : to.output])

const nodeOf = ({ nodes }: ComponentGraph, id: string): GraphNode | undefined => nodes.find((node) => node.id === id)

const settingOf = (node: GraphNode, name: string): Setting | undefined =>
  Object.hasOwn(node.settings, name) ? node.settings[name] : undefined

/** Why two ports cannot be wired; nothing where they can. */
export function whyNot(graph: ComponentGraph, { from, to }: Wire): string | undefined {
  const [source, target] = [nodeOf(graph, from.node), nodeOf(graph, to.node)]
  const output = source?.outputs.find(({ name }) => name === from.output)
  if (source === undefined || target === undefined || output === undefined) return 'One of the two is not there.'
  if (from.node === to.node) return 'A component cannot be wired to itself.'
  if ('output' in to) {
    const back = target.outputs.find(({ name }) => name === to.output)
    return back?.allowsLoop === true ? undefined : 'Only a loop takes what comes back.'
  }
  const setting = settingOf(target, to.setting)
  if (setting === undefined || setting.takes.length === 0)
    return `Nothing can be wired to ${setting?.label ?? to.setting}.`
  if (typesMatch(output.types, setting.takes)) return undefined
  const [given, taken] = [output.types.join(' or ') || 'nothing', setting.takes.join(' or ')]
  return `${output.label} gives ${given}; ${setting.label} takes ${taken}.`
}

export interface Way {
  readonly wire: Wire
  /** the other end, in words */
  readonly label: string
}

/** Where an output can lead. */
export function waysFrom(graph: ComponentGraph, from: Wire['from']): readonly Way[] {
  return graph.nodes.flatMap((node) => [
    ...node.order.flatMap((setting): Way[] => {
      const wire = { from, to: { node: node.id, setting } }
      const label = `${node.title}: ${settingOf(node, setting)?.label ?? setting}`
      return isFree(graph, wire) ? [{ wire, label }] : []
    }),
    ...node.outputs.flatMap(({ name, label, allowsLoop }): Way[] => {
      const wire = { from, to: { node: node.id, output: name } }
      return allowsLoop && isFree(graph, wire) ? [{ wire, label: `${node.title}: back into ${label}` }] : []
    }),
  ])
}

/** Where a setting can take its value from. */
export function waysTo(graph: ComponentGraph, to: Wire['to']): readonly Way[] {
  return graph.nodes.flatMap((node) =>
    node.outputs.flatMap(({ name, label }): Way[] => {
      const wire = { from: { node: node.id, output: name }, to }
      return isFree(graph, wire) ? [{ wire, label: `${node.title}: ${label}` }] : []
    }),
  )
}

const isFree = (graph: ComponentGraph, wire: Wire): boolean =>
  whyNot(graph, wire) === undefined && !graph.wires.some((each) => isSameWire(each, wire))

/** The ports that a node shows: what a person is meant to wire, and what is wired. */
export function inputsOf(graph: ComponentGraph, node: GraphNode): readonly string[] {
  const wired = new Set(graph.wires.flatMap(({ to }) => (to.node === node.id && 'setting' in to ? [to.setting] : [])))
  return node.order.filter((name) => {
    const setting = settingOf(node, name)
    return wired.has(name) || (setting !== undefined && setting.takes.length > 0 && !setting.isAdvanced)
  })
}
