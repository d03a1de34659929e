/** The family of a society as the journals of a store tell it, and a variant of it by name. */
import { listed, TroupeError } from '../base/errors.ts'
import { suggestion } from '../base/nearest.ts'
import { BASE, type Variant } from '../societies/variant.ts'
import { BASE_NAME } from '../societies/variant-name.ts'
import type { Store } from '../store/store.ts'
import { familyOf, type EvolutionRun, type Family } from './family.ts'
import { evolutionsIn } from './lineage.ts'

export async function readEvolutions(store: Store, society: string): Promise<readonly EvolutionRun[]> {
  return (await evolutionsIn(store, society)).evolutions
}

export async function readFamily(store: Store, society: string): Promise<Family> {
  return familyOf(society, await readEvolutions(store, society))
}

/** `certified` is the last that was; any other is named by its hash, or by the beginning of it. */
export function findVariant({ kin, certified, society }: Family, named: string): Variant {
  if (named === BASE_NAME) return BASE
  const wanted = named === 'certified' ? certified : named
  const found = kin.filter(({ name }) => name === wanted)
  const like = found.length > 0 ? found : kin.filter(({ name }) => wanted.length >= 3 && name.startsWith(wanted))
  if (like.length === 1) return like[0]!.variant
  const names = kin.map(({ name }) => name)
  if (wanted === BASE_NAME) return BASE
  throw new TroupeError(
    'EVOLUTION_UNKNOWN_VARIANT',
    `There is no variant ${JSON.stringify(named)} of ${society} in this store.${suggestion(named, names)} ` +
      `There are: ${listed([BASE_NAME, ...names.filter((name) => name !== BASE_NAME)])}.`,
  )
}
