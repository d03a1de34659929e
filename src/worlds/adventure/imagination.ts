/**
 * Imagination: commands are tried in a fork, a machine of its own that continues from any moment of the game and back.
 */
import { createMachine, type Machine, type MachineOptions, type Snapshot, type Story } from '../zmachine/index.ts'
import { candidateActions } from './candidates.ts'
import { findPlayer } from './find-player.ts'
import type { Grammar } from './grammar.ts'
import type { GameMoment, Playing } from './moment.ts'
import { momentAfter } from './moment.ts'
import { scopeFromTruth, worldHash } from './truth.ts'

export interface Imagination {
  /** the moment it is at */
  readonly now: GameMoment
  readonly machine: Machine
  /** Goes on with a command, and tells what came of it. */
  try(command: string): GameMoment
  /** Goes to a moment it has been at. */
  goTo(moment: GameMoment): void
  /** Commands that change something here, one for each change, as Jericho finds them. */
  validActions(grammar: Grammar | undefined, atMost?: number): string[]
}

export interface ImaginationOptions {
  readonly story: Story
  readonly options: MachineOptions
  readonly playing: Playing
  readonly moment: GameMoment
}

// a command that does nothing but let time pass: what then changes would have changed anyway
const NEUTRAL = 'wait'
const MOST_TRIED = 4000

export function createImagination({ story, options, playing, moment }: ImaginationOptions): Imagination {
  // stories that keep moments to undo to would double what every fork holds
  const machine = createMachine(story, { ...options, undoLevels: 0 })
  const own = { ...playing, machine }
  let now = moment
  const goTo = (to: GameMoment) => {
    now = to
  }
  const run = (from: Snapshot, command: string) => {
    machine.restore(from)
    return machine.run(command)
  }
  return {
    get now() {
      return now
    },
    machine,
    try: (command) => (now = momentAfter(own, run(now.snapshot, command), now)),
    goTo,
    validActions: (grammar, atMost = MOST_TRIED) => {
      const { snapshot, turn, over } = now
      if (turn.stop.kind !== 'line' || over !== undefined) return []
      const player = findPlayer(machine, snapshot, playing.vocabulary)
      machine.restore(snapshot)
      const scope = scopeFromTruth(machine, playing.vocabulary, player)
      const seen = new Set([worldHash(machine)])
      run(snapshot, NEUTRAL)
      seen.add(worldHash(machine))
      const valid: string[] = []
      let tried = 0
      for (const { command } of candidateActions(grammar, playing.vocabulary, scope)) {
        if (++tried > atMost) break
        const { stop } = run(snapshot, command)
        const hash = worldHash(machine)
        if (stop.kind === 'fault' || stop.kind === 'spent' || seen.has(hash)) continue
        seen.add(hash)
        valid.push(command)
      }
      return valid
    },
  }
}
