/** Backwards from a wish: the things that have to do with it (what it lies in, what opens that, where that lies …). */
import type { Requirement } from '../../../worlds/house/house-file.ts'
import type { Knowledge } from './knowledge.ts'
import type { Missing } from './wish.ts'

/** All that a search has to look at. */
export interface Relevant {
  /** what may have to be taken */
  readonly toTake: ReadonlySet<string>
  /** by thing, the states it may have to be brought into */
  readonly toSet: ReadonlyMap<string, ReadonlySet<string>>
  /** where some of it is */
  readonly rooms: ReadonlySet<string>
  readonly missing: readonly Missing[]
}

// a box in a box in a chest that needs a key from another chest: nobody thinks further than that
const DEPTH = 12

export interface RelevantFinder {
  readonly reach: (thing: string) => void
  readonly hold: (thing: string) => void
  readonly open: (thing: string) => void
  readonly bringInto: (thing: string, state: string) => void
  readonly require: (thing: string, requirement: Requirement | undefined) => void
  readonly visit: (room: string) => void
  readonly lack: (missing: Missing) => void
  readonly found: () => Relevant
}

export function findRelevant(knowledge: Knowledge): RelevantFinder {
  const { plan, holding, placeOf, stateOf } = knowledge
  const toTake = new Set<string>()
  const toSet = new Map<string, Set<string>>()
  const rooms = new Set<string>()
  const missing: Missing[] = []
  const reached = new Set<string>()
  let depth = 0

  const deeper = (thing: string, go: () => void) => {
    if (depth >= DEPTH) return void missing.push({ impossible: thing })
    depth++
    go()
    depth--
  }
  const reach = (thing: string) => {
    if (reached.has(thing) || holding.includes(thing)) return
    reached.add(thing)
    const place = placeOf(thing)
    if (!plan.things.has(thing)) missing.push({ impossible: thing })
    else if (place === undefined) missing.push({ unknown: `thing:${thing}` })
    else if ('person' in place) missing.push({ thing, heldBy: place.person })
    else if ('room' in place) rooms.add(place.room)
    else
      deeper(thing, () => {
        reach(place.thing)
        open(place.thing)
      })
  }
  const hold = (thing: string) => {
    if (holding.includes(thing)) return
    if (!plan.things.get(thing)?.isPortable) return void missing.push({ impossible: thing })
    toTake.add(thing)
    reach(thing)
  }
  const open = (thing: string) => {
    const openIn = plan.things.get(thing)?.holds?.openIn
    if (openIn === undefined || openIn.includes(stateOf(thing) ?? '')) return
    // the first way to open it: files that offer several are rare, and each of them opens it
    if (openIn[0] === undefined) missing.push({ impossible: thing })
    else bringInto(thing, openIn[0])
  }
  const bringInto = (thing: string, state: string) => {
    if (stateOf(thing) === state || toSet.get(thing)?.has(state)) return
    const needs = plan.things.get(thing)?.states?.[state]
    if (needs === undefined) return void missing.push({ impossible: thing })
    toSet.set(thing, (toSet.get(thing) ?? new Set()).add(state))
    deeper(thing, () => {
      reach(thing)
      require(thing, needs)
    })
  }
  const require = (thing: string, requirement: Requirement | undefined) => {
    if (requirement?.holding !== undefined) hold(requirement.holding)
    if (requirement?.state !== undefined) bringInto(thing, requirement.state)
  }
  return {
    reach,
    hold,
    open,
    bringInto,
    require,
    visit: (room) => void rooms.add(room),
    lack: (fault) => void missing.push(fault),
    found: () => ({ toTake, toSet, rooms, missing }),
  }
}
