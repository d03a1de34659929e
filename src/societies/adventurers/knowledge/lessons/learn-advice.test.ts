import { expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { openAdvice } from '../model/advice.ts'
import { learnAdvice } from './learn-advice.ts'

function after(command: string, before: string, kind: 'refusal' | 'change') {
  const draft = knowing({
    here: 'bedroom',
    command,
    objects: [thingNamed('box', 'bedroom')],
    verbs: ['peck', 'open', 'oil'],
    words: ['box', 'catch', 'beak', 'lid'],
    reply: { before, kind, told: kind === 'refusal' ? before : '' },
  })
  learnAdvice(draft)
  return draft
}

it('what the story says there is, and how to handle it, is here', () => {
  const draft = after('open box', 'There is a catch, though, and you have a beak to PECK it with.', 'refusal')
  expect(openAdvice(draft)).toMatchObject([{ verb: 'peck', first: 'catch' }])
  expect(draft.objects.get('catch@bedroom')).toMatchObject({ location: 'bedroom', properties: ['mentioned', 'noted'] })
})

it('a word alone is advice in the short answer to a deed that did nothing', () => {
  expect(openAdvice(after('open box', 'Seized solid. Oil.', 'refusal'))).toMatchObject([{ verb: 'oil', first: 'box' }])
  expect(openAdvice(after('west', 'Seized solid. Oil.', 'refusal'))).toEqual([])
})
