/** The words of an answer, to know them again: what is said to many commands is nothing of its own. */
import type { Reply } from '../../../worlds/adventure/reading.ts'

const LONGEST = 80

export const answerOf = ({ before }: Pick<Reply, 'before'>): string =>
  before.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST)
