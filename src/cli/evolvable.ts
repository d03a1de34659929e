/** A society that says how it evolves, by name; another one is refused with the names of those that do. */
import { listed } from '../base/errors.ts'
import type { Evolution } from '../societies/evolution.ts'
import { registry } from '../societies/registry.ts'
import type { Society } from '../societies/society.ts'
import { misuse } from './command.ts'
import { loadSociety } from './society.ts'

export interface Evolvable {
  readonly name: string
  readonly society: Society
  readonly evolution: Evolution
}

export async function evolvable(spec: string): Promise<Evolvable> {
  const society = await loadSociety(spec)
  const evolution = await society.evolution?.()
  if (evolution !== undefined) return { name: society.name, society, evolution }
  const all = await Promise.all(Object.values(registry).map(({ load }) => load()))
  const known = all.filter((each) => each.evolution !== undefined).map(({ name }) => name)
  throw misuse(
    `${society.name} does not say how it evolves. Give its description an \`evolution\`, ` +
      `or evolve one of: ${listed(known)}.`,
  )
}
