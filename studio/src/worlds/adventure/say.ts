/** A person's command in place of the members': what the board is told, and when it can be. */
import type { Moment } from '../../contract.ts'
import type { Activation } from '../../../../src/store/record.ts'

/** The agent that plays: who speaks right before it is heard. */
const PLAYS = 'game'

export const sayInPlace = (command: string): Readonly<Record<string, unknown>> => ({
  action: { action: command, reasoning: 'a person' },
})

/** The last step at or before a moment after which the game is played: everybody has thought, and Strategy decided. */
export function lastDecided({ timeline, step }: Moment): number {
  for (let at = Math.min(step, timeline.lastStep); at > timeline.firstStep; at--)
    if (timeline.step(at)?.next.some(isPlaying)) return at
  return timeline.firstStep
}

const isPlaying = (next: Activation) => (typeof next === 'string' ? next : next.agent) === PLAYS
