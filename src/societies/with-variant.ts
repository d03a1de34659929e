/** A society as a run of it is: with the agents that the variant on its board says have joined. */
import { mind } from '../minds/mind.ts'
import type { Board } from './paths.ts'
import type { Society } from './society.ts'
import { readVariant } from './variant.ts'

/** The same society where nobody has. */
export function withVariant(society: Society, board: Board): Society {
  const variant = readVariant(board['variant'])
  if (variant.agents === undefined || society.create === undefined) return society
  return { ...society, flow: society.create(mind, variant) }
}
