/** A day of a household that rules live through: the same day whoever lives it, in one life or in many. */
import type { Store } from 'troupe'
import { createMinds } from 'troupe/minds'
import { castNames, castOf } from '../../src/societies/household/cast/cast.ts'
import { createHousehold } from '../../src/societies/household/household.ts'
import { decide } from '../../src/societies/household/rules.ts'
import { householdTalk } from '../../src/societies/household/talk-of.ts'
import { defaultHouse } from '../../src/worlds/house/default-house.ts'

export function openDay(people: number, before: () => void = () => {}) {
  const flow = createHousehold({
    minds: createMinds({ choose: { turn: 'rules' } }),
    rules: (situation) => {
      before()
      return decide(situation, householdTalk)
    },
  })
  const input = { house: defaultHouse, people: castOf(castNames(people), defaultHouse, 'kill'), days: 1 }
  return {
    /** whole, or so many steps of it */
    run: (store: Store, steps = Infinity) => flow.run(input, { id: 'day', seed: 1, store, steps }),
    resume: (store: Store, steps = Infinity) => flow.resume('day', { store, steps }),
  }
}
