import { describe, expect, it } from 'vitest'
import { createRandom } from '../../base/random.ts'
import type { HouseAction } from './action.ts'
import { checkHouse } from './check-house.ts'
import { commandOf, parseCommand } from './command.ts'
import { firstState } from './first-state.ts'
import { perceive } from './perceive.ts'
import { planOf } from './plan.ts'
import { cpuMs } from '../../../test/cpu-ms.ts'

const plan = planOf(
  checkHouse({
    name: 'Tiny house',
    rooms: [{ id: 'hall' }, { id: 'kitchen' }, { id: 'front bedroom' }, { id: 'back bedroom' }],
    doors: ['kitchen', 'front bedroom', 'back bedroom'].map((to) => ({ from: 'hall', to })),
    things: [
      {
        id: 'cupboard',
        in: 'kitchen',
        states: { closed: {}, open: { holding: 'brass key' } },
        holds: { openIn: ['open'] },
      },
      {
        id: 'kettle',
        in: 'kitchen',
        states: { cold: {}, boiling: {} },
        uses: [
          { name: 'make tea', minutes: 10, gives: {} },
          { name: 'warm your hands', minutes: 5, gives: {} },
        ],
      },
      { id: 'soup', in: 'kitchen', consumable: { servings: 3, gives: { food: 20 } } },
      { id: 'table', in: 'kitchen', holds: {} },
      { id: 'blue cup', in: 'table', isPortable: true },
      { id: 'red cup', in: 'hall', isPortable: true },
      { id: 'brass key', in: 'hall', isPortable: true },
      { id: 'lamp', in: 'hall', states: { off: {}, on: {} } },
      { id: 'bath', in: 'hall', uses: [{ name: 'take a bath', minutes: 30, gives: {} }] },
      { id: 'radio', in: 'kitchen', uses: [{ name: 'listen to music', minutes: 30, gives: {} }] },
      { id: 'novel', in: 'table', isPortable: true, uses: [{ name: 'read', minutes: 30, gives: {} }] },
      { id: 'oak bed', in: 'front bedroom', uses: [{ name: 'sleep', minutes: 480, gives: {}, isSleep: true }] },
      { id: 'pine bed', in: 'back bedroom', uses: [{ name: 'sleep', minutes: 480, gives: {}, isSleep: true }] },
    ],
  }),
)
const people = ['Ana', 'Bo', 'Bo Smith', 'Agent B', 'Zoe Miller']
const state = firstState(
  plan,
  people.map((name) => ({ name, room: name === 'Zoe Miller' ? 'front bedroom' : 'kitchen' })),
  480,
)
const here = perceive(plan, state, 'Ana')
const names = { plan, people, here }

describe('parseCommand reads', () => {
  it.for<[string, HouseAction]>([
    ['look', { action_type: 'look' }],
    ['Look around.', { action_type: 'look' }],
    ['> LOOK', { action_type: 'look' }],
    ['`look`', { action_type: 'look' }],
    ['```\nlook\n```', { action_type: 'look' }],
    ['Action: look', { action_type: 'look' }],
    ['I am hungry, so I go on.\ntake the blue cup', { action_type: 'take', target: 'blue cup' }],
    ['wait', { action_type: 'noop' }],
    ['do nothing', { action_type: 'noop' }],
    ['go to the kitchen', { action_type: 'go_to', target: 'kitchen' }],
    ['I want to go to the Front Bedroom!', { action_type: 'go_to', target: 'front bedroom' }],
    ['walk to hall', { action_type: 'go_to', target: 'hall' }],
    ['go to the oak bed', { action_type: 'go_to', target: 'front bedroom' }],
    ['examine the table', { action_type: 'examine', target: 'table' }],
    ['look at Bo', { action_type: 'examine', target: 'Bo' }],
    ['take the brass key', { action_type: 'take', target: 'brass key' }],
    ['pick up "brass key"', { action_type: 'take', target: 'brass key' }],
    ['take key', { action_type: 'take', target: 'brass key' }],
    ['take the cup', { action_type: 'take', target: 'blue cup' }],
    ['take the blue cup from the table', { action_type: 'take', target: 'blue cup' }],
    ['drop the brass key', { action_type: 'drop', target: 'brass key' }],
    ['put the brass key down', { action_type: 'drop', target: 'brass key' }],
    ['put the red cup on the table', { action_type: 'place', target: 'red cup', recipient: 'table' }],
    ['place red cup in cupboard', { action_type: 'place', target: 'red cup', recipient: 'cupboard' }],
    ['give the red cup to Ana', { action_type: 'place', target: 'red cup', recipient: 'Ana' }],
    ['give Bo Smith the red cup', { action_type: 'place', target: 'red cup', recipient: 'Bo Smith' }],
    ['set cupboard to open', { action_type: 'set_to_state', target: 'cupboard', state: 'open' }],
    ['open the cupboard', { action_type: 'set_to_state', target: 'cupboard', state: 'open' }],
    ['close the cupboard', { action_type: 'set_to_state', target: 'cupboard', state: 'closed' }],
    ['turn on the lamp', { action_type: 'set_to_state', target: 'lamp', state: 'on' }],
    ['switch the lamp off', { action_type: 'set_to_state', target: 'lamp', state: 'off' }],
    ['boil the kettle', { action_type: 'set_to_state', target: 'kettle', state: 'boiling' }],
    ['set lamp to blinking', { action_type: 'set_to_state', target: 'lamp', state: 'blinking' }],
    ['sleep in the oak bed', { action_type: 'start_using', target: 'oak bed', use: 'sleep' }],
    ['read the novel', { action_type: 'start_using', target: 'novel', use: 'read' }],
    ['read', { action_type: 'start_using', target: 'novel', use: 'read' }],
    ['start reading the novel', { action_type: 'start_using', target: 'novel', use: 'read' }],
    ['take a bath', { action_type: 'start_using', target: 'bath', use: 'take a bath' }],
    ['listen to music on the radio', { action_type: 'start_using', target: 'radio', use: 'listen to music' }],
    ['use the kettle', { action_type: 'start_using', target: 'kettle' }],
    ['use the kettle to warm your hands', { action_type: 'start_using', target: 'kettle', use: 'warm your hands' }],
    ['start using kettle: make tea', { action_type: 'start_using', target: 'kettle', use: 'make tea' }],
    ['start using kettle: dance', { action_type: 'start_using', target: 'kettle', use: 'dance' }],
    ['stop', { action_type: 'stop_using' }],
    ['stop using the radio', { action_type: 'stop_using', target: 'radio' }],
    ['stop reading', { action_type: 'stop_using' }],
    ['wake up', { action_type: 'stop_using' }],
    ['eat the soup', { action_type: 'consume', target: 'soup' }],
    ['have some soup', { action_type: 'consume', target: 'soup' }],
    ['chat request Ana I saw your book', { action_type: 'chat_request', recipient: 'Ana', message: 'I saw your book' }],
    [
      'chat request Agent B I want to discuss the weather',
      { action_type: 'chat_request', recipient: 'Agent B', message: 'I want to discuss the weather' },
    ],
    [
      'Chat Request with bo smith: "Have you seen the key?"',
      { action_type: 'chat_request', recipient: 'Bo Smith', message: 'Have you seen the key?' },
    ],
    ['ask Zoe where the key is', { action_type: 'chat_request', recipient: 'Zoe Miller', message: 'where the key is' }],
    ['chat message Bo See you at five.', { action_type: 'chat', recipient: 'Bo', message: 'See you at five.' }],
    ['chat Bo hello: there', { action_type: 'chat', recipient: 'Bo', message: 'hello: there' }],
    ['chat "Agent B" hello', { action_type: 'chat', recipient: 'Agent B', message: 'hello' }],
    ['tell Ana, it is raining\nand cold', { action_type: 'chat', recipient: 'Ana', message: 'it is raining and cold' }],
    ['say good morning to Bo', { action_type: 'chat', recipient: 'Bo', message: 'good morning' }],
    ['accept chat req_001', { action_type: 'chat_response', request_id: 'req_001', accepted: true }],
    ['accept chat request REQ_1.', { action_type: 'chat_response', request_id: 'req_001', accepted: true }],
    [
      'reject chat req_001 I am busy',
      { action_type: 'chat_response', request_id: 'req_001', accepted: false, response_message: 'I am busy' },
    ],
    [
      'decline req_1234: "Not now."',
      { action_type: 'chat_response', request_id: 'req_1234', accepted: false, response_message: 'Not now.' },
    ],
  ])('%s', ([text, action]) => {
    expect(parseCommand(text, names)).toEqual({ ok: true, action })
  })

  it('accept chat, without an id where one request waits, or by who asked', () => {
    const one = { ...names, requests: [{ id: 'req_004', sender: 'Bo' }] }
    const two = {
      ...names,
      requests: [
        { id: 'req_004', sender: 'Bo' },
        { id: 'req_005', sender: 'Zoe Miller' },
      ],
    }
    const accepted = (request_id: string) => ({
      ok: true,
      action: { action_type: 'chat_response', request_id, accepted: true },
    })
    expect(parseCommand('accept chat', one)).toEqual(accepted('req_004'))
    expect(parseCommand('accept the chat', two)).toMatchObject({ ok: false })
    expect(parseCommand('accept chat from Zoe Miller', two)).toEqual(accepted('req_005'))
    expect(parseCommand('accept', two)).toEqual({
      ok: false,
      reason: 'Say which request by its ID: accept chat req_004 (Bo) or accept chat req_005 (Zoe Miller).',
    })
  })

  it('several names only where a group can be asked', () => {
    const text = 'chat request Ana, Bo and Zoe Miller: come to the party'
    expect(parseCommand(text, { ...names, isGroup: true })).toEqual({
      ok: true,
      action: { action_type: 'chat_request', recipient: 'Ana, Bo and Zoe Miller', message: 'come to the party' },
    })
    expect(parseCommand('chat Ana and Bo went out', names)).toMatchObject({
      action: { recipient: 'Ana', message: 'and Bo went out' },
    })
  })
})

describe('parseCommand says what would work', () => {
  it.for<[string, string]>([
    ['', 'Say what you do, for example: look.'],
    [
      'fly to the moon',
      'There is no command "fly to the moon". ' +
        'Try: look, go to ROOM, take THING, start using THING, chat request NAME REASON.',
    ],
    ['go to the kichen', 'There is no room "kichen". Did you mean kitchen?'],
    ['go to the cellar', 'There is no room "cellar". You can go to hall.'],
    ['go', 'Say where: go to ROOM. From here: hall.'],
    ['go to the bedroom', 'Which bedroom do you mean: front bedroom or back bedroom?'],
    ['take unicorn', 'There is no "unicorn". Here are cupboard, kettle, soup, table, blue cup, novel and radio.'],
    ['take', 'Say what: take THING.'],
    ['put the cup', 'Say what and where: place THING in THING.'],
    [
      'put the unicorn on the table',
      'There is no "unicorn". Here are cupboard, kettle, soup, table, blue cup, novel and radio.',
    ],
    ['sleep', 'Say with what: sleep is possible with oak bed and pine bed.'],
    [
      'chat request Anna hello',
      'There is nobody named "Anna". Did you mean Ana? The command is: chat request NAME REASON.',
    ],
    ['chat request Ana', 'Say what as well: chat request Ana REASON.'],
    ['chat', 'Say to whom, and what: chat message NAME TEXT.'],
    ['accept chat', 'Say which request by its ID: accept chat req_001.'],
  ])('%s', ([text, reason]) => {
    expect(parseCommand(text, names)).toEqual({ ok: false, reason })
  })

  it('and is not kept long by a long text', () => {
    const started = cpuMs()
    for (const part of ['to ', 'put cup on ', 'chat ', 'and Ana ', '"', '> ', 'i ', 'set a to ', 'x ', ': ', 'sleep '])
      for (const length of [3990, 4001])
        parseCommand(`${part}${part.repeat(5000)}`.slice(0, length), { ...names, isGroup: true })
    expect(cpuMs() - started).toBeLessThan(2000)
    expect(parseCommand('x'.repeat(5000), names)).toMatchObject({ ok: false, reason: /at most 4000 characters/ })
  })
})

describe('commandOf', () => {
  it('writes what is read as the same action again', () => {
    const random = createRandom('commands')
    const things = [...plan.things.keys()]
    const texts = [
      'hello',
      'I saw your book',
      '"quoted"',
      ': odd',
      ', odd',
      'to Bo: hi',
      'and Bo too',
      'it’s "fine"',
      'Smith says hi',
      '> no',
    ]
    const any = (): HouseAction => {
      const [target, recipient] = [random.pick(things), random.pick(things)]
      const person = random.pick(people)
      const message = random.pick(texts)
      return random.pick<HouseAction>([
        { action_type: 'look' },
        { action_type: 'noop' },
        { action_type: 'examine', target: random.pick([target, person, random.pick([...plan.rooms.keys()])]) },
        { action_type: 'go_to', target: random.pick([...plan.rooms.keys()]) },
        { action_type: 'take', target },
        { action_type: 'drop', target },
        { action_type: 'place', target, recipient: random.pick([recipient, person]) },
        { action_type: 'set_to_state', target, state: random.pick(['open', 'closed', 'on', 'boiling', 'odd']) },
        { action_type: 'start_using', target },
        { action_type: 'start_using', target, use: random.pick(['sleep', 'read', 'make tea', 'odd']) },
        { action_type: 'stop_using' },
        { action_type: 'stop_using', target },
        { action_type: 'consume', target },
        { action_type: 'chat_request', recipient: person, message },
        { action_type: 'chat', recipient: person, message },
        { action_type: 'chat_response', request_id: 'req_012', accepted: random.next() < 0.5 },
        {
          action_type: 'chat_response',
          request_id: 'req_1000',
          accepted: random.next() < 0.5,
          response_message: message,
        },
      ])
    }
    for (let tries = 0; tries < 3000; tries++) {
      const action = any()
      expect(parseCommand(commandOf(action), names), commandOf(action)).toEqual({ ok: true, action })
    }
  })
})
