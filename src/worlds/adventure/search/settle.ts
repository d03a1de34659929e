/**
 * Settled facts: what a step really changed, seen after one more command that does nothing.
 * The parser's registers are overwritten by then, and what is left are facts.
 */
import type { Facts } from './facts.ts'
import { atomOf, type Atom } from './memory.ts'
import type { Senses } from './senses.ts'

export interface Settled {
  readonly changes: readonly number[]
  readonly atoms: readonly Atom[]
  /** those that are more than something left somewhere */
  readonly notable: readonly Atom[]
  /** those that are news: all but what only left our hands */
  readonly news: readonly Atom[]
  readonly hash: number
  /** how much of the world is not as it was at the start */
  readonly changed: number
  /** and how much more of each of those things */
  readonly detail: number
}

export interface Settler {
  /** The facts of this moment become those that others are compared with. */
  hold(): void
  settle(): Settled
  /** The same, but spares the trouble when neither a fact nor the score is another. */
  settleIfChanged(): Settled
}

const NEUTRAL = 'look'
export const SAME: Settled = { changes: [], atoms: [], notable: [], news: [], hash: 0, changed: 0, detail: 0 }

export function createSettler(senses: Senses, facts: Facts, player: number, noteTurn: () => void): Settler {
  const { machine } = senses
  const aside = <Result>(look: () => Result): Result => {
    const here = machine.snapshot()
    noteTurn()
    senses.do(NEUTRAL)
    const result = look()
    machine.restore(here)
    return result
  }
  const settle = () =>
    aside(() => {
      const changes = facts.changes()
      const atomAt = (address: number) => atomOf(address, machine.memory.bytes[address]!)
      const isNotable = (address: number) => {
        const { kind, object } = facts.cells.get(address)!
        return kind !== 'parent' || machine.objects.parent(object) === player
      }
      const isNews = (address: number) => {
        const { kind, object } = facts.cells.get(address)!
        if (kind !== 'parent' || facts.heldParent(object) !== player) return true
        const parent = machine.objects.parent(object)
        return parent !== 0 && parent !== senses.place()
      }
      return {
        changes,
        atoms: changes.map(atomAt),
        notable: changes.filter(isNotable).map(atomAt),
        news: changes.filter(isNews).map(atomAt),
        hash: facts.hash(),
        ...countChanged(facts, (object) => machine.objects.parent(object), player),
      }
    })
  return {
    hold: () => aside(() => facts.hold()),
    settle,
    settleIfChanged: () => (facts.changes().length === 0 && !senses.hasScored() ? SAME : settle()),
  }
}

// what is used up was seldom worth it, unless it opened a way or brought points
const LOSS = 2
const MOST_OF_ONE = 3

/** Thing by thing. Mere moving about does not count, and what is gone is a loss. */
function countChanged(
  facts: Facts,
  parentOf: (object: number) => number,
  player: number,
): Pick<Settled, 'changed' | 'detail'> {
  const changed = new Map<number, number>()
  const gone = new Set<number>()
  const count = (what: number, most: number) => changed.set(what, Math.min((changed.get(what) ?? 0) + 1, most))
  for (const address of facts.changesFromStart()) {
    const { kind, object, number } = facts.cells.get(address)!
    if (kind === 'global') count(-1 - number, 1)
    else if (kind !== 'parent' || parentOf(object) === player) count(object, MOST_OF_ONE)
    else if (parentOf(object) === 0) gone.add(object)
  }
  for (const object of gone) changed.delete(object)
  let detail = 0
  for (const times of changed.values()) detail += times - 1
  return { changed: changed.size - LOSS * gone.size, detail }
}
