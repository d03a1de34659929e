/** Talk among many: people who meet by chance for two days, with nothing but what is said between them. */
import { describe, expect, it } from 'vitest'
import { smallHouse } from '../../../../test/small-house.ts'
import { at, requestOf, situationOf } from '../../../../test/small-situation.ts'
import { createRandom } from '../../../base/random.ts'
import type { Relation } from '../board.ts'
import { type Belief, type Fact, type SpeechAct, type Statement, topicOf } from '../fact.ts'
import type { GoalState, PersonFile } from '../person.ts'
import type { Situation } from '../situation.ts'
import { sameWords, sentencesOf } from '../speech/sentences.ts'
import { answerRequest } from './consent.ts'
import { listen } from './listen.ts'
import { ownFacts } from './own-facts.ts'
import { replyTo } from './reply.ts'
import { wantToTalk } from './topics.ts'
import { undertake } from './undertake.ts'
import { sayTo } from './voice.ts'

const DAY = 1440
const uses = ['read', 'cook', 'listen to music', 'sit in the sun']

class Villager {
  readonly beliefs = new Map<string, Belief>()
  readonly said: Statement[] = []
  relations: Record<string, Relation> = {}
  goals: GoalState[] = []
  company = 60
  readonly file: PersonFile

  constructor(file: PersonFile) {
    this.file = file
  }

  learn(fact: Fact, belief: Omit<Belief, 'fact'>) {
    this.beliefs.set(topicOf(fact), { fact, ...belief })
  }

  situation(other: string, minute: number, random: Situation['random']): Situation {
    const base = situationOf({ random })
    const needs = {
      food: 30 + random.integer(70),
      rest: 30 + random.integer(70),
      company: this.company,
      fun: 60,
      tidiness: 60,
    }
    for (const fact of ownFacts(this.file, { needs, plans: base.plans, minute }))
      this.learn(fact, { source: 'own', minute })
    return {
      ...base,
      self: this.file,
      minute,
      needs,
      goals: this.goals,
      belief: (topic) => this.beliefs.get(topic),
      topics: [...this.beliefs.keys()],
      relations: this.relations,
      saidTo: (listener) =>
        this.said.filter(
          (each) => each.listeners[0] === listener && Math.floor(each.minute / DAY) === Math.floor(minute / DAY),
        ),
      perception: { ...base.perception, people: [{ name: other, holding: [] }], chatable_agents: [other] },
    }
  }

  say(other: Villager, acts: readonly SpeechAct[], text: string, minute: number) {
    const to = other.file.name
    this.said.push({
      chat: '',
      part: 'message',
      speaker: this.file.name,
      listeners: [to],
      text,
      acts,
      minute,
      round: 0,
    })
    const isRoom = (name: string) => smallHouse.rooms.has(name)
    const belief = (topic: string) => this.beliefs.get(topic)
    this.goals.push(...undertake(acts, { self: this.file, to, minute, belief, goals: this.goals, isRoom }).goals)
  }

  hear(by: Villager, acts: readonly SpeechAct[], minute: number) {
    const { name } = by.file
    const belief = (topic: string) => this.beliefs.get(topic)
    const heard = listen(acts, {
      self: this.file,
      by: name,
      minute,
      belief,
      goals: this.goals,
      relations: this.relations,
    })
    for (const { fact } of heard.facts) this.learn(fact, { source: 'told', by: name, minute })
    const old = this.relations[name] ?? { warmth: 0, chats: 0, minute: 0 }
    this.relations[name] = { warmth: old.warmth + heard.warmth, chats: old.chats + 1, minute }
    this.company = Math.min(100, this.company + heard.company)
  }
}

interface Village {
  readonly people: readonly Villager[]
  requests: number
  accepted: number
  ungrounded: number
}

/** Each meets somebody by chance some times a day. */
function live(seed: number, count: number, meetings: number): Village {
  const random = createRandom(`village ${seed}`)
  const people = Array.from({ length: count }, (_, index) => {
    const name = `Person ${index}`
    return new Villager({
      name,
      persona: '',
      likes: [uses[index % 4]!],
      traits: { sociable: random.next(), helpful: random.next() },
    })
  })
  const village: Village = { people, requests: 0, accepted: 0, ungrounded: 0 }
  people[0]!.learn(
    { kind: 'news', id: 'mayor', text: 'Sam Moore is running for mayor.' },
    { source: 'own', minute: 360 },
  )
  const [what, host, place, from] = ["a Valentine's party", 'Person 1', 'garden', DAY + at(17)]
  people[1]!.learn(
    { kind: 'gathering', id: 'party', what, host, place, from, until: from + 120 },
    { source: 'own', minute: 360 },
  )
  const check = (speaker: Villager, acts: readonly SpeechAct[]) => {
    for (const act of acts) {
      const fact = act.kind === 'tell' ? act.fact : act.kind === 'invite' ? act.gathering : undefined
      if (fact !== undefined && JSON.stringify(speaker.beliefs.get(topicOf(fact))?.fact) !== JSON.stringify(fact))
        village.ungrounded++
    }
  }
  for (let day = 0; day < 2; day++)
    for (let turn = 0; turn < meetings * count; turn++) {
      const minute = day * DAY + at(8) + Math.floor((turn / (meetings * count)) * at(13))
      const [one, other] = [random.pick(people), random.pick(people)]
      if (one === other) continue
      one.company = Math.max(0, one.company - 4)
      const asking = one.situation(other.file.name, minute, random)
      const wish = wantToTalk(asking)
      const reason = wish && sayTo(asking, wish.to, wish.acts)
      if (reason === undefined) continue
      village.requests++
      check(one, reason.acts)
      one.say(other, reason.acts, reason.text, minute)
      const answering = other.situation(one.file.name, minute, random)
      const consent = answerRequest(answering, requestOf(reason.acts, one.file.name))
      if (consent.words !== undefined) other.say(one, consent.acts ?? [], consent.words, minute)
      if (!consent.accept) continue
      village.accepted++
      other.hear(one, reason.acts, minute)
      const ready = other.situation(one.file.name, minute, random)
      const members = [one.file.name, other.file.name]
      const reply = replyTo(ready, { id: '', members, speaker: other.file.name, left: 1, round: 0 }, reason.acts)
      const message = sayTo(ready, one.file.name, reply.acts)
      if (message === undefined) continue
      check(other, message.acts)
      other.say(one, message.acts, message.text, minute)
      one.hear(other, message.acts, minute)
    }
  return village
}

const shareWith = ({ people }: Village, topic: string) =>
  people.filter(({ beliefs }) => beliefs.has(topic)).length / people.length

describe('talk among many', () => {
  const village = live(1, 25, 8)

  it('spreads news and an invitation to most, by word of mouth alone', () => {
    expect(shareWith(village, 'news:mayor')).toBeGreaterThanOrEqual(0.6)
    expect(shareWith(village, 'gathering:party')).toBeGreaterThanOrEqual(0.6)
    const coming = village.people.filter(({ goals }) => goals.some(({ askedBy }) => askedBy === 'gathering:party'))
    expect(coming.length).toBeGreaterThanOrEqual(5)
  })

  it('is accepted more often than not, and refused at times', () => {
    expect(village.accepted / village.requests).toBeGreaterThan(0.55)
    expect(village.accepted / village.requests).toBeLessThan(0.9)
  })

  it('says nothing that the speaker does not believe', () => {
    expect(village.ungrounded).toBe(0)
  })

  it('repeats no sentence to the same person within a day, however often two of them talk', () => {
    for (const { people } of [village, live(2, 3, 30), live(3, 2, 120)])
      for (const { said } of people) {
        const sentences = said.flatMap(({ text, listeners, minute }) =>
          sentencesOf(text).map((each) => `${listeners[0]} ${Math.floor(minute / DAY)} ${sameWords(each)}`),
        )
        expect(new Set(sentences).size).toBe(sentences.length)
      }
  })

  it('makes people friends', () => {
    const warmths = village.people.flatMap(({ relations }) => Object.values(relations).map(({ warmth }) => warmth))
    expect(warmths.filter((warmth) => warmth > 0).length / warmths.length).toBeGreaterThan(0.8)
  })
})
