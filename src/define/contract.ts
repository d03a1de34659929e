/** The contract and the diagram of a flow: who reads and writes what, and who follows whom, without running it. */
import type { CompiledFlow } from './society.ts'

export interface Contract {
  readonly flow: string
  readonly fields: readonly {
    readonly name: string
    readonly rule: string
    readonly needed: boolean
    readonly readers: readonly string[]
    readonly writers: readonly string[]
  }[]
  readonly agents: readonly {
    readonly name: string
    readonly reads: readonly string[]
    readonly writes: readonly string[]
    readonly next: readonly string[]
    readonly society?: Contract
  }[]
}

export function contractOf(flow: CompiledFlow): Contract {
  const cast = [...flow.agents.values()].flatMap((each) =>
    typeof each.failure === 'object' ? [each, each.failure] : [each],
  )
  return {
    flow: flow.name,
    fields: Object.entries(flow.board.fields).map(([name, field]) => ({
      name,
      rule: field.rule,
      needed: field.needed,
      readers: [
        ...cast.filter(({ agent }) => agent.reads.includes(name)).map((each) => each.name),
        ...[...flow.agents.values()]
          .filter(({ route }) => route.kind === 'computed' && route.reads.includes(name))
          .map((each) => `route of ${each.name}`),
      ],
      writers: cast.filter(({ agent }) => agent.writes.includes(name)).map((each) => each.name),
    })),
    agents: cast.map(({ name, agent, route }) => ({
      name,
      reads: agent.reads,
      writes: agent.writes,
      next: route.kind === 'fixed' && route.to.length === 0 ? ['end'] : route.to,
      ...(agent.inner && { society: contractOf(agent.inner.compiled) }),
    })),
  }
}

/** A mermaid drawing: solid arrows are fixed, dotted ones are chosen or computed. */
export function diagramOf(flow: CompiledFlow): string {
  const ids = new Map([...flow.agents.keys()].map((name, index) => [name, `a${index}`]))
  const lines = ['flowchart TD', '  start((start))', '  finish((end))']
  for (const { name, agent } of flow.agents.values()) {
    const label = JSON.stringify(agent.inner ? `${name}: ${agent.inner.compiled.name}` : name)
    lines.push(agent.inner ? `  ${ids.get(name)}[[${label}]]` : `  ${ids.get(name)}[${label}]`)
  }
  for (const activation of flow.start) lines.push(`  start --> ${ids.get(activation as string)}`)
  for (const { name, route } of flow.agents.values()) {
    const arrow = route.kind === 'fixed' ? '-->' : '-.->'
    for (const to of new Set(route.to)) lines.push(`  ${ids.get(name)} ${arrow} ${ids.get(to)}`)
    if (route.kind !== 'fixed' || route.to.length === 0) lines.push(`  ${ids.get(name)} ${arrow} finish`)
  }
  return `${lines.join('\n')}\n`
}
