/**
 * Memory's veto. What has killed or cost points is not done again: a way not from there, an act like drinking or
 * fighting nowhere. Nor what was refused here while nothing has changed since, nor what would continue a loop or a walk
 * to and fro, nor anything that was answered four times with the same words. A rule, whoever thinks for Memory.
 */
import { DIRECTION_OF } from '../../../worlds/adventure/english.ts'
import type { LoopDetection, Trial } from '../board.ts'
import { parseCommand } from '../knowledge/command.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { renewedAt } from '../knowledge/model/changes.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { VAIN } from './vain.ts'

const TWICE = 2
const FORGETTABLE_STEPS = 12

export type VetoView = Pick<Knowledge, 'here' | 'tried' | 'harmful' | 'changes' | 'unknownWords'> & {
  readonly step?: number
  /** how often the story gave the same answer */
  readonly answers?: Pick<Knowledge['answers'], 'get'>
  readonly muted: readonly string[]
  readonly loop: LoopDetection
}

/** Why it must not be done here and now; nothing when it may. `towards`: the place it is meant to lead to. */
export function vetoOf(
  command: string,
  { here, tried, harmful, changes, unknownWords, answers, step = 0, muted, loop }: VetoView,
  towards = here,
): string | undefined {
  if (muted.includes('memory') || FREE.test(command)) return undefined
  const key = trialKey(here, command)
  const trial = tried.get(key)
  if (trial && trial.kind !== 'overload' && isStuckOn(trial, step)) return `the answer was the same ${trial.same} times`
  if (ALWAYS.test(command)) return undefined
  if (harmful.has(key)) return 'it did us harm here'
  const where = harmElsewhere(command, harmful)
  if (where !== undefined) return `it did us harm at ${where}`
  const unknown = command.split(' ').find((word) => unknownWords.has(word))
  if (unknown !== undefined) return `the story does not know the word ${unknown}`
  const isBlow = BLOW.test(command)
  if (!isBlow && loop.isLooping && loop.loopPlaces === undefined && loop.last5Actions.includes(command))
    return `we are going in circles (${loop.loopPattern})`
  if (towards !== here && loop.loopPlaces?.includes(towards)) return `we walk to and fro (${loop.loopPattern})`
  // what we take for this place may have been another that looks the same
  if (trial && DIRECTION_OF.has(command) && step - trial.step > FORGETTABLE_STEPS) return undefined
  // another answer each time, as in a fight, is no refusal
  const isSame = (answers?.get(trial?.told ?? '') ?? TWICE) >= TWICE
  const isVain = trial !== undefined && VAIN.has(trial.kind) && trial.times >= TWICE && isSame
  if (!isBlow && isVain && trial.step >= renewedAt(changes, here))
    return `it was tried ${trial.times} times here and nothing has changed since`
  return undefined
}

// in a fight it takes many, and who turns away in the middle of one is struck
const BLOW = /^(?:attack|kill|fight|hit) \S.* with \S/

const WATCHED = 4
const FIRST_PAUSE = 8
const LONGEST_PAUSE = 256

/** The watchdog: whatever it is, the same answer four times is enough, and after each further try for twice as long. */
function isStuckOn({ same = 1, step: last }: Trial, step: number): boolean {
  if (same < WATCHED) return false
  return step - last < Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (same - WATCHED))
}

// moves things, looks, or answers: when harm came after it, something else did it, or the place
export const INNOCENT =
  /^(?:go|take|get|drop|put|give|show|open|close|unlock|lock|wear|remove|turn|light|look|examine|x|read|search|listen|smell|wait|z|inventory|i|ask|tell|say|talk|enter|exit|climb|save|score|verbose|help|hint)\b/

/** Where the same act did harm, if it is the act that harms. */
function harmElsewhere(command: string, harmful: ReadonlySet<string>): string | undefined {
  const { way, verb, nouns } = parseCommand(command)
  if (harmful.size === 0 || way !== undefined || nouns.length === 0 || INNOCENT.test(verb)) return undefined
  for (const key of harmful) {
    const bar = key.lastIndexOf('|')
    if (key.slice(bar + 1) === command) return key.slice(0, bar)
  }
  return undefined
}

// what takes a turn back is no deed of the story, nor is a key
const FREE = /^(?:restart|restore \d+|\s*)$/
// what costs nothing, or answers the program
const ALWAYS = /^(?:inventory|look|yes|no)$/
