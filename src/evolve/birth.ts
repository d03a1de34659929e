/** Births: what a newborn may change in a flow. Its contract may add the agent and its edges, and nothing else. */
import type { Contract } from '../define/contract.ts'

/** What is wrong with a birth, in words; nothing when all is as it may be. */
export function birthFaults(before: Contract, after: Contract, born: readonly string[]): readonly string[] {
  const own = new Set(born)
  const faults: string[] = []
  const agents = new Map(after.agents.map((agent) => [agent.name, agent]))
  for (const agent of before.agents) {
    const now = agents.get(agent.name)
    if (now === undefined) faults.push(`${agent.name} is gone`)
    else
      for (const part of ['reads', 'writes', 'next'] as const) {
        const left = now[part].filter((each) => !own.has(each))
        if (!isSame(agent[part], left)) faults.push(`${part} of ${agent.name} are others`)
      }
  }
  for (const { name } of after.agents)
    if (!own.has(name) && !before.agents.some((agent) => agent.name === name)) faults.push(`${name} was not announced`)
  const fields = new Map(before.fields.map((field) => [field.name, field]))
  for (const { name, rule, needed, readers, writers } of after.fields) {
    const known = fields.get(name)
    if (known === undefined) faults.push(`the field ${name} is new`)
    else if (known.rule !== rule || known.needed !== needed) faults.push(`the field ${name} is another`)
    else if (!isSame(known.readers, without(readers, own)) || !isSame(known.writers, without(writers, own)))
      faults.push(`others read or write ${name}`)
    const writes = writers.filter((writer) => own.has(writer))
    if (writes.length > 0 && !MAY_WRITE.has(name)) faults.push(`${writes.join(', ')} may not write ${name}`)
  }
  return faults
}

/** What it says, and what it keeps for itself. */
const MAY_WRITE: ReadonlySet<string> = new Set(['responses', 'notes'])

const without = (names: readonly string[], own: ReadonlySet<string>) => names.filter((name) => !own.has(name))

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))
