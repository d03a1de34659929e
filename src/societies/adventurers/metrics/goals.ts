/** Goals achieved: those whose subject came about before another goal took their place. */
import { hasChanged, type PlayedStep } from './played-step.ts'
import type { Turn } from './trail.ts'

export interface Goals {
  readonly set: number
  readonly achieved: number
}

const EXPLORING = /\bexplor/i

export function goalsIn(turns: readonly Turn[], steps: readonly PlayedStep[]): Goals {
  let [set, achieved] = [0, 0]
  let current: string | undefined
  let isAchieved = false
  for (const { goal, before, after } of turns) {
    if (goal !== current) {
      current = goal
      set++
      isAchieved = false
    }
    const step = after > before ? steps[before] : undefined
    if (isAchieved || step === undefined || !serves(goal, step)) continue
    isAchieved = true
    achieved++
  }
  return { set, achieved }
}

function serves(goal: string, step: PlayedStep): boolean {
  return step.gained > 0 || (EXPLORING.test(goal) ? step.discovered : hasChanged(step))
}
