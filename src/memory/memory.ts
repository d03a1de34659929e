/** A memory: a text, whose it is, when it was remembered, and how much it matters. */
import { TroupeError } from '../base/errors.ts'

export interface Memory {
  /** whose memory it is; nobody else recalls it */
  readonly agent: string
  readonly text: string
  /** from 0 to 10; what was never said is 5 */
  readonly importance?: number
  /** a word of your own, such as `plan` or `place` */
  readonly kind?: string
  /** when it was remembered */
  readonly step: number
  /** of what follows from other memories: their places among all of them */
  readonly on?: readonly number[]
}

export const ORDINARY_IMPORTANCE = 5
const MOST_IMPORTANT = 10

export interface RememberOptions {
  readonly importance?: number
  readonly kind?: string
  readonly on?: readonly number[]
}

/**
 * One memory, to be written to `memories`. The first argument is the context of the agent that remembers, or its parts.
 */
export function remember(
  { agent, step }: { readonly agent: string; readonly step: number },
  text: string,
  options?: RememberOptions,
): Memory {
  if (text.trim() === '') throw new TroupeError('MEMORY_INVALID', `${agent} wants to remember an empty text. Leave it.`)
  // most have none; spreads and an object of defaults for each would cost more than all else
  if (options === undefined) return { agent, text, step }
  const { importance, kind, on } = options
  if (importance !== undefined && !(importance >= 0 && importance <= MOST_IMPORTANT))
    throw new TroupeError(
      'MEMORY_INVALID',
      `${agent} gives a memory the importance ${importance}. It goes from 0 to ${MOST_IMPORTANT}.`,
    )
  return {
    agent,
    text,
    ...(importance !== undefined && { importance }),
    ...(kind !== undefined && { kind }),
    step,
    ...(on !== undefined && { on }),
  }
}

/** Those on a board that somebody else may have written: what is none is not there. */
export function readMemories(given: unknown): Memory[] {
  return Array.isArray(given) ? given.filter(isMemory) : []
}

function isMemory(given: unknown): given is Memory {
  const { agent, text, step, importance, kind } = (given ?? {}) as Partial<Memory>
  const isOrdinary = importance === undefined || Number.isFinite(importance)
  const isPlain = kind === undefined || typeof kind === 'string'
  return typeof agent === 'string' && typeof text === 'string' && Number.isFinite(step) && isOrdinary && isPlain
}
