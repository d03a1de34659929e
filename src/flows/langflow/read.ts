/**
 * Reading Langflow's exports: one flow or many at once, of version 1 and later, or in the simpler dialect of scripts.
 * Whatever is no such flow is refused with the reason and what to do; one refused flow does not keep the others out.
 */
import { isRecord } from '../../base/json-kinds.ts'
import type { ComponentGraph, ImportReport, ReportItem } from '../graph.ts'
import type { LangflowFlow } from './format.ts'
import { graphOf, type GraphOptions } from './graph-of.ts'
import { isOldHandle } from './handles.ts'
import { listAt, rawAt, recordAt, textAt } from './raw.ts'
import { withoutSecrets, type FoundSecret } from './secrets.ts'
import { isTooDeep } from './too-deep.ts'

export interface ReadOptions extends GraphOptions {
  /** keys and passwords that stand in the file are kept instead of removed */
  readonly keepSecrets?: boolean
}

export interface ReadFlow {
  /** where in the file, such as `flows[2]`; empty for all of it */
  readonly place: string
  readonly flow: LangflowFlow
  readonly graph: ComponentGraph
  readonly report: ImportReport
}

export interface RefusedFlow {
  /** where in the file, such as `flows[2]`; empty for all of it */
  readonly place: string
  readonly name: string
  readonly reason: string
  /** what to do about it */
  readonly advice: string
}

export interface LangflowFile {
  readonly flows: readonly ReadFlow[]
  readonly refused: readonly RefusedFlow[]
  /** the file again: the same JSON, but for secrets that were removed */
  readonly write: () => unknown
}

export function readLangflow(json: unknown, options: ReadOptions = {}): LangflowFile {
  if (isTooDeep(json)) {
    const refusal = { reason: 'it is nested deeper than any flow', advice: 'Export the flow from Langflow again.' }
    return { flows: [], refused: [{ place: '', name: '', ...refusal }], write: () => json }
  }
  const { parts, wrap } = unwrap(json)
  const flows: ReadFlow[] = []
  const refused: RefusedFlow[] = []
  const written = parts.map(({ place, part }) => {
    const refusal = refuse(part)
    if (refusal !== undefined) {
      refused.push({ place, name: textAt(part, 'name') ?? '', ...refusal })
      return part
    }
    const read = { place, ...readFlow(part as LangflowFlow, options) }
    flows.push(read)
    return read.flow
  })
  return { flows, refused, write: () => wrap(written) }
}

function readFlow(raw: LangflowFlow, options: ReadOptions): Omit<ReadFlow, 'place'> {
  const { value, found } = withoutSecrets(raw)
  const flow = options.keepSecrets === true ? raw : (value as LangflowFlow)
  const { graph, report } = graphOf(flow, options)
  const secrets = found.map((secret) => itemOfSecret(secret, raw, options.keepSecrets === true))
  // a secret that is kept is told once, with its place
  const places = new Set(secrets.map(({ place }) => place))
  const items = report.items.filter((item) => item.fate !== 'secret' || !places.has(`${item.place}.value`))
  return { flow, graph, report: { ...report, items: [...items, ...secrets] } }
}

function itemOfSecret({ place, path }: FoundSecret, flow: LangflowFlow, isKept: boolean): ReportItem {
  const [, nodes, index] = path
  const node = nodes === 'nodes' && typeof index === 'number' ? flow.data.nodes[index] : undefined
  const id = textAt(node, 'id') ?? flow.id ?? 'flow'
  const reason = isKept
    ? 'it holds a key or a password, which was kept as asked'
    : 'it held a key or a password, which was removed; set it by a variable, or read the file with keepSecrets'
  return { kind: 'setting', id, place, fate: 'secret', reason }
}

interface Unwrapped {
  readonly parts: readonly { readonly place: string; readonly part: unknown }[]
  /** the file around the flows again */
  readonly wrap: (flows: readonly unknown[]) => unknown
}

/** One flow, `{"flows": […]}`, a list of flows, or nothing but the nodes and edges of one. */
function unwrap(json: unknown): Unwrapped {
  const several = rawAt(json, 'flows')
  if (isRecord(json) && Array.isArray(several) && rawAt(json, 'data') === undefined) {
    const parts = several.map((part: unknown, index) => ({ place: `flows[${index}]`, part }))
    return { parts, wrap: (flows) => ({ ...json, flows }) }
  }
  if (Array.isArray(json)) {
    return { parts: json.map((part: unknown, index) => ({ place: `[${index}]`, part })), wrap: (flows) => flows }
  }
  if (Array.isArray(rawAt(json, 'nodes')) && rawAt(json, 'data') === undefined) {
    return { parts: [{ place: '', part: { data: json } }], wrap: ([flow]) => rawAt(flow, 'data') }
  }
  return { parts: [{ place: '', part: json }], wrap: ([flow]) => flow }
}

/** Why something is no flow that can be read, and what to do; nothing when it can. */
function refuse(part: unknown): { reason: string; advice: string } | undefined {
  const advice = 'Export the flow from Langflow with Share, Export, and read that file.'
  if (!isRecord(part)) return { reason: `a flow is an object, and this is ${kindOf(part)}`, advice }
  if (rawAt(part, 'format') === 'troupe-flow/1') {
    return { reason: 'this is a flow file of Troupe, not one of Langflow', advice: 'Open it as a flow file.' }
  }
  const data = recordAt(part, 'data')
  if (data === undefined) return { reason: 'it has no `data` with nodes and edges, so it is no flow', advice }
  if (!Array.isArray(rawAt(data, 'nodes'))) return { reason: '`data.nodes` is no list, so it is no flow', advice }
  const edges = rawAt(data, 'edges')
  if (edges !== undefined && !Array.isArray(edges)) return { reason: '`data.edges` is no list', advice }
  const old = listAt(data, 'edges').find((edge) => isOld(edge))
  if (old === undefined) return undefined
  const handle = textAt(old, 'sourceHandle') ?? textAt(old, 'targetHandle') ?? ''
  return {
    reason: `it was exported before version 1: its edges are written as ${handle.slice(0, 80)}`,
    advice: 'Open it in Langflow 1.0 or later, replace the components it marks as outdated, and export it again.',
  }
}

const isOld = (edge: unknown): boolean =>
  isOldHandle(rawAt(edge, 'sourceHandle')) || isOldHandle(rawAt(edge, 'targetHandle'))

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`
}
