import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAct, anyFact, people } from '../../../../test/small-house.ts'
import { at, knowing, requestOf, situationOf, statementOf } from '../../../../test/small-situation.ts'
import { createRandom } from '../../../base/random.ts'
import type { Fact, SpeechAct } from '../fact.ts'
import type { Situation } from '../situation.ts'
import { answerRequest } from './consent.ts'
import { ownFacts } from './own-facts.ts'
import { replyTo } from './reply.ts'
import { wantToTalk } from './topics.ts'
import { sayTo } from './voice.ts'

const key: Fact = { kind: 'thing', thing: 'brass key', place: 'garden' }
const mayor: Fact = { kind: 'news', id: 'mayor', text: 'Sam Moore is running for mayor.' }
const party = {
  kind: 'gathering',
  id: 'party',
  what: 'a party',
  host: 'Ana',
  place: 'garden',
  from: at(17),
  until: at(19),
} as const
const goal = { goal: { id: 'tea', text: 'have the key', kind: 'hold', thing: 'brass key' }, status: 'open' } as const
const conversation = { id: 'req_001', members: ['Bo', 'Ana'], speaker: 'Ana', left: 1, round: 1 } as const

describe('what somebody wants to talk about', () => {
  it('is what they need to know for a goal, once to each', () => {
    const situation = situationOf({ goals: [goal] })
    expect(wantToTalk(situation)).toMatchObject({ to: 'Bo', acts: [{ kind: 'ask', topic: 'thing:brass key' }] })
    const asked = [statementOf([{ kind: 'ask', topic: 'thing:brass key' }])]
    expect(wantToTalk({ ...situation, saidTo: () => asked })?.acts[0]).not.toMatchObject({ topic: 'thing:brass key' })
    expect(wantToTalk({ ...situation, ...knowing([key]) })?.acts[0]).not.toMatchObject({
      kind: 'ask',
      topic: 'thing:brass key',
    })
  })

  it('is nothing that whoever lives there knows: where the furniture stands', () => {
    const read = { goal: { id: 'read', text: 'read', kind: 'use', thing: 'books' }, status: 'open' } as const
    const acts = wantToTalk(situationOf({ goals: [read] }))?.acts ?? []
    expect(acts).not.toContainEqual({ kind: 'ask', topic: 'thing:books' })
    const hat = { goal: { ...read.goal, thing: "Ana's hat" }, status: 'open' } as const
    expect(wantToTalk(situationOf({ goals: [hat] }))?.acts).toContainEqual({ kind: 'ask', topic: "thing:Ana's hat" })
  })

  it('is no word of a gathering among those who are there', () => {
    const guest = { ...situationOf(knowing([{ ...party, host: 'Cleo', place: 'kitchen' }])), minute: at(18) }
    expect(JSON.stringify(wantToTalk(guest)?.acts ?? [])).not.toContain('party')
    const elsewhere = { ...guest, perception: { ...guest.perception, room: 'garden' } }
    expect(JSON.stringify(wantToTalk(elsewhere)?.acts)).toContain('party')
  })

  it('is an invitation to their own gathering while it is to come', () => {
    expect(wantToTalk(situationOf(knowing([party])))?.acts[0]).toEqual({ kind: 'invite', gathering: party })
    const over = { ...situationOf(knowing([party])), minute: at(20) }
    expect(wantToTalk(over)?.acts[0]?.kind).not.toBe('invite')
  })

  it('is news, but not to whom it came from or was told already', () => {
    const situation = situationOf(knowing([mayor]))
    expect(wantToTalk(situation)?.acts[0]).toEqual({ kind: 'tell', fact: mayor })
    const fromBo = situationOf(knowing([mayor], at(14), { source: 'told', by: 'Bo' }))
    expect(JSON.stringify(wantToTalk(fromBo)?.acts ?? [])).not.toContain('mayor')
    const said = [statementOf([{ kind: 'tell', fact: mayor }])]
    expect(JSON.stringify(wantToTalk({ ...situation, saidTo: () => said })?.acts ?? [])).not.toContain('mayor')
  })

  it('is not what the listener has told, whoever told it first', () => {
    const heard = { ...statementOf([{ kind: 'tell', fact: mayor }]), speaker: 'Bo', listeners: ['Ana'] }
    const situation = situationOf({ ...knowing([mayor]), heardFrom: () => [heard] })
    expect(JSON.stringify(wantToTalk(situation)?.acts ?? [])).not.toContain('mayor')
    // whoever would not listen does not know that it was told
    const asked = { ...heard, part: 'reason' } as const
    const refused = { ...statementOf([{ kind: 'decline', because: 'eat' }]), part: 'words' } as const
    const deaf = { ...situation, heardFrom: () => [asked], statementsOf: () => [asked, refused] }
    expect(wantToTalk(deaf)?.acts[0]).toEqual({ kind: 'tell', fact: mayor })
  })

  it('is told again to somebody who refused to listen', () => {
    const said = { ...statementOf([{ kind: 'tell', fact: mayor }]), part: 'reason' } as const
    const refused = { ...statementOf([{ kind: 'decline', because: 'eat' }]), part: 'words', speaker: 'Bo' } as const
    const situation = situationOf({ ...knowing([mayor]), saidTo: () => [said] })
    expect(wantToTalk({ ...situation, statementsOf: () => [said, refused] })?.acts[0]).toEqual({
      kind: 'tell',
      fact: mayor,
    })
    expect(JSON.stringify(wantToTalk(situation)?.acts ?? [])).not.toContain('mayor')
  })

  it('is a favour when somebody holds what they are after', () => {
    const situation = situationOf({ goals: [goal], ...knowing([{ ...key, place: 'Bo' }]) })
    const perception = { ...situation.perception, people: [{ name: 'Bo', holding: ['brass key'] }] }
    expect(wantToTalk({ ...situation, perception })?.acts).toEqual([
      { kind: 'favour', favour: { kind: 'bring', thing: 'brass key', to: 'Ana' } },
    ])
  })

  it('is company when there is nothing else, and more so the lonelier they are', () => {
    const needs = { food: 70, rest: 70, company: 5, fun: 60, tidiness: 60 }
    const lonely = wantToTalk(situationOf({ needs }))
    expect(lonely?.acts.map(({ kind }) => kind)).toEqual(['greet', 'ask'])
    expect(lonely!.urgency).toBeGreaterThan(wantToTalk(situationOf())?.urgency ?? 0)
  })

  it('is nothing with nobody to ask, with chat switched off, or with those who were asked already', () => {
    const situation = situationOf(knowing([mayor]))
    expect(wantToTalk({ ...situation, canTalk: false })).toBe(undefined)
    expect(wantToTalk({ ...situation, notYet: new Set(['Bo']) })).toBe(undefined)
    expect(wantToTalk({ ...situation, asked: [{ ...requestOf([]), sender: 'Ana', recipient: 'Bo' }] })).toBe(undefined)
    expect(wantToTalk({ ...situation, conversations: [conversation] })).toBe(undefined)
  })

  it('looks at only so much of what they know, however much that is', () => {
    let looked = 0
    const topics = Array.from({ length: 5_000 }, (_, index) => `thing:thing ${index}`)
    const belief = () => void looked++
    wantToTalk(situationOf({ topics, belief }))
    expect(looked).toBeLessThan(400)
  })
})

describe('whether somebody takes part in a chat', () => {
  const share = (make: (seed: number) => Situation, acts: readonly SpeechAct[]) => {
    const seeds = Array.from({ length: 600 }, (_, seed) => seed)
    return seeds.filter((seed) => answerRequest(make(seed), requestOf(acts)).accept).length / seeds.length
  }
  const using = { thing: 'books', use: 'read', since: at(14, 30), until: at(15, 30) }
  const ordinary = (seed: number): Situation => {
    const random = createRandom(`life ${seed}`)
    const level = () => 15 + random.integer(80)
    return situationOf({
      random,
      self: { name: 'Ana', persona: '', traits: { sociable: random.next(), helpful: random.next() } },
      needs: { food: level(), rest: level(), company: level(), fun: level(), tidiness: level() },
      relations: { Bo: { warmth: random.next() * 0.8 - 0.2, chats: 2, minute: at(15) - random.integer(400) } },
      state: { room: 'kitchen', holding: [], isActive: true, ...(random.next() < 0.5 && { using }) },
      ...knowing([key]),
    })
  }

  it('is mostly so in ordinary life, and not always', () => {
    for (const act of [
      { kind: 'ask', topic: 'thing:brass key' },
      { kind: 'ask', topic: 'thing:tea' },
      { kind: 'tell', fact: mayor },
      { kind: 'invite', gathering: { ...party, host: 'Bo' } },
      { kind: 'greet' },
    ] as const) {
      expect(share(ordinary, [act]), act.kind).toBeGreaterThan(0.55)
      expect(share(ordinary, [act]), act.kind).toBeLessThan(0.9)
    }
  })

  it('depends on the relationship, on how busy they are, on their needs and on an appointment', () => {
    const usual = (seed: number, more: Partial<Situation> = {}) => situationOf({ random: createRandom(seed), ...more })
    const acts: readonly SpeechAct[] = [{ kind: 'greet' }]
    const normal = share(usual, acts)
    const relation = (warmth: number) => ({ relations: { Bo: { warmth, chats: 1, minute: 0 } } })
    expect(share((seed) => usual(seed, relation(0.8)), acts)).toBeGreaterThan(normal)
    expect(share((seed) => usual(seed, relation(-0.8)), acts)).toBeLessThan(normal)
    const busy = { room: 'kitchen', holding: [], isActive: true, using }
    expect(share((seed) => usual(seed, { state: busy }), acts)).toBeLessThan(normal)
    const hungry = { food: 3, rest: 70, company: 50, fun: 60, tidiness: 60 }
    expect(share((seed) => usual(seed, { needs: hungry }), acts)).toBeLessThan(normal)
    const soon = [
      { goal: { id: 'x', text: 'be there', kind: 'be', place: 'garden', from: at(15, 10) }, status: 'open' },
    ] as const
    expect(share((seed) => usual(seed, { goals: soon }), acts)).toBeLessThan(0.5)
  })

  it('is refused politely, with a reason that is so', () => {
    const needs = { food: 1, rest: 70, company: 90, fun: 60, tidiness: 60 }
    const refusals = Array.from({ length: 200 }, (_, seed) =>
      answerRequest(situationOf({ needs, random: createRandom(seed) }), requestOf([{ kind: 'greet' }])),
    ).filter(({ accept }) => !accept)
    expect(refusals.length).toBeGreaterThan(20)
    for (const { acts, words, why } of refusals) {
      expect(acts).toEqual([{ kind: 'decline', because: 'eat' }])
      expect(words).toContain('eat')
      expect(why).toBe('I need to eat.')
    }
    expect(new Set(refusals.map(({ words }) => words)).size).toBeGreaterThan(8)
  })
})

describe('a reply', () => {
  const reply = (heard: readonly SpeechAct[], more: Partial<Situation> = {}) =>
    replyTo(situationOf(more), conversation, heard).acts

  it('answers a question, or says that one does not know, and who may', () => {
    const where: SpeechAct = { kind: 'ask', topic: 'thing:brass key' }
    expect(reply([where], knowing([key]))[0]).toEqual({ kind: 'tell', fact: key })
    expect(reply([where])[0]).toEqual({ kind: 'unknown', topic: 'thing:brass key' })
    const { perception } = situationOf()
    const here = { ...perception, people: [...perception.people, { name: 'Cleo', holding: [] }] }
    expect(reply([where], { perception: here })[0]).toEqual({ ...where, kind: 'unknown', other: 'Cleo' })
    const relations = { 'Mary Ann': { warmth: 0, chats: 1, minute: 0 } }
    expect(reply([{ kind: 'ask', topic: "thing:Mary Ann's hat" }], { relations })[0]).toMatchObject({
      other: 'Mary Ann',
    })
  })

  it('tells the news and what one likes to whoever asks for either', () => {
    expect(reply([{ kind: 'ask', topic: 'news:' }], knowing([mayor]))[0]).toEqual({ kind: 'tell', fact: mayor })
    const likes: Fact = { kind: 'likes', person: 'Ana', what: 'read' }
    const self = { name: 'Ana', persona: '', likes: ['read'] }
    expect(reply([{ kind: 'ask', topic: 'likes:Ana:' }], { self, ...knowing([likes]) })[0]).toEqual({
      kind: 'tell',
      fact: likes,
    })
  })

  it('accepts an invitation when one is free and on fair terms', () => {
    const invite: SpeechAct = { kind: 'invite', gathering: { ...party, host: 'Bo' } }
    const answer = (more: Partial<Situation> = {}) => reply([invite], more)[0]
    expect(answer()).toEqual({ kind: 'answerInvitation', id: 'party', comes: true })
    expect(answer({ relations: { Bo: { warmth: -0.6, chats: 3, minute: 0 } } })).toMatchObject({ comes: false })
    const elsewhere = {
      goal: { id: 'x', text: 'be there', kind: 'be', place: 'kitchen', from: at(18), until: at(20) },
      status: 'open',
    } as const
    expect(answer({ goals: [elsewhere] })).toMatchObject({ comes: false })
    expect(answer({ self: { name: 'Ana', persona: '', sleeps: at(16) } })).toMatchObject({ comes: false })
  })

  it('agrees to a favour one can do for somebody one does not dislike', () => {
    const favour = { kind: 'bring', thing: 'brass key', to: 'Bo' } as const
    const answer = (more: Partial<Situation>) => reply([{ kind: 'favour', favour }], more)[0]
    expect(answer(knowing([key]))).toEqual({ kind: 'answerFavour', favour, agrees: true })
    expect(answer({})).toMatchObject({ agrees: false })
    expect(answer({ ...knowing([key]), relations: { Bo: { warmth: -0.5, chats: 1, minute: 0 } } })).toMatchObject({
      agrees: false,
    })
  })

  it('thanks for news, and adds something of its own: news spreads both ways', () => {
    const other: Fact = { kind: 'news', id: 'bakery', text: 'The bakery opens again.' }
    const acts = reply([{ kind: 'tell', fact: mayor }], knowing([other, mayor]))
    expect(acts).toEqual([{ kind: 'thank' }, { kind: 'tell', fact: other }])
  })

  it('takes notice of what the other told of themselves, and goes on where there are no words left for it', () => {
    const plan: Fact = { kind: 'plan', person: 'Bo', text: 'have lunch', at: at(16) }
    const situation = situationOf(knowing([mayor]))
    const { acts } = replyTo(situation, conversation, [{ kind: 'tell', fact: plan }])
    expect(acts).toEqual([
      { kind: 'remark', on: 'plan' },
      { kind: 'tell', fact: mayor },
    ])
    const said: string[] = []
    const voice = { ...situation, saidTo: () => said.map((text) => ({ ...statementOf([]), text })) }
    for (let text; (text = sayTo(voice, 'Bo', acts.slice(0, 1))?.text) !== undefined;) said.push(text)
    expect(said.length).toBeGreaterThan(8)
    expect(sayTo(voice, 'Bo', acts)?.acts).toEqual([{ kind: 'tell', fact: mayor }])
  })

  it('is never empty', () => {
    expect(reply([])).toEqual([{ kind: 'greet' }])
  })
})

describe('nobody says what they do not know', () => {
  /** Everything that is told, in acts, is what the speaker believes; what they say not to know they do not. */
  function expectGrounded(acts: readonly SpeechAct[], { belief }: Situation) {
    for (const act of acts) {
      if (act.kind === 'tell') expect(beliefIn(belief, act.fact)).toEqual(act.fact)
      if (act.kind === 'invite') expect(beliefIn(belief, act.gathering)).toEqual(act.gathering)
      if (act.kind === 'unknown') expect(belief(act.topic)).toBe(undefined)
    }
  }
  const beliefIn = (belief: Situation['belief'], fact: Fact) => belief(topic(fact))?.fact
  const topic = (fact: Fact) => knowing([fact]).topics[0]!

  it('whatever they believe, whoever asks whatever', () => {
    const beliefs = fc.array(anyFact, { maxLength: 25 })
    const heard = fc.array(anyAct, { maxLength: 3 })
    fc.assert(
      fc.property(beliefs, heard, fc.integer(), fc.constantFrom(...people.slice(1)), (facts, acts, seed, other) => {
        const base = situationOf({ random: createRandom(seed), ...knowing(facts) })
        const perception = { ...base.perception, people: [{ name: other, holding: [] }], chatable_agents: [other] }
        const situation = { ...base, perception }
        const wish = wantToTalk(situation)
        if (wish !== undefined) {
          expectGrounded(wish.acts, situation)
          expectGrounded(sayTo(situation, other, wish.acts)?.acts ?? [], situation)
        }
        const talk = { ...conversation, members: [other, 'Ana'] }
        const reply = replyTo(situation, talk, acts)
        expectGrounded(reply.acts, situation)
        expect(reply.acts.length).toBeGreaterThan(0)
        expect(reply.acts.length).toBeLessThanOrEqual(3)
      }),
      { numRuns: 500 },
    )
  })

  it('but of themselves they know how they feel, what they like and what they mean to do', () => {
    const { needs, minute, self } = situationOf({ self: { name: 'Ana', persona: '', likes: ['read'] } })
    const plans = {
      day: [
        { minute: at(14), text: 'have tea' },
        { minute: at(16), text: 'read' },
      ],
      steps: [],
    }
    expect(ownFacts(self, { needs: { ...needs, food: 10 }, plans, minute })).toEqual([
      { kind: 'mood', person: 'Ana', mood: 'hungry' },
      { kind: 'likes', person: 'Ana', what: 'read' },
      { kind: 'plan', person: 'Ana', text: 'read', at: at(16) },
    ])
  })
})
