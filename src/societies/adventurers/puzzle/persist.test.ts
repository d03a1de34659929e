import { expect, it } from 'vitest'
import { knowing, type Known } from '../../../../test/known.ts'
import { persist } from './persist.ts'

const next = (command: string, before: string, over: Partial<Known> = {}) =>
  [...persist(knowing({ here: 'field', command, reply: { before, kind: 'change' }, ...over }))].map(
    (each) => each.command,
  )

it('does again what has begun to give', () => {
  expect(next('cut thread', 'One strand goes. There were three.')).toEqual(['cut thread'])
  expect(next('push stone', 'It moves an inch.')).toEqual(['push stone'])
})

it('does not when nothing gave, it was only looked at, we were refused, or the answer is the old one', () => {
  expect(next('cut thread', 'The thread is cut.')).toEqual([])
  expect(next('examine stone', 'It is a little worn.')).toEqual([])
  expect(next('push stone', 'Not quite enough.', { reply: { before: 'Not quite enough.', kind: 'refusal' } })).toEqual(
    [],
  )
  const trial = { times: 3, step: 1, kind: 'change', told: 'It moves an inch.', same: 3 } as const
  expect(next('push stone', 'It moves an inch.', { tried: { 'field|push stone': trial } })).toEqual([])
})
