/** Presses keys until a story begins: some want one or two. */
import type { Machine, Stop } from '../../zmachine/index.ts'

const MOST_KEYS = 40

/** What was pressed until the story asked for a line. */
export function pressKeys(machine: Machine, stop: Stop): string[] {
  const pressed: string[] = []
  for (let at = stop; at.kind === 'key' && pressed.length < MOST_KEYS; at = machine.run('').stop) pressed.push('')
  return pressed
}
