/** Whom to ask first: who helped before or knew things, then whom one likes. */
import type { Situation } from '../situation.ts'
import { warmthFor } from './warmth.ts'

const HELPER = 0.6
const TEACHER = 0.4

type Known = Pick<Situation, 'insights' | 'relations' | 'self'>

/** What speaks for asking somebody, beside liking them: 0 of a stranger, about 1 of who always helps. */
export function worthAsking({ insights = {} }: Known, name: string): number {
  return (insights.helper === name ? HELPER : 0) + (insights.teacher === name ? TEACHER : 0)
}

export function whomToAsk(situation: Known, people: readonly string[]): readonly string[] {
  return people
    .map((name) => ({ name, worth: warmthFor(situation, name) + worthAsking(situation, name) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ name }) => name)
}
