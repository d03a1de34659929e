/** Finds the object that is the player, where no step tells it: whoever has what was taken. */
import { findPlayer } from '../find-player.ts'
import { locationOf } from '../location.ts'
import type { Vocabulary } from '../vocabulary.ts'
import type { Machine, Snapshot } from '../../zmachine/index.ts'
import { createThings } from './things.ts'

/** 0 when it cannot be told. Leaves the machine anywhere. */
export function findSelf(machine: Machine, start: Snapshot, vocabulary: Vocabulary): number {
  const byStep = findPlayer(machine, start, vocabulary)
  if (byStep !== 0) return byStep
  machine.restore(start)
  const room = locationOf(machine)
  if (room === 0) return 0
  const { objects } = machine
  const things = createThings(machine, vocabulary, 0)
  const takers = new Map<number, number>()
  for (const thing of things.inside(room)) {
    machine.restore(start)
    const before = objects.parent(thing)
    machine.run(`take ${things.name(thing)}`)
    const taker = objects.parent(thing)
    if (taker === before || taker === room || taker === 0) continue
    takers.set(taker, (takers.get(taker) ?? 0) + 1)
  }
  const [self] = [...takers].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])
  return self
}
