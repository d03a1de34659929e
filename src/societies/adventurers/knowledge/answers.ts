/** Normalises answers, to recognise the same one again: what is said to many commands tells nothing about this one. */
import type { Reply } from '../../../worlds/adventure/reading.ts'

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
