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

  it('is nothing that is merely described, and nothing we did not look at', () => {
    expect(propertiesAfter('examine pond', 'Ducks swim on it.')).toEqual(['plain'])
    expect(propertiesAfter('take pond', 'Something is wrong with that idea.')).toEqual(['plain'])
  })
})
