/** Navigator: floods all rooms that can be reached without changing a fact, each with a snapshot and the way to it. */
import type { Snapshot } from '../../zmachine/index.ts'
import type { Facts } from './facts.ts'
import type { Memory } from './memory.ts'
import type { Noise } from './noise.ts'
import { SAME, type Settled, type Settler } from './settle.ts'
import type { Senses, Step } from './senses.ts'

/** What was typed, the last first, sharing what came before. */
export interface Trail {
  readonly commands: readonly string[]
  readonly before: Trail | undefined
  readonly length: number
}

export interface Place {
  readonly room: number
  readonly snapshot: Snapshot
  readonly trail: Trail | undefined
  readonly lit: boolean
}

export interface Navigator {
  /** Calls `onChange` for ways that change more than the place; the machine is then behind that step. */
  flood(start: Snapshot, onChange: (from: Place, step: Step, after: Settled) => void): Place[]
  /** A command that is no direction leads somewhere, too. */
  learnWay(room: number, command: string, to: number): void
  /** The shortest known way between two rooms, without the steps that are barred. */
  route(from: number, to: number, barred: ReadonlySet<string>): { command: string; to: number }[] | undefined
  extend(trail: Trail | undefined, commands: readonly string[]): Trail
}

interface Way {
  to: number
  /** went wrong: refused in words of its own, or changed something */
  isOdd: boolean
}

const NOWHERE = 0
const MOST_ROOMS = 400
const WAITING = 'wait'

export function createNavigator(
  senses: Senses,
  facts: Facts,
  settler: Settler,
  noise: Noise,
  memory: Memory,
  directions: readonly string[],
  player: number,
  noteTurn: () => void,
): Navigator {
  const { machine } = senses
  const ways = new Map<number, Map<string, Way>>()
  // under which circumstances all ways out of a room were tried
  const tested = new Map<number, Set<number>>()
  const waysOf = (room: number) => {
    let known = ways.get(room)
    if (known === undefined) ways.set(room, (known = new Map()))
    return known
  }
  /** The story tells where we are; in the dark it does not. */
  const names = (text: string) => text.toLowerCase().includes(machine.objects.name(senses.place()).toLowerCase())
  const here = machine.snapshot()
  // some stories call rooms otherwise than their objects
  const tellsRooms = senses.place() !== 0 && names(senses.do('look').text)
  machine.restore(here)
  const isLit = (text: string) => senses.place() !== 0 && !senses.isDark() && (!tellsRooms || names(text))
  const extend = (trail: Trail | undefined, commands: readonly string[]): Trail => ({
    commands,
    before: trail,
    length: (trail?.length ?? 0) + commands.length,
  })
  const isNewCircumstance = (room: number, circumstance: number) => {
    let seen = tested.get(room)
    if (seen === undefined) tested.set(room, (seen = new Set()))
    if (seen.has(circumstance)) return false
    seen.add(circumstance)
    return true
  }

  const flood: Navigator['flood'] = (start, onChange) => {
    machine.restore(start)
    const first = senses.do('look')
    noteTurn()
    const lit = isLit(first.text)
    machine.restore(start)
    const circumstance = globalsHash(facts, machine.memory.bytes)
    const places: Place[] = [{ room: senses.place(), snapshot: start, trail: undefined, lit }]
    const reached = new Set([senses.place()])
    for (let index = 0; index < places.length && places.length < MOST_ROOMS; index++) {
      const place = places[index]!
      const known = waysOf(place.room)
      machine.restore(place.snapshot)
      const inside = roomHash(machine, place.room, player)
      const testsRoom = isNewCircumstance(place.room, inside)
      const testsAll = isNewCircumstance(place.room, ~circumstance) || testsRoom
      for (const command of [...directions, ...[...known.keys()].filter((way) => !directions.includes(way))]) {
        const way = known.get(command)
        if (way !== undefined && (way.to !== NOWHERE ? reached.has(way.to) : !way.isOdd && !testsAll)) continue
        let trail = place.trail
        for (let waits = 0; waits < 2; waits++) {
          machine.restore(place.snapshot)
          if (waits > 0) {
            // whoever came along may be gone in a moment
            const pause = senses.do(WAITING)
            if (!pause.goesOn || facts.changes().length > 0 || senses.place() !== place.room) break
            trail = extend(place.trail, pause.commands)
          }
          const step = senses.do(command)
          noteTurn()
          if (!step.goesOn && !step.ended) {
            known.set(command, { to: NOWHERE, isOdd: false })
            break
          }
          const there = senses.place()
          const changes = facts.changes()
          if (changes.length > 0 && there !== place.room) noise.walked(changes, place.room, there)
          const after = step.goesOn ? settler.settleIfChanged() : SAME
          if (after.changes.length > 0 || step.ended || senses.hasScored()) {
            known.set(command, { to: way?.to ?? NOWHERE, isOdd: true })
            const snapshot = machine.snapshot()
            onChange({ ...place, trail }, step, after)
            machine.restore(snapshot)
            if (way === undefined || way.to === NOWHERE) break
            continue
          }
          if (there === place.room) {
            memory.reply.note(step.text, place.room * 64 + directions.indexOf(command))
            known.set(command, { to: NOWHERE, isOdd: memory.reply.isRare(step.text) })
            break
          }
          known.set(command, { to: there, isOdd: false })
          if (reached.has(there)) break
          reached.add(there)
          places.push({
            room: there,
            snapshot: machine.snapshot(),
            trail: extend(trail, step.commands),
            lit: isLit(step.text),
          })
          break
        }
      }
    }
    return places
  }
  return {
    flood,
    learnWay: (room, command, to) => void waysOf(room).set(command, { to, isOdd: false }),
    route: (from, to, barred) => {
      const cameBy = new Map<number, { from: number; command: string; to: number } | undefined>([[from, undefined]])
      for (const room of cameBy.keys()) {
        if (room === to) break
        for (const [command, way] of ways.get(room) ?? []) {
          if (way.to === NOWHERE || cameBy.has(way.to) || barred.has(`${room} ${command}`)) continue
          cameBy.set(way.to, { from: room, command, to: way.to })
        }
      }
      if (!cameBy.has(to)) return undefined
      const steps: { command: string; to: number }[] = []
      for (let step = cameBy.get(to); step !== undefined; step = cameBy.get(step.from)) steps.push(step)
      return steps.toReversed()
    },
    extend,
  }
}

function globalsHash(facts: Facts, bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const address of facts.globals)
    if (!facts.isIgnored(address)) hash = Math.imul(hash ^ bytes[address]!, 0x01000193)
  return hash | 0
}

const DEEPEST = 3
const MOST_CHILDREN = 64

/**
 * Of what stands in a room, and in that: attributes, which are open and shut, lit and hidden; and on what the player
 * is.
 */
function roomHash({ memory, objects, story }: Senses['machine'], room: number, player: number): number {
  let hash = 0x1b873593
  const attributes = story.version === 3 ? 4 : 6
  const add = (object: number) => {
    const entry = objects.firstEntry + (object - 1) * objects.entryLength
    for (let at = entry; at < entry + attributes; at++) hash = Math.imul(hash ^ memory.bytes[at]!, 0x01000193)
    hash = Math.imul(hash ^ object, 0x01000193)
  }
  const addInside = (object: number, depth: number) => {
    let child = objects.child(object)
    for (let walked = 0; child !== 0 && walked < MOST_CHILDREN; walked++) {
      add(child)
      if (child !== player && depth < DEEPEST) addInside(child, depth + 1)
      child = objects.sibling(child)
    }
  }
  if (room === 0) return 0
  addInside(room, 1)
  if (player !== 0) add(objects.parent(player))
  return hash | 0
}
