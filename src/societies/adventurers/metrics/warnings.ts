/** Whether Memory was right: what it vetoed is tried in a fork, and a loop it saw must have been one. */
import type { PlayedStep } from './played-step.ts'
import type { Turn } from './trail.ts'
import type { TruthTrace } from './truth-trace.ts'

export interface Warnings {
  /** vetoes that Strategy kept to */
  readonly vetoes: number
  readonly judged: number
  readonly right: number
}

// trying thousands tells no more than trying some of all
const MOST_TRIED = 400
const RECENT = 4

export function judgeWarnings(turns: readonly Turn[], steps: readonly PlayedStep[], truth: TruthTrace): Warnings {
  const vetoes = turns.flatMap(({ before, decision }) =>
    (decision?.vetoed ?? [])
      .map(commandOf)
      .filter((command) => command !== decision?.finalDecision)
      .map((command) => ({ before, command })),
  )
  const every = Math.max(1, Math.ceil(vetoes.length / MOST_TRIED))
  const tried = vetoes.filter((_, place) => place % every === 0)
  const alarms = turns.filter(({ isLooping }, place) => isLooping && turns[place - 1]?.isLooping !== true)
  const rightVetoes = tried.filter(({ before, command }) => wouldFail(truth, before, command)).length
  const rightAlarms = alarms.filter(({ before }) => isGoingRound(steps, before)).length
  return {
    vetoes: vetoes.length,
    judged: tried.length + alarms.length,
    right: rightVetoes + rightAlarms,
  }
}

/** A veto is written down with its reason: `open door: it was tried 3 times`. */
const commandOf = (veto: string) => veto.split(': ', 1)[0]!

/** It kills, changes nothing, or only leads back to where one has been. */
function wouldFail(truth: TruthTrace, played: number, command: string): boolean {
  const { room, died, gained, changed } = truth.tryAt(played, command)
  if (died) return true
  if (gained > 0) return false
  if (room === truth.moments[played]?.room) return !changed
  return truth.moments.slice(0, played).some((moment) => moment.room === room)
}

/** The last two steps had been done before at the same places, and nothing came of the last four. */
function isGoingRound(steps: readonly PlayedStep[], played: number): boolean {
  const last = steps.slice(Math.max(0, played - RECENT), played)
  const isOld = (place: number) => {
    const { room, command } = steps[place]!
    return steps.slice(0, place).some((other) => other.room === room && other.command === command)
  }
  return played >= 2 && isOld(played - 1) && isOld(played - 2) && last.every(({ gained }) => gained === 0)
}
