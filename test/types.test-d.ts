/** What the compiler knows without being told, and what it refuses. Checked by tsc, never run. */
import {
  append,
  board,
  chosen,
  custom,
  end,
  flow,
  max,
  memoryStore,
  merge,
  min,
  remove,
  repeatable,
  send,
  sum,
  type,
  union,
  upsert,
  value,
  type Flow,
  type Removal,
  type RunResult,
} from 'troupe'
import { z } from 'zod'

/** Compiles only when both types are the same, `any` and `readonly` included. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : { expected: B; found: A }
declare function same<A, B>(proof: Same<A, B>): void

interface Lamp {
  readonly id: string
  readonly watts: number
  readonly on?: boolean
}

const Issue = z.object({ text: z.string(), level: z.enum(['low', 'high']).default('low') })
type Issue = z.infer<typeof Issue>

const room = board({
  prompt: value<string>(),
  size: value(z.number()),
  verdict: value<'ship' | 'redo'>('redo'),
  mode: value(z.enum(['day', 'night']), 'day'),
  notes: append<string>(),
  issues: append(Issue),
  seen: union<number>(),
  cost: sum(),
  best: max(),
  worst: min(10),
  prices: merge<number>(),
  lamps: upsert<Lamp>(),
  people: upsert((person: { name: string; age: number }) => person.name),
  longest: custom('', (current: string, write: { text: string }) => (write.text > current ? write.text : current)),
})
type Room = typeof room.fields

/* ---- everything is inferred ---- */

const architect = room.agent({
  reads: ['prompt', 'size', 'verdict', 'mode', 'notes', 'issues', 'seen', 'cost', 'best', 'worst', 'prices', 'lamps'],
  writes: ['lamps', 'verdict', 'notes', 'prices', 'people', 'longest', 'issues'],
  think: (view, context) => {
    same<typeof view.prompt, string>(true)
    same<typeof view.size, number>(true)
    same<typeof view.verdict, 'ship' | 'redo'>(true)
    same<typeof view.mode, 'day' | 'night'>(true)
    same<typeof view.notes, readonly string[]>(true)
    same<typeof view.issues, readonly Issue[]>(true)
    same<typeof view.seen, readonly number[]>(true)
    same<typeof view.cost, number>(true)
    same<typeof view.best, number | null>(true)
    same<typeof view.worst, number>(true)
    same<typeof view.prices, Readonly<Record<string, number>>>(true)
    same<typeof view.lamps, readonly Lamp[]>(true)
    same<typeof context.payload, undefined>(true)
    return {
      lamps: [{ id: 'desk', watts: 40 }, { id: 'desk', on: true }, remove('hall')],
      verdict: 'ship',
      notes: ['done'],
      prices: { desk: 10, hall: remove() },
      people: [{ name: 'ana' }, { age: 3, name: 'bo' }],
      longest: { text: 'word' },
      issues: [{ text: 'dark', level: 'high' }],
    }
  },
})

const critic = room.agent({
  reads: ['lamps'],
  writes: ['verdict', 'cost'],
  think: async ({ lamps }, context) => {
    const answer = await context.ask('ship it?', { schema: z.boolean() })
    same<typeof answer, boolean>(true)
    const open = await context.ask('why?')
    same<typeof open, unknown>(true)
    const count = await context.once('count', () => lamps.length)
    same<typeof count, number>(true)
    same<ReturnType<typeof context.random.next>, number>(true)
    return { update: { verdict: answer ? 'ship' : 'redo', cost: count }, effects: [{ type: 'say', text: 'hi' }] }
  },
})

const painter = room.agent({
  reads: ['prompt'],
  writes: ['notes'],
  takes: z.object({ wall: z.string() }),
  think: (_, { payload }) => {
    same<typeof payload, { wall: string }>(true)
    return { notes: [payload.wall] }
  },
})

const counter = room.agent({
  reads: [],
  writes: ['cost'],
  takes: type<number>(),
  think: (_, { payload }) => ({ cost: payload }),
})

const silent = room.agent({ reads: [], writes: [], think: () => {} })
room.agent({ reads: [], writes: [], think: () => undefined })
room.agent({ reads: [], writes: [], think: async () => {} })

const agents = { architect, critic, painter, counter, silent }

const director = flow(room, {
  start: ['architect', 'silent'],
  agents,
  routes: {
    architect: 'critic',
    critic: ({ verdict }) => {
      same<typeof verdict, 'ship' | 'redo'>(true)
      return verdict === 'ship' ? end('approved') : 'architect'
    },
    painter: room.route({
      reads: ['cost', 'lamps'],
      to: ['architect', 'counter'],
      choose: ({ cost, lamps }) => {
        same<typeof cost, number>(true)
        return cost > 3 ? lamps.map(({ watts }) => send('counter', watts)) : 'architect'
      },
    }),
    counter: chosen('architect', 'silent'),
    silent: [send('painter', { wall: 'north' }), 'architect'],
  },
  joins: { critic: ['architect', 'painter'] },
  failures: { painter: 'skip', critic: silent },
})

same<typeof director, Flow<Room>>(true)
const run = director.run(
  { prompt: 'a room', size: 3 },
  { store: memoryStore(), handlers: { say: repeatable(() => 1) } },
)
same<Awaited<typeof run.finished>, RunResult<Room>>(true)
const { board: last } = await run.finished
same<typeof last.verdict, 'ship' | 'redo'>(true)
same<typeof last.lamps, readonly Lamp[]>(true)
director.run({ prompt: 'a room', size: 3, verdict: 'ship', lamps: [{ id: 'desk', watts: 40 }], notes: [] })
director.fork(run.id, { at: 3, edit: { prompt: 'a bright room', lamps: [] } })
for await (const { board: seen } of director.replay(run.id)) same<typeof seen.cost, number>(true)
same<Awaited<ReturnType<typeof director.stateAt>>['issues'], readonly Issue[]>(true)

const house = board({ rooms: append<string>(), wish: value<string>(), lamps: upsert<Lamp>() })
const inside = house.nest({
  reads: ['wish'],
  writes: ['rooms'],
  flow: director,
  input: ({ wish }) => ({ prompt: wish, size: 2 }),
  output: ({ prompt, verdict }, reason) => {
    same<typeof verdict, 'ship' | 'redo'>(true)
    same<typeof reason, string>(true)
    return { rooms: [prompt] }
  },
})
flow(house, { start: 'inside', agents: { inside }, routes: { inside: end('built') } })
house.agent({
  reads: ['wish'],
  writes: ['rooms'],
  think: async ({ wish }, context) => {
    const { board: inner } = await context.society(director, { prompt: wish, size: 1 })
    same<typeof inner.verdict, 'ship' | 'redo'>(true)
    return { rooms: [inner.prompt] }
  },
})

/* ---- fields ---- */

// @ts-expect-error a default must be of the schema's type
value(z.string(), 3)
// @ts-expect-error a sum starts with a number
sum('0')
// @ts-expect-error things need an id
upsert<{ name: string }>()
// @ts-expect-error things of a schema need an id
upsert(z.object({ name: z.string() }))
// @ts-expect-error a rule gives what it was given
custom(0, (current: number, write: number) => String(current + write))
// @ts-expect-error a field is made by a rule
board({ prompt: 'a text' })

/* ---- reads ---- */

// @ts-expect-error no field of that name
room.agent({ reads: ['promt'], writes: [], think: () => {} })
// @ts-expect-error a read that was not declared
room.agent({ reads: ['prompt'], writes: [], think: ({ size }) => void size })
// @ts-expect-error a read that was not declared
room.agent({ reads: ['prompt'], writes: [], think: (view) => void view.size })
// @ts-expect-error the board cannot be changed in place
room.agent({ reads: ['notes'], writes: [], think: ({ notes }) => void notes.push('x') })
// @ts-expect-error nor can a view
room.agent({ reads: ['prompt'], writes: [], think: (view) => void (view.prompt = 'x') })
// @ts-expect-error nor a part of a thing
room.agent({ reads: ['lamps'], writes: [], think: ({ lamps }) => void (lamps[0]!.watts = 3) })
// @ts-expect-error nor a record
room.agent({ reads: ['prices'], writes: [], think: ({ prices }) => void (prices['a'] = 3) })

/* ---- writes ---- */

// @ts-expect-error no field of that name
room.agent({ reads: [], writes: ['promt'], think: () => {} })
// @ts-expect-error a write that was not declared
room.agent({ reads: [], writes: ['cost'], think: () => ({ prompt: 'x' }) })
// @ts-expect-error a write that was not declared, beside one that was
room.agent({ reads: [], writes: ['cost'], think: () => ({ cost: 1, prompt: 'x' }) })
// @ts-expect-error a write that was not declared, in an outcome
room.agent({ reads: [], writes: ['cost'], think: () => ({ update: { cost: 1, prompt: 'x' } }) })
// @ts-expect-error a write that was not declared, later
room.agent({ reads: [], writes: ['cost'], think: async () => ({ cost: 1, prompt: 'x' }) })
// @ts-expect-error a write to no field (beside a write to one, the compiler does not look; the run does)
room.agent({ reads: [], writes: ['cost'], think: () => ({ prise: 'x' }) })
// @ts-expect-error a write where none was declared
room.agent({ reads: [], writes: [], think: () => ({ cost: 1 }) })
// @ts-expect-error a mistyped write
room.agent({ reads: [], writes: ['prompt'], think: () => ({ prompt: 3 }) })
// @ts-expect-error a mistyped write, later
room.agent({ reads: [], writes: ['prompt'], think: async () => ({ prompt: 3 }) })
// @ts-expect-error a literal that is not one of them
room.agent({ reads: [], writes: ['verdict'], think: () => ({ verdict: 'shop' }) })
// @ts-expect-error one thing where a list is taken
room.agent({ reads: [], writes: ['notes'], think: () => ({ notes: 'x' }) })
// @ts-expect-error a list of the wrong things
room.agent({ reads: [], writes: ['notes'], think: () => ({ notes: [3] }) })
// @ts-expect-error a sum takes a number
room.agent({ reads: [], writes: ['cost'], think: () => ({ cost: '3' }) })
// @ts-expect-error a part of a thing without its id
room.agent({ reads: [], writes: ['lamps'], think: () => ({ lamps: [{ watts: 3 }] }) })
// @ts-expect-error a mistyped part of a thing
room.agent({ reads: [], writes: ['lamps'], think: () => ({ lamps: [{ id: 'a', watts: '3' }] }) })
// @ts-expect-error a mistyped value of a key
room.agent({ reads: [], writes: ['prices'], think: () => ({ prices: { a: 'much' } }) })
// @ts-expect-error a custom rule takes its own writes
room.agent({ reads: [], writes: ['longest'], think: () => ({ longest: 'word' }) })
// @ts-expect-error an effect has a type
room.agent({ reads: [], writes: [], think: () => ({ effects: [{ text: 'x' }] }) })
// @ts-expect-error an outcome has no fields beside its update
room.agent({ reads: [], writes: ['cost'], think: () => ({ update: {}, cost: 3 }) })
// @ts-expect-error think gives a record
room.agent({ reads: [], writes: ['cost'], think: () => 3 })
// @ts-expect-error the payload is what was declared
room.agent({ reads: [], writes: [], takes: type<number>(), think: (_, { payload }) => void payload.length })
// @ts-expect-error without `takes` there is no payload
room.agent({ reads: [], writes: [], think: (_, { payload }) => void payload.length })

/* ---- routes ---- */

const cast = { architect, critic, painter, counter }
const rest = { critic: 'architect', painter: 'architect', counter: 'architect' } as const

// @ts-expect-error a start that is no agent
flow(room, { start: 'nobody', agents: { silent }, routes: { silent: 'silent' } })
// @ts-expect-error one of several starts that is no agent
flow(room, { start: ['silent', 'nobody'], agents: { silent }, routes: { silent: 'silent' } })
// @ts-expect-error a missing route
flow(room, { start: 'silent', agents: { silent, critic }, routes: { silent: 'critic' } })
// @ts-expect-error a route of no agent
flow(room, { start: 'silent', agents: { silent }, routes: { silent: 'silent', nobody: 'silent' } })
// @ts-expect-error a route to no agent
flow(room, { start: 'silent', agents: { silent }, routes: { silent: 'nobody' } })
// @ts-expect-error a route to several, one of them no agent
flow(room, { start: 'silent', agents: { silent }, routes: { silent: ['silent', 'nobody'] } })
// @ts-expect-error a function that leads to no agent
flow(room, { start: 'silent', agents: { silent }, routes: { silent: () => 'nobody' } })
flow(room, {
  start: 'silent',
  agents: { silent },
  // @ts-expect-error a function that sometimes leads to no agent
  routes: { silent: ({ cost }) => (cost > 3 ? 'silent' : 'nobody') },
})
// @ts-expect-error a function that leads nowhere
flow(room, { start: 'silent', agents: { silent }, routes: { silent: () => {} } })
// @ts-expect-error a function that sometimes leads nowhere
flow(room, { start: 'silent', agents: { silent }, routes: { silent: ({ cost }) => (cost > 3 ? 'silent' : undefined) } })
// @ts-expect-error a function that reads what the board does not have
flow(room, { start: 'silent', agents: { silent }, routes: { silent: ({ price }) => (price ? 'silent' : end('x')) } })
// @ts-expect-error a choice of which one is no agent
flow(room, { start: 'silent', agents: { silent }, routes: { silent: chosen('silent', 'nobody') } })
// @ts-expect-error a reason that is no text
flow(room, { start: 'silent', agents: { silent }, routes: { silent: end(3) } })

// @ts-expect-error a router reads only what it declares
room.route({ reads: ['cost'], to: ['silent'], choose: ({ prompt }) => (prompt ? 'silent' : end('x')) })
// @ts-expect-error a router reads only fields
room.route({ reads: ['price'], to: ['silent'], choose: () => 'silent' })
// @ts-expect-error a router leads only where it says
room.route({ reads: ['cost'], to: ['silent'], choose: ({ cost }) => (cost ? 'silent' : 'critic') })
// @ts-expect-error a router leads somewhere
room.route({ reads: ['cost'], to: ['silent'], choose: () => {} })
const toNobody = room.route({ reads: ['cost'], to: ['nobody'], choose: () => 'nobody' })
// @ts-expect-error a router to no agent of this flow
flow(room, { start: 'silent', agents: { silent }, routes: { silent: toNobody } })
const perhapsToNobody = room.route({ reads: ['cost'], to: ['silent', 'nobody'], choose: () => 'silent' })
// @ts-expect-error a router that says it may lead to no agent of this flow
flow(room, { start: 'silent', agents: { silent }, routes: { silent: perhapsToNobody } })

// @ts-expect-error a payload of the wrong type
flow(room, { start: 'critic', agents: cast, routes: { ...rest, architect: send('counter', 'three') } })
// @ts-expect-error a payload of the wrong shape, in a list
flow(room, { start: 'critic', agents: cast, routes: { ...rest, architect: [send('painter', { wal: 'north' })] } })
// @ts-expect-error a payload for an agent that takes none
flow(room, { start: 'critic', agents: cast, routes: { ...rest, architect: send('critic', 3) } })
// @ts-expect-error a payload for no agent
flow(room, { start: 'critic', agents: cast, routes: { ...rest, architect: send('nobody', 3) } })
flow(room, {
  start: 'critic',
  agents: cast,
  // @ts-expect-error a payload of the wrong type from a function
  routes: { ...rest, architect: ({ notes }) => notes.map((note) => send('counter', note)) },
})
const wrongSend = room.route({
  reads: ['notes'],
  to: ['counter'],
  choose: ({ notes }) => notes.map((note) => send('counter', note)),
})
// @ts-expect-error a payload of the wrong type from a router
flow(room, { start: 'critic', agents: cast, routes: { ...rest, architect: wrongSend } })

/* ---- flows ---- */

// @ts-expect-error a join of no agent
flow(room, { start: 'silent', agents: { silent }, routes: { silent: 'silent' }, joins: { nobody: ['silent'] } })
// @ts-expect-error a join that waits for no agent
flow(room, { start: 'silent', agents: { silent }, routes: { silent: 'silent' }, joins: { silent: ['nobody'] } })
// @ts-expect-error a failure of no agent
flow(room, { start: 'silent', agents: { silent }, routes: { silent: 'silent' }, failures: { nobody: 'skip' } })
// @ts-expect-error a failure handled in no known way
flow(room, { start: 'silent', agents: { silent }, routes: { silent: 'silent' }, failures: { silent: 'ignore' } })
// @ts-expect-error an agent of another board
flow(room, { start: 'inside', agents: { inside }, routes: { inside: end('x') } })
const stranger = board({ prompt: value<number>() }).agent({ reads: [], writes: [], think: () => {} })
// @ts-expect-error a fallback of another board
flow(room, { start: 'silent', agents: { silent }, routes: { silent: 'silent' }, failures: { silent: stranger } })

/* ---- runs ---- */

// @ts-expect-error a missing input
director.run({ prompt: 'a room' })
// @ts-expect-error no input at all
director.run({})
// @ts-expect-error an input of the wrong type
director.run({ prompt: 3, size: 3 })
// @ts-expect-error an input that fits no schema
director.run({ prompt: 'a room', size: 'big' })
// @ts-expect-error an input for no field
director.run({ prompt: 'a room', size: 3, colour: 'red' })
// @ts-expect-error an input has whole things
director.run({ prompt: 'a room', size: 3, lamps: [{ id: 'desk' }] })
// @ts-expect-error an input has nothing to remove
director.run({ prompt: 'a room', size: 3, prices: { a: remove() } })
// @ts-expect-error an edit of the wrong type
director.fork(run.id, { edit: { prompt: 3 } })
// @ts-expect-error an edit of no field
director.fork(run.id, { edit: { colour: 'red' } })
// @ts-expect-error an edit has whole things
director.fork(run.id, { edit: { lamps: [{ id: 'desk' }] } })
// @ts-expect-error a field the board does not have
void last.colour

/* ---- a society in a society ---- */

const nested = { reads: ['wish'], writes: ['rooms'], flow: director } as const
// @ts-expect-error an input that misses a field
house.nest({ ...nested, input: ({ wish }) => ({ prompt: wish }), output: () => ({}) })
// @ts-expect-error an input of the wrong type
house.nest({ ...nested, input: ({ wish }) => ({ prompt: wish, size: 'big' }), output: () => ({}) })
// @ts-expect-error an input of a field that was not declared
house.nest({ ...nested, input: ({ rooms }) => ({ prompt: rooms[0]!, size: 3 }), output: () => ({}) })
// @ts-expect-error an output of the wrong type
house.nest({ ...nested, input: ({ wish }) => ({ prompt: wish, size: 3 }), output: ({ cost }) => ({ rooms: [cost] }) })
// @ts-expect-error an output to a field that was not declared
house.nest({ ...nested, input: ({ wish }) => ({ prompt: wish, size: 3 }), output: ({ prompt }) => ({ wish: prompt }) })
house.nest({
  ...nested,
  input: ({ wish }) => ({ prompt: wish, size: 3 }),
  // @ts-expect-error an output of a field the society does not have
  output: ({ colour }) => ({ rooms: [colour] }),
})
house.agent({
  reads: ['wish'],
  writes: ['rooms'],
  think: async ({ wish }, context) => {
    // @ts-expect-error an input of the wrong type, inside a thought
    await context.society(director, { prompt: wish, size: wish })
  },
})

same<ReturnType<typeof remove>, Removal>(true)
