/** The shape of a run's flow (who reads and writes what, who follows whom), read from its start record. */
import type { Contract } from '../define/contract.ts'
import type { StartRecord } from '../store/record.ts'
import type { Graph } from './api.ts'

interface Shape {
  readonly fields: Readonly<Record<string, string>>
  readonly start: readonly string[]
  readonly agents: readonly AgentShape[]
}

interface AgentShape {
  readonly name: string
  readonly reads: readonly string[]
  readonly writes: readonly string[]
  readonly isFixed: boolean
  readonly next: readonly string[]
  readonly society?: unknown
}

/** As much of it as can be understood: a journal may come from elsewhere. */
function readShape(given: unknown): Shape {
  const { fields, start, agents, routes } = recordOf(given)
  return {
    fields: Object.fromEntries(Object.entries(recordOf(fields)).map(([name, rule]) => [name, ruleIn(rule)])),
    start: namesIn(start),
    agents: Object.entries(recordOf(agents)).map(([name, agent]) => {
      const { reads, writes, society } = recordOf(agent)
      const route = recordOf(routes)[name]
      const isFixed = Array.isArray(route) || typeof route === 'string'
      const next = Array.isArray(route) ? namesIn(route) : namesIn(Object.values(recordOf(route))[0])
      return {
        name,
        reads: namesIn(reads),
        writes: namesIn(writes),
        isFixed,
        next,
        ...(society !== undefined && { society }),
      }
    }),
  }
}

/** `needed` is not in the journal: which fields have no default, the code says where it is here. */
export function contractIn(
  { flow, shape }: Pick<StartRecord, 'flow' | 'shape'>,
  isNeeded: (field: string) => boolean = () => false,
): Contract {
  const { fields, agents } = readShape(shape)
  const readers = byField(agents, ({ reads }) => reads)
  const writers = byField(agents, ({ writes }) => writes)
  return {
    flow,
    fields: Object.entries(fields).map(([name, rule]) => ({
      name,
      rule,
      needed: isNeeded(name),
      readers: [...(readers.get(name) ?? [])],
      writers: [...(writers.get(name) ?? [])],
    })),
    agents: agents.map(({ name, reads, writes, next, society }) => ({
      name,
      reads,
      writes,
      next: next.length === 0 ? ['end'] : next,
      ...(society !== undefined && { society: contractIn({ flow: name, shape: society }) }),
    })),
  }
}

/** Once through all agents: a shape from elsewhere may have more of everything than anybody would write. */
function byField(agents: readonly AgentShape[], fieldsOf: (agent: AgentShape) => readonly string[]) {
  const found = new Map<string, Set<string>>()
  for (const agent of agents)
    for (const field of fieldsOf(agent)) found.set(field, (found.get(field) ?? new Set()).add(agent.name))
  return found
}

const START = 'start'
const END = 'end'

/** With a beginning and an end; `chosen` edges are taken when an agent or a rule says so. */
export function graphIn({ shape }: Pick<StartRecord, 'shape'>): Graph {
  const { start, agents } = readShape(shape)
  return {
    nodes: [START, ...agents.map(({ name }) => name), END],
    edges: [
      ...start.map((to) => ({ from: START, to })),
      ...agents.flatMap(({ name, next, isFixed }) => {
        const edges = [...new Set(next)].map((to) => ({ from: name, to, ...(!isFixed && { label: 'chosen' }) }))
        if (!isFixed) return [...edges, { from: name, to: END, label: 'chosen' }]
        return next.length === 0 ? [{ from: name, to: END }] : edges
      }),
    ],
  }
}

/** A mermaid drawing: solid arrows are fixed, dotted ones are chosen. */
export function diagramIn(start: Pick<StartRecord, 'shape'>): string {
  const { nodes, edges } = graphIn(start)
  const ids = new Map(nodes.map((name, place) => [name, `a${place}`]))
  const boxes = nodes.map((name) =>
    name === START || name === END ? `  ${ids.get(name)}((${name}))` : `  ${ids.get(name)}[${JSON.stringify(name)}]`,
  )
  const arrows = edges.map(({ from, to, label }) => `  ${ids.get(from)} ${label ? '-.->' : '-->'} ${ids.get(to)}`)
  return ['flowchart TD', ...boxes, ...arrows, ''].join('\n')
}

export function agentsIn({ shape }: Pick<StartRecord, 'shape'>): readonly string[] {
  return readShape(shape).agents.map(({ name }) => name)
}

// an object may refuse to become a text
const ruleIn = (rule: unknown) => (typeof rule === 'string' ? rule : 'unknown')

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}
