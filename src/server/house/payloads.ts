/**
 * What a board says of a house, as front ends get it. The board may come from elsewhere: what is odd is passed over.
 */
import { isCount, isRecord } from '../../base/json-kinds.ts'
import type { Values } from '../../board/change.ts'
import { FIRST_MINUTE, MINUTES_PER_DAY, timeOf } from '../../worlds/house/house-clock.ts'
import type { AgentInHouse, HouseClock, ObjectInHouse, RoomInHouse } from '../api-house.ts'

export type { HouseClock }

const USUAL_MINUTES_PER_TURN = 5
// a century: what a board says beyond that is no time of day
const MOST_MINUTES = 100 * 366 * MINUTES_PER_DAY

export function clockOf({ round: given, minutesPerTurn }: Values): HouseClock {
  const round = isCount(given) ? given : 0
  const perTurn = isCount(minutesPerTurn) && minutesPerTurn > 0 ? minutesPerTurn : USUAL_MINUTES_PER_TURN
  const minute = FIRST_MINUTE + round * perTurn
  return { round, minute, time: minute > MOST_MINUTES ? '' : timeOf(minute) }
}

export function listPeople(persons: unknown): AgentInHouse[] {
  return partsOf(persons).flatMap(([agent_id, { room, holding, using, isActive }]) => {
    if (!isText(room)) return []
    const used = usingOf(using)
    return [
      {
        agent_id,
        current_room: room,
        holding: textsIn(holding),
        ...(used && { using: used }),
        is_active: isActive !== false,
      },
    ]
  })
}

function usingOf(given: unknown): AgentInHouse['using'] {
  if (!isRecord(given)) return undefined
  const { thing, use, since, until } = given
  if (!isText(thing) || !isText(use) || !isNumber(since) || !isNumber(until)) return undefined
  return { object_id: thing, use, since, until }
}

export function listObjects(things: unknown): ObjectInHouse[] {
  return partsOf(things).flatMap(([object_id, { in: where, state, servings, users, holds }]) => {
    const location = locationOf(where)
    if (location === undefined) return []
    return [
      {
        object_id,
        location,
        ...(isText(state) && { state }),
        ...(isCount(servings) && { servings }),
        users: textsIn(users),
        holds: textsIn(holds),
      },
    ]
  })
}

function locationOf(given: unknown): ObjectInHouse['location'] | undefined {
  if (!isRecord(given)) return undefined
  const { room, thing, person } = given
  if (isText(room)) return { room }
  if (isText(thing)) return { object_id: thing }
  return isText(person) ? { agent_id: person } : undefined
}

export function listRooms(rooms: unknown): RoomInHouse[] {
  return partsOf(rooms).map(([room, { people, things }]) => ({
    room,
    agents: textsIn(people),
    objects: textsIn(things),
  }))
}

/** The parts of a record that are records themselves, by name. */
function partsOf(given: unknown): [string, Record<string, unknown>][] {
  const isPart = (part: [string, unknown]): part is [string, Record<string, unknown>] => isRecord(part[1])
  return isRecord(given) ? Object.entries(given).filter(isPart) : []
}

const textsIn = (given: unknown): string[] => (Array.isArray(given) ? given.filter(isText) : [])
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
