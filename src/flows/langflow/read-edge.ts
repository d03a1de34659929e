/**
 * An edge of a Langflow file as a wire of a graph. Components change between versions, so that an edge may name an
 * output or a field that its node no longer has: where only one fits, it is taken and the report says so.
 */
import type { GraphNode, ReportItem, Wire } from '../graph.ts'
import { sourceOf, targetOf } from './handles.ts'
import { typesMatch } from './names.ts'
import { rawAt, textAt, textsAt, type Raw } from './raw.ts'

export interface ReadEdge {
  /** nothing where the edge cannot be a wire: the file keeps it, the graph does not have it */
  readonly wire?: Wire
  readonly fate: ReportItem['fate']
  readonly reason: string
}

type Nodes = ReadonlyMap<string, GraphNode>

export function readEdge(edge: Raw, nodes: Nodes): ReadEdge {
  const [source, target] = [sourceOf(edge), targetOf(edge)]
  const fromId = textAt(edge, 'source') ?? textAt(source, 'id')
  const toId = textAt(edge, 'target') ?? textAt(target, 'id')
  if (fromId === undefined || toId === undefined) return lost('it does not say which nodes it joins')
  const [from, to] = [nodes.get(fromId), nodes.get(toId)]
  if (from === undefined) return lost(`it begins at ${fromId}, which is not a component of this flow`)
  if (to === undefined) return lost(`it ends at ${toId}, which is not a component of this flow`)
  if (target === undefined) return lost('its target handle cannot be read; draw the edge again')
  const beginning = findOutput(from, source)
  if (typeof beginning === 'string') return lost(beginning)
  const end = findEnd(to, target, from.outputs.find((output) => output.name === beginning.name)?.types ?? [])
  if (typeof end === 'string') return lost(end)
  const wire = { from: { node: fromId, output: beginning.name }, to: end.to }
  const changes = [beginning.change, end.change].filter((change) => change !== undefined)
  if (changes.length > 0) return { wire, fate: 'changed', reason: changes.join('; ') }
  return { wire, fate: 'kept', reason: 'output' in end.to ? 'it closes a loop' : 'both ends were found' }
}

const lost = (reason: string): ReadEdge => ({ fate: 'unsupported', reason })

interface Found {
  readonly name: string
  readonly change?: string
}

function findOutput(from: GraphNode, source: Raw | undefined): Found | string {
  const named = textAt(source, 'name')
  if (named !== undefined && from.outputs.some((output) => output.name === named)) return { name: named }
  const types = textsAt(source, 'output_types')
  const fitting = from.outputs.filter((output) => types.length === 0 || typesMatch(types, output.types))
  const only = fitting.length === 1 ? fitting[0] : fitting.find((output) => output.name === from.selected)
  if (only !== undefined) {
    const had = named === undefined ? 'the edge does not name its output' : `${from.id} has no output ${named} any more`
    return { name: only.name, change: `${had}; ${only.name} is the one that fits` }
  }
  const known = from.outputs.map((output) => output.name).join(', ') || 'none'
  const wanted = named === undefined ? 'It does not name its output' : `${from.id} has no output ${named}`
  return `${wanted}; the outputs of ${from.id} are: ${known}`
}

type End = { readonly to: Wire['to']; readonly change?: string }

function findEnd(to: GraphNode, target: Raw, types: readonly string[]): End | string {
  const field = textAt(target, 'fieldName')
  const output = textAt(target, 'name')
  if (field === undefined) {
    if (output === undefined) return `its target handle names no field of ${to.id}`
    const isThere = to.outputs.some((each) => each.name === output)
    return isThere
      ? { to: { node: to.id, output } }
      : `it comes back into ${output} of ${to.id}, which has no such output`
  }
  if (Object.hasOwn(to.settings, field)) return { to: { node: to.id, setting: field } }
  const fitting = Object.entries(to.settings).filter(([, setting]) => typesMatch(types, setting.takes))
  const [only, ...others] = fitting.filter(([, setting]) => setting.takes.length > 0 && !setting.isAdvanced)
  if (only === undefined || others.length > 0) {
    return `${to.id} has no field ${field}; update the component in Langflow, or wire it anew`
  }
  const change = `${to.id} has no field ${field} any more; ${only[0]} is the one that fits`
  return { to: { node: to.id, setting: only[0] }, change }
}

/** How an edge is called in a report where the file gives it no id. */
export function nameEdge(edge: unknown, index: number): string {
  const id = textAt(edge, 'id')
  if (id !== undefined && id !== '') return id
  const [source, target] = [rawAt(edge, 'source'), rawAt(edge, 'target')]
  return typeof source === 'string' && typeof target === 'string' ? `${source} → ${target}` : `edges[${index}]`
}
