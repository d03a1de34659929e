/** What somebody perceives where they are: the room, what is open in it, who is there. Costs what is in the room. */
import { ownValue } from '../../base/own-value.ts'
import type { HousePerception, PerceivedThing } from './action.ts'
import { isNight, timeOf } from './house-clock.ts'
import type { HousePlan } from './plan.ts'
import { isAsleep, isOpen, servingsNow, usersNow, usingNow } from './scene.ts'
import type { HouseState } from './state.ts'
import { doing } from './words.ts'

export function perceive(plan: HousePlan, state: HouseState, name: string): HousePerception {
  const { minute } = state
  const { room, holding } = ownValue(state.people, name)!
  const here = ownValue(state.rooms, room)
  const others = (here?.people ?? []).filter(
    (other) => other !== name && ownValue(state.people, other)?.isActive === true,
  )
  const held = holding.map((id) => [...seenIn(plan, state, id)])
  const description = plan.rooms.get(room)?.description
  return {
    room,
    ...(description !== undefined && { description }),
    exits: plan.exitsOf(room),
    // what is in a bag one holds is within reach, and not in one's hands
    things: [...(here?.things ?? []).flatMap((id) => [...seenIn(plan, state, id)]), ...held.flat().filter(isInside)],
    holding: held.flatMap(([thing]) => thing ?? []),
    people: others.map((other) => {
      const person = state.people[other]!
      const using = usingNow(person, minute)
      return {
        name: other,
        ...(using !== undefined && { doing: `${doing(using.use)} (${using.thing})` }),
        holding: person.holding,
      }
    }),
    chatable_agents: others.filter((other) => !isAsleep(plan, state.people[other]!, minute)),
    time: timeOf(minute),
    isNight: isNight(minute),
  }
}

const isInside = (thing: PerceivedThing): boolean => thing.in !== undefined

/** A thing, and what can be seen in it. */
function* seenIn(plan: HousePlan, state: HouseState, id: string, holder?: string): Generator<PerceivedThing> {
  const [file, thing] = [plan.things.get(id), ownValue(state.things, id)]
  if (file === undefined || thing === undefined) return
  const states = Object.keys(file.states ?? {})
  const isOpenNow = isOpen(file, thing)
  yield {
    id,
    ...(thing.state !== undefined && { state: thing.state }),
    ...(file.consumable !== undefined && { servings: servingsNow(file, thing, state.minute) }),
    ...(holder !== undefined && { in: holder }),
    users: usersNow(state, thing),
    ...(file.holds !== undefined && { isOpen: isOpenNow }),
    ...(file.isPortable === true && { isPortable: true }),
    ...(file.uses !== undefined && { uses: file.uses.map((use) => use.name) }),
    ...(states.length > 1 && { otherStates: states.filter((other) => other !== thing.state) }),
  }
  if (isOpenNow) for (const inside of thing.holds) yield* seenIn(plan, state, inside, id)
}
