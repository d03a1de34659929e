/** What can never be so on the board of a household, whatever its people do: looked for after every step. */
import type { HouseholdView } from '../src/societies/household/draft.ts'
import type { ChatEvent } from '../src/mail/chat/chat.ts'
import { DEFAULT_CHAT_LIMITS, OPEN_AT_ONCE } from '../src/mail/chat/limits.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Everything is in one place, and both sides know it. */
export function* faultsInHouse({ persons, things, rooms }: HouseholdView): Generator<string> {
  const lists = [
    ...Object.entries(rooms).map(([room, { things: list }]) => ({ place: { room }, list })),
    ...Object.entries(things).map(([thing, { holds }]) => ({ place: { thing }, list: holds })),
    ...Object.entries(persons).map(([person, { holding }]) => ({ place: { person }, list: holding })),
  ]
  const listed = new Map<string, object[]>()
  for (const { place, list } of lists)
    for (const thing of list) listed.set(thing, [...(listed.get(thing) ?? []), place])
  for (const [thing, { in: where, users, servings = 0 }] of Object.entries(things)) {
    if (!isSame(listed.get(thing), [where]))
      yield `${thing} is in ${JSON.stringify(where)} and listed in ${JSON.stringify(listed.get(thing))}`
    if (servings < 0) yield `${thing} has ${servings} left`
    if (new Set(users).size < users.length) yield `${thing} is used twice by one person`
    for (const user of users) if (persons[user]?.using?.thing !== thing) yield `${user} does not use ${thing}`
  }
  for (const thing of listed.keys()) if (things[thing] === undefined) yield `there is no ${thing}`
  for (const [name, { room, using }] of Object.entries(persons)) {
    const found = Object.entries(rooms).flatMap(([id, { people }]) =>
      people.filter((one) => one === name).map(() => id),
    )
    if (!isSame(found, [room])) yield `${name} is in ${room} and listed in ${found.join()}`
    if (using && !things[using.thing]?.users.includes(name)) yield `${using.thing} does not know of ${name}`
  }
}

/** No request or conversation is known to one side only, and no desk grows without end. */
export function* faultsInDesks({ desks, chatLimits, round }: HouseholdView): Generator<string> {
  const limits = { ...DEFAULT_CHAT_LIMITS, ...chatLimits }
  for (const [person, { incoming, outgoing, conversations, news, asked }] of Object.entries(desks)) {
    for (const request of [...incoming, ...outgoing]) {
      const { id, sender, recipient, status } = request
      if (status !== 'pending') yield `${id} is ${status} and still on a desk`
      const copies = [...desks[sender]!.outgoing, ...desks[recipient]!.incoming].filter((copy) => copy.id === id)
      if (!isSame(copies, [request, request])) yield `${id} is not the same for ${sender} and ${recipient}`
    }
    for (const conversation of conversations) {
      const { id, members, speaker, left } = conversation
      if (members.length < 2 || !members.includes(person) || !members.includes(speaker) || left < 1)
        yield `${id} is impossible: ${JSON.stringify(conversation)}`
      for (const member of members)
        if (!desks[member]?.conversations.some((other) => isSame(other, conversation)))
          yield `${id} is not the same for ${person} and ${member}`
    }
    if (incoming.length > limits.pendingPerReceiver) yield `${incoming.length} requests wait for ${person}`
    if (asked.round === round && asked.count > limits.requestsPerTurn) yield `${person} asked ${asked.count} times`
    if (outgoing.length + conversations.length + news.length > 4 * OPEN_AT_ONCE) yield `the desk of ${person} is full`
  }
}

/** The chats of a run, retold from its events: nobody is spoken to without consent, nothing is answered twice. */
export function* faultsInChats(chats: readonly ChatEvent[], messages: number): Generator<string> {
  const requests = new Map<string, Extract<ChatEvent, { kind: 'request' }>>()
  const ended = new Set<string>()
  const agreed = new Map<string, Set<string>>()
  const said = new Map<string, number>()
  let group = ''
  const groups = new Map<string, string>()
  for (const event of chats) {
    if (event.kind === 'request') {
      if (requests.has(event.id)) yield `${event.id} was sent twice`
      const last = [...requests.values()].at(-1)
      const isSameGroup = last?.sender === event.sender && last.round === event.round && last.message === event.message
      group = isSameGroup && chats[chats.indexOf(event) - 1] === last ? group : event.id
      groups.set(event.id, group)
      requests.set(event.id, event)
    }
    if (event.kind === 'response' || event.kind === 'expired') {
      if (!requests.has(event.id)) yield `${event.id} was ended and never sent`
      if (ended.has(event.id)) yield `${event.id} was ended twice`
      ended.add(event.id)
    }
    if (event.kind === 'response') {
      const { sender, recipient } = requests.get(event.id)!
      if (event.by !== recipient) yield `${event.by} answered ${event.id}, which was to ${recipient}`
      const chat = groups.get(event.id)!
      if (event.accepted) agreed.set(chat, new Set([...(agreed.get(chat) ?? [sender]), recipient]))
    }
    if (event.kind === 'message') {
      const members = agreed.get(event.id)
      for (const name of [event.sender, ...event.recipients])
        if (!members?.has(name)) yield `${name} has not agreed to ${event.id}`
      said.set(event.id, (said.get(event.id) ?? 0) + 1)
      if (said.get(event.id)! > messages * Math.max(1, (members?.size ?? 1) - 1))
        yield `too much was said in ${event.id}`
    }
  }
}
