import { describe, expect, it } from 'vitest'
import type { HouseAction, HouseOutcome } from './action.ts'
import { houseActions } from './actions.ts'
import { applyChanges } from './apply-changes.ts'
import { checkHouse } from './check-house.ts'
import { firstState } from './first-state.ts'
import { perform } from './perform.ts'
import { planOf } from './plan.ts'
import { whatIsMissing } from './preconditions.ts'
import type { HouseState } from './state.ts'

const limits = {
  requestsPerTurn: 3,
  pendingPerReceiver: 5,
  expiresAfter: 6,
  coolDown: 6,
  perPairAndDay: 8,
  length: 500,
}
const setup = { limits, options: {}, dayRounds: 288 }

const house = checkHouse({
  name: 'Tiny house',
  rooms: [{ id: 'hall' }, { id: 'kitchen', description: 'It smells of tea.' }, { id: 'bedroom' }],
  doors: [
    { from: 'hall', to: 'kitchen' },
    { from: 'hall', to: 'bedroom' },
  ],
  things: [
    {
      id: 'cupboard',
      in: 'kitchen',
      states: { closed: {}, open: { holding: 'brass key' } },
      holds: { openIn: ['open'] },
    },
    { id: 'tea', in: 'cupboard', isPortable: true, consumable: { servings: 2, gives: { food: 10 } }, isRefilled: true },
    {
      id: 'kettle',
      in: 'kitchen',
      states: { cold: {}, warm: {}, boiling: { state: 'warm' } },
      uses: [{ name: 'make tea', minutes: 10, gives: { fun: 5 }, requires: { state: 'boiling', holding: 'tea' } }],
    },
    { id: 'table', in: 'kitchen', holds: {} },
    { id: 'cup', in: 'table', isPortable: true },
    { id: 'brass key', in: 'hall', isPortable: true },
    { id: 'basket', in: 'hall', isPortable: true, holds: {} },
    { id: 'novel', in: 'basket', isPortable: true, uses: [{ name: 'read', minutes: 30, gives: { fun: 10 } }] },
    {
      id: 'radio',
      in: 'hall',
      states: { off: {}, on: {} },
      uses: [{ name: 'listen to music', minutes: 20, gives: { fun: 10 }, requires: { state: 'on' }, seats: 2 }],
    },
    { id: 'bed', in: 'bedroom', uses: [{ name: 'sleep', minutes: 480, gives: { rest: 100 }, isSleep: true }] },
    { id: 'mirror', in: 'hall', description: 'It shows you.' },
    { id: 'apple', in: 'hall', consumable: { servings: 1, gives: { food: 5 } } },
  ],
})
const plan = planOf(house)
const begin = (room = 'hall') =>
  firstState(
    plan,
    [
      { name: 'Ana', room },
      { name: 'Bo', room },
      { name: 'Cy', room },
    ],
    480,
  )

/** Plays one after the other; each has to work but the last. */
function play(
  state: HouseState,
  ...deeds: readonly (readonly [string, HouseAction])[]
): HouseOutcome & { state: HouseState } {
  let outcome: HouseOutcome | undefined
  for (const [number, [name, action]] of deeds.entries()) {
    outcome = perform(plan, state, setup, name, action)
    if (number < deeds.length - 1) expect(outcome, JSON.stringify(action)).toMatchObject({ ok: true })
    state = applyChanges(state, outcome.changes)
  }
  return { ...outcome!, state }
}

const act = {
  look: { action_type: 'look' },
  noop: { action_type: 'noop' },
  stop: { action_type: 'stop_using' },
} as const satisfies Record<string, HouseAction>
const go = (target: string): HouseAction => ({ action_type: 'go_to', target })
const take = (target: string): HouseAction => ({ action_type: 'take', target })
const drop = (target: string): HouseAction => ({ action_type: 'drop', target })
const place = (target: string, recipient: string): HouseAction => ({ action_type: 'place', target, recipient })
const set = (target: string, state: string): HouseAction => ({ action_type: 'set_to_state', target, state })
const use = (target: string, name?: string): HouseAction => ({
  action_type: 'start_using',
  target,
  ...(name !== undefined && { use: name }),
})
const consume = (target: string): HouseAction => ({ action_type: 'consume', target })
const examine = (target: string): HouseAction => ({ action_type: 'examine', target })

describe('an action', () => {
  it('changes only what it says: going is a matter of two rooms and one person', () => {
    const { changes, text } = play(begin(), ['Ana', go('kitchen')])
    expect(changes).toEqual({
      people: { Ana: { room: 'kitchen', holding: [], isActive: true } },
      rooms: {
        hall: { people: ['Bo', 'Cy'], things: begin().rooms['hall']!.things },
        kitchen: { people: ['Ana'], things: begin().rooms['kitchen']!.things },
      },
    })
    expect(text).toBe('You go to the kitchen.')
  })

  it('goes one room further on a longer way', () => {
    const { text, state } = play(begin('kitchen'), ['Ana', go('bedroom')])
    expect(text).toBe('You go to the hall, on your way to the bedroom.')
    expect(state.people['Ana']!.room).toBe('hall')
  })

  it('takes, carries and drops: what is carried comes along', () => {
    const { state, gives } = play(begin(), ['Ana', take('basket')], ['Ana', go('kitchen')], ['Ana', drop('basket')])
    expect(state.things['basket']).toMatchObject({ in: { room: 'kitchen' }, isAstray: true })
    expect(state.rooms['kitchen']!.things).toContain('basket')
    expect(state.things['novel']!.in).toEqual({ thing: 'basket' })
    expect(gives).toBeUndefined()
  })

  it('fetches a key to open a cupboard to have tea', () => {
    const { state, text, gives } = play(
      begin(),
      ['Ana', take('brass key')],
      ['Ana', go('kitchen')],
      ['Ana', set('cupboard', 'open')],
      ['Ana', consume('tea')],
    )
    expect(text).toBe('You have some of the tea. 1 left.')
    expect(gives).toEqual({ food: 10 })
    expect(state.things['tea']!.servings).toBe(1)
  })

  it('says what is in what was opened', () => {
    const opened = play(begin(), ['Ana', take('brass key')], ['Ana', go('kitchen')], ['Ana', set('cupboard', 'open')])
    expect(opened.text).toBe('The cupboard is now open. In it: tea.')
  })

  it('that is a use needs its state and what has to be held', () => {
    const { state, text } = play(
      begin(),
      ['Ana', take('brass key')],
      ['Ana', go('kitchen')],
      ['Ana', set('cupboard', 'open')],
      ['Ana', take('tea')],
      ['Ana', set('kettle', 'warm')],
      ['Ana', set('kettle', 'boiling')],
      ['Ana', use('kettle')],
    )
    expect(text).toBe('You begin to make tea (kettle). It takes 10 minutes.')
    expect(state.people['Ana']!.using).toEqual({ thing: 'kettle', use: 'make tea', since: 480, until: 490 })
    expect(state.things['kettle']!.users).toEqual(['Ana'])
  })

  it('puts away what somebody left lying about, which is tidying up; what was in its place is not', () => {
    const astray = play(begin('kitchen'), ['Ana', take('cup')], ['Ana', drop('cup')])
    expect(play(astray.state, ['Bo', take('cup')], ['Bo', place('cup', 'table')])).toMatchObject({
      ok: true,
      gives: { tidiness: 8 },
    })
    expect(play(begin('kitchen'), ['Ana', take('cup')], ['Ana', place('cup', 'table')]).gives).toBeUndefined()
  })

  it('hands something over to somebody who is here', () => {
    const { state, text } = play(begin(), ['Ana', take('brass key')], ['Ana', place('brass key', 'Bo')])
    expect(text).toBe('You give the brass key to Bo.')
    expect([state.people['Ana']!.holding, state.people['Bo']!.holding]).toEqual([[], ['brass key']])
  })

  it('that leaves the room ends what somebody was using', () => {
    const { state, text } = play(begin(), ['Ana', take('basket')], ['Ana', use('novel')], ['Ana', go('kitchen')])
    expect(text).toBe('You stop reading. You go to the kitchen.')
    expect(state.people['Ana']!.using).toBeUndefined()
    expect(state.things['novel']!.users).toEqual([])
  })

  it('after the time of a use is over puts it away, and somebody else may use it meanwhile', () => {
    const { state } = play(begin(), ['Ana', use('novel')])
    const later = { ...state, minute: 510 }
    const both = play(later, ['Bo', use('novel')])
    expect(both).toMatchObject({ ok: true })
    expect(play(both.state, ['Ana', act.noop]).changes).toEqual({
      people: { Ana: { room: 'hall', holding: [], isActive: true } },
      things: { novel: { ...both.state.things['novel'], users: ['Bo'] } },
    })
  })

  it('stops using, which puts others in', () => {
    const { state, text } = play(begin(), ['Ana', use('novel')], ['Ana', act.stop])
    expect(text).toBe('You stop reading (novel).')
    expect(state).toEqual(begin())
  })

  it('that switches something off ends one’s own use of it', () => {
    const { state } = play(begin(), ['Ana', set('radio', 'on')], ['Ana', use('radio')], ['Ana', set('radio', 'off')])
    expect(state.people['Ana']!.using).toBeUndefined()
  })

  it('empties what is refilled until the next morning at five', () => {
    const full = play(
      begin(),
      ['Ana', take('brass key')],
      ['Ana', go('kitchen')],
      ['Ana', set('cupboard', 'open')],
    ).state
    const { state } = play(full, ['Ana', consume('tea')], ['Ana', consume('tea')])
    expect(play(state, ['Ana', consume('tea')]).ok).toBe(false)
    expect(play({ ...state, minute: 1440 + 299 }, ['Ana', consume('tea')]).ok).toBe(false)
    const morning = play({ ...state, minute: 1440 + 300 }, ['Ana', consume('tea')])
    expect(morning.text).toBe('You have some of the tea. 1 left.')
    expect(play({ ...morning.state, minute: 1440 + 305 }, ['Ana', consume('tea')]).text).toContain('last of it')
  })

  it('tells what is looked at', () => {
    expect(play(begin(), ['Ana', examine('mirror')]).text).toBe('Mirror. It shows you.')
    expect(play(begin('kitchen'), ['Ana', examine('kettle')]).text).toBe(
      'Kettle: cold, can be set to warm or boiling, can be used to make tea. ' +
        'To make tea, it has to be boiling and you need the tea.',
    )
    expect(play(begin('kitchen'), ['Ana', examine('cupboard')]).text).toContain('It is closed.')
    expect(play(begin(), ['Bo', take('brass key')], ['Ana', examine('Bo')]).text).toBe(
      'Bo is here. Bo holds the brass key.',
    )
    expect(play(begin('kitchen'), ['Ana', examine('kitchen')]).text).toContain('It smells of tea.')
  })

  it('ends the turn unless it is look, examine or chat_response, done or refused', () => {
    for (const [type, { endsTurn }] of Object.entries(houseActions))
      expect(endsTurn, type).toBe(!['look', 'examine', 'chat_response'].includes(type))
    expect(play(begin(), ['Ana', examine('unicorn')])).toMatchObject({ ok: false, endsTurn: false })
    expect(play(begin(), ['Ana', take('unicorn')])).toMatchObject({ ok: false, endsTurn: true })
  })

  it('of somebody who is not there is a mistake of the program', () => {
    for (const name of ['Zoe', 'constructor', '__proto__'])
      expect(() => perform(plan, begin(), setup, name, act.look)).toThrow(/Nobody named/)
  })
})

const listening = play(begin(), ['Bo', set('radio', 'on')], ['Bo', use('radio')]).state
const crowded = play(listening, ['Cy', use('radio')]).state
const asleep = play(begin('bedroom'), ['Bo', use('bed')]).state
const laden = (() => {
  const state = play(begin(), ['Ana', take('brass key')]).state
  const person = state.people['Ana']!
  return {
    ...state,
    people: { ...state.people, Ana: { ...person, holding: [...person.holding, '1', '2', '3', '4', '5', '6', '7'] } },
  }
})()

describe('a refusal says why, and what would work', () => {
  it.for<[string, HouseState, HouseAction, object, string]>([
    [
      'an unknown room',
      begin(),
      go('cellar'),
      { kind: 'no-such-room', name: 'cellar' },
      'There is no room "cellar". From here you can go to kitchen and bedroom.',
    ],
    [
      'the room one is in',
      begin(),
      go('hall'),
      { kind: 'already-here', place: 'hall' },
      'You are in the hall already. Look to see what is here.',
    ],
    [
      'an unknown thing',
      begin(),
      take('unicorn'),
      { kind: 'no-such-thing', name: 'unicorn' },
      'There is no "unicorn". Look to see what is here.',
    ],
    [
      'a thing that is elsewhere, without telling where',
      begin(),
      take('cup'),
      { kind: 'not-here', thing: 'cup', place: 'kitchen' },
      'You see no cup here. Look to see what is here, go where you think it is, or ask somebody.',
    ],
    [
      'furniture that is elsewhere',
      begin(),
      use('bed'),
      { kind: 'not-here', thing: 'bed', place: 'bedroom' },
      'The bed is in the bedroom. Go there first: go to bedroom.',
    ],
    [
      'a thing in something closed, without telling that it is in there',
      begin('kitchen'),
      take('tea'),
      { kind: 'closed', thing: 'cupboard', inside: 'tea', place: 'kitchen' },
      'You see no tea here. Closed: cupboard. Open it first: set cupboard to open.',
    ],
    [
      'a thing somebody holds',
      play(begin(), ['Bo', take('brass key')]).state,
      take('brass key'),
      { kind: 'held-by', thing: 'brass key', person: 'Bo', place: 'hall' },
      'Bo holds the brass key. Ask for it: chat request Bo May I have the brass key?',
    ],
    [
      'a thing nobody can carry',
      begin(),
      take('mirror'),
      { kind: 'not-portable', thing: 'mirror' },
      'The mirror cannot be carried. Examine it to see what it is good for.',
    ],
    [
      'a thing one holds',
      laden,
      take('brass key'),
      { kind: 'already-holding', thing: 'brass key' },
      'You hold the brass key already. You can use it, place it somewhere or drop it.',
    ],
    [
      'more than one can hold',
      laden,
      take('basket'),
      { kind: 'hands-full', thing: 'basket' },
      'You cannot hold any more. Drop or place something first.',
    ],
    [
      'a basket with something somebody reads',
      play(begin(), ['Bo', use('novel')]).state,
      take('basket'),
      { kind: 'in-use', thing: 'basket', people: ['Bo'] },
      'The basket is in use by Bo. Wait until it is free, or choose something else.',
    ],
    [
      'dropping what one does not hold',
      begin(),
      drop('basket'),
      { kind: 'not-holding', holding: 'basket' },
      'You do not hold the basket. Take it first: take basket.',
    ],
    [
      'placing it in what holds nothing',
      laden,
      place('brass key', 'mirror'),
      { kind: 'no-holder', thing: 'mirror' },
      'Nothing can be put into or onto the mirror. Drop what you hold, or place it somewhere else.',
    ],
    [
      'placing it in something closed',
      play(laden, ['Ana', go('kitchen')]).state,
      place('brass key', 'cupboard'),
      { kind: 'closed', thing: 'cupboard' },
      'The cupboard is closed. Open it first: set cupboard to open.',
    ],
    [
      'placing it in itself',
      play(begin(), ['Ana', take('basket')]).state,
      place('basket', 'basket'),
      { kind: 'into-itself', thing: 'basket' },
      'The basket cannot be put into itself. Place it somewhere else.',
    ],
    [
      'handing it to nobody',
      laden,
      place('brass key', 'Zoe'),
      { kind: 'no-such-thing', name: 'Zoe' },
      'There is no "Zoe". Look to see what is here.',
    ],
    [
      'handing it to somebody elsewhere',
      play(laden, ['Bo', go('kitchen')]).state,
      place('brass key', 'Bo'),
      { kind: 'not-here', name: 'Bo' },
      'Bo is not here. Look who and what is here.',
    ],
    [
      'a state it does not have',
      begin(),
      set('radio', 'loud'),
      { kind: 'no-such-state', thing: 'radio', state: 'loud' },
      'The radio cannot be set to "loud". It can be set to off or on.',
    ],
    [
      'a state of something that has none',
      begin(),
      set('mirror', 'on'),
      { kind: 'no-such-state', thing: 'mirror', state: 'on' },
      'The mirror cannot be set to anything. Examine it to see what it is good for.',
    ],
    [
      'the state it is in',
      begin(),
      set('radio', 'off'),
      { kind: 'same-state', thing: 'radio', state: 'off' },
      'The radio is off already.',
    ],
    [
      'a state that needs a key',
      begin('kitchen'),
      set('cupboard', 'open'),
      { kind: 'not-holding', thing: 'cupboard', holding: 'brass key' },
      'You need the brass key in your hands to set the cupboard to open. Take the brass key first.',
    ],
    [
      'a state that needs another one before',
      begin('kitchen'),
      set('kettle', 'boiling'),
      { kind: 'wrong-state', thing: 'kettle', state: 'warm' },
      'The kettle is cold, and has to be warm to set the kettle to boiling. First: set kettle to warm.',
    ],
    [
      'switching off what somebody listens to',
      listening,
      set('radio', 'off'),
      { kind: 'in-use', thing: 'radio', people: ['Bo'] },
      'The radio is in use by Bo. Wait until it is free, or choose something else.',
    ],
    [
      'a use of something that has none',
      begin(),
      use('mirror'),
      { kind: 'no-such-use', thing: 'mirror' },
      'The mirror is not for using. Examine it to see what it is good for.',
    ],
    [
      'a use it does not have',
      begin(),
      use('radio', 'dance'),
      { kind: 'no-such-use', thing: 'radio', name: 'dance' },
      'You cannot use the radio to dance. You can use it to listen to music.',
    ],
    [
      'a use in the wrong state',
      begin(),
      use('radio'),
      { kind: 'wrong-state', thing: 'radio', state: 'on' },
      'The radio is off, and has to be on to use the radio. First: set radio to on.',
    ],
    [
      'a use without a free seat',
      crowded,
      use('radio'),
      { kind: 'in-use', thing: 'radio', people: ['Bo', 'Cy'] },
      'The radio is in use by Bo and Cy. Wait until it is free, or choose something else.',
    ],
    [
      'a use that goes on',
      play(begin(), ['Ana', use('novel')]).state,
      use('novel'),
      { kind: 'already-using', thing: 'novel' },
      'You are at it already. Wait, or stop using novel.',
    ],
    [
      'stopping without having begun',
      begin(),
      act.stop,
      { kind: 'not-using' },
      'You are not using anything. Start using something first.',
    ],
    [
      'stopping something else',
      play(begin(), ['Ana', use('novel')]).state,
      { ...act.stop, target: 'radio' },
      { kind: 'not-using', thing: 'radio' },
      'You are not using the radio, but the novel: stop using novel.',
    ],
    [
      'eating what is no food',
      begin(),
      consume('mirror'),
      { kind: 'not-consumable', thing: 'mirror' },
      'The mirror cannot be eaten or drunk. Look for something that can.',
    ],
    [
      'eating what is all gone',
      play(begin(), ['Bo', consume('apple')]).state,
      consume('apple'),
      { kind: 'no-servings', thing: 'apple' },
      'There is nothing left of the apple. Look for something else.',
    ],
    [
      'anything while asleep',
      play(begin('bedroom'), ['Ana', use('bed')]).state,
      go('hall'),
      { kind: 'asleep', thing: 'bed' },
      'You are asleep. Wake up first: stop using bed.',
    ],
    [
      'an action there is not',
      begin(),
      { action_type: 'fly' } as unknown as HouseAction,
      { kind: 'no-such-action', name: 'fly' },
      `There is no action "fly". Actions: ${Object.keys(houseActions).join(', ')}.`,
    ],
    [
      'an action without its parts',
      begin(),
      { action_type: 'take' } as unknown as HouseAction,
      { kind: 'no-such-thing', name: '' },
      'There is no "". Look to see what is here.',
    ],
  ])('%s', ([, state, action, missing, text]) => {
    expect(whatIsMissing(plan, state, 'Ana', action)).toMatchObject(missing)
    expect(perform(plan, state, setup, 'Ana', action)).toMatchObject({ ok: false, text, changes: {} })
  })

  it('handing something to a sleeper', () => {
    const state = play(begin('bedroom'), ['Bo', use('bed')]).state
    const held = { ...state, people: { ...state.people, Ana: { ...state.people['Ana']!, holding: ['cup'] } } }
    expect(whatIsMissing(plan, held, 'Ana', place('cup', 'Bo'))).toEqual({ kind: 'asleep', person: 'Bo' })
    expect(asleep.people['Bo']!.using?.use).toBe('sleep')
  })

  it('somebody who has left does nothing', () => {
    const state = begin()
    const left = { ...state, people: { ...state.people, Ana: { ...state.people['Ana']!, isActive: false } } }
    expect(perform(plan, left, setup, 'Ana', act.look)).toMatchObject({
      ok: false,
      text: 'You are not in the house any more.',
    })
  })
})

describe('whatIsMissing', () => {
  it('can be asked about what somebody only believes', () => {
    const { people } = begin('kitchen')
    const believed = { people, minute: 480, things: { cup: { in: { person: 'Bo' }, users: [], holds: [] } } }
    expect(whatIsMissing(plan, believed, 'Ana', take('brass key'))).toEqual({ kind: 'not-known', thing: 'brass key' })
    expect(whatIsMissing(plan, believed, 'Ana', take('cup'))).toMatchObject({ kind: 'held-by', person: 'Bo' })
  })
})
