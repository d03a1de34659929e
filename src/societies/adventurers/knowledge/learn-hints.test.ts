import { describe, expect, it } from 'vitest'
import { inventedVocabulary } from '../../../../test/invented-words.ts'
import { knowing, thingNamed, type Known } from '../../../../test/known.ts'
import { learnHints } from './learn-hints.ts'

function beliefsAfter(command: string, before: string, objects: Known['objects']) {
  const known = knowing({ here: 'shop', command, reply: { before }, objects: objects! })
  const knowledge = { ...known, vocabulary: inventedVocabulary({ nouns: 'name card carrots' }) }
  learnHints(knowledge)
  return knowledge
}

describe('what is said and written', () => {
  it('tells what a thing of ours is about', () => {
    const knowledge = beliefsAfter('read card', 'Your own: your name, nicely printed.', [
      thingNamed('card', 'inventory'),
    ])
    expect(knowledge.beliefs.get('about card')).toBe('name')
  })

  it('tells how somebody looks, and what would be welcome', () => {
    const { beliefs } = beliefsAfter('examine smith', 'She looks thirsty.', [thingNamed('smith', 'shop')])
    expect(beliefs.get('wants smith')).toBe('drink')
  })

  it('may be about what else is here', () => {
    const { objects } = beliefsAfter('read notice', 'The carrots are doing well.', [thingNamed('notice', 'shop')])
    expect(objects.get('carrots@shop')?.properties).toEqual(['mentioned', 'noted'])
  })
})
