/** The people of a household that nobody has described: by their names, for any house, from a seed. */
import type { Seed } from '../../../base/random.ts'
import type { HouseFile } from '../../../worlds/house/house-file.ts'
import { planOf } from '../../../worlds/house/plan.ts'
import { castFor } from './cast-for.ts'
import { firstNames } from './names.ts'
import type { PersonFile } from '../person.ts'

/** So many names; the first ones are always the same. */
export const castNames = (count: number): readonly string[] => firstNames(count)

export const castOf = (names: readonly string[], house: HouseFile, seed: Seed): readonly PersonFile[] =>
  castFor(names, planOf(house), seed)
