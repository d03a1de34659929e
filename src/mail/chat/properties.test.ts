/**
 * Thousands of operations by chance, wise and foolish, by rules of every kind: whatever people do, no chat is ever in
 * an impossible state. Between any two operations the state goes through JSON, as it would in a crash.
 */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../../base/random.ts'
import type {
  ChatEvent,
  ChatLimits,
  ChatNews,
  ChatOptions,
  ChatResult,
  ChatSetup,
  ChatState,
  Desk,
  Presence,
} from './chat.ts'
import { cleanUpChats } from './clean-up.ts'
import { GROUP_SIZE, HISTORY_LINES, OPEN_AT_ONCE } from './limits.ts'
import { sendChatMessage } from './message.ts'
import { takeNews } from './news.ts'
import { sendChatRequest } from './request.ts'
import { respondToChat } from './respond.ts'

const people = ['Ana', 'Bo', 'Cy', 'Di', 'Eve', 'Fay', 'Salt and Pepper', '__proto__', 'constructor']
const rooms = ['kitchen', 'hall']
const DAY_ROUNDS = 30
const OPERATIONS = 1000

const chance = (random: Random, share: number) => random.next() < share

function setupOf(random: Random): ChatSetup {
  const limits: ChatLimits = {
    requestsPerTurn: 1 + random.integer(3),
    pendingPerReceiver: 1 + random.integer(4),
    expiresAfter: 1 + random.integer(5),
    coolDown: random.integer(5),
    perPairAndDay: 1 + random.integer(4),
    length: 40,
    ...(chance(random, 0.3) && { partnersPerDay: 2 + random.integer(4) }),
  }
  const options: ChatOptions = {
    ...(chance(random, 0.4) && { messages: 2 + random.integer(3) }),
    ...(chance(random, 0.4) && { group: true }),
    ...(chance(random, 0.3) && { acrossRooms: true }),
    ...(chance(random, 0.3) && { history: true }),
  }
  return { limits, options }
}

/** A world of people who come, go and sleep, in which one operation after the other is done. */
function createTrial(seed: number) {
  const random = createRandom(`chat ${seed}`)
  const setup = setupOf(random)
  const places = new Map(people.map((name) => [name, { room: random.pick(rooms), isActive: true }]))
  const presence: Presence = {
    names: () => people,
    exists: (name) => places.has(name),
    isActive: (name) => places.get(name)?.isActive === true,
    isTogether: (one, other) => places.get(one)?.room === places.get(other)?.room,
  }
  let state: ChatState = { desks: {}, count: 0 }
  let round = 0
  const events: ChatEvent[] = []
  const told: { readonly person: string; readonly news: ChatNews }[] = []

  const now = () => ({ round, time: `round ${round}`, day: DAY_ROUNDS })

  /** Does it twice, the second time as after a crash: with a state from JSON. */
  function act(operation: (given: ChatState) => ChatResult): ChatResult {
    const before = JSON.stringify(state)
    const result = operation(freeze(state))
    const again = operation(JSON.parse(before) as ChatState)
    if (JSON.stringify(again) !== JSON.stringify(result)) throw new Error(`other than from JSON: ${before}`)
    // nothing is lost in JSON, such as a property that is there and undefined
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(result)), result)) throw new Error(`more than JSON: ${before}`)
    if (result.ok) {
      state = { desks: { ...state.desks, ...result.desks }, count: result.count }
      events.push(...result.events)
      for (const event of result.events) expectNear(event)
    } else if (!result.reason.endsWith('.')) throw new Error(`no sentence: ${result.reason}`)
    return result
  }

  /** Whoever asks, agrees or speaks is awake and near the other; rejecting takes nothing but oneself. */
  function expectNear(event: ChatEvent): void {
    const asked = events.find((other) => other.kind === 'request' && other.id === event.id)
    const near =
      event.kind === 'request'
        ? [event.sender, event.recipient]
        : event.kind === 'message'
          ? [event.sender, ...event.recipients]
          : event.kind === 'response' && event.accepted && asked?.kind === 'request'
            ? [event.by, asked.sender]
            : []
    const isNear = (name: string) => setup.options.acrossRooms === true || presence.isTogether(near[0]!, name)
    expect(near.filter((name) => !presence.isActive(name) || !isNear(name))).toEqual([])
  }

  const anybody = () => (chance(random, 0.03) ? random.pick(['Nobody', '', 'toString']) : random.pick(people))
  const anyone = () =>
    chance(random, 0.25) ? random.pick([`${anybody()} and ${anybody()}`, [anybody(), anybody(), anybody()]]) : anybody()
  const anything = () => (chance(random, 0.05) ? random.pick(['', 'x'.repeat(41)]) : `words ${random.integer(99)}`)
  const anyId = (by: string) => {
    const mine = (Object.hasOwn(state.desks, by) ? state.desks[by]!.incoming : []).map(({ id }) => id)
    return mine.length > 0 && chance(random, 0.8)
      ? random.pick(mine)
      : `req_${String(1 + random.integer(state.count + 2)).padStart(3, '0')}`
  }
  const someTalk = (sender: string) => {
    const open = Object.hasOwn(state.desks, sender) ? state.desks[sender]!.conversations : []
    const partners = open.flatMap(({ members }) => members.filter((name) => name !== sender))
    return partners.length > 0 && chance(random, 0.8) ? random.pick(partners) : anyone()
  }

  const ask = () => {
    const draft = { sender: anybody(), recipient: anyone(), message: anything() }
    return act((given) => sendChatRequest(given, presence, now(), setup, draft))
  }
  /** mostly somebody who can do it: by chance alone hardly anybody would ever speak */
  const somebody = (isAble: (desk: Desk, name: string) => boolean) => {
    const able = Object.entries(state.desks).filter(([name, desk]) => isAble(desk, name))
    return able.length > 0 && chance(random, 0.7) ? random.pick(able)[0] : anybody()
  }
  const answer = () => {
    const by = somebody(({ incoming }) => incoming.length > 0)
    const draft = {
      by,
      id: anyId(by),
      accepted: chance(random, 0.7),
      ...(chance(random, 0.3) && { words: anything() }),
    }
    return act((given) => respondToChat(given, presence, now(), setup, draft))
  }
  const say = () => {
    const sender = somebody(({ conversations }, name) => conversations.some(({ speaker }) => speaker === name))
    const draft = { sender, recipient: someTalk(sender), message: anything() }
    const result = act((given) => sendChatMessage(given, presence, now(), setup, draft))
    const said = (result.ok ? result.events : []).filter(({ kind }) => kind === 'message')
    // nobody speaks for somebody else
    expect(said).toMatchObject(result.ok ? [{ sender, message: draft.message.trim() }] : [])
  }
  const read = (person: string) => {
    const { desks, news } = takeNews(state, person)
    state = { ...state, desks: { ...state.desks, ...desks } }
    told.push(...news.map((item) => ({ person, news: item })))
  }
  const cleanUp = (person: string) => act((given) => cleanUpChats(given, presence, now(), setup, person))
  const live = () => {
    const place = places.get(random.pick(people))!
    if (chance(random, 0.6)) place.room = random.pick(rooms)
    else place.isActive = chance(random, 0.8)
  }

  return {
    setup,
    events,
    told,
    state: () => state,
    round: () => round,
    presence,
    step: () => {
      const dice = random.next()
      if (dice < 0.4) ask()
      else if (dice < 0.55) answer()
      else if (dice < 0.7) say()
      else if (dice < 0.75) live()
      else if (dice < 0.78) cleanUp(random.pick(people))
      else if (dice < 0.85) read(random.pick(people))
      else round++
    },
    /** everything that is open comes to its end, and everybody hears of it */
    finish: () => {
      round += setup.limits.expiresAfter + 1
      for (const person of people) cleanUp(person)
      for (const person of people) read(person)
    },
  }
}

type Trial = ReturnType<typeof createTrial>

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}

/** What does not hold after an operation, although it must. Without a matcher for each, which would take minutes. */
function* faultsIn({ state, setup: { limits }, round }: Trial): Generator<string> {
  const { desks } = state()
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  for (const [person, desk] of Object.entries(desks)) {
    const { incoming, outgoing, conversations, news, notBefore, today, history = [] } = desk
    for (const request of [...outgoing, ...incoming]) {
      const { id, sender, recipient, status } = request
      if (status !== 'pending') yield `${id} is on a desk, and ${status}`
      if (person !== sender && person !== recipient) yield `${id} is on the desk of ${person}`
      const copies = [...desks[sender]!.outgoing, ...desks[recipient]!.incoming].filter((copy) => copy.id === id)
      if (copies.length !== 2 || !isSame(copies, [request, request])) yield `${id} is not the same on both desks`
    }
    for (const conversation of conversations) {
      const { id, members, speaker, left } = conversation
      if (members.length < 2 || new Set(members).size < members.length) yield `${id} is between ${members.join()}`
      if (!members.includes(person) || !members.includes(speaker)) yield `${person} or ${speaker} is not in ${id}`
      if (left < 1) yield `${id} is open with nothing to be said`
      for (const member of members) {
        const copies = desks[member]!.conversations.filter((open) => open.id === id)
        if (!isSame(copies, [conversation])) yield `${id} is not the same for ${person} and ${member}`
      }
    }
    const asked = [...outgoing.map(({ recipient }) => recipient), ...incoming.map(({ sender }) => sender)]
    if (new Set(asked).size < asked.length) yield `${person} has two requests with one person`
    const until = Object.values(notBefore)
    const chats = Object.values(today?.chats ?? {})
    const bounds = {
      incoming: [incoming.length, limits.pendingPerReceiver],
      outgoing: [outgoing.length, OPEN_AT_ONCE],
      conversations: [conversations.length, 2 * OPEN_AT_ONCE],
      news: [news.length, (2 + GROUP_SIZE) * OPEN_AT_ONCE],
      history: [history.length, HISTORY_LINES],
      'chats of a pair': [Math.max(0, ...chats), limits.perPairAndDay],
      partners: [chats.length, limits.partnersPerDay ?? people.length - 1],
      'cool-down': [Math.max(0, ...until), round() + limits.coolDown],
      'people to wait for': [until.length, people.length - 1],
    }
    for (const [name, [size = 0, most = 0]] of Object.entries(bounds))
      if (size > most) yield `${name} of ${person}: ${size}, at most ${most}`
  }
}

/** Retold from its events alone: who agreed to what, who said something to whom, and how each request ended. */
function expectConsent({ events, told, setup: { limits, options } }: Trial): void {
  const requests = new Map<string, Extract<ChatEvent, { kind: 'request' }>>()
  const ends = new Map<string, string[]>()
  const members = new Map<string, Set<string>>()
  const left = new Map<string, number>()
  const lastSpeaker = new Map<string, string>()
  const perTurn = new Map<string, Set<string>>()
  const perDay = new Map<string, number>()
  let group: { readonly key: string; readonly id: string } | undefined
  const chatOf = new Map<string, string>()
  for (const event of events) {
    if (event.kind === 'request') {
      expect(requests.has(event.id)).toBe(false)
      requests.set(event.id, event)
      // the requests of a group follow each other with the same words
      const key = `${event.sender}|${event.round}|${event.message}`
      if (options.group !== true || group?.key !== key) group = { key, id: event.id }
      chatOf.set(event.id, group.id)
      const turn = `${event.sender}|${event.round}`
      perTurn.set(turn, (perTurn.get(turn) ?? new Set()).add(group.id))
    } else group = undefined
    if (event.kind === 'response' || event.kind === 'expired') {
      const end = event.kind === 'expired' ? 'expired' : event.accepted ? 'accepted' : 'rejected'
      ends.set(event.id, [...(ends.get(event.id) ?? []), end])
    }
    if (event.kind === 'response' && event.accepted) {
      const { sender, recipient, round } = requests.get(event.id)!
      expect(event.by).toBe(recipient)
      expect(event.round - round).toBeLessThanOrEqual(limits.expiresAfter)
      const chat = chatOf.get(event.id)!
      members.set(chat, (members.get(chat) ?? new Set([sender])).add(recipient))
      left.set(chat, (left.get(chat) ?? 0) + (options.messages ?? 1))
      // whoever joins speaks next, whoever spoke before
      lastSpeaker.set(chat, sender)
      const pair = `${[sender, recipient].toSorted().join('|')}|${Math.floor(event.round / DAY_ROUNDS)}`
      perDay.set(pair, (perDay.get(pair) ?? 0) + 1)
    }
    if (event.kind === 'message') {
      const consenting = members.get(event.id) ?? new Set()
      expect([event.sender, ...event.recipients].filter((name) => !consenting.has(name))).toEqual([])
      left.set(event.id, (left.get(event.id) ?? 0) - 1)
      expect(left.get(event.id)).toBeGreaterThanOrEqual(0)
      expect(event.sender).not.toBe(lastSpeaker.get(event.id))
      lastSpeaker.set(event.id, event.sender)
    }
  }
  for (const [id, { sender, recipient }] of requests) {
    expect(ends.get(id)).toHaveLength(1)
    const heard = told.filter(({ news }) => news.id === id && ['accepted', 'rejected', 'expired'].includes(news.kind))
    expect(heard).toMatchObject([{ person: sender, news: { kind: ends.get(id)![0], by: recipient } }])
  }
  expect([...ends.keys()].filter((id) => !requests.has(id))).toEqual([])
  expect(Math.max(0, ...[...perTurn.values()].map(({ size }) => size))).toBeLessThanOrEqual(limits.requestsPerTurn)
  expect(Math.max(0, ...perDay.values())).toBeLessThanOrEqual(limits.perPairAndDay)

  const said = events.filter((event) => event.kind === 'message')
  const heard = told.filter(({ news }) => news.kind === 'message')
  expect(heard).toHaveLength(said.flatMap(({ recipients }) => recipients).length)
}

describe('whatever people do', () => {
  const happened = new Map<ChatEvent['kind'], number>()

  it.for(Array.from({ length: 16 }, (_, seed) => seed))('chats stay possible and consented to (%i)', (seed) => {
    const trial = createTrial(seed)
    for (let operation = 0; operation < OPERATIONS; operation++) {
      trial.step()
      const faults = [...faultsIn(trial)]
      if (faults.length > 0) expect({ operation, faults }).toEqual({ operation, faults: [] })
    }
    trial.finish()
    for (const { incoming, outgoing, conversations, news } of Object.values(trial.state().desks)) {
      expect([incoming, outgoing, conversations, news]).toEqual([[], [], [], []])
    }
    expectConsent(trial)
    for (const { kind } of trial.events) happened.set(kind, (happened.get(kind) ?? 0) + 1)
  })

  it('everything that can happen in a chat did, many times', () => {
    const kinds = ['request', 'response', 'message', 'expired', 'lapsed'] as const
    expect(kinds.filter((kind) => (happened.get(kind) ?? 0) < 100)).toEqual([])
  })
})
