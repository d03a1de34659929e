/** Is this a house that can be lived in? Every fault of a house file is told with its place, all of them at once. */
import { messageOf, TroupeError } from '../../base/errors.ts'
import { seal } from '../../base/seal.ts'
import { checkPlaces } from './check-places.ts'
import { checkThings } from './check-things.ts'
import {
  checkFlag,
  checkList,
  checkName,
  checkNumber,
  checkRecord,
  checkText,
  createFaults,
  createNames,
  meant,
  quote,
  type Faults,
  type Names,
} from './faults.ts'
import type { HouseFile } from './house-file.ts'

const MOST_ROOMS = 5000
const MOST_DOORS = 20_000
const FARTHEST_METRES = 100_000

/** The text of a file as a house. */
export function parseHouse(text: string, name: string): HouseFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new TroupeError('WORLD_BAD_HOUSE', `${name} is not valid JSON: ${messageOf(error)}.`)
  }
  return checkHouse(json, name)
}

/** The same house, frozen; or an error that names every fault. */
export function checkHouse(json: unknown, name = 'The house'): HouseFile {
  const faults = createFaults()
  if (checkRecord(faults, 'the file', json, ['name', 'rooms', 'doors', 'things'])) {
    checkName(faults, 'name', json['name'])
    const names = createNames(faults)
    const rooms = checkRooms(faults, json['rooms'], names)
    checkDoors(faults, json['doors'], rooms)
    checkThings(faults, json['things'], rooms, names)
    // what follows from a wrong name is no fault of its own
    if (faults.list.length === 0) checkPlaces(faults, json as unknown as HouseFile)
  }
  // on a board it stays the same object, and whoever keeps what follows from it finds it again
  if (faults.list.length === 0) return seal(json as HouseFile, name)
  const lines = faults.list.map((fault) => `\n  ${fault}`)
  throw new TroupeError('WORLD_BAD_HOUSE', `${name} cannot be lived in:${lines.join('')}`)
}

function checkRooms(faults: Faults, value: unknown, names: Names): ReadonlySet<string> {
  const rooms = new Set<string>()
  const list = checkList(faults, 'rooms', value, MOST_ROOMS)
  if (Array.isArray(value) && value.length === 0) faults.add('rooms', 'there must be at least one')
  for (const [number, room] of list.entries()) {
    const place = `rooms[${number}]`
    if (faults.isFull) break
    if (!checkRecord(faults, place, room, ['id', 'description', 'at', 'isOutdoors', 'house'])) continue
    if (names.take(`${place}.id`, room['id'])) rooms.add(room['id'] as string)
    checkText(faults, `${place}.description`, room['description'])
    checkFlag(faults, `${place}.isOutdoors`, room['isOutdoors'])
    if (room['house'] !== undefined) checkName(faults, `${place}.house`, room['house'])
    if (room['at'] !== undefined) checkAt(faults, `${place}.at`, room['at'])
  }
  return rooms
}

function checkAt(faults: Faults, place: string, at: unknown): void {
  if (!Array.isArray(at) || at.length !== 4) return faults.add(place, 'must be [x, y, width, depth] in metres')
  for (const number of [0, 1]) checkNumber(faults, `${place}[${number}]`, at[number], -FARTHEST_METRES, FARTHEST_METRES)
  for (const number of [2, 3]) checkNumber(faults, `${place}[${number}]`, at[number], 0.1, FARTHEST_METRES)
}

function checkDoors(faults: Faults, value: unknown, rooms: ReadonlySet<string>): void {
  for (const [number, door] of checkList(faults, 'doors', value, MOST_DOORS).entries()) {
    const place = `doors[${number}]`
    if (faults.isFull) return
    if (!checkRecord(faults, place, door, ['from', 'to', 'oneWay'])) continue
    checkFlag(faults, `${place}.oneWay`, door['oneWay'])
    for (const side of ['from', 'to']) {
      const room = door[side]
      if (!checkName(faults, `${place}.${side}`, room) || rooms.has(room)) continue
      faults.add(`${place}.${side}`, `there is no room ${quote(room)}${meant(room, rooms)}`)
    }
    if (door['from'] === door['to']) faults.add(place, 'leads from a room into the same room')
  }
}
