/** What a new flow begins with: nothing, or a society that comes with Troupe, written as a graph of components. */
import { fileOfSociety } from '../../flows/file/file-of-society.ts'
import { adventurersGraph } from '../../flows/langflow/adventurers/adventurers-graph.ts'
import { presetNames } from '../../societies/adventurers/presets.ts'
import { writeFlowFile } from '../../flows/langflow/agents/write-flow-file.ts'
import type { LangflowFlow } from '../../flows/langflow/format.ts'
import { writeLangflow } from '../../flows/langflow/write.ts'
import { societies } from '../../societies/registry.ts'
import type { FlowBeginning } from '../api-flows.ts'
import { badRequest } from '../faults.ts'

const EMPTY: FlowBeginning = { name: 'empty', title: 'Nothing', says: 'An empty canvas.', presets: [] }
// the design that this society follows is a graph of its own; the others are one component
const AS_GRAPH = 'adventurers'

export async function flowBeginnings(): Promise<readonly FlowBeginning[]> {
  const described = Object.entries(societies).map(async ([name, load]): Promise<FlowBeginning> => {
    const { title, says } = await load()
    return { name, title, says, presets: name === AS_GRAPH ? presetNames : [] }
  })
  return [EMPTY, ...(await Promise.all(described))]
}

export async function beginFlow(from = '', preset?: string): Promise<LangflowFlow> {
  if (from === EMPTY.name)
    return writeLangflow({ id: 'new', name: 'A new flow', description: '', nodes: [], wires: [], notes: [] }).flow
  const load = Object.hasOwn(societies, from) ? societies[from] : undefined
  if (load === undefined) throw badRequest(`from takes one of: ${[EMPTY.name, ...Object.keys(societies)].join(', ')}.`)
  const chosen = presetNames.find((name) => name === (preset ?? presetNames[0]))
  if (preset !== undefined && (from !== AS_GRAPH || chosen === undefined))
    throw badRequest(`preset takes one of: ${presetNames.join(', ')}, for the society ${AS_GRAPH}.`)
  return from === AS_GRAPH
    ? writeLangflow(adventurersGraph(chosen)).flow
    : writeFlowFile(fileOfSociety(await load())).flow
}
