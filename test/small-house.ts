/** A small house and chance-made facts of it, for tests of what is said. */
import fc from 'fast-check'
import type { HousePlan } from '../src/worlds/house/plan.ts'
import type { ThingFile } from '../src/worlds/house/house-file.ts'
import type { Fact, Favour, SpeechAct } from '../src/societies/household/fact.ts'

const rooms = ['kitchen', 'garden', 'living room', "Ana's room", 'Maple Lane']
const things: readonly ThingFile[] = [
  { id: 'brass key', in: 'garden', isPortable: true },
  { id: 'cupboard', in: 'kitchen', states: { closed: {}, open: {} }, holds: { openIn: ['open'] } },
  { id: 'tea', in: 'cupboard', isPortable: true, consumable: { servings: 5, gives: { food: 10 } } },
  { id: 'kitchen table', in: 'kitchen', holds: {} },
  { id: 'lamp', in: 'living room', states: { off: {}, on: {} } },
  { id: 'books', in: 'living room', uses: [{ name: 'read', minutes: 60, gives: { fun: 30 } }] },
  { id: "Ana's hat", in: "Ana's room", isPortable: true },
]

export const people = ['Ana', 'Bo', 'Cleo', 'Mary Ann', 'Ünal'] as const

/** Every room leads to every other. */
export const smallHouse: HousePlan = {
  file: { name: 'small', rooms: rooms.map((id) => ({ id })), doors: [], things },
  rooms: new Map(rooms.map((id) => [id, { id }])),
  things: new Map(things.map((thing) => [thing.id, thing])),
  exitsOf: (room) => rooms.filter((other) => other !== room),
  way: (_, to) => (rooms.includes(to) ? [to] : undefined),
}

const thing = fc.constantFrom(...things.map(({ id }) => id))
const room = fc.constantFrom(...rooms)
const person = fc.constantFrom(...people)
const minute = fc.integer({ min: 0, max: 3 * 288 }).map((steps) => steps * 5)

const stateFact = fc
  .constantFrom(...things.flatMap(({ id, states = {} }) => Object.keys(states).map((state) => ({ id, state }))))
  .map(({ id, state }): Fact => ({ kind: 'state', thing: id, state }))

const gathering = fc
  .record({
    what: fc.constantFrom("a Valentine's party", 'tea', 'a meeting about the lamp', 'a quiz night', 'dinner'),
    host: person,
    place: room,
    from: minute,
    length: fc.integer({ min: 6, max: 60 }),
  })
  .map(({ length, from, ...rest }) => ({
    kind: 'gathering' as const,
    id: `${rest.what} of ${rest.host}`,
    ...rest,
    from,
    until: from + length * 5,
  }))

export const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  fc
    .record({ thing, place: fc.oneof(room, fc.constantFrom('cupboard', 'kitchen table'), person) })
    .filter((fact) => fact.thing !== fact.place)
    .map((fact): Fact => ({ kind: 'thing', ...fact })),
  stateFact,
  fc.record({ person, place: room }).map((fact): Fact => ({ kind: 'person', ...fact })),
  fc
    .constantFrom(
      'Sam Moore is running for mayor.',
      'The bakery opens again!',
      'Somebody broke the window of the café',
      'Cleo said "I have found a coin".',
    )
    .map((text): Fact => ({ kind: 'news', id: text.slice(0, 5), text })),
  gathering,
  fc
    .record({
      person,
      text: fc.constantFrom('read in the garden', 'meet Bo', 'make soup for all', 'sleep'),
      at: minute,
    })
    .map((fact): Fact => ({ kind: 'plan', ...fact })),
  fc
    .record({ person, what: fc.constantFrom('read', 'listen to music', 'cook', 'sit in the sun') })
    .map((fact): Fact => ({ kind: 'likes', ...fact })),
  fc
    .record({ person, mood: fc.constantFrom('hungry', 'well', 'tired', 'lonely', 'in need of company', 'bored') })
    .filter(({ mood }) => !mood.startsWith('in'))
    .map((fact): Fact => ({ kind: 'mood', ...fact })),
  fc
    .record({
      person,
      text: fc.constantFrom('had soup in the kitchen', 'read a book', 'took the brass key'),
      at: minute,
    })
    .map((fact): Fact => ({ kind: 'deed', ...fact })),
)

const anyFavour: fc.Arbitrary<Favour> = fc.oneof(
  fc.record({ thing, to: fc.oneof(person, room) }).map((favour): Favour => ({ kind: 'bring', ...favour })),
  fc.record({ place: room, at: minute, who: person }).map((favour): Favour => ({ kind: 'meet', ...favour })),
  fc.record({ thing, who: person }).map((favour): Favour => ({ kind: 'help', ...favour })),
)

const anyTopic = fc.oneof(
  thing.map((name) => `thing:${name}`),
  fc.constantFrom('lamp', 'cupboard').map((name) => `state:${name}`),
  person.map((name) => `person:${name}`),
  fc.constantFrom('news:', 'news:mayor', 'gathering:party'),
  fc.tuple(person, fc.constantFrom('', 'read', 'sit in the sun')).map(([name, what]) => `likes:${name}:${what}`),
  fc.tuple(fc.constantFrom('plan', 'mood', 'deed'), person).map(([kind, name]) => `${kind}:${name}`),
)

export const anyAct: fc.Arbitrary<SpeechAct> = fc.oneof(
  { weight: 6, arbitrary: anyFact.map((fact): SpeechAct => ({ kind: 'tell', fact })) },
  { weight: 4, arbitrary: anyTopic.map((topic): SpeechAct => ({ kind: 'ask', topic })) },
  { weight: 2, arbitrary: anyTopic.map((topic): SpeechAct => ({ kind: 'unknown', topic })) },
  fc.tuple(anyTopic, person).map(([topic, other]): SpeechAct => ({ kind: 'unknown', topic, other })),
  gathering.map((each): SpeechAct => ({ kind: 'invite', gathering: each })),
  fc.boolean().map((comes): SpeechAct => ({ kind: 'answerInvitation', id: 'party', comes })),
  anyFavour.map((favour): SpeechAct => ({ kind: 'favour', favour })),
  fc.tuple(anyFavour, fc.boolean()).map(([favour, agrees]): SpeechAct => ({ kind: 'answerFavour', favour, agrees })),
  fc.constantFrom<SpeechAct>({ kind: 'greet' }, { kind: 'thank' }),
  fc.constantFrom('plan', 'deed', 'likes', 'mood').map((on): SpeechAct => ({ kind: 'remark', on })),
  fc
    .constantFrom('eat', 'sleep', 'be in the garden at 17:00')
    .map((because): SpeechAct => ({ kind: 'decline', because })),
)
