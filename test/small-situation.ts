/** A situation of one person in the small house, for tests of what they say. */
import { createRandom } from '../src/base/random.ts'
import { type Belief, type Fact, type SpeechAct, type Statement, topicOf } from '../src/societies/household/fact.ts'
import type { HeardRequest, Situation } from '../src/societies/household/situation.ts'
import { smallHouse } from './small-house.ts'

export const at = (hours: number, minutes = 0): number => hours * 60 + minutes

/** Beliefs of one's own, an hour old. */
export function knowing(facts: readonly Fact[], minute = at(14), more: Partial<Belief> = {}) {
  const beliefs = new Map(
    facts.map((fact): [string, Belief] => [topicOf(fact), { fact, source: 'seen', minute, ...more }]),
  )
  return { belief: (topic: string) => beliefs.get(topic), topics: [...beliefs.keys()] }
}

/** Ana in the kitchen at three, with Bo, who can be asked. */
export function situationOf(more: Partial<Situation> = {}): Situation {
  return {
    self: { name: 'Ana', persona: 'Ana likes people.' },
    state: { room: 'kitchen', holding: [], isActive: true },
    plan: smallHouse,
    perception: {
      room: 'kitchen',
      exits: ['garden'],
      things: [],
      holding: [],
      people: [{ name: 'Bo', holding: [] }],
      chatable_agents: ['Bo'],
      time: 'day 1, 15:00',
      isNight: false,
    },
    minute: at(15),
    round: 108,
    minutesPerTurn: 5,
    lastMinute: at(30),
    actionsDone: 0,
    needs: { food: 70, rest: 70, company: 50, fun: 60, tidiness: 60 },
    goals: [],
    plans: { day: [], steps: [] },
    pending: [],
    conversations: [],
    news: [],
    asked: [],
    notYet: new Set(),
    canTalk: true,
    ...knowing([]),
    relations: {},
    saidTo: () => [],
    heardFrom: () => [],
    statementsOf: () => [],
    random: createRandom('situation'),
    ...more,
  }
}

export const requestOf = (acts: readonly SpeechAct[], sender = 'Bo'): HeardRequest => ({
  id: 'req_001',
  sender,
  recipient: 'Ana',
  message: 'I want to talk',
  time: 'day 1, 14:55',
  round: 107,
  status: 'pending',
  acts,
})

export const statementOf = (acts: readonly SpeechAct[], text = 'something'): Statement => ({
  chat: 'req_000',
  part: 'message',
  speaker: 'Ana',
  listeners: ['Bo'],
  text,
  acts,
  minute: at(10),
  round: 48,
})
