import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { isNarrowAt, learnNarrow, tellsNarrow, tooManyFor } from './narrow.ts'

const laden = (count: number) =>
  knowing({
    here: 'cave',
    objects: Array.from({ length: count }, (_, index) => thingNamed(`thing${index}`, 'inventory')),
  })

describe('a narrow way', () => {
  it('is one where we are told that our load is in the way, not somebody else’s', () => {
    expect(tellsNarrow("You can't get up there with what you're carrying.")).toBe(true)
    expect(tellsNarrow('The porter is carrying a trunk. You step aside.')).toBe(false)
  })

  it('lets two things through until told otherwise, then fewer', () => {
    const knowledge = laden(5)
    expect(tooManyFor(knowledge, 'cave', 'up')).toBe(0)
    learnNarrow(knowledge, 'cave', 'up')
    expect(tooManyFor(knowledge, 'cave', 'up')).toBe(3)
    expect(tooManyFor(knowledge, 'cave', 'east')).toBe(0)
    expect(isNarrowAt(knowledge, 'cave')).toBe(true)
    const light = laden(2)
    learnNarrow(light, 'cave', 'up')
    expect(tooManyFor(light, 'cave', 'up')).toBe(1)
    // fewer than should fit: we look at what we really have
    expect(light.beliefs.get('unsure')).toBe('1')
  })
})
