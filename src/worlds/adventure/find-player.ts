/** Which object the player is: the one that is in another room after a step. Found by taking one in a fork. */
import type { Machine, Snapshot, Story } from '../zmachine/index.ts'
import { locationOf } from './location.ts'
import type { Vocabulary } from './vocabulary.ts'

const found = new WeakMap<Story, number>()

/** 0 while no way leads out of the room. Leaves the machine anywhere. */
export function findPlayer(machine: Machine, snapshot: Snapshot, vocabulary: Vocabulary): number {
  const known = found.get(machine.story)
  if (known !== undefined) return known
  machine.restore(snapshot)
  const room = locationOf(machine)
  const inside = childrenOf(machine, room)
  for (const { word, direction } of vocabulary.words) {
    if (!direction || room === 0) continue
    machine.restore(snapshot)
    machine.run(word)
    const there = locationOf(machine)
    if (there === room) continue
    const player = inside.find((object) => machine.objects.parent(object) === there)
    if (player === undefined) continue
    found.set(machine.story, player)
    return player
  }
  return 0
}

function childrenOf({ objects }: Machine, object: number): number[] {
  const children: number[] = []
  if (object === 0) return children
  for (
    let child = objects.child(object);
    child !== 0 && children.length < objects.count;
    child = objects.sibling(child)
  )
    children.push(child)
  return children
}
