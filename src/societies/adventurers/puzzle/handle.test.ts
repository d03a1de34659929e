import { expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { handle } from './handle.ts'

it('looks at what somebody spoke of before anything else of its kind', () => {
  const objects = [thingNamed('mile stone', 'lane'), thingNamed('wheel ruts', 'lane')]
  const knowledge = knowing({ here: 'lane', objects, verbs: ['examine'], people: { carter: { said: ['stone'] } } })
  const worth = new Map([...handle(knowledge, () => true)].map((each) => [each.command, each.probability * each.gain]))
  expect(worth.get('examine mile stone')).toBeGreaterThan(2 * worth.get('examine wheel ruts')!)
})
