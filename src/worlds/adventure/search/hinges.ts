/**
 * Hinges: the facts that the outcome of an act hangs on. They are what its turn read, less what any turn in that place
 * reads. As long as none of them is another, the same act does the same again, so it need not be tried.
 */
import type { Snapshot } from '../../zmachine/index.ts'
import type { Facts } from './facts.ts'
import type { Senses } from './senses.ts'

/**
 * On what the player was when an act was tried, and facts as they were: address, bits and value of each in one number.
 */
export type Hinge = Uint32Array

interface Standing {
  readonly room: number
  readonly snapshot: Snapshot
}

export interface Hinges {
  /** The facts of this moment are those that hinges are compared with. */
  see(place: Standing): void
  /**
   * The same, and finds out what any turn in that place reads, from a few that speak of these things. The machine is
   * anywhere afterwards.
   */
  arrive(place: Standing, names: readonly string[]): void
  /** What the last turn hung on; the values are those of the place it was done in. */
  last(): Hinge
  /** Whether the facts that were seen are those of a hinge. */
  readonly isSame: (hinge: Hinge) => boolean
  /** The addresses where they are not. */
  differing(hinge: Hinge): number[]
}

// an address that no fact has
const SEAT = 0
// a command that does nothing, and one that speaks of somebody who is always there
const NEUTRAL = ['wait', 'examine me']
const HARMLESS = 'examine'
const MOST_CHILDREN = 64
const DEEPEST = 3
// so many circumstances of rooms are kept
const MOST_KEPT = 4000

export function createHinges(
  { machine }: Pick<Senses, 'machine'>,
  facts: Facts,
  player: number,
  act: (command: string) => void,
): Hinges {
  const { reads, objects } = machine
  const size = machine.memory.dynamicSize
  const common = new Uint8Array(size)
  const values = new Uint8Array(size)
  const kept = new Map<number, Uint32Array>()
  let seen: Snapshot | undefined
  let arrivedAt: Snapshot | undefined
  let hasNames = false
  let raised: Uint32Array = new Uint32Array(0)

  /** what the player is on, which turns read even where it matters not: a room's own code may ask for it first */
  let seat = 0
  const see: Hinges['see'] = ({ snapshot, room }) => {
    if (seen === snapshot) return
    seen = snapshot
    machine.restore(snapshot)
    values.set(machine.memory.bytes.subarray(0, size))
    const parent = player === 0 ? room : objects.parent(player)
    seat = parent === room ? 0 : parent
  }
  /** Of the things that a parser goes through. */
  const surroundings = (room: number): number => {
    let hash = room
    const walk = (object: number, depth: number) => {
      let child = objects.child(object)
      for (let walked = 0; child !== 0 && walked < MOST_CHILDREN; walked++) {
        hash = Math.imul(hash ^ child, 0x01000193)
        if (depth < DEEPEST) walk(child, depth + 1)
        child = objects.sibling(child)
      }
      hash = Math.imul(hash ^ depth, 0x85ebca6b)
    }
    if (room !== 0) walk(room, 1)
    if (player !== 0) {
      hash ^= objects.parent(player) << 8
      walk(player, 1)
    }
    return hash
  }
  const readBy = (snapshot: Snapshot, command: string) => {
    machine.restore(snapshot)
    act(command)
    const bits = new Map<number, number>()
    for (let at = 0; at < reads!.count; at++) {
      const address = reads!.addresses[at]!
      bits.set(address, reads!.bits[address]!)
    }
    return bits
  }
  const readIn = ({ snapshot }: Standing, names: readonly string[]): Uint32Array => {
    const all = new Map<number, number>()
    for (const command of NEUTRAL)
      for (const [address, bits] of readBy(snapshot, command)) all.set(address, (all.get(address) ?? 0) | bits)
    // what is read whatever thing is spoken of
    const [first, ...others] = names.map((name) => readBy(snapshot, `${HARMLESS} ${name}`))
    if (first !== undefined && others.length > 0)
      for (const [address, bits] of first) {
        const read = others.reduce((rest, other) => rest & (other.get(address) ?? 0), bits)
        if (read !== 0) all.set(address, (all.get(address) ?? 0) | read)
      }
    return Uint32Array.from([...all], ([address, bits]) => ((address << 16) | (bits << 8)) >>> 0)
  }

  const differs = (fact: number) => {
    const address = fact >>> 16
    return ((values[address]! ^ fact) & (fact >>> 8) & facts.bitsAt(address)) !== 0
  }

  return {
    see,
    arrive: (place, names) => {
      see(place)
      if (reads === undefined || (arrivedAt === place.snapshot && hasNames === names.length > 0)) return
      arrivedAt = place.snapshot
      hasNames = names.length > 0
      machine.restore(place.snapshot)
      const key = 2 * surroundings(place.room) + (names.length > 0 ? 1 : 0)
      let read = kept.get(key)
      if (read === undefined) {
        if (kept.size > MOST_KEPT) kept.clear()
        kept.set(key, (read = readIn(place, names)))
      }
      for (const fact of raised) common[fact >>> 16] = 0
      for (const fact of read) common[fact >>> 16] = (fact >>> 8) & 0xff
      raised = read
    },
    last: () => {
      const found: number[] = [seat]
      for (let at = 0; at < (reads?.count ?? 0); at++) {
        const address = reads!.addresses[at]!
        const bits = reads!.bits[address]! & ~common[address]! & facts.bitsAt(address)
        if (bits !== 0) found.push(((address << 16) | (bits << 8) | (values[address]! & bits)) >>> 0)
      }
      return Uint32Array.from(found)
    },
    isSame: (hinge) => {
      if (hinge[0] !== seat) return false
      for (let at = 1; at < hinge.length; at++) if (differs(hinge[at]!)) return false
      return true
    },
    differing: (hinge) => {
      const found = Array.from(hinge.subarray(1).filter(differs), (fact) => fact >>> 16)
      return hinge[0] === seat ? found : [...found, SEAT]
    },
  }
}
