/** Performing: goes to where a deed is to be done, by ways of its own finding, and does it. */
import type { Snapshot } from '../../zmachine/index.ts'
import type { Facts } from './facts.ts'
import type { Navigator } from './navigator.ts'
import { isMisunderstood, tellsDeath, type Senses } from './senses.ts'

export interface Deed {
  readonly room: number
  readonly commands: readonly string[]
  /** done again until it can be done no more */
  readonly takesLuck: boolean
  readonly gain: number
}

/** A point in a list of deeds that was played, to go back to. */
export interface Waypoint {
  readonly snapshot: Snapshot
  readonly score: number
  readonly turns: number
  /** all that was typed since the waypoint before */
  readonly commands: readonly string[]
}

/** Does a deed from where the machine is; undefined when it fails. */
export type Perform = (deed: Deed, before: Waypoint) => Waypoint | undefined

const MOST_REPEATS = 12
const MOST_DETOURS = 4
const PAUSES = 4

export function createPerformer(senses: Senses, facts: Facts, navigator: Navigator, noteTurn: () => void): Perform {
  const { machine } = senses

  const step = (command: string, score: number) => {
    noteTurn()
    const done = senses.do(command)
    const isBad = !done.goesOn || senses.score() < score || tellsDeath(done.text)
    return { ...done, isBad }
  }

  /** Goes to a room; undefined when there is no way, or a bad one. */
  const travel = (room: number, score: number): string[] | undefined => {
    const typed: string[] = []
    const barred = new Set<string>()
    for (let detour = 0; detour < MOST_DETOURS; detour++) {
      const route = navigator.route(senses.place(), room, barred)
      if (route === undefined) return undefined
      for (const { command, to } of route) {
        const from = senses.place()
        const { commands, isBad } = step(command, score)
        if (isBad) return undefined
        typed.push(...commands)
        if (senses.place() === to) continue
        barred.add(`${from} ${command}`)
        break
      }
      if (senses.place() === room) return typed
    }
    return undefined
  }

  // what takes luck is tried from a moment later, too
  const perform: Perform = (deed, before) => {
    const way = senses.place() === deed.room ? [] : travel(deed.room, before.score)
    if (way === undefined) return undefined
    const there = machine.snapshot()
    facts.hold()
    for (let pauses = 0; pauses < (deed.takesLuck ? PAUSES : 1); pauses++) {
      machine.restore(there)
      const typed = [...way]
      if (!doAll(Array<string>(pauses).fill('wait'), before.score, typed)) continue
      if (!doAll(deed.commands, before.score, typed)) continue
      if (deed.takesLuck && !repeat(deed.commands.at(-1)!, before.score, typed)) continue
      return {
        snapshot: machine.snapshot(),
        score: senses.score(),
        turns: before.turns + typed.length,
        commands: typed,
      }
    }
    return undefined
  }

  // a menu takes no turn until something was chosen
  const doAll = (commands: readonly string[], score: number, typed: string[]): boolean => {
    let hasTicked = false
    return (
      commands.every((command) => {
        const done = step(command, score)
        typed.push(...done.commands)
        hasTicked ||= senses.ticked()
        return !done.isBad && (hasTicked || commands.length > 1)
      }) &&
      (commands.length === 0 || hasTicked)
    )
  }

  /** Until it can be done no more; false when that ends badly. */
  const repeat = (command: string, score: number, typed: string[]): boolean => {
    for (let times = 1; times < MOST_REPEATS; times++) {
      const here = machine.snapshot()
      const again = step(command, score)
      if (again.isBad) return false
      if (!senses.ticked() || isMisunderstood(again.text)) {
        machine.restore(here)
        return true
      }
      typed.push(...again.commands)
    }
    return true
  }

  return perform
}
