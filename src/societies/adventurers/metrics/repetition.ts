/** Repetition: doing again what had failed, and doing again what had killed. */
import { hasEffect, type PlayedStep } from './played-step.ts'

/**
 * A failure is repeated when the same command fails again at a place where nothing was moved since, with the same
 * words.
 */
export function repeatedFailures(steps: readonly PlayedStep[]): number {
  const failed = new Set<string>()
  let repeated = 0
  for (const step of steps) {
    if (hasEffect(step)) continue
    const { room, command, here, reply } = step
    const key = JSON.stringify([room, command, here, reply])
    if (failed.has(key)) repeated++
    failed.add(key)
  }
  return repeated
}

/** How often a command killed at a place where it had killed before. */
export function repeatedHarm(steps: readonly PlayedStep[]): number {
  const killed = new Set<string>()
  let repeated = 0
  for (const { died, room, command } of steps) {
    if (!died) continue
    const key = `${room} ${command}`
    if (killed.has(key)) repeated++
    killed.add(key)
  }
  return repeated
}
