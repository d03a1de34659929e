/** What a house offers, by room: read once from its file, so that a turn costs what is near and not what there is. */
import type { NeedAmounts, ThingFile } from '../../worlds/house/house-file.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'

/** Something to be done with a thing that does somebody good. */
export interface Offer {
  readonly thing: string
  /** nothing where it is consumed */
  readonly use?: string
  readonly minutes: number
  readonly gives: NeedAmounts
  readonly isSleep: boolean
}

export interface HouseIndex {
  /** the room in which the file puts a thing, itself or what it lies in */
  readonly homeOf: (thing: string) => string | undefined
  readonly offersIn: (room: string) => readonly Offer[]
  /** what can be shut in a room, and may hold something */
  readonly closablesIn: (room: string) => readonly string[]
  /** all that the file puts into a room, or into something in it */
  readonly thingsIn: (room: string) => readonly string[]
  /** what always stands in a room */
  readonly fixturesIn: (room: string) => readonly string[]
  /** the house of a room, where people live in it */
  readonly homeAround: (room: string) => string | undefined
}

// a dish is eaten within a turn
const MINUTES_TO_CONSUME = 5

const indexes = new WeakMap<HousePlan, HouseIndex>()

export function indexOf(plan: HousePlan): HouseIndex {
  const known = indexes.get(plan)
  if (known) return known
  const index = createIndex(plan)
  indexes.set(plan, index)
  return index
}

function createIndex(plan: HousePlan): HouseIndex {
  const homes = new Map<string, string>()
  const offers = new Map<string, Offer[]>()
  const closables = new Map<string, string[]>()
  const fixtures = new Map<string, string[]>()
  const things = new Map<string, string[]>()
  const livedIn = new Set<string>()
  for (const file of plan.things.values()) {
    const room = roomOf(plan, file)
    if (room === undefined) continue
    homes.set(file.id, room)
    add(things, room, file.id)
    const own = offersOf(file)
    if (own.length > 0) add(offers, room, ...own)
    if (file.holds?.openIn) add(closables, room, file.id)
    if (!file.isPortable) add(fixtures, room, file.id)
    const house = plan.rooms.get(room)?.house
    if (house !== undefined && own.some(({ isSleep }) => isSleep)) livedIn.add(house)
  }
  return {
    homeOf: (thing) => homes.get(thing),
    offersIn: (room) => offers.get(room) ?? [],
    closablesIn: (room) => closables.get(room) ?? [],
    thingsIn: (room) => things.get(room) ?? [],
    fixturesIn: (room) => fixtures.get(room) ?? [],
    homeAround: (room) => {
      const house = plan.rooms.get(room)?.house
      return house !== undefined && livedIn.has(house) ? house : undefined
    },
  }
}

export function offersOf(file: ThingFile): readonly Offer[] {
  const uses = (file.uses ?? []).map(({ name, minutes, gives, isSleep = false }) => {
    return { thing: file.id, use: name, minutes, gives, isSleep }
  })
  if (!file.consumable) return uses
  return [...uses, { thing: file.id, minutes: MINUTES_TO_CONSUME, gives: file.consumable.gives, isSleep: false }]
}

function roomOf(plan: HousePlan, file: ThingFile): string | undefined {
  let place = file.in
  // a file that was not checked may hold a ring
  for (let depth = 0; depth < 20; depth++) {
    if (plan.rooms.has(place)) return place
    const holder = plan.things.get(place)
    if (holder === undefined) return undefined
    place = holder.in
  }
  return undefined
}

function add<T>(lists: Map<string, T[]>, key: string, ...items: readonly T[]): void {
  const list = lists.get(key)
  if (list) list.push(...items)
  else lists.set(key, [...items])
}
