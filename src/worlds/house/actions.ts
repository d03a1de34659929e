/** Every action as a declaration: what it takes, what it needs, what comes of it, and whether it ends the turn. */
import { turnGoesOnAfter, type HouseActionType } from './action.ts'

/** Checked in the order an action names them; the first that does not hold is what is missing. */
export type Precondition =
  | 'is-awake'
  | 'room-exists'
  | 'is-elsewhere'
  | 'has-a-way'
  | 'target-exists'
  | 'target-in-sight'
  | 'thing-exists'
  | 'thing-in-reach'
  | 'thing-portable'
  | 'thing-not-held'
  | 'thing-not-used'
  | 'has-a-free-hand'
  | 'thing-held'
  | 'recipient-exists'
  | 'recipient-in-reach'
  | 'recipient-open'
  | 'recipient-not-inside'
  | 'has-the-state'
  | 'in-another-state'
  | 'state-allowed'
  | 'has-the-use'
  | 'use-allowed'
  | 'has-a-free-seat'
  | 'is-using'
  | 'is-consumable'
  | 'has-servings'

/** What comes of an action that was not refused, in this order. */
export type Effect =
  | 'stops-using'
  | 'goes-a-room-further'
  | 'holds-the-thing'
  | 'lays-it-down'
  | 'lays-it-there'
  | 'changes-its-state'
  | 'uses-the-thing'
  | 'consumes-a-serving'
  /** what chat makes of it */
  | 'chats'

export interface ActionDeclaration {
  /** its parameters, in the order a command names them */
  readonly takes: readonly ('target' | 'recipient' | 'state' | 'use' | 'message' | 'request_id' | 'response_message')[]
  readonly needs: readonly Precondition[]
  readonly effects: readonly Effect[]
  readonly endsTurn: boolean
  /** the command, then what it is good for: a line for prompts and help */
  readonly help: string
}

const declared: Readonly<Record<HouseActionType, Omit<ActionDeclaration, 'endsTurn'>>> = {
  look: { takes: [], needs: ['is-awake'], effects: [], help: 'look: see the room, its things and who is here' },
  examine: {
    takes: ['target'],
    needs: ['is-awake', 'target-exists', 'target-in-sight'],
    effects: [],
    help: 'examine THING: see what it is, what is in it and what it is good for',
  },
  go_to: {
    takes: ['target'],
    needs: ['is-awake', 'room-exists', 'is-elsewhere', 'has-a-way'],
    effects: ['stops-using', 'goes-a-room-further'],
    help: 'go to ROOM: go there; a turn takes you one room further',
  },
  take: {
    takes: ['target'],
    needs: [
      'is-awake',
      'thing-exists',
      'thing-not-held',
      'thing-in-reach',
      'thing-portable',
      'thing-not-used',
      'has-a-free-hand',
    ],
    effects: ['holds-the-thing'],
    help: 'take THING: pick it up',
  },
  drop: {
    takes: ['target'],
    needs: ['is-awake', 'thing-exists', 'thing-held'],
    effects: ['lays-it-down'],
    help: 'drop THING: put down what you hold',
  },
  place: {
    takes: ['target', 'recipient'],
    needs: [
      'is-awake',
      'thing-exists',
      'thing-held',
      'recipient-exists',
      'recipient-in-reach',
      'recipient-open',
      'recipient-not-inside',
    ],
    effects: ['lays-it-there'],
    help: 'place THING in THING: put what you hold into or onto something; give THING to NAME: hand it over',
  },
  set_to_state: {
    takes: ['target', 'state'],
    needs: ['is-awake', 'thing-exists', 'thing-in-reach', 'has-the-state', 'in-another-state', 'state-allowed'],
    effects: ['changes-its-state'],
    help: 'set THING to STATE: open, close or switch it',
  },
  start_using: {
    takes: ['target', 'use'],
    needs: ['is-awake', 'thing-exists', 'has-the-use', 'thing-in-reach', 'use-allowed', 'has-a-free-seat'],
    effects: ['stops-using', 'uses-the-thing'],
    help: 'start using THING: USE: sleep in a bed, read a book …; it takes a while',
  },
  stop_using: {
    takes: ['target'],
    needs: ['is-using'],
    effects: ['stops-using'],
    help: 'stop using THING: leave off before it is over',
  },
  consume: {
    takes: ['target'],
    needs: ['is-awake', 'thing-exists', 'is-consumable', 'thing-in-reach', 'has-servings'],
    effects: ['consumes-a-serving'],
    help: 'consume THING: eat or drink it',
  },
  chat_request: {
    takes: ['recipient', 'message'],
    needs: ['is-awake'],
    effects: ['chats'],
    help: 'chat request NAME REASON: ask somebody who is here to chat',
  },
  chat_response: {
    takes: ['request_id', 'response_message'],
    needs: ['is-awake'],
    effects: ['chats'],
    help: 'accept chat ID, or reject chat ID WORDS: answer a request; your turn goes on',
  },
  chat: {
    takes: ['recipient', 'message'],
    needs: ['is-awake'],
    effects: ['chats'],
    help: 'chat message NAME TEXT: say something, once a request was accepted',
  },
  noop: { takes: [], needs: [], effects: [], help: 'wait: do nothing' },
}

const entries = Object.entries(declared) as [HouseActionType, Omit<ActionDeclaration, 'endsTurn'>][]

export const houseActions = Object.fromEntries(
  entries.map(([type, declaration]) => [type, { ...declaration, endsTurn: !turnGoesOnAfter.has(type) }]),
) as Readonly<Record<HouseActionType, ActionDeclaration>>
