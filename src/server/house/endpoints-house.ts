/** The endpoints of a household's front end, as data, and what they give in words. */
import type * as api from '../api-house.ts'
import type { Endpoint, Words } from '../endpoint.ts'

export const HOUSE_PATH_PREFIX = '/runs/{id}/house'

const at = (path: string) => `${HOUSE_PATH_PREFIX}${path}`

export const houseEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: at('/agent_act/next'),
    says:
      'The next event of a household for this client, in order, each once; 204 when there is none yet. ' +
      'Each client has a cursor of its own, which the server keeps. With `after` alone nothing is kept.',
    query: {
      client: 'whose cursor is moved (default): give every front end a name of its own',
      after: 'the number of the last event that was seen; -1 for none. With `client`, its cursor is put there',
    },
    gives: 'FrontEndEvent',
    mayGiveNothing: true,
  },
  {
    method: 'get',
    path: at('/agents/states'),
    says: 'Where everybody is, what they hold and use.',
    gives: 'AgentInHouse[]',
  },
  { method: 'get', path: at('/objects'), says: 'Where every thing is, and in which state.', gives: 'ObjectInHouse[]' },
  { method: 'get', path: at('/world_state'), says: 'The house as it is now.', gives: 'WorldState' },
  {
    method: 'get',
    path: at('/game/events'),
    says: 'A page of events. It may hold fewer than asked for when they are long: ask again with `next`.',
    query: { since: 'the number of the first event (0)', limit: 'how many at most (500)' },
    gives: 'FrontEndEvents',
  },
  { method: 'get', path: at('/game/status'), says: 'How the game stands.', gives: 'GameStatus' },
  {
    method: 'get',
    path: at('/events/stream'),
    says:
      'The events of a household as server-sent events, then what comes. `id` is the number of the event, `data` the ' +
      'event; the event `status` holds a GameStatus. After a break, Last-Event-ID continues where it was.',
    query: { since: 'the number of the first event (0)' },
    gives: 'text/event-stream',
  },
  { method: 'post', path: at('/game/pause'), says: 'Pauses after the current turn.', gives: 'GameStatus' },
  {
    method: 'post',
    path: at('/game/resume'),
    says: 'Goes on where it was paused; the world is not started anew.',
    gives: 'GameStatus',
  },
  { method: 'post', path: at('/game/step'), says: 'One turn, then it pauses.', gives: 'GameStatus' },
  {
    method: 'post',
    path: at('/game/reset'),
    says:
      'Begins anew in a new run with the same input. Events that were there stay readable, and their numbers go on; ' +
      'a paused household stays paused.',
    gives: 'GameStatus',
  },
]

export interface HouseShapes {
  readonly FrontEndEvent: Words<api.FrontEndEvent>
  readonly FrontEndEvents: Words<api.FrontEndEvents>
  readonly GameStatus: Words<api.GameStatus>
  readonly AgentInHouse: Words<api.AgentInHouse>
  readonly ObjectInHouse: Words<api.ObjectInHouse>
  readonly RoomInHouse: Words<api.RoomInHouse>
  readonly WorldState: Words<api.WorldState>
}

const clock = {
  round: 'number: everybody has one turn in it',
  minute: 'number: since midnight of the first day',
  time: 'text: such as `day 1, 08:35`',
}

export const houseShapes: HouseShapes = {
  FrontEndEvent: {
    number: 'number: counts the events of the household from 0, also after a reset',
    run: 'text: the run it happened in',
    agent_id: 'text: who did it',
    action: 'object: action_type, and what it needs: target, recipient, state, use or message',
    timestamp: 'text: of the clock of the house',
    current_room: 'text',
    description: 'text: what happened, in a sentence',
  },
  FrontEndEvents: { events: 'array of FrontEndEvent', next: 'number: what to ask for with `since` next' },
  GameStatus: {
    run: 'text: the run that goes on now; another one after a reset',
    status: 'text: running, paused, waiting, failed or ended',
    'reason?': 'text: why it ended or failed',
    ...clock,
    step: 'number',
    events: 'number: how many numbers were given to events',
    resets: 'number: how often it was reset',
  },
  AgentInHouse: {
    agent_id: 'text',
    current_room: 'text',
    holding: 'array of text',
    'using?': 'object: object_id, use, since and until, in minutes',
    is_active: 'boolean',
  },
  ObjectInHouse: {
    object_id: 'text',
    location: 'object: room, object_id or agent_id',
    'state?': 'text',
    'servings?': 'number',
    users: 'array of text',
    holds: 'array of text',
  },
  RoomInHouse: { room: 'text', agents: 'array of text', objects: 'array of text' },
  WorldState: {
    ...clock,
    rooms: 'array of RoomInHouse',
    agents: 'array of AgentInHouse',
    objects: 'array of ObjectInHouse',
  },
}
