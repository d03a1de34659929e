import { expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { hasEmptyHands } from '../model/load.ts'
import { learnLoad } from './learn-load.ts'

it('holds at least one thing when its hands are full, though it knows of none', () => {
  const knowledge = knowing({
    here: 'sill',
    objects: [thingNamed('foil cap', 'sill', ['portable'])],
    command: 'take foil cap',
  })
  learnLoad(knowledge, 'foil cap')
  expect(knowledge.load.most).toBe(1)
  expect(hasEmptyHands(knowledge)).toBe(true)
})
