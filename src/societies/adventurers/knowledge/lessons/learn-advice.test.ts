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

it('again means the same thing, and what bars a way is what was named before, if a variant says so', () => {
  const read = (switches: readonly string[], command: string, before: string) => {
    const draft = knowing({
      here: 'roof',
      command,
      verbs: ['peck', 'cut', 'go'],
      words: ['eye', 'look', 'brambles'],
      reply: { before, kind: 'change', told: before },
      switches,
    })
    learnAdvice(draft)
    return openAdvice(draft).map(({ verb, first }) => `${verb} ${first}`)
  }
  const on = ['again-means-the-same']
  const loose = 'Tock! It is loose. He gives you a look. PECK it again.'
  expect([read(on, 'peck eye', loose), read([], 'peck eye', loose)]).toEqual([['peck eye'], ['peck look']])
  const thick = 'Brambles, as thick as your thumb. They would have to be cut.'
  expect([read(on, 'north', thick), read([], 'north', thick)]).toEqual([['cut brambles'], []])
})
