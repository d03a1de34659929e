import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../../base/random.ts'
import { describeWorld } from '../../testing/describe-world.ts'
import type { HouseAction } from './action.ts'
import { houseActions } from './actions.ts'
import { commandOf, parseCommand } from './command.ts'
import { defaultHouse } from './default-house.ts'
import { createHouse, type House } from './house.ts'
import { usingNow } from './scene.ts'
import type { HouseState } from './state.ts'

const people = ['Ana', 'Bo', 'Cy', 'Di', 'Eve']

/** Anything one can try, sensible or not. */
function anyAction(house: House, random: Random): HouseAction {
  const { things, rooms } = house.plan
  const name = () => random.pick([...people, 'Zoe', ''])
  const near = house.observe(random.pick(people)).things.map(({ id }) => id)
  const thing = () => random.pick([...things.keys(), ...near, ...near, ...near, 'unicorn', 'constructor'])
  const message = random.pick(['hello', 'Have you seen the key?', '', 'x'.repeat(3000)])
  const request_id = `req_${String(1 + random.integer(house.snapshot().chat.count + 2)).padStart(3, '0')}`
  return random.pick<HouseAction>([
    { action_type: 'look' },
    { action_type: 'noop' },
    { action_type: 'examine', target: random.pick([thing(), name()]) },
    { action_type: 'go_to', target: random.pick([...rooms.keys(), 'cellar']) },
    { action_type: 'go_to', target: random.pick([...rooms.keys()]) },
    { action_type: 'take', target: thing() },
    { action_type: 'take', target: thing() },
    { action_type: 'drop', target: thing() },
    { action_type: 'place', target: thing(), recipient: random.pick([thing(), name()]) },
    {
      action_type: 'set_to_state',
      target: thing(),
      state: random.pick(['open', 'closed', 'on', 'off', 'boiling', 'odd']),
    },
    { action_type: 'start_using', target: thing() },
    { action_type: 'stop_using' },
    { action_type: 'consume', target: thing() },
    { action_type: 'chat_request', recipient: name(), message },
    { action_type: 'chat_response', request_id, accepted: random.next() < 0.7 },
    { action_type: 'chat', recipient: name(), message },
  ])
}

const opened = createHouse(defaultHouse, people)
const chance = createRandom('actions')

describe('the default house', () => {
  describeWorld(it, {
    open: () => createHouse(defaultHouse, people),
    actions: Array.from({ length: 200 }, () => anyAction(opened, chance)),
    refused: { action_type: 'fly' } as unknown as HouseAction,
  })
})

describe('a village', () => {
  describeWorld(it, {
    open: () => createHouse({ seed: 7, rooms: 40 }, ['Ana', 'Bo']),
    actions: [
      { action_type: 'go_to', target: 'square' },
      { action_type: 'go_to', target: 'café' },
      { action_type: 'consume', target: 'coffee' },
      { action_type: 'look' },
    ],
  })
})

describe('a chat in a house', () => {
  const begin = () => {
    const house = createHouse(defaultHouse, ['Agent A', 'Agent B'])
    const say = (name: string, text: string) => {
      const parsed = parseCommand(text, { plan: house.plan, people: house.agents(), here: house.observe(name) })
      expect(parsed).toMatchObject({ ok: true })
      return house.act(name, (parsed as { action: HouseAction }).action)
    }
    return { house, say }
  }

  it('goes from a look to a request, an acceptance and a message, as a person or a model types it', () => {
    const { house, say } = begin()
    const look = say('Agent A', 'look')
    expect(look).toMatchObject({ ok: true, endsTurn: false })
    expect(look.text).toContain('Other characters here: Agent B (you can send chat requests to them)')
    expect(say('Agent A', 'chat request Agent B I want to discuss the weather')).toMatchObject({
      ok: true,
      endsTurn: true,
      text: 'Chat request sent to Agent B',
    })
    expect(house.hear('Agent B')).toEqual([
      "You have a chat request from Agent A: 'I want to discuss the weather' (ID: req_001)",
    ])
    expect(say('Agent B', 'accept chat req_001')).toMatchObject({
      ok: true,
      endsTurn: false,
      text: 'Chat request accepted. You can now send a message.',
    })
    const said = say('Agent B', 'chat Agent A The weather is lovely today!')
    expect(said).toMatchObject({ ok: true, endsTurn: true })
    expect(said.changes.chatEvents).toMatchObject([{ kind: 'message', sender: 'Agent B', time: 'day 1, 06:00' }])
    expect(house.hear('Agent A')).toEqual([
      "Agent B accepted your chat request and sent: 'The weather is lovely today!'",
    ])
    expect(house.hear('Agent A')).toEqual([])
  })

  it('needs both to be in one room and awake, at each step', () => {
    const { house, say } = begin()
    say('Agent B', 'go to the hall')
    expect(say('Agent A', 'chat request Agent B hello')).toMatchObject({ ok: false, endsTurn: true, changes: {} })
    say('Agent A', 'go to the hall')
    say('Agent A', 'chat request Agent B hello')
    say('Agent A', 'go to the kitchen')
    expect(say('Agent B', 'accept chat req_001')).toMatchObject({ ok: false, endsTurn: false })
    say('Agent B', 'go to the kitchen')
    expect(say('Agent B', 'accept chat req_001')).toMatchObject({ ok: true })
    say('Agent A', 'go to the garden')
    expect(say('Agent B', 'chat Agent A hello')).toMatchObject({ ok: false })

    const other = begin()
    other.say('Agent B', 'sleep in the blue bed')
    expect(other.house.observe('Agent A').chatable_agents).toEqual([])
    expect(other.say('Agent A', 'chat request Agent B hello').text).toContain('asleep')
    expect(other.say('Agent B', 'chat request Agent A hello').text).toBe(
      'You are asleep. Wake up first: stop using blue bed.',
    )
    other.house.pass(96)
    expect(other.say('Agent A', 'chat request Agent B hello')).toMatchObject({ ok: true })
    expect(house.info().time).toBe('day 1, 06:00')
  })

  it('that nobody answers ends, and whoever asked is told', () => {
    const { house, say } = begin()
    say('Agent A', 'chat request Agent B hello')
    expect(house.pass(6)).toEqual([])
    expect(house.pass(1)).toMatchObject([{ kind: 'expired', id: 'req_001' }])
    expect(house.hear('Agent A')[0]).toContain('Your chat request to Agent B has expired')
    expect(house.hear('Agent B')).toEqual([])
  })
})

/** What must be so after any action. */
function faultsIn({ people: persons, things, rooms, minute }: HouseState, { plan }: House): string[] {
  const faults: string[] = []
  const listed = new Map<string, string[]>()
  const list = (id: string, where: object) => listed.set(id, [...(listed.get(id) ?? []), JSON.stringify(where)])
  for (const [room, state] of Object.entries(rooms)) {
    for (const id of state.things) list(id, { room })
    for (const name of state.people) list(name, { room })
  }
  for (const [thing, { holds }] of Object.entries(things)) for (const id of holds) list(id, { thing })
  for (const [person, { holding }] of Object.entries(persons)) for (const id of holding) list(id, { person })

  for (const [id, { in: where, users, state, servings = 0 }] of Object.entries(things)) {
    if (JSON.stringify(listed.get(id)) !== JSON.stringify([JSON.stringify(where)]))
      faults.push(`${id} is listed in ${JSON.stringify(listed.get(id))}`)
    const file = plan.things.get(id)!
    if (state !== undefined && !Object.hasOwn(file.states!, state)) faults.push(`${id} is ${state}`)
    if (servings < 0 || servings > (file.consumable?.servings ?? 0)) faults.push(`${id} has ${servings} servings`)
    if (new Set(users).size !== users.length) faults.push(`${id} is used twice by somebody`)
    for (const user of users) if (persons[user]?.using?.thing !== id) faults.push(`${user} does not use ${id}`)
    const active = users.filter((user) => usingNow(persons[user]!, minute) !== undefined)
    const seats = Math.max(0, ...(file.uses ?? []).map((use) => use.seats ?? 1))
    if (active.length > seats) faults.push(`${active.join()} use ${id}`)
    let [around, steps] = [where, 0]
    while ('thing' in around && steps++ < 100) around = things[around.thing]!.in
    if ('thing' in around) faults.push(`${id} is inside itself`)
  }
  for (const [name, { room, using }] of Object.entries(persons)) {
    if (listed.get(name)?.join() !== JSON.stringify({ room }))
      faults.push(`${name} is listed in ${JSON.stringify(listed.get(name))}`)
    if (using !== undefined && !things[using.thing]!.users.includes(name))
      faults.push(`${using.thing} does not know ${name}`)
  }
  return faults
}

describe('whatever people try', () => {
  it.for([1, 2, 3, 4])('everything stays in exactly one place, and all lists agree (%i)', (seed) => {
    const house = createHouse(defaultHouse, people)
    const random = createRandom(seed)
    let done = 0
    for (let tries = 0; tries < 600; tries++) {
      const before = JSON.stringify(house.snapshot())
      const name = random.pick(people)
      const action = anyAction(house, random)
      const outcome = house.act(name, action)
      expect(outcome.text.length).toBeGreaterThan(0)
      expect(outcome.endsTurn).toBe(houseActions[action.action_type].endsTurn)
      if (outcome.ok) done++
      else expect([outcome.changes, JSON.stringify(house.snapshot())]).toEqual([{}, before])
      expect(faultsIn(house.snapshot(), house)).toEqual([])
      if (random.next() < 0.3) house.pass(1 + random.integer(random.next() < 0.05 ? 200 : 2))
      if (random.next() < 0.2) house.hear(random.pick(people))
      // a crash in any state
      if (random.next() < 0.1) house.restore(JSON.parse(JSON.stringify(house.snapshot())) as HouseState)
    }
    expect(done).toBeGreaterThan(100)
  })

  it('no turn goes on for ever: only three actions leave it to whoever did them', () => {
    const going = Object.entries(houseActions).filter(([, { endsTurn }]) => !endsTurn)
    expect(going.map(([type]) => type)).toEqual(['look', 'examine', 'chat_response'])
  })

  it('a command says the same as its action', () => {
    const house = createHouse(defaultHouse, people)
    const random = createRandom('commands')
    const names = { plan: house.plan, people }
    for (let tries = 0; tries < 800; tries++) {
      const action = anyAction(house, random)
      const known = Object.values(action).every(
        (part) => !['unicorn', 'constructor', 'cellar', 'Zoe', ''].includes(part as string),
      )
      if (known)
        expect(parseCommand(commandOf(action), names), commandOf(action).slice(0, 80)).toEqual({ ok: true, action })
    }
  })
})

describe('the cost of a turn', () => {
  it('is that of the room, not of the village', () => {
    const costOf = (rooms: number) => {
      const names = Array.from({ length: rooms * 3 }, (_, number) => `P${number}`)
      const house = createHouse({ seed: 1, rooms, people: names.length }, names)
      const reads = new Set<string>()
      const state = house.snapshot()
      const watch = <T extends object>(part: T, kind: string): T =>
        new Proxy(part, {
          get: (target, key) => {
            reads.add(`${kind} ${String(key)}`)
            return Reflect.get(target, key) as unknown
          },
          ownKeys: () => {
            throw new Error(`all ${kind} were listed`)
          },
        })
      house.restore({
        ...state,
        people: watch(state.people, 'people'),
        things: watch(state.things, 'things'),
        rooms: watch(state.rooms, 'rooms'),
      })
      house.observe('P0')
      return reads.size
    }
    expect(costOf(300)).toBeLessThan(costOf(30) * 2)
  })
})
