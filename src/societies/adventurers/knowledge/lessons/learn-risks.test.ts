import { expect, it } from 'vitest'
import { inventedVocabulary } from '../../../../../test/invented-words.ts'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { readReply } from '../../../../worlds/adventure/reading.ts'
import { handle } from '../../puzzle/handle.ts'
import { has } from '../model/things.ts'
import { learnRisks } from './learn-risks.ts'

it('leaves for last what the text warns of', () => {
  const vocabulary = inventedVocabulary({ nouns: 'cord window lamp', adjectives: 'red', verbs: 'take pull open' })
  const text = "Corridor\nThere's a red cord over the window: PENALTY FOR IMPROPER USE. A lamp burns.\n\n>"
  const objects = [thingNamed('cord', 'corridor'), thingNamed('lamp', 'corridor')]
  const draft = { ...knowing({ here: 'corridor', objects, reply: readReply(text, vocabulary) }), vocabulary }
  learnRisks(draft)
  const [cord, lamp] = [...draft.objects.values()]
  expect([has(cord!, 'risky'), has(lamp!, 'risky')]).toEqual([true, false])
  const pulls = [...handle(draft, () => true)].filter(({ command }) => command.startsWith('pull'))
  const worth = (name: string) => pulls.find(({ command }) => command.endsWith(name))?.probability ?? 0
  expect(worth('cord')).toBeLessThan(0.02)
})
