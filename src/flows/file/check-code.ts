/** Checks a flow file against the code it names: members, fields and routes must still be what the file says. */
import { listed } from '../../base/errors.ts'
import type { CompiledFlow } from '../../define/society.ts'
import { agentsIn, type Gathered } from './gather.ts'
import { memberOf } from './make-agents.ts'
import type { Finding } from './problem.ts'
import type { FlowFile } from './schema/flow-file.ts'

const AGAIN = 'Write the file again from the society (troupe flow convert), or say here what the code does'

export function checkCode({ file, societies, flows }: Gathered): Finding[] {
  const found: Finding[] = []
  const codeOf = (society: string): CompiledFlow => societies.get(society)!.flow.compiled
  const add = (path: readonly PropertyKey[], message: string) => found.push({ path, message })
  const compare = (path: readonly PropertyKey[], what: string, said: readonly string[], does: readonly string[]) => {
    const gone = said.filter((each) => !does.includes(each))
    const fresh = does.filter((each) => !said.includes(each))
    if (gone.length + fresh.length === 0) return
    const words = [
      ...(fresh.length > 0 ? [`${what} ${listed(fresh)} now`] : []),
      ...(gone.length > 0 ? [`${what} ${listed(gone)} no more`] : []),
    ]
    add(path, `the code ${words.join(' and ')}. ${AGAIN}`)
  }

  for (const [name, { of, rule = 'value' }] of Object.entries(file.fields ?? {})) {
    if (of === undefined) continue
    const field = codeOf(of).board.fields[name]
    if (field === undefined) add(['fields', name], `${of} has no field "${name}" any more. ${AGAIN}`)
    else if (field.rule !== rule) add(['fields', name], `${of} merges it by ${field.rule}, not by ${rule}. ${AGAIN}`)
  }
  for (const [path, agent] of agentsIn(file)) {
    if (agent.kind !== 'member') continue
    const code = memberOf(codeOf(agent.of), agent.agent)
    if (code === undefined) {
      const known = listed(codeOf(agent.of).agents.keys())
      add([...path, 'agent'], `${agent.of} has no agent "${agent.agent}". It has: ${known}`)
      continue
    }
    compare([...path, 'reads'], 'reads', agent.reads, code.agent.reads)
    compare([...path, 'writes'], 'writes', agent.writes, code.agent.writes)
    const { route } = code
    // who is next is told by name: one that the code chooses has to be called what the code calls it
    if (route.kind === 'chosen' && isChosenHere(file, path.at(-1)!)) checkNames([...path], route.to)
  }
  for (const [name, route] of Object.entries(file.routes ?? {})) {
    if (typeof route !== 'object' || !('of' in route)) continue
    const code = memberOf(codeOf(route.of), route.agent)
    if (code === undefined) add(['routes', name, 'agent'], `${route.of} has no agent "${route.agent}"`)
    else if (code.route.kind === 'computed') {
      compare(['routes', name, 'reads'], 'reads', route.reads, code.route.reads)
      compare(['routes', name, 'to'], 'leads to', route.to, code.route.to)
    }
  }
  for (const [flow, inner] of flows)
    if (typeof flow === 'object') {
      const at = pathOf(file, flow)
      found.push(...checkCode(inner).map((each) => ({ ...each, path: [...at, ...each.path] })))
    }
  return found

  function checkNames(path: readonly PropertyKey[], names: readonly string[]): void {
    for (const name of names)
      if (!Object.hasOwn(file.agents ?? {}, name))
        add(path, `the code leads to "${name}", and no agent is called that here`)
  }
}

function isChosenHere(file: FlowFile, name: string): boolean {
  const route = file.routes?.[name]
  return typeof route === 'object' && 'choose' in route
}

function pathOf(file: FlowFile, flow: FlowFile): readonly PropertyKey[] {
  for (const [path, agent] of agentsIn(file)) {
    if (agent.kind === 'flow' && agent.flow === flow) return [...path, 'flow']
    if (agent.kind !== 'prompt') continue
    for (const [place, tool] of (agent.tools ?? []).entries())
      if (typeof tool === 'object' && 'flow' in tool && tool.flow === flow) return [...path, 'tools', place, 'flow']
  }
  return []
}
