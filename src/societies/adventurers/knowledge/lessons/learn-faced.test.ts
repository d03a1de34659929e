import { expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { learnFaced } from './learn-faced.ts'

const objects = [thingNamed('iron grate', 'hall', ['obstacle']), thingNamed('box', 'lane', ['closed'])]

function faced(command: string, situation = {}) {
  const draft = knowing({ here: 'hall', objects, command, situation })
  learnFaced(draft)
  return draft.faced
}

it('the kind of puzzle a deed was tried on is known by how the thing looked there before', () => {
  expect(faced('kick grate')).toBe('obstacle')
  expect(faced('open box')).toBeUndefined()
  expect(faced('enter box', { cameFrom: 'lane' })).toBe('closed_container')
  expect(faced('wait')).toBeUndefined()
})
