/** The town of an evaluation: news that one person knows, a party that one person gives, and who comes to know whom. */
import type { TrialRun } from '../../../evaluate/trials/trial.ts'
import type { HouseFile, ThingFile } from '../../../worlds/house/house-file.ts'
import { generateVillage } from '../../../worlds/house/generate.ts'
import { MINUTES_PER_DAY } from '../../../worlds/house/house-clock.ts'
import { castNames, castOf } from '../cast/cast.ts'
import { minuteOf, type HouseholdView } from '../draft.ts'
import { beliefKey, type Fact } from '../fact.ts'
import type { PersonFile } from '../person.ts'
import { tally } from '../tally.ts'
import { readHousehold } from './play.ts'

/** As many as in Generative Agents (Park and others, 2023), for as long. */
export const TOWN_PEOPLE = 25
export const TOWN_DAYS = 2
const TOWN_ROOMS = 40

const NEWS: Fact = { kind: 'news', id: 'mayor', text: 'Somebody from our street is running for mayor.' }

export interface TownResult {
  /** of all others, who knew the news in the end */
  readonly news: number
  /** who came to the party, the host not counted */
  readonly party: number
  readonly invited: number
  readonly densityBefore: number
  readonly densityAfter: number
  readonly statements: number
  readonly ungrounded: number
}

/** Who lives there, what one of them knows and what another plans: the same for the same seed. */
function townOf(seed: string) {
  const house = generateVillage({ seed, rooms: TOWN_ROOMS, people: TOWN_PEOPLE })
  const cast = castOf(castNames(TOWN_PEOPLE), house, seed)
  const [candidate, host] = [cast[0]!, cast[Math.floor(cast.length / 2)]!]
  const place = meetingPlace(house, host)
  // on the second day, from five to seven in the afternoon: as in the paper
  const [from, until] = [MINUTES_PER_DAY + 17 * 60, MINUTES_PER_DAY + 19 * 60]
  const party: Fact = { kind: 'gathering', id: 'party', what: 'a party', host: host.name, place, from, until }
  const people = cast.map((person) => ({
    ...person,
    ...(person === candidate && { knows: [...(person.knows ?? []), NEWS] }),
    ...(person === host && {
      knows: [...(person.knows ?? []), party],
      goals: [...(person.goals ?? []), { id: 'party', text: 'give a party', kind: 'be' as const, place, from, until }],
    }),
  }))
  return { house, people, candidate, host, place, from, until }
}

export function townInput(seed: string, talk: boolean) {
  const { house, people } = townOf(seed)
  return { house, people, days: TOWN_DAYS, talk }
}

export async function measureTown(run: TrialRun): Promise<TownResult> {
  const { people, candidate, host, place, from, until } = townOf(String(run.seed))
  const came = new Set<string>()
  const played = await readHousehold(run, (board) => {
    const minute = minuteOf(board)
    if (minute < from || minute > until) return
    for (const name of board.rooms[place]?.people ?? []) if (name !== host.name) came.add(name)
  })
  const { board } = played
  const knows = (name: string, topic: string) => board.beliefs[beliefKey(name, topic)] !== undefined
  const others = people.filter(({ name }) => name !== candidate.name)
  const invited = people.filter(({ name }) => name !== host.name && knows(name, 'gathering:party'))
  return {
    news: others.filter(({ name }) => knows(name, 'news:mayor')).length / others.length,
    // who happens to be there without having heard of it has not come
    party: invited.filter(({ name }) => came.has(name) && meantToCome(board, name)).length,
    invited: invited.length,
    densityBefore: densityAtFirst(people),
    densityAfter: tally(board).density,
    statements: played.statements,
    ungrounded: played.ungrounded,
  }
}

/** Many pass the square; a guest has said yes. */
const meantToCome = ({ goals }: HouseholdView, name: string) =>
  goals[name]?.some(({ goal }) => goal.id === 'gathering:party') === true

function densityAtFirst(people: readonly PersonFile[]): number {
  const names = new Map(people.map((person) => [person.name, person]))
  let mutual = 0
  for (const one of people)
    for (const other of Object.keys(one.relations ?? {}))
      if (one.name < other && names.get(other)?.relations?.[one.name] !== undefined) mutual++
  return mutual / ((people.length * (people.length - 1)) / 2)
}

/** A place for all if the village has one, which is a room of nobody's house; the host's own room if not. */
function meetingPlace({ rooms, things }: HouseFile, host: PersonFile): string {
  const homes = new Set(rooms.flatMap(({ id, house }) => (things.some((each) => isBedIn(each, id)) ? [house] : [])))
  return rooms.find(({ house }) => house === undefined || !homes.has(house))?.id ?? host.room ?? rooms[0]!.id
}

const isBedIn = ({ in: place, uses = [] }: ThingFile, room: string) =>
  place === room && uses.some(({ isSleep }) => isSleep === true)
