/** Which agents of a flow file wires can express, and which run together inside one component. */
import { targetsOf } from '../../file/route-targets.ts'
import type { FileAgent, FileRoute, FlowFile } from '../../file/schema/flow-file.ts'

export interface FlowParts {
  /** nothing of it is a chain of its own: why */
  readonly whole?: string
  /** by agent, those that run inside one component with it, and why; an agent that is not there is a chain */
  readonly parts: ReadonlyMap<string, Part>
}

export interface Part {
  readonly agents: readonly string[]
  readonly reason: string
}

export const nextOf = (route: FileRoute | undefined): string[] =>
  route === undefined ? [] : [...new Set(targetsOf(route).map(({ agent }) => agent))]

export function partsOf(file: FlowFile): FlowParts {
  const { agents = {}, routes = {}, joins = {}, failures = {}, fields = {} } = file
  const none = new Map<string, Part>()
  const code = Object.values(fields).some((field) => field.of !== undefined)
  if (file.like !== undefined || code) return { whole: 'its board and its agents are code', parts: none }
  const parts = new Map<string, Part>()
  const add = (names: readonly string[], reason: string) => {
    const known = names.flatMap((name) => parts.get(name)?.agents ?? [name])
    const part = { agents: [...new Set(known)], reason }
    for (const name of part.agents) parts.set(name, part)
  }
  for (const [name, agent] of Object.entries(agents)) {
    const reason = whyAlone(agent) ?? (name in failures ? 'it has somebody to think in its place' : undefined)
    if (reason !== undefined) add([name], reason)
    const route = routes[name]
    if (typeof route === 'object' && 'of' in route) add([name], 'its route is code')
    if (hasEach(route)) add([name, ...eachTargets(route)], 'it goes through a list, a branch for each element')
  }
  for (const circle of circlesIn(agents, routes)) add(circle, 'they go in a circle')
  const inPart = (name: string) => parts.get(name)
  for (const part of new Set(parts.values())) {
    const leaves = part.agents.some((name) => splits(routes[name], part))
    const waits = Object.entries(joins).some(
      ([to, from]) =>
        inPart(to) !== part && from.filter((name) => inPart(name) === part).length > 1 && !part.agents.includes(to),
    )
    const enters = new Set(
      Object.keys(agents).flatMap((name) =>
        part.agents.includes(name) ? [] : nextOf(routes[name]).filter((to) => part.agents.includes(to)),
      ),
    )
    const begins = [file.start ?? []].flat().filter((name) => part.agents.includes(name))
    if (leaves || waits || new Set([...enters, ...begins]).size > 1)
      return { whole: `${part.agents.join(', ')} (${part.reason}) cannot be told apart from the rest`, parts: none }
  }
  return { parts }
}

function whyAlone(agent: FileAgent): string | undefined {
  if (agent.kind === 'member') return 'it is code'
  if (agent.kind === 'ask') return 'it asks a person'
  if (agent.kind === 'flow' || agent.kind === 'society') return 'it is a society of its own'
  if (agent.kind !== 'prompt') return undefined
  if (agent.tools !== undefined && agent.tools.length > 0) return 'it has tools'
  return agent.messages === undefined ? undefined : 'it keeps a chat on the board'
}

const hasEach = (route: FileRoute | undefined): boolean => eachTargets(route).length > 0

function eachTargets(route: FileRoute | undefined): string[] {
  if (route === undefined || typeof route !== 'object' || Array.isArray(route)) return []
  if ('each' in route) return [route.to]
  return 'when' in route ? [...route.when.map(({ to }) => to), route.otherwise].flatMap(eachTargets) : []
}

/** Whether several are meant at once of whom one is outside. */
function splits(route: FileRoute | undefined, { agents }: Part): boolean {
  if (route === undefined || typeof route !== 'object') return false
  if (Array.isArray(route)) return route.length > 1 && !route.every((name) => agents.includes(name))
  return (
    'when' in route &&
    [...route.when.map(({ to }) => to), route.otherwise].some((to) => splits(to, { agents, reason: '' }))
  )
}

/** Agents that come back to themselves, grouped with all on the way. */
function circlesIn(agents: Readonly<Record<string, unknown>>, routes: Readonly<Record<string, FileRoute>>): string[][] {
  const names = Object.keys(agents)
  const reach = new Map(names.map((name) => [name, reachedFrom(name, routes)]))
  const seen = new Set<string>()
  return names.flatMap((name) => {
    if (seen.has(name) || !reach.get(name)!.has(name)) return []
    const circle = names.filter((other) => reach.get(name)!.has(other) && reach.get(other)!.has(name))
    for (const each of circle) seen.add(each)
    return [circle]
  })
}

function reachedFrom(name: string, routes: Readonly<Record<string, FileRoute>>): Set<string> {
  const reached = new Set<string>()
  const open = nextOf(routes[name])
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...nextOf(routes[next]))
  }
  return reached
}
