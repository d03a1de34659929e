/** The lesson of an act that did something: what it makes true, what is precious, and where that belongs. */
import type { Act } from './acts.ts'
import type { Facts } from './facts.ts'
import { atomOf, type Memory } from './memory.ts'
import type { Place } from './navigator.ts'
import type { Senses } from './senses.ts'
import type { Settled } from './settle.ts'

export interface Lesson {
  /**
   * The same for acts that do the same, in whatever room; taking something is never like another act. A dial that is
   * turned through hundreds of numbers does the same with each, so there the values are not heeded.
   */
  signatureOf(place: Place, changes: readonly number[], heedsValues?: boolean): number
  learn(at: number, tried: Act, after: Settled, gain: number, takesLuck: boolean): void
}

export function createLesson({ machine }: Senses, facts: Facts, memory: Memory, player: number): Lesson {
  const signatureOf: Lesson['signatureOf'] = (place, changes, heedsValues = true) => {
    let signature = 0x811c9dc5
    for (const address of changes) {
      const { kind, object } = facts.cells.get(address)!
      const parent = kind === 'parent' ? machine.objects.parent(object) : -1
      const atom = parent === place.room || !heedsValues ? -address : atomOf(address, machine.memory.bytes[address]!)
      signature = Math.imul(signature ^ atom ^ (parent === player ? place.room << 16 : 0), 0x01000193)
    }
    return signature
  }

  const learn: Lesson['learn'] = (at, tried, { changes, atoms }, gain, takesLuck) => {
    let isMerePlacing = gain === 0
    for (const address of changes) {
      const { kind, object } = facts.cells.get(address)!
      if (kind !== 'parent') {
        isMerePlacing = false
        continue
      }
      const parent = machine.objects.parent(object)
      if (parent === player && object === tried.first && gain > 0) memory.precious.add(object)
      // what was never in our hands was not put down: we got on something, or it was moved otherwise
      const wasHeld = player === 0 || facts.heldParent(object) === player
      if (parent === player || parent === 0 || !wasHeld) isMerePlacing = false
      else if (gain > 0 && (object === tried.first || object === tried.second)) {
        memory.precious.add(object)
        const other = object === tried.first ? tried.second : tried.first
        memory.noteDeposit({ room: at, pattern: tried.pattern, other, preciousFirst: object === tried.first })
      }
    }
    memory.noteEffect(at, tried, { atoms, gain, isMerePlacing, takesLuck })
  }

  return { signatureOf, learn }
}
