/** Changes while an action makes them: the house is read, and what is different is kept apart. */
import { ownValue } from '../../base/own-value.ts'
import type { HouseChanges, HouseState, PersonState, RoomState, ThingState, Whereabouts } from './state.ts'
import type { Scene } from './scene.ts'

interface Change<State> {
  (name: string, part: Partial<State>): void
  (name: string, state: State, whole: 'whole'): void
}

export interface Draft {
  readonly person: (name: string) => PersonState
  readonly thing: (id: string) => ThingState
  readonly room: (id: string) => RoomState
  readonly change: {
    /** a part of it; a whole one takes the place of what was there, and so can leave something out */
    readonly person: Change<PersonState>
    readonly thing: Change<ThingState>
    readonly room: (id: string, part: Partial<RoomState>) => void
  }
  readonly changes: () => HouseChanges
}

const emptyRoom: RoomState = { people: [], things: [] }

/** A scene without `rooms` is what somebody believes; it gets only the rooms that change. */
export function draftOf(scene: Scene & Partial<Pick<HouseState, 'rooms'>>): Draft {
  const people = new Map<string, PersonState>()
  const things = new Map<string, ThingState>()
  const rooms = new Map<string, RoomState>()
  const person = (name: string) => people.get(name) ?? ownValue(scene.people, name)!
  const thing = (id: string) => things.get(id) ?? ownValue(scene.things, id)!
  const room = (id: string) => rooms.get(id) ?? ownValue(scene.rooms ?? {}, id) ?? emptyRoom
  return {
    person,
    thing,
    room,
    change: {
      person: (name: string, part: Partial<PersonState>, whole?: 'whole') =>
        void people.set(name, whole === 'whole' ? (part as PersonState) : { ...person(name), ...part }),
      thing: (id: string, part: Partial<ThingState>, whole?: 'whole') =>
        void things.set(id, whole === 'whole' ? (part as ThingState) : { ...thing(id), ...part }),
      room: (id, part) => void rooms.set(id, { ...room(id), ...part }),
    },
    changes: () => ({
      ...(people.size > 0 && { people: Object.fromEntries(people) }),
      ...(things.size > 0 && { things: Object.fromEntries(things) }),
      ...(rooms.size > 0 && { rooms: Object.fromEntries(rooms) }),
    }),
  }
}

/** Takes a thing from wherever it is to somewhere else; every list of what is where follows. */
export function moveThing({ thing, person, room, change }: Draft, id: string, to: Whereabouts): void {
  const from = thing(id).in
  if ('room' in from) change.room(from.room, { things: without(room(from.room).things, id) })
  else if ('thing' in from) change.thing(from.thing, { holds: without(thing(from.thing).holds, id) })
  else change.person(from.person, { holding: without(person(from.person).holding, id) })

  if ('room' in to) change.room(to.room, { things: [...room(to.room).things, id] })
  else if ('thing' in to) change.thing(to.thing, { holds: [...thing(to.thing).holds, id] })
  else change.person(to.person, { holding: [...person(to.person).holding, id] })
  change.thing(id, { in: to })
}

export function movePerson({ person, room, change }: Draft, name: string, to: string): void {
  const from = person(name).room
  change.room(from, { people: without(room(from).people, name) })
  change.room(to, { people: [...room(to).people, name] })
  change.person(name, { room: to })
}

export function stopUsing({ thing, person, change }: Draft, name: string): void {
  const { using, ...rest } = person(name)
  if (using === undefined) return
  change.thing(using.thing, { users: without(thing(using.thing).users, name) })
  change.person(name, rest, 'whole')
}

export function clearAstray({ thing, change }: Draft, id: string): void {
  const { isAstray, ...rest } = thing(id)
  if (isAstray !== undefined) change.thing(id, rest, 'whole')
}

function without(list: readonly string[], item: string): readonly string[] {
  return list.filter((other) => other !== item)
}
