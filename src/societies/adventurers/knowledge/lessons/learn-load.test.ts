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

it('holds what is refused to hands that are nearly empty to be heavy, and its hands to hold as much as before', () => {
  const held = (count: number) => Array.from({ length: count }, (_, at) => thingNamed(`spoon${at}`, 'inventory'))
  const after = (count: number) => {
    const objects = [...held(count), thingNamed('anvil', 'forge', ['portable'])]
    const knowledge = knowing({ here: 'forge', objects, load: { most: 7 }, command: 'take anvil' })
    learnLoad(knowledge, 'anvil')
    return knowledge.load.most
  }
  expect(after(5)).toBe(5)
  expect(after(2)).toBe(7)
})

it('puts down more for a treasure than for anything else', () => {
  const wanted = (name: string, tooMuch: number) => {
    const objects = [thingNamed('spoon', 'inventory'), { ...thingNamed(name, 'forge', ['portable']), tooMuch }]
    const knowledge = knowing({ here: 'forge', objects, command: `take ${name}` })
    learnLoad(knowledge, name)
    return knowledge.load.wanted
  }
  expect(wanted('lamp', 3)).toBe('lamp')
  expect(wanted('lamp', 4)).toBe('')
  expect(wanted('gold coffin', 4)).toBe('gold coffin')
})
