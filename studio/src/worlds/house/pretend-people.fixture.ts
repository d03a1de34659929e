/** Who lives in a pretended household, and how the first morning finds them. */
import { beliefKey, type Fact } from '../../../../src/societies/household/fact.ts'
import type { PersonFile } from '../../../../src/societies/household/person.ts'
import type { HouseFile } from '../../../../src/worlds/house/house-file.ts'
import type { ThingState } from '../../../../src/worlds/house/state.ts'

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dag', 'Elif', 'Finn', 'Gia', 'Hugo', 'Ines', 'Jon', 'Kaya', 'Luis', 'Mina']
const PERSONAS = [
  'keeps bees in her head and a list of everything in her pocket',
  'repairs clocks, and is late for breakfast',
  'paints the garden, rain or shine, and talks to whoever passes',
  'is slow to wake, and kind once awake',
  'reads three books at once and remembers all of them',
]

export function pretendPeople(count: number, house: HouseFile): PersonFile[] {
  const rooms = house.rooms.filter(({ isOutdoors }) => !isOutdoors)
  const nameOf = (nth: number) =>
    nth < NAMES.length ? NAMES[nth]! : `${NAMES[nth % NAMES.length]} ${Math.floor(nth / NAMES.length) + 1}`
  return Array.from({ length: count }, (_, nth) => ({
    name: nameOf(nth),
    persona: `${nameOf(nth)} ${PERSONAS[nth % PERSONAS.length]}.`,
    room: rooms[(nth * 3) % rooms.length]!.id,
    likes: ['read'],
    goals: [
      { id: `tea-${nth}`, text: 'have tea', kind: 'use', thing: 'tea', until: 720 },
      {
        id: `talk-${nth}`,
        text: `talk to ${nameOf((nth + 1) % count)}`,
        kind: 'talk',
        person: nameOf((nth + 1) % count),
      },
      { id: `sit-${nth}`, text: 'sit in the garden', kind: 'be', place: 'garden' },
    ],
  }))
}

export function settleIn(house: HouseFile, people: readonly PersonFile[]) {
  const isRoom = new Set(house.rooms.map(({ id }) => id))
  const all = <T>(of: (person: PersonFile, nth: number) => T): Record<string, T> =>
    Object.fromEntries(people.map((person, nth) => [person.name, of(person, nth)]))
  const things = Object.fromEntries(
    house.things.map(({ id, in: place, states }): [string, ThingState] => [
      id,
      {
        in: isRoom.has(place) ? { room: place } : { thing: place },
        ...(states && { state: Object.keys(states)[0]! }),
        users: [],
        holds: house.things.filter((other) => other.in === id).map((other) => other.id),
      },
    ]),
  )
  const key: Fact = { kind: 'thing', thing: 'brass key', place: 'hall' }
  return {
    persons: all(({ room }) => ({ room: room!, holding: [], isActive: true })),
    things,
    rooms: Object.fromEntries(
      house.rooms.map(({ id }) => [
        id,
        {
          people: people.filter(({ room }) => room === id).map(({ name }) => name),
          things: house.things.filter((thing) => thing.in === id).map((thing) => thing.id),
        },
      ]),
    ),
    needs: all((_, nth) => ({
      minute: 360,
      levels: { food: 62 - (nth % 5) * 6, rest: 90 - (nth % 3) * 10, company: 40, fun: 55, tidiness: 78 },
    })),
    goals: all(({ goals }) => (goals ?? []).map((goal) => ({ goal, status: 'open' as const }))),
    plans: all((_, nth) => ({
      day: [
        { minute: 405, text: 'have breakfast in the kitchen' },
        { minute: 480 + (nth % 4) * 15, text: 'write at the desk' },
        { minute: 720, text: 'have soup' },
        { minute: 900, text: 'read in the living room' },
        { minute: 1380, text: 'go to bed' },
      ],
      aim: 'breakfast',
      steps: ['go to kitchen', 'set fridge to open', 'consume soup'],
    })),
    relations: all((_, nth) =>
      nth % 4 === 0 && people.length > 1
        ? { [people[(nth + 1) % people.length]!.name]: { warmth: 0.3, chats: 1, minute: 0 } }
        : {},
    ),
    topics: { [people[0]!.name]: ['thing:brass key'] },
    beliefs: { [beliefKey(people[0]!.name, 'thing:brass key')]: { fact: key, source: 'seen' as const, minute: 360 } },
  }
}
