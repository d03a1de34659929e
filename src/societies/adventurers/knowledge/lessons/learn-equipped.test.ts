import { expect, it } from 'vitest'
import { knowing, thingNamed, type Known } from '../../../../../test/known.ts'
import { equippedAt } from '../model/changes.ts'
import { learnEquipped } from './learn-equipped.ts'

const told = 'It rains, and you have nothing over your head.'
const tried = { 'grove|north': { times: 1, step: 3, kind: 'nothing', told } } as const

function equippedAfter(command: string, over: Partial<Known> = {}): number {
  const draft = knowing({
    here: 'shed',
    step: 9,
    objects: [thingNamed('umbrella', 'inventory'), thingNamed('trunk', 'shed')],
    command,
    reply: { before: 'You put it up.', kind: 'change' },
    tried,
    ...over,
  })
  learnEquipped(draft)
  return equippedAt(draft.changes, 'grove')
}

it('what we hold was opened, put on or lit: where a way was refused in words of its own it is another matter', () => {
  for (const command of ['open umbrella', 'wear umbrella', 'light umbrella'])
    expect(equippedAfter(command), command).toBe(9)
})

it('nothing else makes it another matter', () => {
  expect(equippedAfter('examine umbrella')).toBe(-1)
  expect(equippedAfter('open trunk')).toBe(-1)
  expect(equippedAfter('open umbrella', { reply: { before: 'It sticks.', kind: 'refusal' } })).toBe(-1)
  expect(equippedAfter('open umbrella', { answers: { [told]: 5 } })).toBe(-1)
  const before = { 'inventory|open umbrella': { times: 2, step: 5, kind: 'change', told: 'You put it up.' } } as const
  expect(equippedAfter('open umbrella', { tried: { ...tried, ...before } })).toBe(-1)
})
