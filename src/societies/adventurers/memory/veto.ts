/**
 * Memory's veto. What has killed or cost points is not done again, nor what was refused here while nothing has changed
 * since, nor what would continue a loop. A rule, whoever thinks for Memory: the others are held to it.
 */
import { DIRECTION_OF } from '../../../worlds/adventure/english.ts'
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'
import type { LoopDetection } from '../board.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { BETWEEN } from './loop.ts'
import { trialKey } from '../knowledge/trial-key.ts'

const VAIN: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['refusal', 'unknown-word', 'not-here', 'nothing'])
const OFTEN = 2
const LONG_AGO = 12

export type VetoView = Pick<Knowledge, 'here' | 'tried' | 'harmful' | 'places' | 'unknownWords'> & {
  readonly step?: number
  /** how often the story gave the same answer */
  readonly answers?: Pick<Knowledge['answers'], 'get'>
  readonly muted: readonly string[]
  readonly loop: LoopDetection
}

/** Why it must not be done here and now; nothing when it may. */
export function vetoOf(
  command: string,
  { here, tried, harmful, places, unknownWords, answers, step = 0, muted, loop }: VetoView,
): string | undefined {
  if (muted.includes('memory') || ALWAYS.test(command)) return undefined
  const key = trialKey(here, command)
  if (harmful.has(key)) return 'it did us harm here'
  const unknown = command.split(' ').find((word) => unknownWords.has(word))
  if (unknown !== undefined) return `the story does not know the word ${unknown}`
  if (loop.isLooping && !loop.loopPattern.startsWith(BETWEEN) && loop.last5Actions.includes(command))
    return `we are going in circles (${loop.loopPattern})`
  const trial = tried.get(key)
  const version = places.get(here)?.version ?? 0
  // what we take for this place may have been another that looks the same
  if (trial && DIRECTION_OF.has(command) && step - trial.step > LONG_AGO) return undefined
  // another answer each time, as in a fight, is no refusal
  const isSame = (answers?.get(trial?.told ?? '') ?? OFTEN) >= OFTEN
  if (trial && VAIN.has(trial.kind) && trial.version >= version && trial.times >= OFTEN && isSame)
    return `it was tried ${trial.times} times here and nothing has changed since`
  return undefined
}

// what costs nothing, answers the program, or takes a turn back
const ALWAYS = /^(?:inventory|look|restart|restore \d+|yes|no|\s*)$/
