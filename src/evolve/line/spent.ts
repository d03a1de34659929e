/** Whether an evolution has used up what it may: pairs, time of the processor, or money. */
import type { Course, Settings } from '../model.ts'

interface Spending {
  readonly course: Course
  readonly settings: Settings
}

const MINUTE_MS = 60_000

/** In words; nothing while there is something left. */
export function isSpent({ course, settings }: Spending, reached: string | undefined): string | undefined {
  if (reached !== undefined) return reached
  if (course.pairs >= settings.pairs) return `${settings.pairs} pairs are played`
  return course.cpuMs >= settings.cpuMinutes * MINUTE_MS ? `${settings.cpuMinutes} CPU-minutes are spent` : undefined
}
