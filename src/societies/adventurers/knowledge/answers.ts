/** Normalises answers, to recognise the same one again: what is said to many commands tells nothing about this one. */
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'
import type { Reply } from '../../../worlds/adventure/reading.ts'
import { isDeaf } from './indifference.ts'
import type { Knowledge } from './knowledge.ts'

const LONGEST = 80

// `The oak door is not something you can open.` is what is said of any thing
const SUBJECT =
  /^(?:the|that|those|these|your|an?) [\w' -]{1,40}? (?=(?:is|are|was|were|isn|aren|can|cannot|won|will|do|does|don|doesn|has|have|seems?|would|could)\b)/i

/** Without the names in it: what is said of one thing and of another alike is the same answer. */
export function answerOf({ before }: Pick<Reply, 'before'>, nouns: readonly string[] = []): string {
  let text = before.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST).replace(SUBJECT, 'The * ')
  for (const noun of nouns) text = text.replaceAll(noun, '*')
  return text
}

/** The answer to the last command, and how often it was given. */
export interface Answer {
  readonly told: string
  /** before this turn */
  readonly times: number
  /** with this turn */
  readonly count: number
  /** pushed or pulled, it says the same */
  readonly isDeaf: boolean
}

export const STIRS = /^(?:push|press|pull|turn|move|turn on|switch on|switch off)$/
const VAIN: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['refusal', 'nothing', 'change'])

/** `from`: where the command was given; the last command is there. */
export function answerTo(
  { reply, last, tried, answers }: Pick<Knowledge, 'reply' | 'last' | 'tried' | 'answers'>,
  from: string,
): Answer {
  const told = answerOf(reply, last!.nouns)
  const times = answers.get(told) ?? 0
  const deaf = STIRS.test(last!.verb) && last!.nouns.length === 1 && isDeaf({ tried, last }, from, told)
  // what is said of one thing again is not said of everything
  const isCounted = VAIN.has(reply.kind) && told !== '' && !deaf
  return { told, times, count: times + (isCounted ? 1 : 0), isDeaf: deaf }
}
