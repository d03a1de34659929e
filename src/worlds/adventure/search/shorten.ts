/** Shortens a list of commands: what can be left out without losing a point is left out, as replays show. */
import type { Adventure } from '../adventure.ts'
import type { Snapshot, Turn } from '../../zmachine/index.ts'
import type { Plan } from './plan.ts'
import { createSenses } from './senses.ts'

// a list this long is tried in larger pieces only, or it would take minutes
const MOST_REPLAYED = 400_000

export function shorten(world: Adventure, plan: Plan): Plan {
  const { machine, now } = world.imagine()
  machine.restore(now.snapshot)
  const senses = createSenses(machine)
  let replayed = 0

  /** Plays on from a snapshot; tells whether the score is reached in the end. */
  const reaches = (from: Snapshot, commands: readonly string[]): boolean => {
    machine.restore(from)
    let last: Turn | undefined
    for (const command of commands) {
      last = machine.run(command)
      replayed++
      if (last.stop.kind === 'fault' || last.stop.kind === 'spent') return false
    }
    return senses.score(last?.stop.kind === 'over' ? last.text : '') >= plan.score
  }

  let commands = [...plan.commands]
  if (!reaches(now.snapshot, commands)) return plan
  for (let piece = Math.min(16, commands.length); piece >= 1; piece = Math.floor(piece / 2)) {
    let before = now.snapshot
    for (let at = 0; at < commands.length;) {
      if (replayed > MOST_REPLAYED) return finish(commands)
      const without = [...commands.slice(0, at), ...commands.slice(at + piece)]
      if (reaches(before, without.slice(at))) commands = without
      else {
        machine.restore(before)
        machine.run(commands[at])
        before = machine.snapshot()
        at++
      }
    }
  }
  return finish(commands)

  function finish(kept: readonly string[]): Plan {
    machine.restore(now.snapshot)
    const rooms = new Set([senses.place()])
    for (const command of kept) {
      machine.run(command)
      rooms.add(senses.place())
    }
    return { commands: kept, score: plan.score, rooms: rooms.size }
  }
}
