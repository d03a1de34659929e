/** What people know at first: their own room, some where locked things and their keys are, and what others will ask. */
import type { HousePlan } from '../../../worlds/house/plan.ts'
import type { Fact } from '../fact.ts'
import { indexOf } from '../house-index.ts'
import type { Goal } from '../person.ts'

/** Where the file has a thing that can be carried away; furniture is known to everybody. */
function placeFacts(plan: HousePlan, things: readonly string[]): readonly Fact[] {
  return things.flatMap((thing): Fact[] => {
    const file = plan.things.get(thing)
    return file?.isPortable ? [{ kind: 'thing', thing, place: file.in }] : []
  })
}

export function ownRoomFacts(plan: HousePlan, room: string): readonly Fact[] {
  return placeFacts(plan, indexOf(plan).thingsIn(room))
}

/** The keys to what is locked in some rooms, and what is in there. */
export function lockedFacts(plan: HousePlan, rooms: readonly string[]): readonly Fact[] {
  const things = rooms.flatMap((room) => indexOf(plan).thingsIn(room))
  const keysTo = (id: string) => {
    const file = plan.things.get(id)
    return (file?.holds?.openIn ?? []).flatMap((state) => file?.states?.[state]?.holding ?? [])
  }
  const inside = things.filter((id) => keysTo(plan.things.get(id)?.in ?? '').length > 0)
  return placeFacts(plan, [...things.flatMap(keysTo), ...inside])
}

/** What somebody would have to be told to reach a goal: where the thing is, and what opens what it lies in. */
export function factsToReach(plan: HousePlan, goal: Goal): readonly Fact[] {
  if (goal.kind === 'know')
    return goal.topic.startsWith('thing:') ? placeFacts(plan, [goal.topic.slice('thing:'.length)]) : []
  if (goal.kind !== 'hold' && goal.kind !== 'use' && goal.kind !== 'bring') return []
  const things = new Set([goal.thing])
  for (const thing of things) {
    const file = plan.things.get(thing)
    const holder = plan.things.get(file?.in ?? '')
    const opening = (holder?.holds?.openIn ?? []).map((state) => holder?.states?.[state]?.holding)
    const using = (file?.uses ?? []).map(({ requires }) => requires?.holding)
    for (const needed of [holder?.id, ...opening, ...using]) if (needed !== undefined) things.add(needed)
  }
  return placeFacts(plan, [...things])
}
