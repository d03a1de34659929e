import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { learnConsequences } from './lessons/learn-consequences.ts'
import { learnRefusedWay } from './lessons/learn-places.ts'
import { isNarrowAt, tellsNarrow, tooManyFor } from './narrow.ts'

const refused = {
  here: 'cave',
  command: 'up',
  reply: { before: "You can't get up there with what you're carrying.", kind: 'refusal' },
} as const
const things = (count: number) => Array.from({ length: count }, (_, index) => thingNamed(`thing${index}`, 'inventory'))
const laden = (count: number) => knowing({ ...refused, objects: things(count) })

describe('a narrow way', () => {
  it('is one where we are told that our load is in the way, not somebody else’s', () => {
    expect(tellsNarrow("You can't get up there with what you're carrying.")).toBe(true)
    expect(tellsNarrow('The porter is carrying a trunk. You step aside.')).toBe(false)
  })

  it('lets two things through until told otherwise, then fewer', () => {
    const draft = laden(5)
    expect(tooManyFor(draft, 'cave', 'up')).toBe(0)
    learnRefusedWay(draft)
    expect(tooManyFor(draft, 'cave', 'up')).toBe(3)
    expect(tooManyFor(draft, 'cave', 'east')).toBe(0)
    expect(isNarrowAt(draft, 'cave')).toBe(true)
    const light = laden(2)
    learnRefusedWay(light)
    expect(tooManyFor(light, 'cave', 'up')).toBe(1)
  })

  it('is not thought to be narrower before we have looked at what we carry', () => {
    const draft = laden(5)
    learnRefusedWay(draft)
    const light = knowing({ ...refused, places: [draft.places.get('cave')!], objects: things(2) })
    learnRefusedWay(light)
    expect(tooManyFor(light, 'cave', 'up')).toBe(0)
    learnRefusedWay(light)
    expect(tooManyFor(light, 'cave', 'up')).toBe(1)
  })

  it('too narrow for fewer than should fit makes us look at what we really have', () => {
    const [light, heavy] = [laden(2), laden(5)]
    for (const draft of [light, heavy]) learnConsequences(draft)
    expect([light.load.isUnsure, heavy.load.isUnsure]).toEqual([true, false])
  })
})
