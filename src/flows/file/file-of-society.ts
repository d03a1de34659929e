/** A flow file from a society: every agent refers to its code, and contracts and routes are written out. */
import type { CompiledAgent } from '../../define/society.ts'
import { isSend } from '../../define/route.ts'
import type { Society } from '../../societies/society.ts'
import { FORMAT, type FileAgent, type FileRoute, type FlowFile } from './schema/flow-file.ts'

export interface FileOfSocietyOptions {
  /** how the file names the society; its own name unless told, such as a path from the folder of the file */
  readonly of?: string
}

export function fileOfSociety(society: Society, { of = society.name }: FileOfSocietyOptions = {}): FlowFile {
  const { compiled } = society.flow
  const agents = [...compiled.agents.values()]
  const failures = agents.flatMap(({ name, failure }) => {
    if (failure === 'fail') return []
    return [[name, failure === 'skip' ? failure : memberOf(failure, of)] as const]
  })
  return {
    format: FORMAT,
    name: compiled.name,
    title: society.title,
    description: society.says,
    like: of,
    fields: mapped(Object.entries(compiled.board.fields), ({ rule }) => ({ rule, of })),
    start: compiled.start.map((each) => (typeof each === 'string' ? each : each.agent)),
    agents: mapped(
      agents.map((each) => [each.name, each] as const),
      (each) => memberOf(each, of),
    ),
    routes: mapped(
      agents.map((each) => [each.name, each] as const),
      (each) => routeOf(each, of),
    ),
    ...(compiled.joins.size > 0 && { joins: mapped([...compiled.joins], (sources) => [...sources]) }),
    ...(failures.length > 0 && { failures: Object.fromEntries(failures) }),
    stepLimit: compiled.stepLimit,
  }
}

function mapped<T, U>(entries: readonly (readonly [string, T])[], how: (each: T) => U): Record<string, U> {
  return Object.fromEntries(entries.map(([name, each]) => [name, how(each)]))
}

function memberOf({ name, agent }: CompiledAgent, of: string): FileAgent {
  return { kind: 'member', of, agent: name, reads: [...agent.reads], writes: [...agent.writes] }
}

function routeOf({ name, route }: CompiledAgent, of: string): FileRoute {
  if (route.kind === 'chosen') return { choose: [...route.to] }
  const target = route.kind === 'fixed' ? route.target : undefined
  // what a branch is sent is a value of the code
  const isPlain = route.kind === 'fixed' && ![target].flat().some(isSend)
  if (isPlain) return (Array.isArray(target) ? [...(target as readonly string[])] : target) as FileRoute
  return { of, agent: name, reads: route.kind === 'computed' ? [...route.reads] : [], to: [...route.to] }
}
