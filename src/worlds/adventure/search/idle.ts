/** Idling: what waiting in a place brings would come anyway, whatever else is done. */
import type { Facts } from './facts.ts'
import { atomOf, type Atom } from './memory.ts'
import type { Place } from './navigator.ts'
import type { Senses, Step } from './senses.ts'

export interface Idle {
  /** how often waiting draws on chance */
  drawsAt(place: Place): number
  comesAnyway(place: Place, atoms: readonly Atom[]): boolean
}

export function createIdle({ machine }: Senses, facts: Facts, act: (command: string) => Step): Idle {
  let known: { place: Place; draws: number; atoms: Set<Atom> } | undefined
  const waiting = (place: Place) => {
    if (known?.place !== place) {
      const here = machine.snapshot()
      machine.restore(place.snapshot)
      const before = machine.randomCalls()
      act('wait')
      const atoms = new Set(facts.changes().map((address) => atomOf(address, machine.memory.bytes[address]!)))
      known = { place, draws: machine.randomCalls() - before, atoms }
      machine.restore(here)
    }
    return known
  }
  return {
    drawsAt: (place) => waiting(place).draws,
    comesAnyway: (place, atoms) => {
      const anyway = waiting(place).atoms
      return anyway.size > 0 && atoms.every((atom) => anyway.has(atom))
    },
  }
}
