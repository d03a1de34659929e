/** `--variant`: a society as evolution has changed it, by the name of a variant in the store. */
import type { Society } from '../societies/society.ts'
import type { Variant } from '../societies/variant.ts'
import type { Arguments } from './arguments.ts'
import type { Options } from './command.ts'
import { withExistingStore } from './open-store.ts'

export const variantOption = ({ evolution }: Society): Options =>
  evolution === undefined
    ? {}
    : {
        variant: {
          type: 'string',
          value: 'NAME',
          about: 'a variant that evolution made: its name, `certified` for the last that was, or base (default: base)',
        },
      }

export async function readVariantFlag({ name }: Society, given: Arguments): Promise<Variant | undefined> {
  const named = given.text('variant')
  if (named === undefined) return undefined
  const { findVariant, readFamily } = await import('../evolve/read-family.ts')
  return withExistingStore(given, async (store) => findVariant(await readFamily(store, name), named))
}
