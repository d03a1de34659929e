import { describe, expect, it } from 'vitest'
import { momentOf } from '../../../contract.ts'
import { timelineOf, step } from './journal.fixture.ts'
import { lettersOf, mailboxOf, threadsOf } from './letters.ts'
import { memoriesOf, recalledBy } from './memories.ts'

const letter = (sender: string, recipient: string, message: string) => ({ sender, recipient, message })
const start = { kind: 'start', flow: 'post', step: 0, seed: 0, next: ['ana'], shape: null } as const

const post = timelineOf(
  { ...start, changes: { mail: { set: [] }, mailRead: { set: {} } } },
  step(
    1,
    [{ agent: 'ana', changes: { mail: { push: [letter('ana', 'bo', 'hello'), letter('ana', 'cy', 'hello')] } } }],
    [],
  ),
  step(
    2,
    [{ agent: 'bo', changes: { mail: { push: [letter('bo', 'all', 'here')] }, mailRead: { put: { bo: 2 } } } }],
    [],
  ),
  step(3, [{ agent: 'cy', changes: { mail: { push: [letter('cy', 'ana', 'yes'), letter('cy', 'bo', 'no')] } } }], []),
)

describe('the mail', () => {
  it('has one letter for the same text to several, with the step it came', () => {
    expect(lettersOf(momentOf(post, 1))).toEqual([{ step: 1, sender: 'ana', recipients: ['bo', 'cy'], text: 'hello' }])
    expect(lettersOf(momentOf(post, 3))?.map((each) => each.step)).toEqual([1, 2, 3, 3])
  })

  it('is put into threads by who writes to whom, the newest first', () => {
    const threads = threadsOf(lettersOf(momentOf(post, 3)) ?? [])
    expect(threads.map(({ people, letters }) => [people.join(' '), letters.length])).toEqual([
      ['bo cy', 1],
      ['ana cy', 1],
      ['', 1],
      ['ana bo cy', 1],
    ])
    const again = { step: 4, sender: 'ana', recipients: ['cy'], text: 'good' }
    expect(threadsOf([...(lettersOf(momentOf(post, 3)) ?? []), again])[0]).toMatchObject({ people: ['ana', 'cy'] })
  })

  it('lies in the mailbox of whom it is for, unread until it is read', () => {
    expect(mailboxOf(momentOf(post, 3), 'bo')).toMatchObject({
      unread: 1,
      letters: [{ text: 'no' }, { text: 'hello' }],
    })
    expect(mailboxOf(momentOf(post, 3), 'ana')?.unread).toBe(2)
    expect(mailboxOf(momentOf(post, 2), 'ana')).toMatchObject({ unread: 1, letters: [{ text: 'here' }] })
    expect(mailboxOf(momentOf(post, 3), 'constructor')).toBeUndefined()
  })

  it('is missing where a society has none, and passes over what is no letter', () => {
    expect(lettersOf(momentOf(timelineOf({ ...start, changes: {} }), 0))).toBeUndefined()
    expect(lettersOf(momentOf(timelineOf({ ...start, changes: { mail: { set: ['x', null] } } }), 0))).toEqual([])
  })
})

describe('memories', () => {
  const told = { agent: 'ana', text: 'The lamp is in the cave.', step: 1 }
  const recalled = [{ text: told.text, distance: 0.4 }]
  const memories = timelineOf(
    { ...start, changes: { memories: { set: [] } } },
    step(
      1,
      [{ agent: 'ana', changes: { memories: { push: [told, 'x'] }, came: { put: { ana: recalled, bo: [] } } } }],
      [],
    ),
  )

  it('are those of one agent, and what it recalled last with the distances', () => {
    expect(memoriesOf(momentOf(memories, 1), 'ana')).toEqual([told])
    expect(memoriesOf(momentOf(memories, 1), 'bo')).toEqual([])
    expect(recalledBy(momentOf(memories, 1), 'ana')).toEqual(recalled)
    expect(recalledBy(momentOf(memories, 1), 'bo')).toEqual([])
    expect(memoriesOf(momentOf(post, 3))).toBeUndefined()
  })
})
