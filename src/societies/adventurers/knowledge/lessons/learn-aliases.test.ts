import { describe, expect, it } from 'vitest'
import type { Trial } from '../../board.ts'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { learnAlias } from './learn-aliases.ts'

const trial = (told: string): Trial => ({ times: 1, step: 1, kind: 'change', told })
const rust = 'Four planks and more rust than iron, leaning on its hinges.'

describe('two names', () => {
  it('are one thing when both are answered in the same words', () => {
    const knowledge = knowing({
      here: 'yard',
      objects: [thingNamed('old gate', 'yard'), thingNamed('planks', 'yard')],
      tried: { 'yard|examine old gate': trial(rust) },
      command: 'examine planks',
      reply: { before: rust },
    })
    learnAlias(knowledge, 'yard')
    expect(knowledge.objects.get('planks@yard')?.location).toBe('gone')
    expect(knowledge.objects.get('old gate@yard')?.location).toBe('yard')
  })

  it('are one thing when the story calls the one by the other, as it does with all things', () => {
    const meet = (answers: Record<string, number>) => {
      const knowledge = knowing({
        here: 'yard',
        objects: [thingNamed('barrels', 'yard'), thingNamed('pump', 'yard')],
        answers,
        command: 'open pump',
        reply: { before: 'The barrels are not something you can open.', kind: 'refusal' },
      })
      learnAlias(knowledge, 'yard')
      return knowledge.objects.get('pump@yard')?.location
    }
    expect(meet({ 'The * are not something you can open.': 1 })).toBe('gone')
    // said for the first time, it may be said of the barrels for a reason
    expect(meet({})).toBe('yard')
    const knowledge = knowing({
      here: 'yard',
      objects: [thingNamed('heap', 'yard'), thingNamed('barrow', 'yard')],
      answers: { 'The * is not something you can open.': 1 },
      command: 'open barrow',
      reply: { before: 'The heap of straw is not something you can open.', kind: 'refusal' },
    })
    learnAlias(knowledge, 'yard')
    expect(knowledge.objects.get('barrow@yard')?.location).toBe('gone')
  })

  it('are those of whoever lives, and not of the paw that was in our way', () => {
    const cat = 'Grey, wide, asleep in every part except the ears.'
    const knowledge = knowing({
      here: 'yard',
      objects: [thingNamed('paw', 'yard', ['obstacle']), thingNamed('cat', 'yard')],
      tried: { 'yard|examine paw': trial(cat) },
      command: 'examine cat',
      reply: { before: cat },
    })
    learnAlias(knowledge, 'yard')
    expect(knowledge.objects.get('paw@yard')?.location).toBe('gone')
    expect(knowledge.objects.get('cat@yard')?.location).toBe('yard')
  })

  it('are two when what is said goes with any name', () => {
    const knowledge = knowing({
      here: 'yard',
      objects: [thingNamed('gate', 'yard'), thingNamed('wall', 'yard')],
      tried: { 'yard|examine gate': trial('The * is old and says nothing about itself at all.') },
      command: 'examine wall',
      reply: { before: 'The wall is old and says nothing about itself at all.' },
    })
    learnAlias(knowledge, 'yard')
    expect(knowledge.objects.get('wall@yard')?.location).toBe('yard')
  })
})
