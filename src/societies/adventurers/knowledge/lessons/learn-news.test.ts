import { describe, expect, it } from 'vitest'
import type { Thing } from '../../../../worlds/adventure/read-things.ts'
import { knowing, placeNamed, thingNamed } from '../../../../../test/known.ts'
import { changedPlaces, learnNews } from './learn-news.ts'
import { changedAt } from '../model/changes.ts'

const told = (noun: string) => ({ name: noun, noun, section: 'reply', spoken: false }) as Thing

const atTheWheel = (here = 'mill') =>
  knowing({
    here,
    step: 7,
    places: [placeNamed('mill'), placeNamed('pond')],
    objects: [thingNamed('wheel', 'mill'), thingNamed('old sluice', 'pond')],
    reply: { things: [told('sluice'), told('wheel')] },
  })

describe('news of elsewhere', () => {
  it('comes when a deed here tells of something that stands in another place', () => {
    const knowledge = atTheWheel()
    learnNews(knowledge)
    expect([...changedPlaces(knowledge)]).toEqual(['pond'])
    expect(changedAt(knowledge.changes, 'pond')).toBe(7)
    expect(changedAt(knowledge.changes, 'mill')).toBe(-1)
  })

  it('is no news any more when we are there', () => {
    const knowledge = atTheWheel()
    learnNews(knowledge)
    expect([...changedPlaces({ ...knowledge, here: 'pond' })]).toEqual([])
    knowledge.places.put({ ...knowledge.places.get('pond')!, lastVisited: 9 })
    expect([...changedPlaces(knowledge)]).toEqual([])
  })
})
