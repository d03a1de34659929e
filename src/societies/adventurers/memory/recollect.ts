/**
 * Recollection: what Memory answers when another member asks whether something was tried, here or with such things,
 * and what came of it. A Memory that is muted answers nothing, and then nobody knows more than that it was done.
 */
import { parseCommand, type Command } from '../knowledge/command.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { patternsOf } from './patterns.ts'

/** As in the example of the specification. */
export interface Recollection {
  readonly tried_before: boolean
  /** the same command at this place */
  readonly times_tried: number
  /** 0 to 1, of what was like it; nothing when nothing was */
  readonly success_rate: number | null
  readonly similar_tried: number
}

/** So long without anything new, and Memory holds that we are stuck. */
export const STUCK = 10
/** And so long, until it says what else to do, and reminds of all that was tried in vain. */
export const LONG_STUCK = 2 * STUCK

// as much as so many tries of which we know nothing: anything with a thing, and the same act with the same tool
const OF_THING = 40
const OF_ACT = 20

/** What of Memory's it takes: what came of the like, and how long nothing was new. */
export type Remembering = Pick<Knowledge, 'successful' | 'failed' | 'gameState'> & Hearing

/** Who is heard at all. */
export interface Hearing {
  readonly view: Pick<Knowledge['view'], 'muted'>
}

export const isSilent = ({ view }: Hearing): boolean => view.muted.includes('memory')

/** Nothing when Memory is muted. */
export function recollect(
  knowledge: Omit<Remembering, 'gameState'> & Pick<Knowledge, 'tried'>,
  command: string,
  at: string,
): Recollection | undefined {
  if (isSilent(knowledge)) return undefined
  const { tried, successful } = knowledge
  const times = tried.get(trialKey(at, command))?.times ?? 0
  const all = patternsOf(parseCommand(command))
  // the narrowest of which anything is known
  const known = all.toReversed().find((pattern) => triesOf(knowledge, pattern) > 0)
  const tries = known === undefined ? 0 : triesOf(knowledge, known)
  const rate = known === undefined ? null : (successful.get(known) ?? 0) / tries
  return {
    tried_before: times > 0,
    times_tried: times,
    success_rate: rate === null ? null : Math.round(rate * 100) / 100,
    similar_tried: tries,
  }
}

type Patterns = Pick<Knowledge, 'successful' | 'failed'>

const triesOf = ({ successful, failed }: Patterns, pattern: string): number =>
  (successful.get(pattern) ?? 0) + (failed.get(pattern) ?? 0)

/**
 * How much less to expect of it, 0 to 1, by what came of the same thing and the same tool before. While we are getting
 * on, nobody needs to be told.
 */
export function hopeOf(knowledge: Remembering, command: string): number {
  if (isSilent(knowledge) || knowledge.gameState.stepsSinceProgress < LONG_STUCK) return 1
  return hopeFor(knowledge, parseCommand(command))
}

function hopeFor({ successful, failed }: Patterns, command: Command): number {
  let hope = 1
  for (const pattern of patternsOf(command).slice(1)) {
    const prior = pattern.startsWith('… ') ? OF_THING : OF_ACT
    const successes = successful.get(pattern) ?? 0
    hope *= (prior + successes) / (prior + successes + (failed.get(pattern) ?? 0))
  }
  return hope
}
