import { expect, it } from 'vitest'
import { knowing, thingNamed, type Known } from '../../../../../test/known.ts'
import { learnFinds } from './learn-finds.ts'

function newsAfter(known: Partial<Known>) {
  const draft = knowing({
    here: 'cabin',
    command: 'pull blanket',
    reply: { before: 'You draw it down, and lift the CELLO out.' },
    situation: { scoreChange: 10 },
    people: { lady: { stressed: ['cello', 'van'] } },
    step: 7,
    switches: ['tell-of-finds'],
    ...known,
  })
  learnFinds(draft)
  return draft.people.get('lady')?.news
}

it('what somebody stressed and what brings points elsewhere is news to them, once', () => {
  expect(newsAfter({})).toEqual({ cello: 7 })
  expect(newsAfter({ switches: [] })).toBeUndefined()
  expect(newsAfter({ situation: { scoreChange: 0 } })).toBeUndefined()
  expect(newsAfter({ people: { lady: { stressed: ['cello'], news: { cello: 3 } } } })).toEqual({ cello: 3 })
})

it('news is none to somebody who is here, nor when it can be given to them', () => {
  expect(newsAfter({ objects: [thingNamed('lady', 'cabin', ['person'])] })).toBeUndefined()
  expect(newsAfter({ objects: [thingNamed('cello', 'inventory')] })).toBeUndefined()
})
