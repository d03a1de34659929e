/** What only shows when a house is seen as a whole: rooms nobody can reach, things in themselves, keys locked in. */
import { quote, type Faults } from './faults.ts'
import type { HouseFile, ThingFile } from './house-file.ts'
import { readExits } from './plan.ts'

// a look goes through all that is open, one inside the other
const DEEPEST = 8

export function checkPlaces(faults: Faults, file: HouseFile): void {
  checkReach(faults, file)
  if (checkNesting(faults, file)) checkKeys(faults, file)
}

function checkReach(faults: Faults, file: HouseFile): void {
  const exits = readExits(file)
  const first = file.rooms[0]!.id
  const reached = new Set([first])
  for (const room of reached) for (const exit of exits.get(room) ?? []) reached.add(exit)
  for (const [number, { id }] of file.rooms.entries())
    if (!reached.has(id))
      faults.add(`rooms[${number}]`, `nobody can reach ${quote(id)} from ${quote(first)}; give it a door`)
}

function checkNesting(faults: Faults, { things }: HouseFile): boolean {
  const where = new Map(things.map((thing) => [thing.id, thing.in]))
  let isFine = true
  for (const [number, { id }] of things.entries()) {
    let [holder, depth] = [where.get(id), 1]
    while (holder !== undefined && holder !== id && depth <= DEEPEST) [holder, depth] = [where.get(holder), depth + 1]
    // what is in something that is in itself is deep as well, and is told there
    if (holder === id) faults.add(`things[${number}].in`, `${quote(id)} is inside itself`)
    else if (depth > DEEPEST && holder !== undefined)
      faults.add(`things[${number}].in`, `lies more than ${DEEPEST} things deep, or in something that is inside itself`)
    isFine &&= holder === undefined
  }
  return isFine
}

/** From what can be had at once to what can be had with it, and so on: what is left can never be had. */
function checkKeys(faults: Faults, { things }: HouseFile): void {
  const inside = Map.groupBy(things, (thing) => thing.in)
  const byName = new Map(things.map((thing) => [thing.id, thing]))
  const waiting = new Map<string, ThingFile[]>()
  for (const thing of things)
    for (const key of keysOf(thing)) {
      const others = waiting.get(key)
      if (others === undefined) waiting.set(key, [thing])
      else others.push(thing)
    }
  const had = new Set<string>()
  const isHad = (key: string) => had.has(key)
  const queue = things.filter((thing) => !byName.has(thing.in))
  for (const thing of queue) {
    if (had.has(thing.id)) continue
    had.add(thing.id)
    const opened = [thing, ...(waiting.get(thing.id) ?? [])].filter(({ id }) => had.has(id))
    for (const holder of opened) if (canOpen(holder, isHad)) queue.push(...(inside.get(holder.id) ?? []))
  }
  for (const [number, thing] of things.entries()) {
    const holder = byName.get(thing.in)
    if (had.has(thing.id) || holder === undefined || !had.has(holder.id)) continue
    const keys = [...keysOf(holder)].filter((key) => !had.has(key)).map(quote)
    const why = keys.length === 0 ? 'never opens' : `only opens with ${keys.join(' or ')}, which cannot be had before`
    faults.add(`things[${number}].in`, `nobody can get at ${quote(thing.id)}: ${quote(holder.id)} ${why}`)
  }
}

function keysOf({ states = {} }: ThingFile): Set<string> {
  return new Set(Object.values(states).flatMap(({ holding }) => holding ?? []))
}

/** Can it come into a state in which it is open, when these things can be had? */
function canOpen({ states = {}, holds }: ThingFile, isHad: (key: string) => boolean): boolean {
  if (holds?.openIn === undefined) return true
  const reached = new Set(Object.keys(states).slice(0, 1))
  for (const from of reached)
    for (const [state, { state: before, holding }] of Object.entries(states))
      if ((before === undefined || before === from) && (holding === undefined || isHad(holding))) reached.add(state)
  return holds.openIn.some((state) => reached.has(state))
}
