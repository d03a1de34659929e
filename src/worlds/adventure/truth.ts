/** The truth about a game, from the story's own objects. For evaluation; a player gets it only as a handicap. */
import type { Machine } from '../zmachine/index.ts'
import { findPlayer } from './find-player.ts'
import { locationOf } from './location.ts'
import type { GameMoment, Playing } from './moment.ts'
import type { InScope } from './scope.ts'
import { truncate, type Vocabulary } from './vocabulary.ts'

export interface TrueObject {
  readonly number: number
  readonly name: string
  readonly parent: number
}

export interface Truth {
  /** the object of the room the player is in; 0 when it cannot be told */
  readonly location: number
  readonly locationName: string
  readonly player: number
  readonly objects: readonly TrueObject[]
  /** differs when an object moved or changed an attribute */
  readonly hash: string
}

export function readTruth({ machine, vocabulary }: Playing, { snapshot }: GameMoment): Truth {
  const player = findPlayer(machine, snapshot, vocabulary)
  machine.restore(snapshot)
  const { objects } = machine
  const location = locationOf(machine)
  return {
    location,
    locationName: location === 0 ? '' : objects.name(location),
    player,
    objects: Array.from({ length: objects.count }, (_, index) => ({
      number: index + 1,
      name: objects.name(index + 1),
      parent: objects.parent(index + 1),
    })),
    hash: worldHash(machine),
  }
}

/** FNV-1a over parents and attributes of all objects, and the room. */
export function worldHash(machine: Machine): string {
  const { memory, objects, story } = machine
  const [from, to] = [objects.firstEntry, objects.firstEntry + objects.count * objects.entryLength]
  // links to siblings and children follow from parents; the table of properties never moves
  const kept = story.version === 3 ? 5 : 8
  let hash = 0x811c9dc5 ^ locationOf(machine)
  for (let entry = from; entry < to; entry += objects.entryLength) {
    for (let at = entry; at < entry + kept; at++) hash = Math.imul(hash ^ memory.bytes[at]!, 0x01000193)
  }
  return (hash >>> 0).toString(16)
}

// things in things in things; a ring is longer
const DEEPEST = 12

/** Things in the room and on the player, by the shortest name the story's parser takes. */
export function scopeFromTruth(machine: Machine, vocabulary: Vocabulary, player: number): InScope[] {
  const location = locationOf(machine)
  const scope = new Map<string, InScope>()
  const add = (object: number, held: boolean, depth: number) => {
    let child = machine.objects.child(object)
    for (let walked = 0; child !== 0 && walked < machine.objects.count; walked++) {
      const name = callable(machine.objects.name(child), vocabulary)
      if (child !== player && name !== '' && !scope.has(name)) scope.set(name, { name, held })
      if (depth < DEEPEST) add(child, held || child === player, depth + 1)
      child = machine.objects.sibling(child)
    }
  }
  if (location !== 0) add(location, false, 0)
  return [...scope.values()]
}

/** The words of a name that the story knows: `pair of candles` is `candles`. */
function callable(name: string, vocabulary: Vocabulary): string {
  const known = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '' && vocabulary.partsOf(truncate(word, vocabulary.wordLength)))
  const nouns = known.filter((word) => {
    const parts = vocabulary.partsOf(word)
    return parts?.noun === true || parts?.adjective === true
  })
  return nouns.join(' ')
}
