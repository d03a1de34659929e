/** People for a house: who lives where, what they are like, whom and what they know, and what they are after. */
import { createRandom, type Random, type Seed } from '../../../base/random.ts'
import type { HousePlan } from '../../../worlds/house/plan.ts'
import type { Fact } from '../fact.ts'
import { indexOf } from '../house-index.ts'
import { nearRooms, type NearRoom } from '../outlook.ts'
import type { Goal, PersonFile } from '../person.ts'
import { acquaint } from './acquaintances.ts'
import { factsToReach, lockedFacts, ownRoomFacts } from './first-knowledge.ts'
import { goalsFor } from './goals.ts'
import { namesFor, shuffle } from './names.ts'
import { gatheringFor, newsFor } from './occasions.ts'
import { personaOf, traitsOf } from './persona.ts'

const LIKES = 2
const ONE_IN_SO_MANY_KNOWS_THE_KEYS = 4

/** So many people, or these. */
export function castFor(who: number | readonly string[], plan: HousePlan, seed: Seed): PersonFile[] {
  const random = createRandom(`cast ${seed}`)
  const names = typeof who === 'number' ? namesFor(who, plan, random) : who
  const count = names.length
  const rooms = bedrooms(plan)
  const known = acquaint(count, random)
  const knows = names.map((): Fact[] => [])
  const taken = new Set<string>()
  const people = names.map((name, index): PersonFile => {
    const room = rooms[index % rooms.length]!
    const near = nearRooms(plan, room, room)
    const likes = likesNear(plan, near, random)
    const traits = traitsOf(random)
    const relations = [...known[index]!].map(([other, warmth]) => [names[other]!, warmth] as const)
    const acquainted = relations.map(([other]) => other)
    const neighbour = names[(index + 1) % count]!
    const others = acquainted.length > 0 || neighbour === name ? acquainted : [neighbour]
    const goals = [...goalsFor({ plan, room, near, others, taken, random })]
    const gathering = gatheringFor(name, index, count, plan, near, random)
    if (gathering) goals.push(gathering.goal)
    knows[index]!.push(...ownRoomFacts(plan, room), ...newsFor(index, random), ...(gathering ? [gathering.fact] : []))
    knows[index]!.push(...homesOf([...known[index]!.keys()], names, rooms))
    if (index % ONE_IN_SO_MANY_KNOWS_THE_KEYS === 0)
      knows[index]!.push(
        ...lockedFacts(
          plan,
          near.map((each) => each.room),
        ),
      )
    tellSomebodyNear(goals, index, plan, knows)
    return {
      name,
      persona: personaOf(name, traits, likes, random),
      traits,
      room,
      wakes: 375 + 15 * random.integer(8),
      sleeps: 1320 + 15 * random.integer(7),
      likes,
      goals,
      relations: Object.fromEntries(relations),
    }
  })
  return people.map((person, index) => ({ ...person, knows: withoutRepeats(knows[index]!) }))
}

/** A room for each place to sleep, in the order of the file, so that who lives together is next to each other. */
function bedrooms(plan: HousePlan): readonly string[] {
  const index = indexOf(plan)
  const rooms = [...plan.rooms.keys()]
  const beds = rooms.flatMap((room) =>
    index.offersIn(room).flatMap(({ thing, use, isSleep }) => {
      const seats = plan.things.get(thing)?.uses?.find(({ name }) => name === use)?.seats ?? 1
      return isSleep ? Array.from({ length: seats }, () => room) : []
    }),
  )
  return beds.length > 0 ? beds : rooms
}

function likesNear(plan: HousePlan, near: readonly NearRoom[], random: Random): readonly string[] {
  const index = indexOf(plan)
  const offers = near.flatMap(({ room }) => index.offersIn(room))
  const pleasures = offers.flatMap(({ use, gives, isSleep }) =>
    use !== undefined && !isSleep && (gives.fun ?? 0) > 0 ? [use] : [],
  )
  return shuffle([...new Set(pleasures)], random).slice(0, LIKES)
}

/** Whom one knows, one knows where to find in the morning. */
function homesOf(others: readonly number[], names: readonly string[], rooms: readonly string[]): readonly Fact[] {
  return others.map((other) => ({ kind: 'person', person: names[other]!, place: rooms[other % rooms.length]! }))
}

/** What one has to be told, a neighbour knows. */
function tellSomebodyNear(goals: readonly Goal[], index: number, plan: HousePlan, knows: readonly Fact[][]): void {
  const neighbour = knows[index + 1] ?? knows[index - 1]
  for (const goal of goals) neighbour?.push(...factsToReach(plan, goal))
}

function withoutRepeats(facts: readonly Fact[]): readonly Fact[] {
  return [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()]
}
