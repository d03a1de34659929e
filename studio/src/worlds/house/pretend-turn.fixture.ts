/** A turn of somebody who only pretends: walks, asks, answers, says something, uses what is there. */
import type { Random } from '../../../../src/base/random.ts'
import type { View } from '../../../../src/board/field.ts'
import type { ChatEvent, ChatRequest, Desk } from '../../../../src/mail/chat/chat.ts'
import type { household, Relation } from '../../../../src/societies/household/board.ts'
import { beliefKey, type Fact, type Statement } from '../../../../src/societies/household/fact.ts'

export interface Turn {
  readonly person: string
}

export const TURN_READS = [
  'house',
  'people',
  'days',
  'minutesPerTurn',
  'round',
  'persons',
  'desks',
  'chatCount',
  'needs',
  'goals',
  'relations',
  'topics',
  'results',
  'whispers',
] as const
export const TURN_WRITES = [
  'round',
  'persons',
  'things',
  'desks',
  'chatCount',
  'chats',
  'needs',
  'goals',
  'decisions',
  'results',
  'whispers',
  'relations',
  'topics',
  'beliefs',
  'memories',
  'said',
  'events',
] as const

export type Seen = View<(typeof household)['fields'], (typeof TURN_READS)[number]>

const EMPTY: Desk = {
  incoming: [],
  outgoing: [],
  conversations: [],
  news: [],
  asked: { round: 0, count: 0 },
  notBefore: {},
}
const REASONS = [
  'Have you seen the brass key? The cupboard is locked.',
  'I have news from the mill.',
  'Would you help me with the beans?',
  'There is a party in the garden at six.',
]
const MESSAGES = [
  'It hangs in the hall, by the coats. I saw it this morning when I came in.',
  'I had no idea! Tell the others.',
  'Gladly, after breakfast.',
  'I will come, and bring the radio.',
]
const minuteOf = (round: number, minutes: number) => 360 + round * minutes
const timeOf = (minute: number) =>
  `day 1, ${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export function intend({ house, people, persons, desks, whispers }: Seen, person: string, random: Random): string {
  const desk = desks[person] ?? EMPTY
  const here = persons[person]!.room
  const [request] = desk.incoming
  const [open] = desk.conversations
  if (whispers[person]) return `think ${whispers[person]}`
  if (request) return `${random.next() < 0.72 ? 'accept' : 'reject'} chat ${request.id}`
  if (open) return `chat ${open.members.find((name) => name !== person)} ${random.pick(MESSAGES)}`
  const others = people.filter(({ name }) => name !== person && persons[name]?.room === here)
  if (others.length > 0 && desk.outgoing.length === 0 && random.next() < 0.45)
    return `chat request ${random.pick(others).name}: ${random.pick(REASONS)}`
  const usable = house.things.filter((thing) => thing.in === here && thing.uses)
  if (usable.length > 0 && random.next() < 0.35) return `start using ${random.pick(usable).id}`
  const lamp = house.things.find(({ id, in: place }) => place === here && id.includes('lamp'))
  if (lamp && random.next() < 0.3) return `set ${lamp.id} to on`
  const doors = house.doors.filter(({ from, to, oneWay }) => from === here || (to === here && !oneWay))
  const door = doors.length === 0 ? undefined : random.pick(doors)
  return door ? `go to ${door.from === here ? door.to : door.from}` : 'noop'
}

export function carryOut(seen: Seen, person: string, command: string, now: { random: Random; step: number }) {
  const { persons, desks, round, house, chatCount, relations, needs, goals, people } = seen
  const minute = minuteOf(round, seen.minutesPerTurn)
  const time = timeOf(minute)
  const state = persons[person]!
  const desk = desks[person] ?? EMPTY
  const put = <T>(value: T) => ({ [person]: value })
  const went = /^go to (.+)$/.exec(command)?.[1]
  const asked = /^chat request ([^:]+): (.+)$/.exec(command)
  const answered = /^(accept|reject) chat (\S+)$/.exec(command)
  const said = /^chat (?:message )?(\S+(?: \d+)?) (.+)$/.exec(command)
  const used = /^start using (.+)$/.exec(command)?.[1]
  const event = (action: object, description: string) => ({
    events: [{ agent_id: person, action: action as never, timestamp: time, current_room: state.room, description }],
  })
  const common = {
    decisions: put({
      minute,
      command,
      reason: reasonFor(command),
      result: `You did it: ${command}.`,
      ok: true,
    }),
    results: put(`You did it: ${command}.`),
    needs: put({
      minute,
      levels: Object.fromEntries(
        Object.entries(needs[person]!.levels).map(([need, level]) => [
          need,
          Math.max(0, level - 1 - now.random.integer(2)),
        ]),
      ) as never,
    }),
    ...(seen.whispers[person] && { whispers: put('') }),
  }
  const own = goals[person] ?? []
  const met = (kind: string) => ({
    goals: put(
      own.map((each) =>
        each.goal.kind === kind && each.status === 'open' ? { ...each, status: 'met' as const, minute } : each,
      ),
    ),
  })
  const warmer = (one: string, other: string, by: number): Record<string, Relation> => {
    const before = relations[one]?.[other] ?? { warmth: 0, chats: 0, minute: 0 }
    return {
      ...relations[one],
      [other]: {
        warmth: Math.max(-1, Math.min(1, before.warmth + by)),
        chats: before.chats + (by > 0 ? 1 : 0),
        minute,
      },
    }
  }
  if (went !== undefined && house.rooms.some(({ id }) => id === went))
    return {
      ...common,
      persons: put({ room: went, holding: state.holding, isActive: true }),
      memories: [{ agent: person, text: `I went to the ${went}.`, step: now.step }],
      ...(went === 'garden' && met('be')),
      ...event({ action_type: 'go_to', target: went }, `${person} goes to the ${went}.`),
    }
  if (asked && persons[asked[1]!] && !seen.desks[asked[1]!]?.incoming.length) {
    const [, recipient, message] = asked as unknown as [string, string, string]
    // in one step with others a count would be taken twice
    const number = seen.days < 0 ? now.step * 1000 + people.findIndex(({ name }) => name === person) : chatCount + 1
    const id = `req_${String(number).padStart(3, '0')}`
    const request: ChatRequest = { id, sender: person, recipient, message, time, round, status: 'pending' }
    const chat: ChatEvent = { id, round, time, kind: 'request', sender: person, recipient, message }
    return {
      ...common,
      ...(seen.days > 0 && { chatCount: chatCount + 1 }),
      desks: {
        ...put({ ...desk, outgoing: [...desk.outgoing, request] }),
        [recipient]: { ...(desks[recipient] ?? EMPTY), incoming: [request] },
      },
      chats: [chat],
      said: [statement(id, 'reason', person, recipient, message, minute, round)],
    }
  }
  if (answered && desk.incoming.length > 0) {
    const request = desk.incoming[0]!
    const accepted = answered[1] === 'accept'
    const { id, sender } = request
    const words = accepted ? undefined : 'Not now, please.'
    return {
      ...common,
      desks: {
        ...put({
          ...desk,
          incoming: [],
          conversations: accepted ? [{ id, members: [sender, person], speaker: person, left: 1, round }] : [],
        }),
        [sender]: { ...(desks[sender] ?? EMPTY), outgoing: [] },
      },
      chats: [{ id, round, time, kind: 'response' as const, by: person, accepted, ...(words && { words }) }],
      ...(words && { said: [statement(id, 'words', person, sender, words, minute, round)] }),
      ...(!accepted && { relations: { [sender]: warmer(sender, person, -0.2) } }),
    }
  }
  if (said && desk.conversations.length > 0) {
    const { id, members } = desk.conversations[0]!
    const listener = members.find((name) => name !== person)!
    const message = said[2]!
    const fact: Fact = { kind: 'thing', thing: 'brass key', place: 'hall' }
    return {
      ...common,
      ...met('talk'),
      desks: put({ ...desk, conversations: [] }),
      chats: [{ id, round, time, kind: 'message' as const, sender: person, recipients: [listener], message }],
      said: [statement(id, 'message', person, listener, message, minute, round)],
      relations: { [person]: warmer(person, listener, 0.15), [listener]: warmer(listener, person, 0.2) },
      topics: { [listener]: [...new Set([...(seen.topics[listener] ?? []), 'thing:brass key'])] },
      beliefs: { [beliefKey(listener, 'thing:brass key')]: { fact, source: 'told' as const, by: person, minute } },
      memories: [
        { agent: person, text: `I said to ${listener}: ${message}`, step: now.step },
        { agent: listener, text: `${person} said: ${message}`, step: now.step },
      ],
      ...event({ action_type: 'chat', recipient: listener, message }, `${person} to ${listener}: ${message}`),
    }
  }
  if (used !== undefined) {
    const use = house.things.find(({ id }) => id === used)?.uses?.[0]
    return {
      ...common,
      persons: put({ ...state, using: { thing: used, use: use?.name ?? 'use', since: minute, until: minute + 30 } }),
      ...event({ action_type: 'start_using', target: used }, `${person} starts to ${use?.name ?? 'use'}: ${used}.`),
    }
  }
  const lamp = /^set (.+) to on$/.exec(command)?.[1]
  if (lamp !== undefined)
    return {
      ...common,
      things: { [lamp]: { in: { room: state.room }, state: 'on', users: [], holds: [] } },
      ...event({ action_type: 'set_to_state', target: lamp, state: 'on' }, `${person} switches the ${lamp} on.`),
    }
  return { ...common, ...event({ action_type: 'noop' }, `${person} waits.`) }
}

function reasonFor(command: string): string {
  if (command.startsWith('think ')) return `A thought came to me: ${command.slice(6)}`
  if (command.startsWith('go to')) return 'Nobody is here, and I would like company.'
  if (command.startsWith('chat request')) return 'They may know what I want to know.'
  if (/^(?:accept|reject)/.test(command)) return 'I like being asked first.'
  return 'It is still early, and I have time for this.'
}

const statement = (
  chat: string,
  part: Statement['part'],
  speaker: string,
  listener: string,
  text: string,
  minute: number,
  round: number,
): Statement => ({ chat, part, speaker, listeners: [listener], text, acts: [], minute, round })
