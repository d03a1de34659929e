/** What lies around: things that can be carried and lie in a room they do not belong to, on or in nothing. */
import type { HousePerception } from '../../worlds/house/action.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import type { Wish } from './planner/wish.ts'

export function outOfPlace(plan: HousePlan, { room, things }: HousePerception): readonly string[] {
  return things
    .filter((thing) => thing.in === undefined && thing.users.length === 0)
    .filter(({ id }) => plan.things.get(id)?.isPortable && plan.things.get(id)?.in !== room)
    .map(({ id }) => id)
}

/** To put a thing where the house file has it. */
export function putAway(plan: HousePlan, thing: string): Wish | undefined {
  const home = plan.things.get(thing)?.in
  if (home === undefined) return undefined
  return plan.rooms.has(home) ? { kind: 'leave', thing, place: home } : { kind: 'place', thing, recipient: home }
}
