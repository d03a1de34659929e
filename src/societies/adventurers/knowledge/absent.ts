/** What the text speaks of and the story knows nothing of: a name that was in vain in two places is only spoken of. */
import type { Knowledge } from './knowledge.ts'

const TWICE = 2

export const isAbsent = ({ beliefs }: Pick<Knowledge, 'beliefs'>, name: string): boolean =>
  Number(beliefs.get(`absent ${name}`) ?? 0) >= TWICE

export function learnAbsent({ beliefs }: Pick<Knowledge, 'beliefs'>, name: string): void {
  beliefs.set(`absent ${name}`, String(Number(beliefs.get(`absent ${name}`) ?? 0) + 1))
}
