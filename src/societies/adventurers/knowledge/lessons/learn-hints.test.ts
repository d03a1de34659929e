import { describe, expect, it } from 'vitest'
import { inventedVocabulary } from '../../../../../test/invented-words.ts'
import { knowing, thingNamed, type Known } from '../../../../../test/known.ts'
import { learnHints } from './learn-hints.ts'

function learnedAfter(command: string, before: string, objects: Known['objects']) {
  const known = knowing({ here: 'shop', command, reply: { before }, objects: objects! })
  const knowledge = { ...known, vocabulary: inventedVocabulary({ nouns: 'name card carrots' }) }
  learnHints(knowledge)
  return knowledge
}

describe('what is said and written', () => {
  it('tells what a thing of ours is about', () => {
    const knowledge = learnedAfter('read card', 'Your own: your name, nicely printed.', [
      thingNamed('card', 'inventory'),
    ])
    expect(knowledge.objects.get('card@inventory')?.about).toEqual(['name'])
  })

  it('tells how somebody looks, and what would be welcome', () => {
    const { people } = learnedAfter('examine smith', 'She looks thirsty.', [thingNamed('smith', 'shop')])
    expect(people.get('smith')?.wants).toEqual(['drink'])
  })

  it('may be about what else is here', () => {
    const { objects } = learnedAfter('read notice', 'The carrots are doing well.', [thingNamed('notice', 'shop')])
    expect(objects.get('carrots@shop')?.properties).toEqual(['mentioned', 'noted'])
  })
})
