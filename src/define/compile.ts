/** Compiles a flow: every name is resolved, and every mistake is found before the first step. */
import { listed, TroupeError } from '../base/errors.ts'
import { NOT_IN_NAMES } from '../base/inside-ids.ts'
import { checksOf } from '../base/think-checks.ts'
import type { Fields } from '../board/field.ts'
import { createViewMaker } from '../board/view.ts'
import type { Board } from './board.ts'
import type { AnyDefinition } from './definition.ts'
import { isEnd, isSend, type Chosen, type Router } from './route.ts'
import type { Agent, CompiledAgent, CompiledFlow, CompiledRoute } from './society.ts'

// enough for every honest society so far, and the end of one that turns in circles
const DEFAULT_STEP_LIMIT = 10_000

export function compile(board: Board<Fields>, definition: AnyDefinition): CompiledFlow {
  const { agents, routes, joins = {}, failures = {}, start, name = 'flow', stepLimit = DEFAULT_STEP_LIMIT } = definition
  const names = Object.keys(agents)
  const fields = Object.keys(board.fields)
  const known = (agent: unknown, where: string): void => {
    if (typeof agent !== 'string' || !Object.hasOwn(agents, agent)) {
      throw invalid(
        `${where} names ${JSON.stringify(agent)}, which is no agent of this flow. Its agents: ${listed(names)}`,
      )
    }
  }

  const compileRoute = (from: string, route: unknown): CompiledRoute => {
    const who = `The route of "${from}"`
    if (route === undefined) throw invalid(`"${from}" has no route. Say who follows it, or end the run with end('why')`)
    if (typeof route === 'function') {
      const choose = route as (view: object) => unknown
      // such a route may lead anywhere; the names in its text are good enough for a drawing
      const to = names.filter((agent) => [`'${agent}'`, `"${agent}"`].some((quoted) => String(route).includes(quoted)))
      return { kind: 'computed', reads: fields, to, view: createViewMaker(who, fields, fields), choose }
    }
    if (isRouter(route)) {
      for (const to of route.to) known(to, who)
      const view = createViewMaker(who, route.reads, fields)
      return {
        kind: 'computed',
        reads: route.reads,
        to: route.to,
        view,
        choose: route.choose as (view: object) => unknown,
      }
    }
    if (isChosen(route)) {
      for (const to of route.chosen) known(to, who)
      return { kind: 'chosen', to: route.chosen }
    }
    const targets = (Array.isArray(route) ? route : [route]) as unknown[]
    if (targets.length === 0) throw invalid(`${who} is empty`)
    const to = targets.flatMap((target) => (isEnd(target) ? [] : [isSend(target) ? target.send : (target as string)]))
    for (const target of to) known(target, who)
    return { kind: 'fixed', target: route, to }
  }

  const compileAgent = (
    agent: Agent,
    agentName: string,
    route: CompiledRoute,
    failure: CompiledAgent['failure'],
  ): CompiledAgent => {
    if (agent?.board !== board)
      throw invalid(`Agent "${agentName}" belongs to another board. Make it with this board's agent()`)
    checksOf(agent.think)?.atFlow({ name: agentName, reads: agent.reads })
    return {
      name: agentName,
      agent,
      view: createViewMaker(`Agent "${agentName}"`, agent.reads, fields),
      places: new Map(agent.writes.map((field) => [field, `"${field}" from agent "${agentName}"`])),
      route,
      failure,
    }
  }

  const badName = names.find((agent) => agent === '' || NOT_IN_NAMES.some((mark) => agent.includes(mark)))
  if (badName !== undefined)
    throw invalid(`An agent cannot be called "${badName}": names have no "/", ":" or "~" in them`)
  for (const [where, record] of Object.entries({ routes, joins, failures }))
    for (const agent of Object.keys(record)) known(agent, where)
  for (const [agent, sources] of Object.entries(joins))
    for (const source of sources ?? []) known(source, `The join of "${agent}"`)
  const starts = [start].flat()
  if (starts.length === 0) throw invalid('start names no agent')
  for (const agent of starts) known(agent, 'start')

  const compiled = new Map<string, CompiledAgent>()
  for (const agentName of names) {
    const route = compileRoute(agentName, routes[agentName])
    const failure = failures[agentName] ?? 'fail'
    const compiledFailure =
      typeof failure === 'object' ? compileAgent(failure, `${agentName} (fallback)`, route, 'fail') : failure
    compiled.set(agentName, compileAgent(agents[agentName]!, agentName, route, compiledFailure))
  }
  return {
    name,
    board,
    start: names.filter((agent) => starts.includes(agent)),
    agents: compiled,
    joins: new Map(Object.entries(joins).map(([agent, sources]) => [agent, sources ?? []])),
    stepLimit,
    ...(definition.handlers && { handlers: definition.handlers }),
  }
}

function isRouter(route: unknown): route is Router {
  return typeof route === 'object' && route !== null && 'choose' in route
}

function isChosen(route: unknown): route is Chosen {
  return typeof route === 'object' && route !== null && 'chosen' in route
}

function invalid(message: string): TroupeError {
  return new TroupeError('FLOW_INVALID', `${message}.`)
}
