import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, thingNamed, type Known } from '../../../../../test/known.ts'
import type { Trial } from '../../board.ts'
import type { Switch } from '../../variants/switches.ts'
import { ideasIn } from './ideas.ts'

const verbs = ['give', 'show', 'talk', 'put', 'hesp', 'play', 'examine']
const words = ['north', 'east']
const ways = { hall: { north: 'park', east: 'shop' }, park: { south: 'hall' }, shop: { west: 'hall' } }
const places = [placeNamed('hall'), placeNamed('park', { title: 'Park' }), placeNamed('shop', { title: 'Shop' })]
const trial = (told: string, more: Partial<Trial> = {}): Trial => ({
  times: 1,
  step: 5,
  kind: 'refusal',
  told,
  ...more,
})

const proposed = (name: Switch, known: Partial<Known>, isOn = true) =>
  [...ideasIn(knowing({ here: 'hall', verbs, words, ways, places, switches: isOn ? [name] : [], ...known }))].map(
    ({ command, at }) => `${command} @${at}`,
  )

describe('an idea that a variant has on', () => {
  it('there-not-here: what was refused because it belongs elsewhere is done there, once', () => {
    const refused = { 'hall|play horn': trial('Not here. You promised it to the PARK.') }
    const objects = [thingNamed('horn', 'inventory')]
    expect(proposed('there-not-here', { objects, tried: refused })).toEqual(['play horn @park'])
    expect(proposed('there-not-here', { objects, tried: refused }, false)).toEqual([])
    expect(proposed('there-not-here', { objects, tried: { ...refused, 'park|play horn': trial('No.') } })).toEqual([])
    // it stands here, and there is nothing of it there
    expect(proposed('there-not-here', { objects: [thingNamed('horn', 'hall')], tried: refused })).toEqual([])
    expect(proposed('there-not-here', { tried: { 'hall|play horn': trial('The park is far from here.') } })).toEqual([])
  })

  it('wanted-by-any-name: who wants wax gets the beeswax', () => {
    const objects = [thingNamed('maker', 'shop', ['person']), { ...thingNamed('cake', 'inventory'), of: 'beeswax' }]
    const people = { maker: { wants: ['wax'] } }
    expect(proposed('wanted-by-any-name', { objects, people })).toEqual(['give cake to maker @shop'])
    expect(proposed('wanted-by-any-name', { objects, people: { maker: { wants: ['ax'] } } })).toEqual([])
  })

  it('tell-of-finds: whoever stressed what has turned up is spoken to again, until they are', () => {
    const objects = [thingNamed('lady', 'shop', ['person'])]
    const people = { lady: { spoke: 2, stressed: ['cello'], news: { cello: 9 } } }
    expect(proposed('tell-of-finds', { objects, people })).toEqual(['talk to lady @shop'])
    expect(
      proposed('tell-of-finds', { objects, people, tried: { 'shop|talk to lady': trial('', { step: 11 }) } }),
    ).toEqual([])
    expect(proposed('tell-of-finds', { objects, people: { lady: { spoke: 2, stressed: ['cello'] } } })).toEqual([])
  })

  it('show-to-people: a thing is shown to somebody, not somebody to a thing', () => {
    const objects = [thingNamed('man', 'shop', ['person']), thingNamed('list', 'inventory')]
    const advice = { 'show man list': { verb: 'show', first: 'man', second: 'list', isFollowed: false } }
    expect(proposed('show-to-people', { objects, advice })).toEqual(['show list to man @shop'])
    expect(proposed('show-to-people', { objects: [objects[0]!], advice })).toEqual([])
  })

  it('fit-together: what a thing of ours is said to be for, where the room tells of it', () => {
    const gnomon = { ...thingNamed('gnomon', 'inventory'), about: ['peg', 'sundial'] }
    const court = placeNamed('park', { title: 'Court', description: 'Here is a sundial, and a bench.' })
    const known = { objects: [gnomon, thingNamed('sundial', 'park')], places: [places[0]!, court] }
    expect(proposed('fit-together', known)).toContain('put gnomon on sundial @park')
    // a part of what we hold is told of with it, and by no place
    expect(proposed('fit-together', { ...known, objects: [gnomon, thingNamed('peg', 'park')] })).toEqual([])
  })
})
