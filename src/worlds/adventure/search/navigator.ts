/** Navigator: floods all rooms that can be reached without changing a fact, each with a snapshot and the way to it. */
import type { Snapshot } from '../../zmachine/index.ts'
import type { Facts } from './facts.ts'
import type { Hinge, Hinges } from './hinges.ts'
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
  /** under which circumstances it led nowhere */
  hinges: Hinge[]
}

const NOWHERE = 0
const MOST_HINGES = 12
const MOST_ROOMS = 400
const WAITING = 'wait'

export function createNavigator(
  senses: Senses,
  facts: Facts,
  settler: Settler,
  noise: Noise,
  memory: Memory,
  directions: readonly string[],
  hinges: Hinges,
  noteTurn: () => void,
): Navigator {
  const { machine } = senses
  const ways = new Map<number, Map<string, Way>>()
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
  const flood: Navigator['flood'] = (start, onChange) => {
    machine.restore(start)
    const first = senses.do('look')
    noteTurn()
    const lit = isLit(first.text)
    machine.restore(start)
    const places: Place[] = [{ room: senses.place(), snapshot: start, trail: undefined, lit }]
    const reached = new Set([senses.place()])
    for (let index = 0; index < places.length && places.length < MOST_ROOMS; index++) {
      const place = places[index]!
      const known = waysOf(place.room)
      hinges.arrive(place, [])
      for (const command of [...directions, ...[...known.keys()].filter((way) => !directions.includes(way))]) {
        const way = known.get(command)
        if (way !== undefined && (way.to !== NOWHERE ? reached.has(way.to) : way.hinges.some(hinges.isSame))) continue
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
          const hinge = hinges.last()
          if (!step.goesOn && !step.ended) {
            known.set(command, leadsNowhere(way, hinge))
            break
          }
          const there = senses.place()
          const changes = facts.changes()
          if (changes.length > 0 && there !== place.room) noise.walked(changes, place.room, there)
          const after = step.goesOn ? settler.settleIfChanged() : SAME
          if (after.changes.length > 0 || step.ended || senses.hasScored()) {
            if (step.ended && (way?.to ?? NOWHERE) === NOWHERE) known.set(command, leadsNowhere(way, hinge))
            else known.set(command, { to: way?.to ?? NOWHERE, hinges: way?.hinges ?? [] })
            const snapshot = machine.snapshot()
            onChange({ ...place, trail }, step, after)
            machine.restore(snapshot)
            if (way === undefined || way.to === NOWHERE) break
            continue
          }
          if (there === place.room) {
            memory.reply.note(step.text, place.room * 64 + directions.indexOf(command))
            known.set(command, leadsNowhere(way, hinge))
            break
          }
          known.set(command, { to: there, hinges: [] })
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
    learnWay: (room, command, to) => void waysOf(room).set(command, { to, hinges: [] }),
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

const leadsNowhere = (way: Way | undefined, hinge: Hinge): Way => ({
  to: NOWHERE,
  hinges: [...(way?.hinges ?? []).slice(1 - MOST_HINGES), hinge],
})
