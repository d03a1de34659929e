/** The record of each command: what Memory wrote down of it, and where it was given. */
import type { ActionRecord } from '../board.ts'

// in a row, by the world
const MOST_REFUSED = 32

/** What the world itself refused is in the history, but no command of the game. */
export function recordsOf(commands: readonly string[], history: readonly ActionRecord[]): (ActionRecord | undefined)[] {
  let at = 0
  return commands.map((command) => {
    const text = command.trim().toLowerCase()
    const ahead = history.slice(at, at + MOST_REFUSED).findIndex(({ action }) => action === text)
    if (ahead < 0) return undefined
    at += ahead + 1
    return history[at - 1]
  })
}
