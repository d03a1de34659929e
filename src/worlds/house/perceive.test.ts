import { describe, expect, it } from 'vitest'
import { checkHouse } from './check-house.ts'
import { defaultHouse } from './default-house.ts'
import { firstState, placeToBegin } from './first-state.ts'
import { describePerception } from './look.ts'
import { perceive } from './perceive.ts'
import { planOf } from './plan.ts'
import type { HouseState } from './state.ts'
import { doing, the } from './words.ts'

const plan = planOf(
  checkHouse({
    name: 'Tiny house',
    rooms: [
      { id: 'kitchen', description: 'It smells of tea.' },
      { id: 'garden', isOutdoors: true },
    ],
    doors: [{ from: 'kitchen', to: 'garden' }],
    things: [
      { id: 'fridge', in: 'kitchen', states: { closed: {}, open: {} }, holds: { openIn: ['open'] } },
      {
        id: 'soup',
        in: 'fridge',
        isPortable: true,
        consumable: { servings: 4, gives: { food: 30 } },
        isRefilled: true,
      },
      {
        id: 'sofa',
        in: 'kitchen',
        uses: [
          { name: 'nap', minutes: 30, gives: { rest: 10 }, isSleep: true, seats: 2 },
          { name: 'sit', minutes: 10, gives: {} },
        ],
      },
      { id: 'bag', in: 'kitchen', isPortable: true, holds: {} },
      { id: 'pen', in: 'bag', isPortable: true },
    ],
  }),
)
const first = firstState(
  plan,
  ['Ana', 'Bo', 'Cy'].map((name) => ({ name, room: 'kitchen' })),
  515,
)
const withPerson = (state: HouseState, name: string, part: object): HouseState => ({
  ...state,
  people: { ...state.people, [name]: { ...state.people[name]!, ...part } },
})
const withThing = (state: HouseState, id: string, part: object): HouseState => ({
  ...state,
  things: { ...state.things, [id]: { ...state.things[id]!, ...part } },
})
const napping = withThing(
  withPerson(first, 'Bo', { using: { thing: 'sofa', use: 'nap', since: 500, until: 530 } }),
  'sofa',
  { users: ['Bo'] },
)

describe('perceive', () => {
  it('shows what is in the room, and what is in something closed only once it is open', () => {
    expect(perceive(plan, first, 'Ana').things.map(({ id }) => id)).toEqual(['fridge', 'sofa', 'bag', 'pen'])
    const open = perceive(plan, withThing(first, 'fridge', { state: 'open' }), 'Ana')
    expect(open.things[1]).toEqual({ id: 'soup', servings: 4, in: 'fridge', users: [], isPortable: true })
    expect(open.things[0]).toMatchObject({ state: 'open', isOpen: true, otherStates: ['closed'] })
  })

  it('shows what is in a bag one holds, but not as held', () => {
    const rooms = { ...first.rooms, kitchen: { ...first.rooms['kitchen']!, things: ['fridge', 'sofa'] } }
    const seen = perceive(plan, withPerson({ ...first, rooms }, 'Ana', { holding: ['bag'] }), 'Ana')
    expect(seen.holding.map(({ id }) => id)).toEqual(['bag'])
    expect(seen.things.map((thing) => [thing.id, thing.in])).toContainEqual(['pen', 'bag'])
  })

  it('names who is here and can be asked to chat: not who sleeps, who has left, or oneself', () => {
    expect(perceive(plan, first, 'Ana')).toMatchObject({
      chatable_agents: ['Bo', 'Cy'],
      time: 'day 1, 08:35',
      isNight: false,
    })
    const left = perceive(plan, withPerson(napping, 'Cy', { isActive: false }), 'Ana')
    expect(left.chatable_agents).toEqual([])
    expect(left.people).toEqual([{ name: 'Bo', doing: 'napping (sofa)', holding: [] }])
  })

  it('shows nobody at something that is over', () => {
    const later = perceive(plan, { ...napping, minute: 530 }, 'Ana')
    expect(later.chatable_agents).toEqual(['Bo', 'Cy'])
    expect(later.people[0]).toEqual({ name: 'Bo', holding: [] })
    expect(later.things.find(({ id }) => id === 'sofa')!.users).toEqual([])
  })

  it('shows full what is refilled in the morning, before anybody has touched it', () => {
    const empty = withThing(first, 'fridge', { state: 'open' })
    const state = withThing(empty, 'soup', { servings: 0 })
    const servings = (minute: number) =>
      perceive(plan, { ...state, minute }, 'Ana').things.find(({ id }) => id === 'soup')!.servings
    expect([515, 1739, 1740].map(servings)).toEqual([0, 0, 4])
  })
})

describe('describePerception', () => {
  it('says what can be done with what is here, and that one can ask people to chat', () => {
    const state = withThing(withPerson(napping, 'Cy', { holding: ['pen'] }), 'fridge', { state: 'open' })
    expect(describePerception(perceive(plan, state, 'Ana')).split('\n')).toEqual([
      'You are in the kitchen. It is day 1, 08:35.',
      'It smells of tea.',
      'Things here:',
      '  - fridge: open, can be set to closed',
      '  - soup (in the fridge): 4 left to eat or drink, can be taken',
      '  - sofa: can be used to nap or sit, in use by Bo',
      '  - bag: can be taken',
      '  - pen (in the bag): can be taken',
      'Other characters here: Cy (you can send chat requests to them)',
      'Asleep here: Bo',
      '  - Bo is napping (sofa)',
      '  - Cy holds the pen',
      'From here you can go to: garden.',
    ])
  })

  it('says that nobody is here, and that it is night', () => {
    const state = { ...withPerson(first, 'Ana', { room: 'garden' }), minute: 1380 }
    expect(describePerception(perceive(plan, state, 'Ana'))).toBe(
      'You are in the garden. It is day 1, 23:00, and night.\nNobody else is here.\nFrom here you can go to: kitchen.',
    )
  })
})

describe('firstState', () => {
  it('refuses people in rooms that are not there, of one name, or named as a thing', () => {
    const begin =
      (...people: [string, string][]) =>
      () =>
        firstState(
          plan,
          people.map(([name, room]) => ({ name, room })),
          360,
        )
    expect(begin(['Ana', 'cellar'])).toThrow(/"Ana" begins in "cellar", which is no room of Tiny house/)
    expect(begin(['Ana', 'garden'], ['Ana', 'garden'])).toThrow(/"Ana" is there twice/)
    expect(begin(['soup', 'garden'])).toThrow(/"soup" has the name of something in the house/)
  })

  it('places people where there is a bed for them', () => {
    const rooms = placeToBegin(planOf(defaultHouse), ['Ana', 'Bo', 'Cy', 'Di', 'Eve']).map(({ room }) => room)
    expect(rooms).toEqual(['front bedroom', 'front bedroom', 'back bedroom', 'back bedroom', 'back bedroom'])
    // a sofa to nap on is nobody's bed
    expect(placeToBegin(plan, ['Ana', 'Bo', 'Cy']).map(({ room }) => room)).toEqual(['kitchen', 'garden', 'kitchen'])
  })
})

describe('words', () => {
  it('say what somebody is doing', () => {
    expect(
      ['sleep', 'take a bath', 'sit', 'lie down', 'see', 'listen to music', 'play', 'do a puzzle'].map(doing),
    ).toEqual([
      'sleeping',
      'taking a bath',
      'sitting',
      'lying down',
      'seeing',
      'listening to music',
      'playing',
      'doing a puzzle',
    ])
    expect([the('kitchen'), the("Bo's diary"), the('the moon')]).toEqual(['the kitchen', "Bo's diary", 'the moon'])
  })
})
