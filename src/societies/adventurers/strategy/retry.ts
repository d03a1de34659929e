/**
 * Retries after a death, in mode retry: from before what killed us, then from further back, then from the beginning.
 */
import type { Knowledge } from '../knowledge/knowledge.ts'

// how often we go back to the same step before we go back further, and by how much
const TRIES = 2
const FURTHER = 8

export interface WayBack {
  readonly action: string
  readonly reasoning: string
}

export function wayBack({ situation, view }: Knowledge): WayBack | undefined {
  const over = view.observation?.over
  if (view.mode !== 'retry' || (!situation.died && over === undefined)) return undefined
  const step = returnTo(view.commands)
  return step < 1
    ? { action: 'restart', reasoning: 'it is over: once more from the beginning' }
    : { action: `restore ${step}`, reasoning: 'it killed us: back, and something else' }
}

/** The state before the last command; further back when we came back there in vain before. */
function returnTo(commands: readonly string[]): number {
  const before = commands.filter((command) => command.startsWith('restore ')).slice(-TRIES)
  const last = commands.length
  const recent =
    before.length === TRIES &&
    commands.slice(-2 * FURTHER).filter((command) => command.startsWith('restore ')).length >= TRIES
  return recent ? last - FURTHER * before.length : last
}
