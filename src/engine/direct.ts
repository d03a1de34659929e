/** Directs a run from the routes of one step to the agents of the next: joins wait, doubles meet, order is declared. */
import { listed, TroupeError } from '../base/errors.ts'
import { seal } from '../base/seal.ts'
import type { Values } from '../board/change.ts'
import type { CompiledAgent, CompiledFlow } from '../define/society.ts'
import { isEnd, isSend } from '../define/route.ts'
import type { Activation, Thinking, Waiting } from '../store/record.ts'

export interface Direction {
  readonly next: readonly Activation[]
  readonly waiting: Waiting
  readonly end?: string
}

/** What one branch's route came to. */
export interface Departure {
  readonly from: string
  readonly target: unknown
}

export function depart({ name, route }: CompiledAgent, { next }: Thinking, values: Values): Departure {
  if (route.kind === 'fixed') return { from: name, target: route.target }
  if (route.kind === 'computed') return { from: name, target: route.choose(route.view(values)) }
  for (const target of [next].flat()) {
    const agent: unknown = isSend(target) ? target.send : target
    if (target === undefined || isEnd(target) || route.to.includes(agent as string)) continue
    const choice = JSON.stringify(agent)
    const offer = `It offers: ${listed(route.to)}.`
    throw new TroupeError(
      'RUN_UNKNOWN_ROUTE',
      `Agent "${name}" chose ${choice}, which its route does not offer. ${offer}`,
    )
  }
  return { from: name, target: next }
}

export function direct(flow: CompiledFlow, departures: readonly Departure[], before: Waiting): Direction {
  const [first] = departures
  if (departures.length === 1 && flow.agents.has(first!.target as string) && flow.joins.size === 0) {
    return { next: [first!.target as string], waiting: before }
  }
  const alone = new Set<string>()
  const sent: { agent: string; payload: unknown }[] = []
  const waiting: Record<string, readonly string[]> = { ...before }
  for (const { from, target } of departures) {
    const targets: unknown[] = [target ?? []].flat()
    if (targets.length === 0) throw noRoute(from)
    for (const each of targets) {
      if (isEnd(each)) return { next: [], waiting: {}, end: each.end }
      const agent: unknown = isSend(each) ? each.send : each
      if (typeof agent !== 'string' || !flow.agents.has(agent)) throw unknownRoute(from, agent, flow)
      if (isSend(each)) sent.push({ agent, payload: seal(each.payload ?? null, `What "${from}" sends to "${agent}"`) })
      else if (!flow.joins.has(agent)) alone.add(agent)
      else waiting[agent] = [...new Set([...(waiting[agent] ?? []), from])]
    }
  }
  for (const agent of Object.keys(waiting)) {
    if (missingAt(flow, agent, waiting).length > 0) continue
    alone.add(agent)
    delete waiting[agent]
  }
  if (alone.size + sent.length === 0) throw stuck(flow, waiting)
  return { next: inOrder(flow, alone, sent), waiting }
}

function inOrder(flow: CompiledFlow, alone: ReadonlySet<string>, sent: readonly Exclude<Activation, string>[]) {
  if (sent.length === 0 && alone.size === 1) return [...alone]
  const byAgent = Map.groupBy(sent, ({ agent }) => agent)
  const next: Activation[] = []
  for (const agent of flow.agents.keys()) {
    if (alone.has(agent)) next.push(agent)
    next.push(...(byAgent.get(agent) ?? []))
  }
  return next
}

function missingAt(flow: CompiledFlow, agent: string, waiting: Waiting): string[] {
  return (flow.joins.get(agent) ?? []).filter((name) => !waiting[agent]?.includes(name))
}

function noRoute(from: string): TroupeError {
  const help = "Give it an agent, or end the run with end('why')."
  return new TroupeError('RUN_NO_ROUTE', `Nothing follows "${from}": its route gave no agent. ${help}`)
}

function unknownRoute(from: string, to: unknown, flow: CompiledFlow): TroupeError {
  const message = `The route of "${from}" leads to ${JSON.stringify(to)}, which is no agent of this flow.`
  return new TroupeError('RUN_UNKNOWN_ROUTE', `${message} Its agents: ${listed(flow.agents.keys())}.`)
}

function stuck(flow: CompiledFlow, waiting: Waiting): TroupeError {
  const joins = Object.keys(waiting).map((agent) => `"${agent}" waits for ${listed(missingAt(flow, agent, waiting))}`)
  return new TroupeError('RUN_STUCK', `Nobody is next: ${joins.join('; ') || 'every branch was skipped'}.`)
}
