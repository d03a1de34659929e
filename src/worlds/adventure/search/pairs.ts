/**
 * Pairs: two things at once, in many places. There are far too many sentences with two things to try them all;
 * so the pairs of things that were tried least come first, each with the next few sentences, the most promising first.
 */
import type { Act, Acts } from './acts.ts'
import type { Memory } from './memory.ts'
import type { Place } from './navigator.ts'
import type { Scope } from './puzzle-solver.ts'
import type { Senses } from './senses.ts'
import type { Things } from './things.ts'

export interface Scoped {
  readonly place: Place
  readonly scope: Scope
}

export interface Proposed extends Scoped {
  readonly act: Act
  /** that of an act which is tried once more */
  readonly grade?: number
}

export interface Pairs {
  propose(scoped: readonly Scoped[], most: number): Proposed[]
  tryAgain(): void
}

interface Pair {
  readonly at: Scoped
  /** where it counts as tried: two things in hand are the same everywhere */
  readonly room: number
  readonly first: number
  readonly second: number
}

const WINDOW = 6
const WINDOW_STALENESS = 3
const MOST_THINGS = 4096

export function createPairs(senses: Senses, memory: Memory, things: Things, acts: Acts): Pairs {
  const { machine } = senses
  const windows = new Map<number, number>()
  const turns = new Map<number, number>()
  const sentences = acts.byThings[2]!
  // some grammars say themselves which things are meant: weapons to attack with, something open to put into
  const choosy = sentences.filter((pattern) =>
    acts.patterns[pattern]!.slots.every(({ attribute }) => attribute !== undefined),
  )

  const keyOf = ({ room, first, second }: Pair) => (room * MOST_THINGS + first) * MOST_THINGS + second

  /** What is new is more interesting than what was tried with everything. */
  const stalenessOf = ({ first, second }: Pair, window: number) =>
    WINDOW_STALENESS * window + Math.log2(1 + (turns.get(first) ?? 0)) + Math.log2(1 + (turns.get(second) ?? 0))

  const pairsIn = (at: Scoped): Pair[] => {
    const { here, held } = at.scope
    const pairs: Pair[] = []
    const add = (room: number, first: number, second: number) => pairs.push({ at, room, first, second })
    for (const thing of held) {
      for (const other of here) {
        add(at.place.room, thing, other)
        add(at.place.room, other, thing)
      }
      for (const other of held) if (thing !== other) add(0, thing, other)
    }
    return pairs
  }

  const isMeant = ({ first, second }: Pair, pattern: number) => {
    const [one, other] = acts.patterns[pattern]!.slots
    const has = (thing: number, attribute: number | undefined) =>
      attribute !== undefined && things.isObject(thing) && machine.objects.has(thing, attribute)
    return has(first, one?.attribute) && has(second, other?.attribute)
  }

  const propose: Pairs['propose'] = (scoped, most) => {
    const ranked = sentences.toSorted((one, other) => memory.promise(other) - memory.promise(one))
    const meant: Proposed[] = []
    const found: Proposed[] = []
    const seen = new Set<number>()
    const open: { pair: Pair; staleness: number }[] = []
    const actFor = ({ first, second }: Pair, pattern: number): Act => ({ pattern, first, second })
    for (const at of scoped)
      for (const pair of pairsIn(at)) {
        const key = keyOf(pair)
        if (seen.has(key)) continue
        seen.add(key)
        for (const pattern of choosy)
          if (isMeant(pair, pattern) && memory.timesTried(pair.room, actFor(pair, pattern)) === 0)
            meant.push({ ...at, act: actFor(pair, pattern) })
        const window = windows.get(key) ?? 0
        if (window * WINDOW < sentences.length) open.push({ pair, staleness: stalenessOf(pair, window) })
      }
    open.sort((one, other) => one.staleness - other.staleness)
    for (const { pair } of open) {
      if (found.length >= most) break
      const key = keyOf(pair)
      windows.set(key, (windows.get(key) ?? 0) + 1)
      let taken = 0
      for (const pattern of ranked) {
        if (taken >= WINDOW) break
        const act = actFor(pair, pattern)
        if (memory.timesTried(pair.room, act) > 0) continue
        found.push({ ...pair.at, act })
        taken++
      }
      for (const thing of [pair.first, pair.second]) turns.set(thing, (turns.get(thing) ?? 0) + 1)
    }
    return [...meant, ...found]
  }
  return { propose, tryAgain: () => windows.clear() }
}
