/** Absent things: names the text mentions but the story does not know, because they failed in two places. */
import type { Knowledge } from './knowledge.ts'

const TWICE = 2

export const isAbsent = ({ beliefs }: Pick<Knowledge, 'beliefs'>, name: string): boolean =>
  Number(beliefs.get(`absent ${name}`) ?? 0) >= TWICE

export function learnAbsent({ beliefs }: Pick<Knowledge, 'beliefs'>, name: string): void {
  beliefs.set(`absent ${name}`, String(Number(beliefs.get(`absent ${name}`) ?? 0) + 1))
}
