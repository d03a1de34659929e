/**
 * Weaving: what brought points in different branches is put together into one list of deeds, and tidied.
 *
 * A deed is "go there and do that". A list of deeds is played from the start, finding its own ways; deeds that fail are
 * left out. Lists are changed at random, and a change that does not make them worse stays.
 */
import type { Random } from '../../../base/random.ts'
import type { Snapshot } from '../../zmachine/index.ts'
import type { Facts } from './facts.ts'
import type { Navigator } from './navigator.ts'
import { createPerformer, type Deed, type Waypoint } from './perform.ts'
import type { Senses } from './senses.ts'

/** A list of deeds as it was played, with the waypoint before each. */
export interface Weave {
  readonly deeds: readonly Deed[]
  readonly waypoints: readonly Waypoint[]
  readonly end: Waypoint
}

export interface Weaver {
  /** A way to some points; kept when it is the shortest to them. */
  learn(deeds: readonly Deed[], turns: number): void
  /** Changes and plays lists a few times; the best so far when it became better. */
  weave(times: number): Weave | undefined
  readonly isReady: boolean
}

const STRANDS = 6
const GATHERS = 0.08
// as many turns as one point is worth
const TURN_COST = 0.02

export function createWeaver(
  senses: Senses,
  facts: Facts,
  navigator: Navigator,
  random: Random,
  start: Snapshot,
  startScore: number,
  noteTurn: () => void,
): Weaver {
  const { machine } = senses
  const perform = createPerformer(senses, facts, navigator, noteTurn)
  const archive = new Map<string, { deeds: readonly Deed[]; turns: number }>()
  const first: Weave = { deeds: [], waypoints: [], end: { snapshot: start, score: startScore, turns: 0, commands: [] } }
  const strands: Weave[] = []
  let best = first
  const worth = ({ end: { score, turns } }: Weave) => score - TURN_COST * turns
  const keyOf = ({ room, commands }: Deed) => `${room} ${commands.join('.')}`

  /** Plays on: the deeds of a weave up to one of them, then others. */
  const play = (from: Weave, upTo: number, rest: readonly Deed[]): Weave => {
    const deeds = from.deeds.slice(0, upTo)
    const waypoints = from.waypoints.slice(0, upTo)
    let now = upTo < from.waypoints.length ? from.waypoints[upTo]! : from.end
    for (const deed of rest) {
      machine.restore(now.snapshot)
      const after = perform(deed, now)
      if (after === undefined) continue
      deeds.push(deed)
      waypoints.push(now)
      now = after
    }
    return { deeds, waypoints, end: now }
  }

  /** Continues from the end with whatever else is known to bring points, in any order, and keeps what does. */
  const gathered = (weave: Weave): Weave => {
    const own = new Set(weave.deeds.map(keyOf))
    const left = shuffled(
      [...archive.values()].map(({ deeds }) => deeds.at(-1)!).filter((deed) => !own.has(keyOf(deed))),
    )
    let all = weave
    for (const deed of left) {
      const longer = play(all, all.deeds.length, [deed])
      if (worth(longer) > worth(all)) all = longer
    }
    return all
  }
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, at: random.next() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ item }) => item)

  const changed = (weave: Weave): Weave => {
    const { deeds } = weave
    if (random.next() < GATHERS) return gathered(weave)
    const dice = random.next()
    const at = random.integer(deeds.length + 1)
    if (dice < 0.5 || deeds.length < 2) {
      const known = [...archive.values()]
      const { deeds: others } = known[random.integer(known.length)]!
      const own = new Set(deeds.map(keyOf))
      const missing = others.filter((deed) => !own.has(keyOf(deed)))
      const where = random.next() < 0.5 ? deeds.length : at
      return play(weave, where, [...missing, ...deeds.slice(where)])
    }
    const length = 1 + random.integer(Math.min(4, deeds.length))
    const from = Math.min(at, deeds.length - 1)
    const block = deeds.slice(from, from + length)
    const without = [...deeds.slice(0, from), ...deeds.slice(from + length)]
    if (dice < 0.75) return play(weave, from, without.slice(from))
    const to = random.integer(without.length + 1)
    const moved = [...without.slice(0, to), ...block, ...without.slice(to)]
    const same = Math.min(from, to)
    return play(weave, same, moved.slice(same))
  }

  return {
    get isReady() {
      return archive.size > 0
    },
    learn: (deeds, turns) => {
      const last = deeds.at(-1)
      if (last === undefined) return
      const known = archive.get(keyOf(last))
      if (known === undefined || known.turns > turns) archive.set(keyOf(last), { deeds, turns })
    },
    weave: (times) => {
      const before = best
      if (strands.length < STRANDS) strands.push(first)
      for (let time = 0; time < times; time++) {
        const index = random.integer(strands.length)
        const strand = strands[index]!
        const other = changed(strand)
        if (worth(other) >= worth(strand)) strands[index] = other
        if (worth(other) > worth(best)) best = other
      }
      // the worst strand begins anew from the best, now and then
      if (random.next() < 0.02) {
        const worst = strands.reduce((low, strand, index) => (worth(strand) < worth(strands[low]!) ? index : low), 0)
        strands[worst] = best
      }
      return best === before ? undefined : best
    },
  }
}

export const commandsOf = ({ waypoints, end }: Weave): string[] =>
  [...waypoints.slice(1), end].flatMap(({ commands }) => commands)
