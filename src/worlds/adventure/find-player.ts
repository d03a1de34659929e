/** Finds the object that is the player: the one that is in another room after a step. The step is taken in a fork. */
import { createMachine, type Machine, type Snapshot, type Story } from '../zmachine/index.ts'
import { locationOf } from './location.ts'
import type { Vocabulary } from './vocabulary.ts'

/** 0 where no way led out of the first room */
const foundAtStart = new WeakMap<Story, number>()

/**
 * The same for every game of a story, if its first room can be left; 0 while it cannot be told. Leaves the machine
 * anywhere.
 */
export function findPlayer(machine: Machine, snapshot: Snapshot, vocabulary: Vocabulary): number {
  let player = foundAtStart.get(machine.story)
  if (player === undefined) {
    const fresh = createMachine(machine.story)
    fresh.run()
    player = findByStep(fresh, fresh.snapshot(), vocabulary)
    foundAtStart.set(machine.story, player)
  }
  return player === 0 ? findByStep(machine, snapshot, vocabulary) : player
}

function findByStep(machine: Machine, snapshot: Snapshot, vocabulary: Vocabulary): number {
  machine.restore(snapshot)
  const room = locationOf(machine)
  if (room === 0) return 0
  // scenery can be in both rooms too; only the player is wherever a step leads
  let inside = childrenOf(machine, room)
  let hasMoved = false
  for (const { word, direction } of vocabulary.words) {
    if (!direction || (hasMoved && inside.length === 1)) continue
    machine.restore(snapshot)
    machine.run(word)
    const there = locationOf(machine)
    if (there === room) continue
    const moved = inside.filter((object) => machine.objects.parent(object) === there)
    if (moved.length === 0) continue
    inside = moved
    hasMoved = true
  }
  if (!hasMoved) return 0
  // scenery that is everywhere comes along always; but the player is who the story keeps in mind, as player and as
  // actor; one global may be a mere count of objects, and the last of them is scenery
  const after = machine.snapshot()
  machine.restore(snapshot)
  const before = Array.from({ length: GLOBALS }, (_, number) => machine.global(number))
  machine.restore(after)
  const kept = inside.map((object) => timesInGlobals(machine, object, before))
  return inside[kept.indexOf(Math.max(...kept))]!
}

const GLOBALS = 240

/** How many globals name it, then as before. */
function timesInGlobals(machine: Machine, object: number, before: readonly number[]): number {
  let times = 0
  for (let number = 1; number < GLOBALS; number++)
    if (machine.global(number) === object && before[number] === object) times++
  return times
}

function childrenOf({ objects }: Machine, object: number): number[] {
  const children: number[] = []
  let child = objects.child(object)
  for (; child !== 0 && children.length < objects.count; child = objects.sibling(child)) children.push(child)
  return children
}
