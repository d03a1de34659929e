/**
 * Offers a proposal, unless it was tried in vain; what was refused before is worth a second try when the place has
 * changed.
 */
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { changedAt } from '../knowledge/model/changes.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { isSilent, type Hearing } from '../memory/recollect.ts'
import type { Proposal } from '../protocol.ts'

// how much the first guess counts against experience
const PRIOR = 4
const AGAIN = 0.4
// something was set going, perhaps what hindered this
const STIRRED = 0.6
const HOPELESS: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['unknown-word'])

const WORKED: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['change', 'score', 'moved'])
const MOST_UNDONE = 6
const COMMON = 2
// taking and dropping change with the place
const isGeneral = (verb: string) => !/^(?:take|get|drop|put)$/.test(verb)

/** What it takes to know whether something was tried in vain. */
type Offering = Hearing & Pick<Knowledge, 'tried' | 'changes' | 'here' | 'stirred' | 'answers' | 'luck'>

export interface Deed {
  readonly verb: string
  readonly rest: string
  /** a location, or `inventory` for what can be done anywhere */
  readonly at: string
  readonly probability: number
  readonly gain: number
  readonly reason: string
  /** what experience counts for it; the verb, unless told */
  readonly lesson?: string
  /** it was done, and is not any more */
  readonly undone?: boolean
  /** what hindered it is gone */
  readonly fresh?: boolean
  /** a second time brings nothing, whatever has changed */
  readonly once?: boolean
  /** since this step it is another matter */
  readonly renewed?: number
}

export function offer(
  knowledge: Offering,
  {
    verb,
    rest,
    at,
    probability,
    gain,
    reason,
    lesson = verb,
    undone = false,
    fresh = false,
    once = false,
    renewed = 0,
  }: Deed,
): Proposal | undefined {
  const { tried, changes, here, stirred, answers } = knowledge
  const command = rest === '' ? verb : `${verb} ${rest}`
  // what was done in the hand is the same where it lies
  const trial =
    tried.get(trialKey(at, command)) ?? (isGeneral(verb) ? tried.get(trialKey('inventory', command)) : undefined)
  let hope = 1
  const isRenewed = trial !== undefined && trial.step < renewed && (answers.get(trial.told) ?? 0) <= COMMON
  // that it was done we know ourselves; what came of it, and whether it may be otherwise now, Memory tells
  if (trial && isSilent(knowledge)) return undefined
  if (trial && once && trial.kind !== 'not-here' && !isRenewed) return undefined
  if (trial && !isRenewed) {
    const changed = at === 'inventory' ? -1 : changedAt(changes, at)
    // with empty hands it may be another matter
    const isWeight = trial.kind === 'overload'
    // a door that fell shut opens as it did before
    const isUndone =
      ((undone && WORKED.has(trial.kind)) || (fresh && trial.step < changed)) && trial.times < MOST_UNDONE
    const isStirred = trial.kind === 'refusal' && trial.step < stirred && (answers.get(trial.told) ?? 0) <= 1
    if (isUndone) hope = 1
    else if (isStirred && trial.step >= changed) hope = STIRRED ** trial.times
    else if (!isWeight && (trial.step >= changed || HOPELESS.has(trial.kind))) return undefined
    // what is said of everything has nothing to do with what changed
    else if (!isWeight && (answers.get(trial.told) ?? 0) > COMMON) return undefined
    else hope = isWeight ? 0.7 ** trial.times : AGAIN ** trial.times
  }
  return {
    command,
    at: at === 'inventory' ? here : at,
    gain,
    probability: adapted(knowledge, lesson, probability) * hope,
    reason,
    ...(lesson !== verb && { lesson }),
  }
}

/** A verb that works in this story works more often than we thought: by as much as it did better than expected. */
export function adapted({ luck }: Pick<Knowledge, 'luck'>, lesson: string, probability: number, least = 0): number {
  const { tries = 0, successes = 0 } = luck.get(lesson) ?? {}
  // a blind try is a guess, and a guess gives way sooner
  const prior = probability < GUESSED ? PRIOR / 2 : PRIOR
  const factor = (prior * probability + successes) / ((prior + tries) * probability)
  return Math.min(SUREST, probability * Math.min(Math.max(factor, least), MOST_FACTOR))
}

const SUREST = 0.95
const GUESSED = 0.15
const MOST_FACTOR = 2.5
