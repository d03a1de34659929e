/** The names that can be said: rooms, things and people, each found by a look-up and never by going through all. */
import type { HousePlan } from '../../../worlds/house/plan.ts'

export type NameKind = 'room' | 'thing' | 'person'

export interface Vocabulary {
  readonly kindOf: (name: string) => NameKind | undefined
  /** the name that is written so, in small letters and without an article */
  readonly find: (words: string) => string | undefined
  /** words of the longest name */
  readonly longest: number
  readonly statesOf: (thing: string) => readonly string[]
  /** something that is opened and closed: things are in it, never on it */
  readonly isClosable: (thing: string) => boolean
}

const wordsOf = (name: string) => name.split(' ').length

/** Names of a house do not change while it stands. */
const houses = new WeakMap<HousePlan, Vocabulary>()
const casts = new WeakMap<HousePlan, WeakMap<readonly string[], Vocabulary>>()
/** Two or three who are spoken of are looked up by their names: their list is made anew for every sentence. */
const companies = new WeakMap<HousePlan, Map<string, Vocabulary>>()
const COMPANY_AT_MOST = 4
// may be forgotten at any time
const COMPANIES_AT_MOST = 10_000

function houseWords(plan: HousePlan): Vocabulary {
  const known = houses.get(plan)
  if (known !== undefined) return known
  const written = new Map<string, string>()
  let longest = 1
  for (const name of [...plan.rooms.keys(), ...plan.things.keys()]) {
    written.set(name.toLowerCase(), name)
    longest = Math.max(longest, wordsOf(name))
  }
  const vocabulary: Vocabulary = {
    kindOf: (name) => (plan.rooms.has(name) ? 'room' : plan.things.has(name) ? 'thing' : undefined),
    find: (words) => written.get(words),
    longest,
    statesOf: (thing) => Object.keys(plan.things.get(thing)?.states ?? {}),
    isClosable: (thing) => plan.things.get(thing)?.holds?.openIn !== undefined,
  }
  houses.set(plan, vocabulary)
  return vocabulary
}

/** The names of a house and of these people. Given the same list again, it is not made again. */
export function vocabularyOf(plan: HousePlan, people: readonly string[]): Vocabulary {
  if (people.length > COMPANY_AT_MOST) return vocabularyOfCast(plan, people)
  const ofPlan = companies.get(plan) ?? new Map<string, Vocabulary>()
  companies.set(plan, ofPlan)
  const key = people.join('\n')
  const known = ofPlan.get(key)
  if (known !== undefined) return known
  if (ofPlan.size >= COMPANIES_AT_MOST) ofPlan.clear()
  const vocabulary = vocabularyOfCast(plan, people)
  ofPlan.set(key, vocabulary)
  return vocabulary
}

function vocabularyOfCast(plan: HousePlan, people: readonly string[]): Vocabulary {
  const ofPlan = casts.get(plan) ?? new WeakMap<readonly string[], Vocabulary>()
  casts.set(plan, ofPlan)
  const known = ofPlan.get(people)
  if (known !== undefined) return known
  const house = houseWords(plan)
  const names = new Set(people)
  const written = new Map(people.map((name) => [name.toLowerCase(), name]))
  const vocabulary: Vocabulary = {
    ...house,
    kindOf: (name) => house.kindOf(name) ?? (names.has(name) ? 'person' : undefined),
    find: (words) => house.find(words) ?? written.get(words),
    longest: Math.max(house.longest, ...people.slice(0, 10_000).map(wordsOf)),
  }
  ofPlan.set(people, vocabulary)
  return vocabulary
}
