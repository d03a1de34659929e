/** Names that may come from outside: short enough to be listed, and without characters that nobody sees. */
import { TroupeError } from './errors.ts'
import { hasHidden } from './visible.ts'

// longer ones fill lists and addresses; a society in a society in a society still fits
export const LONGEST_RUN_ID = 300
const LONGEST_NAME = 300

/** What is wrong with a name, or nothing. */
export function faultInName(name: unknown, longest: number = LONGEST_NAME): string | undefined {
  if (typeof name !== 'string' || name === '') return 'is no text'
  if (name.length > longest) return `is longer than ${longest} characters`
  return hasHidden(name) ? 'has characters in it that cannot be seen' : undefined
}

/** Refuses an id that could not be listed, put into an address or shown as it is. */
export function checkRunId(id: string): void {
  const fault = faultInName(id, LONGEST_RUN_ID)
  if (fault === undefined) return
  const shown = JSON.stringify(id.slice(0, 40))
  throw new TroupeError(
    'RUN_BAD_ID',
    `A run cannot have the id ${shown}: it ${fault}. Use letters, digits and hyphens, or leave the id out to get one.`,
  )
}
