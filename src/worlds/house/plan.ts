/** A house file, read once: what is where, which doors lead where, and the way from room to room. */
import type { HouseFile, RoomFile, ThingFile } from './house-file.ts'
import { createWays } from './ways.ts'

export interface HousePlan {
  readonly file: HouseFile
  readonly rooms: ReadonlyMap<string, RoomFile>
  readonly things: ReadonlyMap<string, ThingFile>
  /** where one can go from a room at once */
  readonly exitsOf: (room: string) => readonly string[]
  /** the rooms on the way, without the first and with the last; nothing where no way leads */
  readonly way: (from: string, to: string) => readonly string[] | undefined
}

// enough for an evaluation, and few enough to be forgotten
const PLANS_KEPT = 32

// a file on a board is one and the same object in every thought
const known = new WeakMap<HouseFile, HousePlan>()
const plans = new Map<string, HousePlan>()

/** The plan of a file that was checked; made once. */
export function planOf(file: HouseFile): HousePlan {
  let plan = known.get(file)
  if (plan !== undefined) return plan
  const key = JSON.stringify(file)
  plan = plans.get(key) ?? readPlan(file)
  plans.delete(key)
  plans.set(key, plan)
  if (plans.size > PLANS_KEPT) plans.delete(plans.keys().next().value!)
  // an object that can still change is no key
  if (Object.isFrozen(file)) known.set(file, plan)
  return plan
}

function readPlan(file: HouseFile): HousePlan {
  const exits = readExits(file)
  return {
    file,
    rooms: new Map(file.rooms.map((room) => [room.id, room])),
    things: new Map(file.things.map((thing) => [thing.id, thing])),
    exitsOf: (room) => exits.get(room) ?? [],
    way: createWays(exits),
  }
}

export function readExits({ rooms, doors }: HouseFile): ReadonlyMap<string, readonly string[]> {
  const exits = new Map(rooms.map(({ id }) => [id, new Set<string>()]))
  for (const { from, to, oneWay } of doors) {
    exits.get(from)?.add(to)
    if (oneWay !== true) exits.get(to)?.add(from)
  }
  return new Map([...exits].map(([room, others]) => [room, [...others]]))
}
