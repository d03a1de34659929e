/** What is asked of a house again and again: who uses what, what is open, how much is left, and where a thing is. */
import { ownValue } from '../../base/own-value.ts'
import { refillsUntil } from './house-clock.ts'
import type { ThingFile, UseFile } from './house-file.ts'
import type { HousePlan } from './plan.ts'
import type { HouseState, PersonState, ThingState } from './state.ts'

/** The house as it is; or as somebody believes it to be, who need not know of every thing and every person. */
export type Scene = Pick<HouseState, 'people' | 'things' | 'minute'>

/** What somebody uses at this minute. What they used until before is over, although nobody has put it away yet. */
export function usingNow({ using }: PersonState, minute: number): PersonState['using'] {
  return using !== undefined && using.until > minute ? using : undefined
}

export function useOf(plan: HousePlan, { thing, use }: NonNullable<PersonState['using']>): UseFile | undefined {
  return plan.things.get(thing)?.uses?.find(({ name }) => name === use)
}

export function isAsleep(plan: HousePlan, person: PersonState, minute: number): boolean {
  const using = usingNow(person, minute)
  return using !== undefined && useOf(plan, using)?.isSleep === true
}

/** Those who use a thing at this minute. */
export function usersNow({ people, minute }: Scene, { users }: ThingState): readonly string[] {
  return users.filter((name) => {
    const person = ownValue(people, name)
    return person === undefined || usingNow(person, minute) !== undefined
  })
}

/** Can one get at what it holds? */
export function isOpen({ holds }: ThingFile, { state }: ThingState): boolean {
  return holds !== undefined && (holds.openIn === undefined || (state !== undefined && holds.openIn.includes(state)))
}

export function servingsNow(file: ThingFile, { servings, countedAfter = 0 }: ThingState, minute: number): number {
  if (file.consumable === undefined) return 0
  const isFull = servings === undefined || (file.isRefilled === true && refillsUntil(minute) > countedAfter)
  return isFull ? file.consumable.servings : servings
}

/** What is around a thing, from the nearest to the outermost: the things it is in, then a room or a person. */
export function around(
  { things }: Scene,
  thing: string,
): { readonly holders: readonly string[]; readonly room?: string; readonly person?: string } {
  const holders: string[] = []
  let where = ownValue(things, thing)?.in
  // a belief may go round in circles
  while (where !== undefined && 'thing' in where && !holders.includes(where.thing)) {
    holders.push(where.thing)
    where = ownValue(things, where.thing)?.in
  }
  return { holders, ...(where !== undefined && !('thing' in where) && where) }
}
