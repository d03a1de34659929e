import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { learnPartly, lose } from './learn-naming.ts'
import { renameTrials } from './learn-trials.ts'
import { isAbsent } from '../model/naming.ts'

describe('words that were understood in part', () => {
  it('are a name with a word too many; what was tried under it counts for the short one', () => {
    const refused = { times: 1, step: 1, kind: 'refusal', told: 'No.' } as const
    const knowledge = knowing({
      here: 'mill',
      objects: [thingNamed('iron spindle', 'mill')],
      tried: { 'mill|push iron spindle': refused },
      command: 'turn iron spindle',
      reply: { before: 'I only understood you as far as wanting to turn the crank.' },
    })
    learnPartly(knowledge)
    expect(knowledge.objects.get('iron spindle@mill')?.name).toBe('spindle')
    for (const { from, to } of knowledge.renamed) renameTrials(knowledge, from, to)
    expect(knowledge.tried.get('mill|push spindle')).toEqual(refused)
  })

  it('are a verb that takes no second thing when that is what was left over', () => {
    const knowledge = knowing({
      here: 'yard',
      objects: [thingNamed('pump', 'yard'), thingNamed('fishing net', 'inventory')],
      command: 'turn pump with fishing net',
      reply: { before: 'I only understood you as far as wanting to turn the pump.' },
    })
    learnPartly(knowledge)
    expect([...knowledge.unknownPhrases]).toEqual(['turn with'])
    expect(knowledge.objects.get('fishing net@inventory')?.name).toBe('fishing net')
  })

  it('name something that is only spoken of when it is missing in two places', () => {
    const knowledge = knowing({ here: 'wood', objects: [thingNamed('bird', 'wood')] })
    lose(knowledge, 'bird')
    expect(isAbsent(knowledge, 'bird')).toBe(false)
    lose(knowledge, 'bird')
    expect(isAbsent(knowledge, 'bird')).toBe(true)
    expect(knowledge.objects.get('bird@wood')?.location).toBe('gone')
  })
})
