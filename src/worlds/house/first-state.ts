/** A house when nothing has happened in it yet: things as the file says, and people where they begin. */
import { TroupeError } from '../../base/errors.ts'
import { refillsUntil } from './house-clock.ts'
import type { ThingFile } from './house-file.ts'
import type { HousePlan } from './plan.ts'
import type { HouseState, PersonState, RoomState, ThingState } from './state.ts'

// less is a nap, and no bed of anybody's
const NIGHT_MINUTES = 240

export function firstState(
  plan: HousePlan,
  people: readonly { readonly name: string; readonly room: string }[],
  minute: number,
): HouseState {
  const { file } = plan
  checkPeople(plan, people)
  const insides = Map.groupBy(file.things, (thing) => thing.in)
  const inside = (place: string) => (insides.get(place) ?? []).map(({ id }) => id)
  const present = Map.groupBy(people, ({ room }) => room)
  const names = (room: string) => (present.get(room) ?? []).map(({ name }) => name)
  return {
    people: Object.fromEntries(people.map(({ name, room }) => [name, personIn(room)])),
    things: Object.fromEntries(file.things.map((thing) => [thing.id, thingOf(plan, thing, inside(thing.id), minute)])),
    rooms: Object.fromEntries(
      file.rooms.map(({ id }): [string, RoomState] => [id, { people: names(id), things: inside(id) }]),
    ),
    chat: { desks: {}, count: 0 },
    minute,
    round: 0,
  }
}

/** So many people, each in a room with a place to sleep as long as there are any. */
export function placeToBegin(plan: HousePlan, names: readonly string[]): { name: string; room: string }[] {
  const { things, rooms } = plan.file
  const beds = things.flatMap(({ in: room, uses = [] }) =>
    uses
      .filter(({ isSleep, minutes }) => isSleep === true && minutes >= NIGHT_MINUTES && plan.rooms.has(room))
      .flatMap(({ seats = 1 }) => Array<string>(seats).fill(room)),
  )
  return names.map((name, place) => ({ name, room: beds[place] ?? rooms[place % rooms.length]!.id }))
}

const personIn = (room: string): PersonState => ({ room, holding: [], isActive: true })

function thingOf({ rooms }: HousePlan, file: ThingFile, holds: readonly string[], minute: number): ThingState {
  const { states, consumable, isRefilled } = file
  return {
    in: rooms.has(file.in) ? { room: file.in } : { thing: file.in },
    ...(states !== undefined && { state: Object.keys(states)[0]! }),
    ...(consumable !== undefined && { servings: consumable.servings }),
    ...(consumable !== undefined && isRefilled === true && { countedAfter: refillsUntil(minute) }),
    users: [],
    holds,
  }
}

function checkPeople({ file, rooms, things }: HousePlan, people: readonly { name: string; room: string }[]): void {
  const names = new Set<string>()
  for (const { name, room } of people) {
    const fault = !rooms.has(room)
      ? `begins in "${room}", which is no room of ${file.name}`
      : rooms.has(name) || things.has(name)
        ? 'has the name of something in the house'
        : names.has(name)
          ? 'is there twice'
          : undefined
    if (fault !== undefined)
      throw new TroupeError('WORLD_BAD_HOUSE', `"${name}" ${fault}. Give each person a name of their own and a room.`)
    names.add(name)
  }
}
