/** The shape of a flow as data: what a run was started with, to refuse another and say what changed (E8). */
import { TroupeError } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import type { CompiledFlow, CompiledRoute } from './society.ts'

export function shapeOf(flow: CompiledFlow): Record<string, unknown> {
  const agents = [...flow.agents.values()]
  return {
    fields: Object.fromEntries(Object.entries(flow.board.fields).map(([name, field]) => [name, field.rule])),
    start: flow.start,
    agents: Object.fromEntries(
      agents.map(({ name, agent }) => [
        name,
        { reads: agent.reads, writes: agent.writes, ...(agent.inner && { society: shapeOf(agent.inner.compiled) }) },
      ]),
    ),
    routes: Object.fromEntries(agents.map(({ name, route }) => [name, routeShape(route)])),
    joins: Object.fromEntries(flow.joins),
  }
}

function routeShape(route: CompiledRoute): unknown {
  if (route.kind === 'fixed') return route.to.length > 0 ? route.to : 'end'
  return { [route.kind]: route.to }
}

/** What is otherwise in this flow than in the shape of one before, in words. */
export function shapeChanges(before: unknown, flow: CompiledFlow): string[] {
  return differences(before, JSON.parse(JSON.stringify(shapeOf(flow))), '')
}

export function checkShape(run: string, before: unknown, flow: CompiledFlow): void {
  const changes = shapeChanges(before, flow)
  if (changes.length === 0) return
  throw new TroupeError(
    'RUN_SHAPE_CHANGED',
    `The flow has changed since run "${run}" was started: ` +
      `${changes.slice(0, 5).join('; ')}${changes.length > 5 ? `; and ${changes.length - 5} more` : ''}. ` +
      'Resume it with the flow it was started with, or fork it to continue with this one.',
  )
}

function differences(before: unknown, after: unknown, path: string): string[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => differences(before[key], after[key], path ? `${path}.${key}` : key))
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (before === undefined) return [`${path} is new`]
  if (after === undefined) return [`${path} is gone`]
  return [`${path} was ${JSON.stringify(before)} and is ${JSON.stringify(after)}`]
}
