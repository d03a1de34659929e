/** Gathers what a flow file names before it is made: societies of code, and other flow files with what those name. */
import { TroupeError } from '../../base/errors.ts'
import type { Society } from '../../societies/society.ts'
import type { FileAgent, FlowFile } from './schema/flow-file.ts'
import { builtInSociety, type Surroundings } from './surroundings.ts'

export interface Gathered {
  readonly file: FlowFile
  readonly surroundings: Surroundings
  readonly societies: ReadonlyMap<string, Society>
  /** flows within, by the path or the file that names them */
  readonly flows: ReadonlyMap<string | FlowFile, Gathered>
}

// nobody can follow a flow in a flow in a flow any deeper
const DEEPEST = 16

export async function gather(
  file: FlowFile,
  surroundings: Surroundings,
  chain: readonly string[] = [],
): Promise<Gathered> {
  const societies = new Map<string, Society>()
  for (const name of societiesIn(file)) societies.set(name, await (surroundings.society ?? builtInSociety)(name))
  const flows = new Map<string | FlowFile, Gathered>()
  for (const flow of flowsIn(file)) {
    if (chain.length >= DEEPEST) throw bad(`The flow "${file.name}" is more than ${DEEPEST} flows deep.`)
    if (typeof flow !== 'string') flows.set(flow, await gather(flow, surroundings, [...chain, file.name]))
    else if (surroundings.flow === undefined)
      throw new TroupeError(
        'FLOW_NOT_ALLOWED',
        `The flow names another file, ${JSON.stringify(flow)}, and nothing here may read it.`,
      )
    else {
      const { file: inner, id, surroundings: around } = await surroundings.flow(flow)
      if (chain.includes(id)) throw bad(`The flow file ${JSON.stringify(flow)} leads back to itself.`)
      flows.set(flow, await gather(inner, around, [...chain, id]))
    }
  }
  return { file, surroundings, societies, flows }
}

/** Every agent of a file, those that stand in for others included, with its path. */
export function agentsIn({
  agents = {},
  failures = {},
}: FlowFile): readonly (readonly [readonly string[], FileAgent])[] {
  return [
    ...Object.entries(agents).map(([name, agent]) => [['agents', name], agent] as const),
    ...Object.entries(failures).flatMap(([name, failure]) =>
      typeof failure === 'object' ? [[['failures', name], failure] as const] : [],
    ),
  ]
}

function societiesIn(file: FlowFile): ReadonlySet<string> {
  const names = new Set<string>()
  if (file.like !== undefined) names.add(file.like)
  for (const { of } of Object.values(file.fields ?? {})) if (of !== undefined) names.add(of)
  for (const route of Object.values(file.routes ?? {}))
    if (typeof route === 'object' && 'of' in route) names.add(route.of)
  for (const [, agent] of agentsIn(file)) {
    if (agent.kind === 'member') names.add(agent.of)
    if (agent.kind === 'society') names.add(agent.society)
    if (agent.kind === 'prompt')
      for (const tool of agent.tools ?? []) if (typeof tool === 'object' && 'society' in tool) names.add(tool.society)
  }
  return names
}

function flowsIn(file: FlowFile): ReadonlySet<string | FlowFile> {
  const flows = new Set<string | FlowFile>()
  for (const [, agent] of agentsIn(file)) {
    if (agent.kind === 'flow') flows.add(agent.flow)
    if (agent.kind === 'prompt')
      for (const tool of agent.tools ?? []) if (typeof tool === 'object' && 'flow' in tool) flows.add(tool.flow)
  }
  return flows
}

function bad(message: string): TroupeError {
  return new TroupeError('FLOW_BAD_FILE', message)
}
