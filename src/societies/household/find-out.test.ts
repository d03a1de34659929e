import { describe, expect, it } from 'vitest'
import { createMinds } from '../../minds/mind.ts'
import { defaultHouse } from '../../worlds/house/default-house.ts'
import { createHousehold } from './household.ts'
import type { PersonFile } from './person.ts'
import { decide } from './rules.ts'
import { householdTalk } from './talk-of.ts'

const wish = { id: 'liking', text: 'find out what Cleo likes to do', kind: 'know', topic: 'likes:Cleo:' } as const
const bo: PersonFile = { name: 'Bo', persona: 'Curious.', room: 'front bedroom', wakes: 360, goals: [wish] }
const cleo: PersonFile = { name: 'Cleo', persona: 'Calm.', room: 'back bedroom', wakes: 360, likes: ['play the piano'] }
const EVENING = 20 * 60

async function live(people: readonly PersonFile[]) {
  const over = new AbortController()
  const flow = createHousehold({
    minds: createMinds({ choose: { turn: 'rules' } }),
    rules: (situation) => {
      if (situation.minute >= EVENING) over.abort()
      return decide(situation, householdTalk)
    },
  })
  const { board } = await flow.run({ house: defaultHouse, people, days: 1 }, { seed: 5, signal: over.signal }).finished
  return board
}

describe('what somebody likes', () => {
  it('is found out by going to them and asking, and nobody else is asked', async () => {
    const { goals, said, beliefs } = await live([bo, { name: 'Ana', persona: 'Kind.', room: 'front bedroom' }, cleo])
    expect(goals['Bo']).toMatchObject([{ status: 'met' }])
    expect(beliefs['Bo|likes:Cleo:play the piano']).toMatchObject({ source: 'told', by: 'Cleo' })
    const asked = said.filter(({ acts }) => acts.some((act) => act.kind === 'ask' && act.topic === wish.topic))
    for (const { listeners } of asked) expect(listeners).toEqual(['Cleo'])
  })

  it('cannot be found out from whoever likes nothing, and they are not asked for it all day', async () => {
    const { goals, said } = await live([bo, { ...cleo, likes: [] }])
    expect(goals['Bo']).toMatchObject([{ status: 'open' }])
    const asked = said.filter(
      ({ speaker, acts }) => speaker === 'Bo' && acts.some((act) => act.kind === 'ask' && act.topic === wish.topic),
    )
    expect(asked.length).toBeLessThan(4)
  })
})
