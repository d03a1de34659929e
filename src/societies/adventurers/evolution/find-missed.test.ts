import { describe, expect, it } from 'vitest'
import { placeNamed, thingNamed } from '../../../../test/known.ts'
import type { ActionRecord, Trial } from '../board.ts'
import { changes } from './catalogue.ts'
import { missedIn } from './find-missed.ts'

type Game = Parameters<typeof missedIn>[0]

const trial = (told: string): Trial => ({ times: 1, step: 5, kind: 'refusal', told })
const scored: ActionRecord = {
  step: 6,
  action: 'pull blanket',
  location: 'cabin',
  result: 'You draw it down.',
  progressChange: 10,
  scoreChange: 10,
  outcome: 'success',
}
const game = (over: Partial<Game>): Game => ({
  actionHistory: [],
  locations: [],
  maxSteps: 200,
  objectsSeen: [],
  people: {},
  tried: {},
  ...over,
})
const found = (over: Partial<Game>) => [...missedIn(game(over))].map(({ pattern, says }) => `${pattern}: ${says}`)

describe('what a game left undone', () => {
  it('is what was refused here and belongs elsewhere', () => {
    const locations = [placeNamed('hall'), placeNamed('park', { title: 'Park' })]
    const objectsSeen = [thingNamed('horn', 'inventory')]
    const tried = { 'hall|play horn': trial('Not here. You promised it to the park.') }
    const says = 'refused here and not done there: play horn, at park'
    expect(found({ locations, objectsSeen, tried })).toEqual([says])
    expect(found({ locations, objectsSeen, tried: { ...tried, 'park|play horn': trial('Toot.') } })).toEqual([])
  })

  it('is what somebody wants and we had, under another name', () => {
    const objectsSeen = [thingNamed('maker', 'shop', ['person']), { ...thingNamed('cake', 'inventory'), of: 'beeswax' }]
    const people = { maker: { wants: ['wax'] } }
    expect(found({ objectsSeen, people })).toEqual(['wishes that we could have met: cake for maker'])
    expect(found({ objectsSeen, people, tried: { 'shop|give cake to maker': trial('Ta.') } })).toEqual([])
  })

  it('is what a thing of ours was said to have to do with', () => {
    const objectsSeen = [{ ...thingNamed('gnomon', 'inventory'), about: ['sundial'] }, thingNamed('sundial', 'court')]
    const locations = [placeNamed('court', { description: 'Here is a sundial.' })]
    expect(found({ objectsSeen, locations })).toEqual(['things said to belong together: gnomon with sundial'])
    expect(found({ objectsSeen, locations, tried: { 'court|put gnomon on sundial': trial('No.') } })).toEqual([])
  })

  it('is whom nobody told of what they had stressed, once it was found', () => {
    const objectsSeen = [{ ...thingNamed('cello', 'cabin'), lastSeen: 7 }]
    const people = { lady: { stressed: ['cello'] } }
    const told = { ...scored, step: 9, action: 'talk to lady' }
    expect(found({ actionHistory: [scored], objectsSeen, people })).toEqual([
      'people not told of what they care for: lady of the cello',
    ])
    expect(found({ actionHistory: [scored, told], objectsSeen, people })).toEqual([])
  })
})

it('each change of the catalogue has a name of its own, and answers something', () => {
  expect(new Set(changes.map(({ name }) => name)).size).toBe(changes.length)
  for (const { name, answers } of changes) expect(answers.length, name).toBeGreaterThan(0)
})
