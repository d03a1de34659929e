import { describe, expect, it } from 'vitest'
import { situationOf } from '../../../test/small-situation.ts'
import { createMinds } from '../../minds/mind.ts'
import type { ChatOptions } from '../../mail/chat/chat.ts'
import type { HouseFile } from '../../worlds/house/house-file.ts'
import { decide } from './rules.ts'
import type { Favour, SpeechAct } from './fact.ts'
import { createHousehold } from './household.ts'
import type { Intention, Situation } from './situation.ts'
import { householdTalk } from './talk-of.ts'
import { comesTo } from './talk/answers.ts'
import { answerRequest } from './talk/consent.ts'
import { whomToAsk } from './talk/whom-to-ask.ts'

const house: HouseFile = {
  name: 'two rooms',
  rooms: [{ id: 'kitchen' }, { id: 'garden' }],
  doors: [{ from: 'kitchen', to: 'garden' }],
  things: [{ id: 'cup', in: 'garden', isPortable: true }],
}
const cup = { kind: 'thing', thing: 'cup', place: 'garden' } as const
const people = ['Ana', 'Bo'].map((name) => ({ name, persona: 'Calm.', room: 'kitchen', wakes: 360, knows: [cup] }))
const favour: Favour = { kind: 'bring', thing: 'cup', to: 'Ana' }
const say = (command: string, acts: readonly SpeechAct[]): Intention => ({ command, reason: 'To talk.', acts })

/** Ana asks for the cup and waits in the kitchen; Bo says yes, and then does what the test says. */
async function play(chatOptions: ChatOptions, bo: (situation: Situation) => Intention, steps = 150) {
  const rules = (situation: Situation): Intention => {
    const { self, round, pending, conversations } = situation
    if (self.name === 'Ana')
      return round === 0
        ? say('chat request Bo Could you bring me the cup?', [{ kind: 'favour', favour }])
        : { command: 'noop', reason: 'I wait.' }
    if (pending.length > 0) return { command: `accept chat ${pending[0]!.id}`, reason: 'Why not.', acts: [] }
    if (conversations.length > 0)
      return say('chat message Ana Yes, I will.', [{ kind: 'answerFavour', favour, agrees: true }])
    return bo(situation)
  }
  const flow = createHousehold({ rules, minds: createMinds({ choose: { turn: 'rules' } }) })
  const { board } = await flow.run({ house, people, days: 1, chatOptions }, { seed: 1, steps }).finished
  return { board, promise: Object.values(board.promises)[0]!, trust: board.relations['Ana']!['Bo']!.trust }
}

const idle = (): Intention => ({ command: 'noop', reason: 'I do nothing.' })
const byRules = (situation: Situation) => decide(situation, householdTalk)

describe('a promise to bring something', () => {
  it('is kept by whoever lives by rules: the thing is fetched and handed over, and that brings trust', async () => {
    const { board, promise, trust } = await play({ reputation: true }, byRules)
    expect(board.persons['Ana']!.holding).toEqual(['cup'])
    expect(board.goals['Bo']).toMatchObject([{ status: 'met', promisedTo: 'Ana', goal: { kind: 'bring' } }])
    expect(promise).toMatchObject({ by: 'Bo', to: 'Ana', status: 'kept', text: 'bring the cup to Ana' })
    expect(trust).toBe(1)
    expect(board.memories.filter(({ agent }) => agent === 'Ana').map(({ text }) => text)).toContain(
      'Bo kept the promise to bring the cup to Ana.',
    )
    expect(board.relations['Ana']!['Bo']!.owes).toBeUndefined()
  })

  it('is broken when its time is over, and that costs trust', async () => {
    const { board, promise, trust } = await play({ reputation: true }, idle)
    expect(board.goals['Bo']).toMatchObject([{ status: 'missed' }])
    expect([promise.status, trust]).toEqual(['broken', -1])
    expect(board.memories.map(({ text }) => text)).toContain('Bo did not keep the promise to bring the cup to Ana.')
  })

  it('moves no trust unless reputation is switched on', async () => {
    const kept = await play({}, byRules)
    const broken = await play({}, idle)
    expect([kept.promise.status, kept.trust]).toEqual(['kept', undefined])
    expect([broken.promise.status, broken.trust]).toEqual(['broken', undefined])
  })

  it('is heard of only when the two are in one room again', async () => {
    const away = await play({ reputation: true }, ({ perception }) =>
      perception.room === 'kitchen' ? { command: 'go to garden', reason: 'I leave.' } : idle(),
    )
    expect(away.promise.status).toBe('broken')
    expect(away.trust).toBeUndefined()
    expect(away.board.relations['Ana']!['Bo']!.owes).toEqual([away.promise.id])
  })
})

describe('trust', () => {
  const party = {
    kind: 'gathering',
    id: 'p',
    what: 'a party',
    host: 'Bo',
    place: 'garden',
    from: 960,
    until: 1020,
  } as const
  const trusting = (trust: number) =>
    situationOf({
      relations: { Bo: { warmth: 0.1, chats: 1, minute: 0, trust }, Cleo: { warmth: 0.2, chats: 1, minute: 0 } },
    })

  it('counts in whether an invitation is believed, whom one asks, and whom one listens to', () => {
    expect([-3, 0, 3].map((trust) => comesTo(trusting(trust), party, 'Bo'))).toEqual([false, true, true])
    expect([-3, 3].map((trust) => whomToAsk(trusting(trust), ['Bo', 'Cleo'])[0])).toEqual(['Cleo', 'Bo'])
    const accepted = (trust: number) => {
      const situation = trusting(trust)
      const request = {
        id: 'r',
        sender: 'Bo',
        recipient: 'Ana',
        message: 'Hello',
        time: '',
        round: 1,
        status: 'pending',
      } as const
      return Array.from({ length: 200 }, () => answerRequest(situation, { ...request, acts: [] })).filter(
        ({ accept }) => accept,
      ).length
    }
    expect(accepted(-6)).toBeLessThan(accepted(0) - 10)
  })
})
