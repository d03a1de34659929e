/** What gives people something to talk about: a piece of news here and there, and a gathering somebody invites to. */
import type { Random } from '../../../base/random.ts'
import type { Fact } from '../fact.ts'
import { indexOf } from '../house-index.ts'
import type { NearRoom } from '../outlook.ts'
import type { Goal } from '../person.ts'
import type { HousePlan } from '../../../worlds/house/plan.ts'

const NEWS: Readonly<Record<string, string>> = {
  bridge: 'The old bridge will be closed next week.',
  market: 'There will be a market on Saturday.',
  election: 'Sam is running for mayor.',
  storm: 'A storm is expected tomorrow night.',
  circus: 'A circus is coming to town.',
  library: 'The library is looking for helpers.',
  train: 'The last train leaves an hour earlier now.',
  bakery: 'A new bakery has opened at the corner.',
}
const GATHERINGS: Readonly<Record<string, string>> = {
  tea: 'a tea party',
  games: 'a game night',
  reading: 'a reading circle',
  birthday: 'a birthday party',
  music: 'an evening of music',
}
const FIVE_IN_THE_AFTERNOON = 1020
const GATHERING_MINUTES = 90
const PEOPLE_PER_NEWS = 12
const PEOPLE_PER_GATHERING = 25
const PEOPLE_FOR_A_GATHERING = 4

export function newsFor(index: number, random: Random): readonly Fact[] {
  if (index % PEOPLE_PER_NEWS !== 0) return []
  const ids = Object.keys(NEWS)
  const id = ids[(index / PEOPLE_PER_NEWS + random.integer(ids.length)) % ids.length]!
  return [{ kind: 'news', id, text: NEWS[id]! }]
}

export function gatheringFor(
  host: string,
  index: number,
  count: number,
  plan: HousePlan,
  near: readonly NearRoom[],
  random: Random,
): { readonly fact: Fact; readonly goal: Goal } | undefined {
  if (count < PEOPLE_FOR_A_GATHERING || index % PEOPLE_PER_GATHERING !== 1) return undefined
  const kind = random.pick(Object.keys(GATHERINGS))
  const { offersIn } = indexOf(plan)
  const isBedroom = (room: string) => offersIn(room).some(({ isSleep }) => isSleep)
  const rooms = near.map(({ room }) => room).filter((room) => !isBedroom(room))
  const place = rooms.toSorted((one, other) => offersIn(other).length - offersIn(one).length)[0]
  if (place === undefined) return undefined
  const [from, until] = [FIVE_IN_THE_AFTERNOON, FIVE_IN_THE_AFTERNOON + GATHERING_MINUTES]
  const what = GATHERINGS[kind]!
  const id = index === 1 ? kind : `${kind}-${index}`
  return {
    fact: { kind: 'gathering', id, what, host, place, from, until },
    goal: { id: `gathering:${id}`, text: `be at ${what} in the ${place}`, kind: 'be', place, from, until },
  }
}
