/**
 * Warnings of Memory, and whether they were right: what it vetoed is tried in a fork, a loop it saw must have been
 * one.
 */
import { pause } from '../../../base/pause.ts'
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
const TRIED_AT_ONCE = 16
const RECENT = 4

export async function judgeWarnings(
  turns: readonly Turn[],
  steps: readonly PlayedStep[],
  truth: TruthTrace,
): Promise<Warnings> {
  const vetoes = turns.flatMap(({ before, decision }) =>
    (decision?.vetoed ?? [])
      .map(commandOf)
      .filter((command) => command !== decision?.finalDecision)
      .map((command) => ({ before, command })),
  )
  const every = Math.max(1, Math.ceil(vetoes.length / MOST_TRIED))
  const tried = vetoes.filter((_, place) => place % every === 0)
  const alarms = turns.filter(({ isLooping }, place) => isLooping && turns[place - 1]?.isLooping !== true)
  let rightVetoes = 0
  for (const [place, { before, command }] of tried.entries()) {
    if (place % TRIED_AT_ONCE === 0) await pause()
    if (wouldFail(truth, before, command)) rightVetoes++
  }
  const isOld = repeatsIn(steps)
  const rightAlarms = alarms.filter(({ before }) => isGoingRound(steps, isOld, before)).length
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
function isGoingRound(steps: readonly PlayedStep[], isOld: readonly boolean[], played: number): boolean {
  const last = steps.slice(Math.max(0, played - RECENT), played)
  return (
    played >= 2 && isOld[played - 1] === true && isOld[played - 2] === true && last.every(({ gained }) => gained === 0)
  )
}

/** Of each step, whether the same had been done before at the same place. */
function repeatsIn(steps: readonly PlayedStep[]): boolean[] {
  const done = new Set<string>()
  return steps.map(({ room, command }) => {
    const key = `${room} ${command}`
    const isOld = done.has(key)
    done.add(key)
    return isOld
  })
}
