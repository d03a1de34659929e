/** Households that only pretend, as societies of a server: of five people, of 25, and of a village. */
import type { Societies } from '../../src/server/catalogue.ts'
import { createMinds } from '../../src/minds/mind.ts'
import {
  createPretendHousehold,
  pretendInput,
  type PretendOptions,
} from '../../studio/src/worlds/house/pretend-household.fixture.ts'
import { pretendVillage } from '../../studio/src/worlds/house/pretend-house.fixture.ts'
import type { PersonFile } from '../../src/societies/household/person.ts'

const pretend = (options: PretendOptions) => async () => ({
  flow: createPretendHousehold(createMinds()),
  create: createPretendHousehold,
  input: pretendInput(options),
  view: 'house',
  cast: ({ people }: Readonly<Record<string, unknown>>) =>
    Array.isArray(people) ? (people as readonly PersonFile[]).map(({ name }) => name) : [],
})

export const pretendSocieties: Societies = {
  pretend: pretend({ people: 5, rounds: 12 }),
  evening: pretend({ people: 5, rounds: 13, minutesPerTurn: 75 }),
  crowd: pretend({ people: 25, rounds: 6 }),
  village: pretend({ people: 1000, rounds: 5, house: pretendVillage(300), isQuick: true }),
}
