import { expect, it } from 'vitest'
import { knowing, placeNamed } from '../../../../../test/known.ts'
import { shiftingLeads } from '../model/places.ts'
import { learnMap } from './learn-map.ts'

const places = ['carousel', 'garden', 'cave', 'well'].map((name) => placeNamed(name))

/** Goes east from a room again and again, and comes out at these places. */
function turned(...outcomes: readonly string[]) {
  let ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
  let known = places
  for (const location of outcomes) {
    const situation = { location, cameFrom: 'carousel', by: 'east', kind: 'moved' } as const
    const draft = knowing({ here: location, places: known, ways, command: 'east', situation })
    learnMap(draft)
    ways = Object.fromEntries(draft.ways.entries())
    known = [...draft.places.values()]
  }
  return known.find(({ id }) => id === 'carousel')
}

it('takes a room to turn when a way out of it led elsewhere more than once, and keeps where all led', () => {
  expect(shiftingLeads(turned('garden', 'garden', 'garden'))).toBeUndefined()
  // one mistake of ours makes no turning room
  expect(shiftingLeads(turned('garden', 'cave', 'cave'))).toBeUndefined()
  expect(shiftingLeads(turned('garden', 'cave', 'garden', 'well'))).toEqual(['garden', 'cave', 'well'])
})
