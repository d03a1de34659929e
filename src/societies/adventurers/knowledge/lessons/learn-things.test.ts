import { expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { learnThings } from './learn-things.ts'

it('took two things in its hands for one, and looks what it carries', () => {
  const question = { asks: 'which', text: 'Which do you mean?', options: ['cartridge fuse', 'blown fuse'] } as const
  const knowledge = knowing({
    here: 'pier',
    objects: [thingNamed('fuse', 'inventory')],
    command: 'examine fuse',
    reply: { kind: 'question', question },
  })
  learnThings(knowledge)
  expect(knowledge.objects.get('fuse@inventory')).toMatchObject({ location: 'gone' })
  expect(knowledge.load.isUnsure).toBe(true)
})

it('what we carry is settled by whatever the story answers when it is asked, if a variant says so', () => {
  const unsure = (switches: readonly string[]) => {
    const reply = { before: 'Nothing in your beak but tongue.' }
    const draft = knowing({ here: 'roof', command: 'inventory', reply, load: { isUnsure: true }, switches })
    learnThings(draft)
    return draft.load.isUnsure
  }
  expect([unsure([]), unsure(['hands-known'])]).toEqual([true, false])
})
