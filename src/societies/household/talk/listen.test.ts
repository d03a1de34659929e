import { describe, expect, it } from 'vitest'
import { smallHouse } from '../../../../test/small-house.ts'
import { at, knowing } from '../../../../test/small-situation.ts'
import type { Belief, Fact, SpeechAct } from '../fact.ts'
import { type Listener, listen } from './listen.ts'
import { rememberDone, rememberHeard, rememberSaid, rememberSeen } from './memory-texts.ts'
import { reflect } from './reflect.ts'
import { undertake } from './undertake.ts'

const key: Fact = { kind: 'thing', thing: 'brass key', place: 'garden' }
const party = {
  kind: 'gathering',
  id: 'party',
  what: 'a party',
  host: 'Bo',
  place: 'garden',
  from: at(17),
  until: at(19),
} as const
const tell = (fact: Fact): SpeechAct => ({ kind: 'tell', fact })
const self = { name: 'Ana', persona: '', likes: ['read'] }
const listener = (more: Partial<Listener> = {}): Listener => ({
  self,
  by: 'Bo',
  minute: at(15),
  belief: () => undefined,
  goals: [],
  relations: {},
  ...more,
})
const believing = (belief: Partial<Belief>) => knowing([{ ...key, place: 'kitchen' }], at(14, 30), belief)

describe('whoever listens', () => {
  it('knows afterwards what they were told, and by whom', () => {
    expect(listen([tell(key)], listener()).facts).toEqual([{ fact: key, by: 'Bo' }])
    expect(listen([{ kind: 'invite', gathering: party }], listener()).facts).toEqual([{ fact: party, by: 'Bo' }])
  })

  it('believes their own eyes more than older hearsay', () => {
    expect(listen([tell(key)], listener(believing({}))).facts).toEqual([])
    expect(listen([tell(key)], listener({ ...believing({}), knownSince: () => at(14) })).facts).toEqual([])
    expect(listen([tell(key)], listener({ ...believing({}), knownSince: () => at(14, 50) })).facts).toHaveLength(1)
    expect(listen([tell(key)], listener(believing({ minute: at(9) }))).facts).toHaveLength(1)
    expect(listen([tell(key)], listener(believing({ source: 'told', by: 'Cleo' }))).facts).toHaveLength(1)
  })

  it('is not told what they themselves feel or mean, nor by others when a gathering is', () => {
    expect(listen([tell({ kind: 'mood', person: 'Ana', mood: 'sad' })], listener()).facts).toEqual([])
    const later = { ...party, from: at(18) }
    expect(listen([tell(later)], listener({ ...knowing([party]), by: 'Cleo' })).facts).toEqual([])
    expect(listen([tell(later)], listener(knowing([party]))).facts).toEqual([{ fact: later, by: 'Bo' }])
  })

  it('feels warmer for thanks, help and a liking they share, and colder for a refusal', () => {
    const warmth = (...acts: SpeechAct[]) => listen(acts, listener()).warmth
    const plain = warmth()
    expect(plain).toBeGreaterThan(0)
    expect(warmth({ kind: 'thank' })).toBeGreaterThan(plain)
    expect(warmth(tell({ kind: 'likes', person: 'Bo', what: 'read' }))).toBeGreaterThan(
      warmth(tell({ kind: 'likes', person: 'Bo', what: 'cook' })),
    )
    const favour = { kind: 'bring', thing: 'tea', to: 'Ana' } as const
    expect(warmth({ kind: 'answerFavour', favour, agrees: true })).toBeGreaterThan(plain)
    expect(warmth({ kind: 'answerFavour', favour, agrees: false })).toBeLessThan(0)
    expect(listen([], listener()).company).toBeGreaterThan(0)
  })

  it('goes to a meeting they asked for and that was agreed to', () => {
    const favour = { kind: 'meet', place: 'garden', at: at(17), who: 'Ana' } as const
    const { goals } = listen([{ kind: 'answerFavour', favour, agrees: true }], listener())
    expect(goals).toMatchObject([{ goal: { kind: 'be', place: 'garden', from: at(17), until: at(17, 30) } }])
    expect(listen([{ kind: 'answerFavour', favour, agrees: false }], listener()).goals).toEqual([])
  })
})

describe('whoever says yes', () => {
  const promiser = {
    self,
    to: 'Bo',
    minute: at(15),
    goals: [],
    isRoom: (name: string) => smallHouse.rooms.has(name),
    ...knowing([party]),
  }

  it('to an invitation means to be there, once', () => {
    const acts: readonly SpeechAct[] = [{ kind: 'answerInvitation', id: 'party', comes: true }]
    const { goals, promises } = undertake(acts, promiser)
    expect(goals).toMatchObject([
      {
        goal: { kind: 'be', place: 'garden', from: at(17), until: at(19) },
        askedBy: 'gathering:party',
        status: 'open',
      },
    ])
    expect(promises).toMatchObject([{ by: 'Ana', to: 'Bo', due: at(19), status: 'open' }])
    expect(undertake(acts, { ...promiser, goals }).goals).toEqual([])
    expect(undertake([{ kind: 'answerInvitation', id: 'party', comes: false }], promiser).goals).toEqual([])
    expect(undertake([{ kind: 'answerInvitation', id: 'unknown', comes: true }], promiser).goals).toEqual([])
  })

  it('to a favour means to bring the thing, and has promised it', () => {
    const bring = (to: string) =>
      undertake([{ kind: 'answerFavour', favour: { kind: 'bring', thing: 'tea', to }, agrees: true }], promiser)
    expect(bring('Bo').goals).toMatchObject([{ goal: { kind: 'bring', thing: 'tea', to: 'Bo' }, promisedTo: 'Bo' }])
    expect(bring('kitchen').goals).toMatchObject([{ goal: { text: 'bring the tea to the kitchen', to: 'kitchen' } }])
    expect(bring('Bo').promises).toMatchObject([{ by: 'Ana', to: 'Bo', text: 'bring the tea to Bo', status: 'open' }])
  })
})

describe('what is remembered', () => {
  const talk = (acts: readonly SpeechAct[], text = '') => ({ me: 'Ana', other: 'Bo', acts, text, plan: smallHouse })

  it('of a chat leaves out a nod, unless that was all', () => {
    const nod = { kind: 'remark', on: 'plan' } as const
    const talk = { me: 'Ana', other: 'Bo', text: 'A good plan.', plan: smallHouse }
    expect(rememberHeard({ ...talk, acts: [nod, { kind: 'greet' }] }).text).toBe('Bo greeted me.')
    expect(rememberHeard({ ...talk, acts: [nod] }).text).toBe('Bo took notice of what I said.')
    expect(rememberSaid({ ...talk, acts: [nod] }).text).toBe('I took notice of what Bo said.')
  })

  it('of a chat is one sentence, with the day and the hour', () => {
    expect(rememberHeard(talk([tell(key)]))).toEqual({
      text: 'Bo told me that the brass key is in the garden.',
      importance: 4,
      kind: 'heard:Bo',
    })
    expect(rememberHeard(talk([{ kind: 'greet' }, { kind: 'invite', gathering: party }])).text).toBe(
      'Bo greeted me and invited me to a party in the garden on day 1 from 17:00 to 19:00.',
    )
    expect(rememberSaid(talk([{ kind: 'ask', topic: 'thing:brass key' }])).text).toBe(
      'I asked Bo where the brass key is.',
    )
    const favour = { kind: 'bring', thing: 'tea', to: 'Ana' } as const
    expect(rememberHeard(talk([{ kind: 'answerFavour', favour, agrees: true }]))).toMatchObject({
      text: 'Bo agreed to bring the tea to me.',
      kind: 'helped:Bo',
    })
    expect(rememberHeard(talk([tell({ kind: 'news', id: 'm', text: 'Sam runs for mayor.' })])).text).toBe(
      'Bo told me the news: "Sam runs for mayor".',
    )
    expect(rememberHeard(talk([], 'Hm "so" what')).text).toBe(`Bo said to me: "Hm 'so' what".`)
  })

  it('of what was seen and done is one sentence as well', () => {
    expect(rememberSeen(key, { me: 'Ana', plan: smallHouse }).text).toBe('I saw that the brass key is in the garden.')
    expect(rememberDone('had soup in the kitchen', 'eat').text).toBe('I had soup in the kitchen.')
  })

  it('becomes insights when enough has happened, each with the memories it stands on', () => {
    const memories = Array.from({ length: 12 }, (_, index) => {
      const { text, importance, kind } =
        index % 3 === 2 ? rememberDone('read', 'read') : rememberHeard(talk([tell(key)]))
      return { index: 40 + index, text, importance, kind }
    })
    expect(reflect(memories)).toEqual([])
    const insights = reflect(memories, { enough: 30 })
    expect(insights.map(({ text }) => text)).toEqual([
      'I talk with Bo more than with anybody else.',
      'Much of what I know I have heard from Bo.',
    ])
    for (const { on } of insights) for (const place of on) expect(memories[place - 40]!.kind).toBe('heard:Bo')
    expect(reflect(memories.slice(0, 2), { enough: 1 })).toEqual([])
  })
})
