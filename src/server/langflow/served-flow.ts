/** A flow that is served: its file as it is, the graph that is read of it, and what its runs are known by. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '../../base/canonical-json.ts'
import { adventurersGraph } from '../../flows/langflow/adventurers/adventurers-graph.ts'
import { presetNames } from '../../societies/adventurers/presets.ts'
import type { LangflowFlow } from '../../flows/langflow/format.ts'
import { readLangflow } from '../../flows/langflow/read.ts'
import { writeLangflow } from '../../flows/langflow/write.ts'
import { components } from '../../flows/components/registry.ts'
import type { ComponentGraph, ImportReport } from '../../flows/graph.ts'
import { DetailFault } from './detail.ts'

export interface ServedFlow {
  readonly id: string
  readonly name: string
  readonly endpoint: string | undefined
  readonly raw: LangflowFlow
  readonly graph: ComponentGraph
  readonly report: ImportReport
  /** of what it does: another position of a node is the same version */
  readonly version: string
  /** the society of adventurers as we export it, unchanged: the society itself plays */
  readonly isAdventurers: boolean
}

const supported = new Set(Object.keys(components))

/** All flows of a file; what is refused is told with the reason. */
export function servedFlows(json: unknown): ServedFlow[] {
  const { flows, refused } = readLangflow(json, { supported })
  const [first] = refused
  if (first !== undefined)
    throw new DetailFault(400, `${first.name || 'The file'} cannot be read: ${first.reason}. ${first.advice}`)
  return flows.map(({ flow, graph, report }) => {
    const version = versionOf(graph)
    return {
      id: graph.id,
      name: graph.name,
      endpoint: graph.endpoint,
      raw: flow,
      graph,
      report,
      version,
      isAdventurers: adventurers().has(version),
    }
  })
}

/** The society itself, as a flow that can be called, exported and opened in Langflow. */
export const adventurersFile = (): LangflowFlow => writeLangflow(adventurersGraph()).flow

let known: ReadonlySet<string> | undefined

function adventurers(): ReadonlySet<string> {
  known ??= new Set(
    presetNames.map((preset) => {
      const [read] = readLangflow(writeLangflow(adventurersGraph(preset)).flow, { supported }).flows
      return versionOf(read!.graph)
    }),
  )
  return known
}

function versionOf({ nodes, wires }: ComponentGraph): string {
  const parts = {
    nodes: nodes.map(({ id, component, settings, isTool, isFrozen, inside }) => ({
      id,
      component,
      isTool,
      isFrozen,
      ...(inside && { inside: versionOf(inside) }),
      settings: Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value])),
    })),
    wires,
  }
  return createHash('sha256').update(canonicalJson(parts)).digest('hex').slice(0, 16)
}
