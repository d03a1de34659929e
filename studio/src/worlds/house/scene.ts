/** A household at a moment: who is where and does what, what lies where, what light there is. */
import type { Moment } from '../../contract.ts'
import { HUES } from '../../ui/hue.ts'
import { floorPlanOf, type FloorPlan } from './floor-plan.ts'
import { darknessAt, minuteAt } from './house-time.ts'
import { isRecord, listAt, own, recordAt, recordOf, textOf, textsOf, type Entries } from './read.ts'
import { isLit, type Thing } from './things.ts'

export interface Person {
  readonly name: string
  readonly hue: number
  readonly room: string
  readonly holding: readonly string[]
  /** what they use, and for what */
  readonly using?: { readonly thing: string; readonly use: string }
}

export interface PlacedThing extends Thing {
  readonly state: string
}

export interface Scene {
  readonly plan: FloorPlan
  readonly minute: number
  readonly darkness: number
  /** those who are in a room of the plan */
  readonly people: readonly Person[]
  readonly inRoom: ReadonlyMap<string, readonly Person[]>
  /** what stands or lies in a room itself, by room: made when it is looked at */
  readonly thingsIn: (room: string) => readonly PlacedThing[]
  readonly isRoomLit: (room: string) => boolean
}

// more than a browser draws, and more than anybody has simulated
const MOST_PEOPLE = 5_000

const casts = new WeakMap<object, ReadonlyMap<string, number>>()

/** Everybody's place in the cast, which is their hue. */
export function castAt(moment: Moment): ReadonlyMap<string, number> {
  const people = listAt(moment, 'people')
  let cast = casts.get(people)
  if (cast === undefined) {
    const names = people.flatMap((each) => textOf(recordOf(each)['name']) || [])
    cast = new Map([...new Set(names)].slice(0, MOST_PEOPLE).map((name, place) => [name, place]))
    casts.set(people, cast)
  }
  return cast
}

export const hueIn = (cast: ReadonlyMap<string, number>, name: string): number => (cast.get(name) ?? 0) % HUES

export function sceneAt(moment: Moment): Scene | undefined {
  const plan = floorPlanOf(moment.field('house'))
  if (plan === undefined) return undefined
  const minute = minuteAt(moment)
  const persons = recordAt(moment, 'persons')
  const cast = castAt(moment)
  const people = [...cast.keys()].flatMap((name) => personOf(name, own(persons, name), plan, cast))
  const things = thingsByRoom(plan, recordAt(moment, 'things'))
  return {
    plan,
    minute,
    darkness: darknessAt(minute),
    people,
    inRoom: Map.groupBy(people, ({ room }) => room),
    thingsIn: (room) => things().get(room) ?? [],
    isRoomLit: (room) => (things().get(room) ?? []).some(({ state }) => isLit(state)),
  }
}

function personOf(name: string, state: unknown, { rooms }: FloorPlan, cast: ReadonlyMap<string, number>): Person[] {
  if (!isRecord(state) || state['isActive'] === false) return []
  const room = textOf(state['room'])
  if (!rooms.has(room)) return []
  const using = recordOf(state['using'])
  const thing = textOf(using['thing'])
  return [
    {
      name,
      hue: hueIn(cast, name),
      room,
      holding: textsOf(state['holding']),
      ...(thing !== '' && { using: { thing, use: textOf(using['use']) } }),
    },
  ]
}

/** Folded when the first room is looked at: from afar nobody sees a thing. */
function thingsByRoom(plan: FloorPlan, states: Entries): () => ReadonlyMap<string, readonly PlacedThing[]> {
  let found: Map<string, PlacedThing[]> | undefined
  return () => {
    if (found !== undefined) return found
    found = new Map()
    for (const thing of plan.things.values()) {
      const state = recordOf(own(states, thing.id))
      const place = recordOf(state['in'])
      const room = Object.hasOwn(place, 'room') ? textOf(place['room']) : isRecord(state['in']) ? '' : thing.in
      if (!plan.rooms.has(room)) continue
      const placed = { ...thing, state: textOf(state['state']) }
      const known = found.get(room)
      if (known) known.push(placed)
      else found.set(room, [placed])
    }
    return found
  }
}
