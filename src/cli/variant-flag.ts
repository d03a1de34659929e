/** `--variant`: a society as evolution has changed it, by the name of a variant in the store. */
import type { Society } from '../societies/society.ts'
import type { Board } from '../societies/paths.ts'
import { inputOfVariant } from '../societies/with-variant.ts'
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

/** What the board begins with for the variant that is named; nothing where none is. */
export async function readVariantFlag(society: Society, given: Arguments): Promise<Board> {
  const named = given.text('variant')
  if (named === undefined) return {}
  const { findVariant, readFamily } = await import('../evolve/read-family.ts')
  const variant = await withExistingStore(given, async (store) =>
    findVariant(await readFamily(store, society.name), named),
  )
  return inputOfVariant(await society.evolution?.(), variant)
}
