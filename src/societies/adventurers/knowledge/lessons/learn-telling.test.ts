import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { learnTelling } from './learn-telling.ts'

function propertiesAfter(command: string, before: string): readonly string[] {
  const knowledge = knowing({
    here: 'mill',
    objects: [thingNamed('pond', 'mill', ['plain'])],
    command,
    reply: { before },
  })
  learnTelling(knowledge)
  return [...knowledge.objects.values()][0]!.properties
}

describe('what there is more to', () => {
  it('is what a look leaves open', () => {
    expect(propertiesAfter('examine pond', 'Clear. Something glitters at the bottom, out of reach.')).toEqual([
      'telling',
    ])
  })

  it('is what keeps us from seeing the rest', () => {
    const known = (before: string) => {
      const objects = [thingNamed('stone', 'mill'), thingNamed('moss', 'mill', ['plain'])]
      const knowledge = knowing({
        here: 'mill',
        objects,
        command: 'examine stone',
        words: ['moss', 'figures'],
        reply: { before },
      })
      learnTelling(knowledge)
      return [...knowledge.objects.values()].at(-1)!.properties
    }
    expect(known('There are figures on it, but they cannot be made out for moss.')).toEqual(['covering'])
    expect(known('It is overgrown with moss.')).toEqual(['covering'])
    expect(known('Moss likes it here.')).toEqual(['plain'])
  })

  it('is nothing that is merely described, and nothing we did not look at', () => {
    expect(propertiesAfter('examine pond', 'Ducks swim on it.')).toEqual(['plain'])
    expect(propertiesAfter('take pond', 'Something is wrong with that idea.')).toEqual(['plain'])
  })
})
