import { describe, expect, it } from 'vitest'
import { knowing, thingNamed, type Known } from '../../../../test/known.ts'
import { learnAboard } from '../knowledge/lessons/learn-aboard.ts'
import { getIn } from './get-out.ts'

const ways = { shore: { east: 'island' } }
const known: Known = { here: 'shore', ways, verbs: ['enter'], command: 'east', reply: { before: 'The water is deep.' } }
const into = (over: Partial<Known>) => [...getIn(knowing({ ...known, ...over }))].map(({ command }) => command)

describe('what took us somewhere', () => {
  it('comes along, and is known for it', () => {
    const knowledge = knowing({
      here: 'island',
      objects: [thingNamed('punt', 'shore')],
      aboard: { thing: 'punt' },
      command: 'east',
      situation: { kind: 'moved', cameFrom: 'shore' },
    })
    learnAboard(knowledge)
    expect(knowledge.objects.get('punt@shore')).toMatchObject({ location: 'island', properties: ['ridden'] })
  })

  it('is got into again where the way is refused on foot', () => {
    const punt = thingNamed('punt', 'shore', ['ridden'])
    expect(into({ objects: [punt] })).toEqual(['enter punt'])
    expect(into({ objects: [thingNamed('punt', 'shore')] })).toEqual([])
    expect(into({ objects: [punt], ways: {} })).toEqual([])
    expect(into({ objects: [punt], situation: { cameFrom: 'quay' } })).toEqual([])
  })
})
