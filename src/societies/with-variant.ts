/** A society as a run of it is: with the agents that the variant on its board says have joined. */
import { mind } from '../minds/mind.ts'
import type { Evolution } from './evolution.ts'
import type { Board } from './paths.ts'
import type { Society } from './society.ts'
import { isBase, readVariant, type Variant } from './variant.ts'

/** The same society where nobody has. */
export function withVariant(society: Society, board: Board): Society {
  const variant = readVariant(board['variant'])
  if (variant.agents === undefined || society.create === undefined) return society
  return { ...society, flow: society.create(mind, variant) }
}

/** What the board of a run begins with, so that this variant plays. */
export const inputOfVariant = (evolution: Pick<Evolution, 'inputOf'> | undefined, variant: Variant): Board => ({
  ...evolution?.inputOf?.(variant),
  ...(!isBase(variant) && { variant }),
})
