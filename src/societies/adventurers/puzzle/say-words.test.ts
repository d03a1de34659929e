import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, thingNamed } from '../../../../test/known.ts'
import { isLearned, sayWords } from './say-words.ts'

const hall = placeNamed('hall', {
  description: 'A ladder lies at the foot of the wall in two pieces. A lamp hangs here.',
})

function said(...meaning: readonly string[]) {
  const knowledge = knowing({
    here: 'hall',
    places: [hall],
    objects: [thingNamed('ladder', 'hall'), thingNamed('lamp', 'hall'), thingNamed('oak door', 'hall', ['closed'])],
    verbs: ['xyz'],
    advice: { 'xyz *': { verb: 'xyz', first: '*', meaning, isFollowed: false } },
  })
  return [...sayWords(knowledge, () => true)].map(({ command }) => command)
}

describe('a word that was learned', () => {
  it('is said to what looks as if it needed it', () => {
    expect(said('mend', 'broken')).toEqual(['xyz ladder'])
    expect(said('open', 'shut')).toEqual(['xyz oak door'])
  })

  it('is said to what it was told of by name', () => {
    expect(said('end', 'lamp')).toContain('xyz lamp')
  })

  it('is tried on nothing that it is not for', () => {
    expect(said('harmless')).toEqual([])
    const advice = { 'xyz *': { verb: 'xyz', first: '*', meaning: ['end'], isFollowed: false } }
    expect(isLearned(knowing({ here: 'hall', advice }), 'xyz')).toBe(true)
    expect(isLearned(knowing({ here: 'hall', advice }), 'abc')).toBe(false)
  })
})
