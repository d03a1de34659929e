/** Explorers in a world that is no grid: rooms with numbered ways between them, some of them locked. */
import { describe, expect, it } from 'vitest'
import { listed, TroupeError } from '../../base/errors.ts'
import { createMinds } from '../../minds/mind.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { sqliteStore } from '../../store/sqlite-store.ts'
import { describeWorld } from '../../testing/describe-world.ts'
import { scriptedModel } from '../../testing/scripted-model.ts'
import { OPEN, type Explorable } from '../../worlds/explorable.ts'
import { namedOffer } from '../../worlds/offer.ts'
import { createExplorers } from './explorers.ts'
import { tally } from './tally.ts'
import { wander } from './wander.ts'

interface House {
  readonly rooms: Readonly<
    Record<string, { readonly to: readonly string[]; readonly things?: readonly string[]; readonly locked?: true }>
  >
}
interface Inside {
  readonly room: string
}

const actions = ['first_way', 'second_way', 'third_way']

const house: Explorable<House, Inside, string> = {
  actions,
  open({ rooms }, agents = []) {
    const entrance = Object.keys(rooms)[0]!
    let poses: Readonly<Record<string, Inside>> = Object.fromEntries(agents.map((name) => [name, { room: entrance }]))
    const stateOf = (agent: string) => {
      if (Object.hasOwn(poses, agent)) return poses[agent]!
      throw new TroupeError('WORLD_UNKNOWN_AGENT', `Nobody named "${agent}" is here: ${listed(Object.keys(poses))}.`)
    }
    const things = Object.values(rooms).flatMap((room) => (room.locked ? [] : (room.things ?? [])))
    return {
      seed: 0,
      agents: () => Object.keys(poses),
      stateOf,
      observe(agent) {
        const { room } = stateOf(agent)
        const objects = (rooms[room]?.things ?? []).map((name) => ({ name, position: room }))
        const others = Object.keys(poses).filter((name) => name !== agent && poses[name]!.room === room)
        const number = Object.keys(rooms).indexOf(room)
        return {
          objects,
          agents: others.map((name) => ({ name, position: room })),
          cells: [[number, OPEN]],
          caption: `In the ${room}`,
        }
      },
      perform(agent, action) {
        const state = stateOf(agent)
        const room = rooms[state.room]!.to[actions.indexOf(action)]
        if (room === undefined) return { ok: false, reason: 'There is no such way.', state }
        if (rooms[room]!.locked) return { ok: false, reason: 'The door is locked.', state }
        poses = { ...poses, [agent]: { room } }
        return { ok: true, state: { room } }
      },
      offers: () => actions.map((action) => namedOffer(action, action)),
      info: () => ({ objects: things.length }),
      ending: () => undefined,
      snapshot: () => ({ poses: { ...poses } }),
      restore: (snapshot) => void (poses = snapshot.poses),
    }
  },
  chart({ rooms }) {
    const names = Object.keys(rooms)
    const numberOf = (room: string) => (names.includes(room) ? names.indexOf(room) : undefined)
    return {
      spotOf: ({ room }) => room,
      placeAt: numberOf,
      spotAt: (place) => names[place]!,
      neighboursOf: (place) => rooms[names[place]!]!.to.map((room) => names.indexOf(room)),
      stepsBetween: (one, other) => (one === other ? 0 : 1),
      stepOf: ({ room }, action) => numberOf(rooms[room]!.to[actions.indexOf(action)] ?? ''),
      looksFrom: () => [],
      wanderings: actions,
      reachable: () => new Set(names.filter((room) => !rooms[room]!.locked).map((room) => names.indexOf(room))),
      words: {
        about: [`You are in a house. Ways out of a room are numbered: ${listed(actions)}.`],
        describeState: ({ room }) => `in the ${room}`,
        describeSpot: (room) => room,
        spotPattern: '[a-z]+',
        readSpot: (text) => (names.includes(text) ? text : undefined),
        sayPlaces: (places) => places.map((place) => names[place]!),
        placesPattern: '[a-z]+',
        readPlaces: (word) => [numberOf(word) ?? []].flat(),
      },
    }
  },
}

const world: House = {
  rooms: {
    hall: { to: ['kitchen', 'stairs', 'cellar'] },
    kitchen: { to: ['hall', 'pantry'], things: ['kettle'] },
    pantry: { to: ['kitchen'], things: ['jam'] },
    stairs: { to: ['hall', 'landing'] },
    landing: { to: ['stairs', 'bedroom', 'attic'] },
    bedroom: { to: ['landing'], things: ['pillow', 'clock'] },
    attic: { to: ['landing'], things: ['trunk'] },
    cellar: { to: ['hall'], things: ['wine'], locked: true },
  },
}

describe('a house of rooms', () => {
  describeWorld(it, { open: () => house.open(world, ['Ada', 'Ben']), actions, refused: 'fly' })
})

const minds = createMinds({ choose: { decision: 'rules' } })
const explorers = createExplorers({ world: house, minds })
const input = { world, explorers: ['Ada', 'Ben'], maxSteps: 40 }

describe('explorers in a house of rooms', () => {
  it('find everything, part at the entrance where they stand together, and tell each other rooms by name', async () => {
    const { board, reason } = await explorers.run(input).finished
    expect(reason).toBe('every object is found')
    expect(board.objects.map(({ name }) => name).toSorted()).toEqual(['clock', 'jam', 'kettle', 'pillow', 'trunk'])
    expect(board.actionHistory.slice(0, 2).map(({ position }) => position)).toEqual(['kitchen', 'stairs'])
    expect(board.mail.map(({ message }) => message)).toContain(
      'I am at kitchen. Going to kitchen. Found kettle at kitchen. Seen floor kitchen.',
    )
    expect(tally(board, house)).toMatchObject({ found: 5, objects: 5 })
  })

  it('learn that a door is locked by trying it, and stop when nothing else is left', async () => {
    const { cellar } = world.rooms
    const small = { rooms: { hall: { to: ['cellar'] }, cellar: cellar!, shed: { to: [], things: ['rake'] } } }
    const { board, reason } = await explorers.run({ world: small, explorers: ['Ada'] }).finished
    expect(reason).toBe('nothing is left to discover')
    expect(board.actionHistory[0]).toMatchObject({ action: 'first_way', refused: 'The door is locked.' })
    expect(board.seen.at(-1)).toMatchObject({ wall: [1] })
  })

  it('E5 come to the same journal wherever the run stops and goes on, E8 to the same boards in a replay', async () => {
    const whole = memoryStore()
    await explorers.run(input, { store: whole, id: 'run', seed: 3 }).finished
    const journal = JSON.stringify((await whole.read('run', 1, 1e6)).map(({ record }) => record))
    for (const steps of [1, 3, 8, 14]) {
      const store = sqliteStore(':memory:')
      await explorers.run(input, { store, id: 'run', seed: 3, steps }).finished
      await explorers.resume('run', { store }).finished
      expect(JSON.stringify((await store.read('run', 1, 1e6)).map(({ record }) => record))).toBe(journal)
    }
    let rooms: unknown
    for await (const { board } of explorers.replay('run', { store: whole })) rooms = { ...board.agentPositions }
    const { board } = await explorers.run(input, { seed: 3 }).finished
    expect(rooms).toEqual({ ...board.agentPositions })
  })

  it('can be led by chance, and by a model that is told about this house', async () => {
    const walkers = createExplorers({ world: house, minds, rules: wander })
    expect((await walkers.run({ ...input, maxSteps: 400 }).finished).reason).toBe('every object is found')
    const model = scriptedModel(() => 'action: second_way\nreason: up\nthinking: up')
    const led = createExplorers({ world: house, minds: createMinds({ choose: { decision: model } }) })
    const { board } = await led.run({ ...input, explorers: ['Ada'], maxSteps: 1 }).finished
    expect(board.agentPositions['Ada']).toBe('stairs')
    expect(model.requests[0]).toMatchObject({
      system: expect.stringContaining('You are in a house.') as string,
      prompt: expect.stringContaining('You are in the hall.') as string,
    })
  })
})
