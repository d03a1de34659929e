import { expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { EVERYBODY, learnIndifference } from './indifference.ts'
import { timesIndifferent } from './model/people.ts'

const asked = (told: string, before: string) => {
  const knowledge = knowing({
    here: 'inn',
    objects: [thingNamed('hostler', 'inn')],
    command: 'ask hostler about hay',
    tried: { [before]: { times: 1, step: 1, kind: 'change', told: 'Nobody here is asked anything.' } },
  })
  learnIndifference(knowledge, told)
  return timesIndifferent(knowledge, EVERYBODY, 'ask')
}

it('is that of everybody when another was asked and gave the same answer', () => {
  expect(asked('Nobody here is asked anything.', 'mill|ask miller about corn')).toBe(1)
  expect(asked('Nobody here is asked anything.', 'inn|ask hostler about oats')).toBe(0)
  expect(asked('He shrugs.', 'mill|ask miller about corn')).toBe(0)
})
