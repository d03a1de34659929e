import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, type Known } from '../../../../../test/known.ts'
import { learnRefusedWay, learnUnbarred } from './learn-places.ts'

function barredAfter(before: string, over: Partial<Known> = {}, barred: readonly string[] = []) {
  const places = [placeNamed('yard', { barred })]
  const reply = { before, kind: 'refusal' } as const
  const draft = knowing({ here: 'yard', places, command: 'east', reply, step: 5, ...over })
  learnUnbarred(draft)
  learnRefusedWay(draft)
  return draft.places.get('yard')!.barred
}

describe('a barred way', () => {
  it('is one where a door did not open, not every way that leads nowhere', () => {
    expect(barredAfter('The oak door is locked.')).toEqual(['east'])
    expect(barredAfter("You can't go that way.")).toEqual([])
  })

  it('is free again when we have passed, or when something has changed there', () => {
    const moved = { situation: { kind: 'moved', cameFrom: 'yard' } } as const
    expect(barredAfter('Hall', moved, ['east', 'north'])).toEqual(['north'])
    expect(
      barredAfter('You open the door.', { command: 'open door', changes: { yard: { unbarred: 5 } } }, ['east']),
    ).toEqual([])
  })
})
